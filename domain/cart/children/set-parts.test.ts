import { describe, expect, it } from 'vitest';
import { aLine, stockOf } from '#domain/cart/a-cart.test-builder.ts';
import { partRows, setsAvailable } from './set-parts.ts';

const parts = [
  { itemId: 'pad', qty: 1 },
  { itemId: 'tray', qty: 2 },
];
const place = { deliveryType: 'STA' as const, storeNumber: undefined };

describe('how many sets there are', () => {
  it('as many as the scarcest part is enough for, less what other rows take from the same place', () => {
    expect(setsAvailable(parts, place, [], stockOf({ pad: 9, tray: 9 }))).toBe(4);
    expect(setsAvailable(parts, place, [], stockOf({ pad: 3, tray: 9 }))).toBe(3);
    expect(setsAvailable(parts, place, [aLine({ itemId: 'tray', qty: 5 })], stockOf({ pad: 9, tray: 9 }))).toBe(2);
    const fetched = aLine({ itemId: 'tray', qty: 5, deliveryType: 'ISP', storeNumber: '1547' });
    expect(setsAvailable(parts, place, [fetched], stockOf({ pad: 9, tray: 9 }))).toBe(4);
    expect(setsAvailable(parts, place, [], stockOf({ tray: undefined }))).toBe(0);
  });
});

describe('the rows of the parts', () => {
  const set = aLine({ lineId: 'set', itemId: 'set', qty: 3, deliveryType: 'ISP', storeNumber: '1547', position: 4 });

  it('are made with the set: as many as it holds, going its way, after everything else [C3-30]', () => {
    let last = 0;
    const rows = partRows(set, parts, [aLine({ position: 7 })], () => `n${(last += 1)}`);
    expect(rows).toMatchObject([
      {
        lineId: 'n1',
        itemId: 'pad',
        qty: 3,
        position: 8,
        parentLineId: 'set',
        relation: 'BUNDLE',
        deliveryType: 'ISP',
        storeNumber: '1547',
        details: { perSet: 1 },
      },
      { lineId: 'n2', itemId: 'tray', qty: 6, position: 9, details: { perSet: 2 } },
    ]);
  });

  it('that are there follow the set and keep their ids', () => {
    const known = aLine({ lineId: 'pad', itemId: 'pad', qty: 1, parentLineId: 'set', relation: 'BUNDLE' });
    expect(partRows(set, parts, [known], () => 'new')[0]).toMatchObject({ lineId: 'pad', qty: 3, prevQty: 1, storeNumber: '1547' });
  });
});
