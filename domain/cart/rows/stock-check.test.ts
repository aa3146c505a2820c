import { describe, expect, it } from 'vitest';
import { aLine, anOffer, offersOf, stockOf } from '../a-cart.test-builder.ts';
import type { CartLine } from '../cart-line.ts';
import { quantitiesByStock, stockStates } from './stock-check.ts';

const offerOf = offersOf(
  anOffer('pen'),
  anOffer('download', { productType: 'ESD' }),
  anOffer('later', { backOrderDate: '2026-12-07' }),
  anOffer('set', {
    bundle: [
      { itemId: 'pad', qty: 1 },
      { itemId: 'tray', qty: 2 },
    ],
  }),
  anOffer('pad'),
  anOffer('tray'),
);
const set = (qty: number, id = 'set') => [
  aLine({ lineId: id, itemId: 'set', qty }),
  aLine({ lineId: `${id}-pad`, itemId: 'pad', qty, parentLineId: id, relation: 'BUNDLE', details: { perSet: 1 } }),
  aLine({ lineId: `${id}-tray`, itemId: 'tray', qty: 2 * qty, parentLineId: id, relation: 'BUNDLE', details: { perSet: 2 } }),
];
const states = (lines: readonly CartLine[], units: Record<string, number>) => {
  const found = stockStates({ offerOf, availableAt: stockOf(units) }, lines);
  return (id: string) => found.get(id);
};
const lowered = (lines: readonly CartLine[], units: Record<string, number>, step = 1) =>
  quantitiesByStock(lines, stockStates({ offerOf, availableAt: stockOf(units) }, lines), () => step);

describe('rows against the stock', () => {
  it('rows of one item at one place share it, the earlier one first', () => {
    const rows = [
      aLine({ lineId: 'a', qty: 3 }),
      aLine({ lineId: 'b', qty: 3 }),
      aLine({ lineId: 'c', qty: 1, deliveryType: 'ISP', storeNumber: '1547' }),
    ];
    const state = states(rows, { 'pen FC1': 4, 'pen 1547': 0 });
    expect([state('a'), state('b'), state('c')]).toMatchObject([
      { availableQty: 4, isOutOfStock: false },
      { availableQty: 1, isOutOfStock: false },
      { availableQty: 0, isOutOfStock: true },
    ]);
  });

  it('what is not counted does not run out', () => {
    const rows = [aLine({ lineId: 'a', itemId: 'download' }), aLine({ lineId: 'b', itemId: 'later' })];
    const state = states(rows, { download: 0, later: 0 });
    expect([state('a')?.isOutOfStock, state('b')?.isOutOfStock]).toEqual([false, false]);
  });

  it('a set can be had as often as its scarcest part', () => {
    const state = states(set(3), { pad: 10, tray: 5 });
    expect(state('set')).toMatchObject({ availableQty: 2, isOutOfStock: false });
    expect(states(set(1), { pad: 10, tray: 1 })('set')).toMatchObject({ availableQty: 0, isOutOfStock: true });
    expect(states(set(1), { pad: 10, tray: 2 })('set')).toMatchObject({ availableQty: 1 });
  });

  it('a set that cannot be had keeps no part from a row of that part', () => {
    const rows = [...set(5), aLine({ lineId: 'pads', itemId: 'pad', qty: 4 })];
    expect(states(rows, { pad: 5, tray: 0 })('pads')).toMatchObject({ availableQty: 5 });
    expect(states(rows, { pad: 5, tray: 4 })('pads')).toMatchObject({ availableQty: 3 });
  });

  it('two sets share the parts', () => {
    const state = states([...set(2), ...set(2, 'other')], { pad: 3, tray: 100 });
    expect([state('set')?.availableQty, state('other')?.availableQty]).toEqual([3, 1]);
  });
});

describe('rows above the stock', () => {
  it('are lowered to it, one that is exactly at it is not, and one without any is left to the shopper [C8-04]', () => {
    expect(lowered([aLine({ qty: 5 })], { pen: 4 })).toEqual([{ lineId: 'row', qty: 4 }]);
    expect(lowered([aLine({ qty: 4 })], { pen: 4 })).toEqual([]);
    expect(lowered([aLine({ qty: 4 })], { pen: 0 })).toEqual([]);
  });

  it('go down in whole steps, and not at all when no step is left', () => {
    expect(lowered([aLine({ qty: 12 })], { pen: 11 }, 4)).toEqual([{ lineId: 'row', qty: 8 }]);
    expect(lowered([aLine({ qty: 12 })], { pen: 3 }, 4)).toEqual([]);
  });

  it('of a set: the set is lowered, its parts follow it', () => {
    expect(lowered(set(3), { pad: 10, tray: 5 })).toEqual([{ lineId: 'set', qty: 2 }]);
  });
});
