import { describe, expect, it } from 'vitest';
import type { ItemFacts } from '../../catalog/item-facts.ts';
import { locationOf, type CartLine } from '../cart-line.ts';
import type { Offer } from '../offer.ts';
import { isSameDayWished, mayComeSameDay, sameDayStoreFor, withSameDayStores } from './same-day-rows.ts';

function anOffer(facts: ItemFacts = {}): Offer {
  return {
    itemId: 'pen',
    categoryIds: [],
    brand: '',
    facts,
    isPublished: true,
    unitPriceCents: 100,
    isOnContract: false,
    volumePrices: [],
  };
}

function aLine(over: Partial<CartLine> = {}): CartLine {
  return {
    lineId: 'a',
    position: 1,
    itemId: 'pen',
    qty: 2,
    prevQty: 0,
    actioned: 'NONE',
    deliveryType: 'STA',
    storeNumber: undefined,
    parentLineId: undefined,
    relation: undefined,
    addedPriceCents: 100,
    details: { level: 'SDD' },
    addedAtMs: 0,
    version: 1,
    seen: undefined,
    ...over,
  };
}

const STOCK: Readonly<Record<string, number>> = { FC1: 100, near: 3, far: 10 };
const context = {
  offerOf: () => anOffer(),
  availableAt: (_itemId: string, location: string) => STOCK[location],
  sameDayStores: [{ storeNumber: 'near' }, { storeNumber: 'far' }],
};

describe('an item that may come today', () => {
  it('is a thing that stores hand out and whose pieces are counted', () => {
    expect(mayComeSameDay(anOffer())).toBe(true);
    for (const facts of [
      { isFurniture: true },
      { isPickupEligible: false },
      { productType: 'ESD' as const },
      { relation: 'WARRANTY' as const },
      { isInStoreOnly: true },
      { backOrderDate: '2026-12-01' },
      { isPreOrder: true },
      { bundle: [{ itemId: 'part', qty: 1 }] },
    ]) {
      expect(mayComeSameDay(anOffer(facts)), JSON.stringify(facts)).toBe(false);
    }
  });
});

describe('the store that a row is brought from', () => {
  it('is the nearest that has all of it', () => {
    expect(sameDayStoreFor(context, anOffer(), 3, [])).toBe('near');
    expect(sameDayStoreFor(context, anOffer(), 4, [])).toBe('far');
    expect(sameDayStoreFor(context, anOffer(), 11, [])).toBeUndefined();
  });

  it('has it beside what is fetched there and what else comes today', () => {
    const fetched = aLine({ lineId: 'b', details: {}, deliveryType: 'ISP', storeNumber: 'near', qty: 1 });
    expect(sameDayStoreFor(context, anOffer(), 2, [fetched])).toBe('near');
    expect(sameDayStoreFor(context, anOffer(), 3, [fetched])).toBe('far');
    expect(sameDayStoreFor(context, anOffer(), 2, [aLine({ lineId: 'b' })])).toBe('far');
    expect(sameDayStoreFor(context, anOffer(), 3, [aLine({ lineId: 'b', itemId: 'ink' })])).toBe('near');
    expect(sameDayStoreFor(context, anOffer(), 3, [aLine({ lineId: 'b', details: {} })])).toBe('near');
  });

  it('decides where the stock of the row is taken from', () => {
    const [row] = withSameDayStores(context, [aLine()]);
    expect(row === undefined ? undefined : locationOf(row)).toBe('near');
    const [late] = withSameDayStores({ ...context, sameDayStores: [] }, [row ?? aLine()]);
    expect(late === undefined ? undefined : locationOf(late)).toBe('FC1');
    expect(late === undefined ? undefined : isSameDayWished(late)).toBe(true);
  });

  it('is none for rows that are fetched, given away, or not wanted today; those stay the same objects', () => {
    const lines = [
      aLine({ lineId: 'b', details: {} }),
      aLine({ lineId: 'c', deliveryType: 'ISP', storeNumber: 'far' }),
      aLine({ lineId: 'd', details: { level: 'SDD', promotionId: 'FREEPEN' } }),
    ];
    for (const [index, row] of withSameDayStores(context, lines).entries()) expect(row).toBe(lines[index]);
    const plain = [aLine({ details: {} })];
    expect(withSameDayStores(context, plain)).toBe(plain);
    const kept = withSameDayStores(context, [aLine()]);
    expect(withSameDayStores(context, kept)[0]).toBe(kept[0]);
  });
});
