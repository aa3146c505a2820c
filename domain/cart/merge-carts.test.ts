import { describe, expect, it } from 'vitest';
import type { ItemFacts } from '../catalog/item-facts.ts';
import { aLine } from './a-cart.test-builder.ts';
import { mergeLines } from './merge-carts.ts';

const FACTS: Record<string, ItemFacts> = {
  planner: { limitPerOrder: 3 },
  set: { bundle: [{ itemId: 'tray', qty: 2 }] },
  water: { surcharge: { feePerUnitCents: 150, alternates: [{ itemId: 'pallet', factor: 4 }] } },
};
let last = 0;
const merging = { factsOf: (itemId: string) => FACTS[itemId] ?? {}, newId: () => `new-${(last += 1)}` };
const merged = (own: Parameters<typeof mergeLines>[0], guest: Parameters<typeof mergeLines>[1]) =>
  mergeLines(own, guest, merging).map(({ itemId, qty, parentLineId, storeNumber }) => ({ itemId, qty, parentLineId, storeNumber }));

describe("a guest's rows in the cart of the person that they turned out to be", () => {
  it('are added: the same item with the same delivery is one row with the sum of both', () => {
    const own = [aLine({ lineId: 'own', qty: 2 })];
    const guest = [aLine({ lineId: 'g1', qty: 3 }), aLine({ lineId: 'g2', itemId: 'pad', qty: 1 })];
    expect(merged(own, guest)).toMatchObject([
      { itemId: 'pen', qty: 5 },
      { itemId: 'pad', qty: 1 },
    ]);
  });

  it('with another delivery are rows of their own, fetched in the store of the person', () => {
    const own = [aLine({ lineId: 'own', deliveryType: 'ISP', storeNumber: '1547', itemId: 'pad' })];
    const guest = [aLine({ lineId: 'g', deliveryType: 'ISP', storeNumber: '0008' })];
    expect(merged(own, guest)).toMatchObject([{ storeNumber: '1547' }, { itemId: 'pen', storeNumber: '1547' }]);
  });

  it('hold no more than a row, and no more than an order may have of the item in all its rows', () => {
    expect(merged([aLine({ lineId: 'own', qty: 9_000 })], [aLine({ lineId: 'g', qty: 1_000 })])).toMatchObject([{ qty: 9_999 }]);
    const own = [aLine({ lineId: 'own', itemId: 'planner', qty: 2, deliveryType: 'ISP', storeNumber: '1547' })];
    expect(merged(own, [aLine({ lineId: 'g', itemId: 'planner', qty: 3 })])).toMatchObject([{ qty: 2 }, { qty: 1 }]);
    expect(merged([{ ...own[0], qty: 3 } as (typeof own)[0]], [aLine({ lineId: 'g', itemId: 'planner', qty: 1 })])).toHaveLength(1);
  });

  it('bought under a larger pack stay whole packs', () => {
    const details = { surchargeAltItemId: 'pallet' };
    const own = [aLine({ lineId: 'own', itemId: 'water', qty: 9_992, details })];
    expect(merged(own, [aLine({ lineId: 'g', itemId: 'water', qty: 8, details })])).toMatchObject([{ qty: 9_996 }]);
  });

  it('bring their children along, and plans together are no more than the product', () => {
    const own = [
      aLine({ lineId: 'own', itemId: 'laptop', qty: 9_999 }),
      aLine({ lineId: 'plan', itemId: 'plan2', qty: 9_999, parentLineId: 'own', relation: 'WARRANTY' }),
    ];
    const guest = [
      aLine({ lineId: 'g', itemId: 'laptop', qty: 1 }),
      aLine({ lineId: 'gp', itemId: 'plan3', qty: 1, parentLineId: 'g', relation: 'WARRANTY' }),
    ];
    expect(merged(own, guest)).toMatchObject([{ qty: 9_999 }, { itemId: 'plan2', qty: 9_999 }]);
    expect(merged([aLine({ lineId: 'own', itemId: 'laptop', qty: 1 })], guest)).toMatchObject([
      { itemId: 'laptop', qty: 2 },
      { itemId: 'plan3', qty: 1, parentLineId: 'own' },
    ]);
  });

  it('that are sets have the parts of the sum, and a set never comes without its parts', () => {
    const set = (id: string, qty: number) => [
      aLine({ lineId: id, itemId: 'set', qty }),
      aLine({ lineId: `${id}-tray`, itemId: 'tray', qty: 2 * qty, parentLineId: id, relation: 'BUNDLE', details: { perSet: 2 } }),
    ];
    expect(merged(set('own', 1), set('g', 2))).toMatchObject([
      { itemId: 'set', qty: 3 },
      { itemId: 'tray', qty: 6, parentLineId: 'own' },
    ]);
    expect(merged(set('own', 4_000), set('g', 4_000))).toMatchObject([{ qty: 4_999 }, { qty: 9_998 }]);
    const rows = Array.from({ length: 199 }, (_, index) => aLine({ lineId: `${index}`, itemId: `item-${index}` }));
    expect(merged(rows, set('g', 1))).toHaveLength(199);
    expect(merged(rows.slice(1), set('g', 1))).toHaveLength(200);
  });

  it('do not give a gift twice', () => {
    const gift = { itemId: 'sample', qty: 1, details: { promotionId: 'FREEPEN' } };
    expect(merged([aLine({ lineId: 'own', ...gift })], [aLine({ lineId: 'g', ...gift })])).toMatchObject([{ qty: 1 }]);
  });
});
