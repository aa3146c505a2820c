import { describe, expect, it } from 'vitest';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { aBuyer } from '#domain/cart/a-cart.test-builder.ts';
import type { AddContext } from '#domain/cart/add-to-cart.ts';
import { moveToCart } from './move-to-cart.ts';
import type { Offer } from '#domain/cart/offer.ts';
import type { SavedChild, SavedItem } from './saved-item.ts';

const FACTS: Record<string, ItemFacts> = {
  laptop: {},
  paper: {},
  gone: {},
  'store-pc': { isInStoreOnly: true },
  plan: { childOf: ['laptop'], relation: 'WARRANTY' },
  'sold-out-plan': { childOf: ['laptop'], relation: 'WARRANTY' },
};
const STOCK: Record<string, number> = { laptop: 3, paper: 1_000, gone: 0, 'sold-out-plan': 0 };

function contextOf(): AddContext {
  let lastId = 0;
  const offers = new Map(
    Object.entries(FACTS).map(([itemId, facts]): [string, Offer] => [
      itemId,
      { itemId, facts, categoryIds: [], brand: '', isPublished: true, unitPriceCents: 100, isOnContract: false, volumePrices: [] },
    ]),
  );
  return {
    lines: [],
    buyer: aBuyer(),
    offerOf: (itemId) => offers.get(itemId),
    availableAt: (itemId, location) => (location === '1547' ? 7 : STOCK[itemId]),
    isKnownStore: (storeNumber) => storeNumber === '1547',
    stores: { yourStoreId: '1547' },
    ignoresExistingQty: false,
    keepsOriginal: false,
    nowMs: 0,
    brandName: 'Foolscap',
    newId: () => `line-${(lastId += 1)}`,
  };
}

const saved = (itemId: string, qty: number, children: readonly SavedChild[] = []): SavedItem => ({
  listItemId: `list-${itemId}`,
  itemId,
  qty,
  children,
  savedAtMs: 0,
});
const plan = (qty: number, itemId = 'plan'): SavedChild => ({ itemId, qty, relation: 'WARRANTY' });
const all = (items: readonly SavedItem[]) => items.map(({ listItemId }) => ({ listItemId }));
const moveAll = (items: readonly SavedItem[]) => moveToCart(contextOf(), items, all(items));

describe('moving saved items to the cart', () => {
  it('puts each under its row with what was saved along, and takes it off the list', () => {
    const outcome = moveAll([saved('laptop', 2, [plan(2)]), saved('paper', 5)]);
    expect(outcome.lines.map(({ lineId, itemId, qty, parentLineId }) => [lineId, itemId, qty, parentLineId])).toEqual([
      ['line-1', 'laptop', 2, undefined],
      ['line-2', 'plan', 2, 'line-1'],
      ['line-3', 'paper', 5, undefined],
    ]);
    expect(outcome).toMatchObject({
      saved: [],
      left: [],
      moved: [
        { lineId: 'line-1', qty: 2 },
        { lineId: 'line-3', qty: 5 },
      ],
    });
  });

  it('leaves what cannot be added, with the reason, and goes on', () => {
    const outcome = moveAll([saved('gone', 1), saved('paper', 1)]);
    expect(outcome.saved).toEqual([saved('gone', 1)]);
    expect(outcome.left).toMatchObject([{ itemId: 'gone', qty: 1, messages: [{ code: 'OUT_OF_STOCK' }] }]);
    expect(outcome.lines.map(({ itemId }) => itemId)).toEqual(['paper']);
  });

  it('leaves the rest where only a part can be added, with the plans that the rest has room for', () => {
    const outcome = moveAll([saved('laptop', 5, [plan(4)])]);
    expect(outcome.lines.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ['laptop', 3],
      ['plan', 3],
    ]);
    expect(outcome.saved).toEqual([saved('laptop', 2, [plan(1)])]);
    expect(outcome.left).toMatchObject([{ qty: 2, messages: [{ code: 'PARTIAL_QTY_AVAILABLE' }] }]);
  });

  it('moves a product whose plan cannot be had any more without it, and says so', () => {
    const outcome = moveAll([saved('laptop', 1, [plan(1, 'sold-out-plan')])]);
    expect(outcome.lines.map(({ itemId }) => itemId)).toEqual(['laptop']);
    expect(outcome.saved).toEqual([]);
    expect(outcome.messages).toMatchObject([{ code: 'WARRANTY_OUT_OF_STOCK', itemId: 'sold-out-plan' }]);
  });

  it('counts what earlier ones have taken', () => {
    const outcome = moveToCart(
      contextOf(),
      [saved('laptop', 3)],
      [
        { listItemId: 'list-laptop', qty: 2 },
        { listItemId: 'list-laptop', qty: 2 },
      ],
    );
    expect(outcome.lines.map(({ qty }) => qty)).toEqual([3]);
    expect(outcome.saved).toEqual([]);
  });

  it('fetches from the store what only stores sell', () => {
    const outcome = moveAll([saved('store-pc', 1)]);
    expect(outcome.lines).toMatchObject([{ deliveryType: 'ISP', storeNumber: '1547' }]);
  });

  it('passes over what is not saved', () => {
    expect(moveToCart(contextOf(), [], [{ listItemId: 'nothing' }])).toMatchObject({ lines: [], moved: [], left: [] });
  });
});
