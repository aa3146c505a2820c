import { describe, expect, it } from 'vitest';
import { aLine } from '../a-cart.test-builder.ts';
import type { CartLine } from '../cart-line.ts';
import { linkedLineIds, splitLine } from './split-line.ts';
import { uniteWithTwin } from './unite-rows.ts';

const place = { deliveryType: 'ISP' as const, storeNumber: '1547', level: undefined };
let last = 0;
const split = (lines: readonly CartLine[], qty: number) => splitLine(lines, 'row', { qty, place, newId: () => `new-${(last += 1)}` });
const shape = (lines: readonly CartLine[]) => lines.map(({ itemId, qty, deliveryType }) => `${qty} ${itemId} ${deliveryType}`);

describe('splitting a row', () => {
  it('leaves the rest where it was and links the two rows', () => {
    const lines = split([aLine({ qty: 5 }), aLine({ lineId: 'pad', itemId: 'pad', position: 8 })], 2);
    expect(shape(lines)).toEqual(['3 pen STA', '2 pad STA', '2 pen ISP']);
    const [kept, , moved] = lines;
    expect(moved).toMatchObject({ position: 9, prevQty: 0, actioned: 'ADD_ITEM', storeNumber: '1547', details: { splitFrom: 'row' } });
    expect(linkedLineIds(lines, kept ?? aLine())).toEqual([moved?.lineId]);
    expect(linkedLineIds(lines, moved ?? aLine())).toEqual(['row']);
  });

  it.each([0, -1, 5, 6])('of %i of 5 pieces changes nothing', (qty) => {
    const lines = [aLine({ qty: 5 })];
    expect(split(lines, qty)).toEqual(lines);
  });

  it('takes plans along that the smaller row has no pieces for, and every part of its sets', () => {
    const child = (over: Partial<CartLine>) => aLine({ parentLineId: 'row', ...over });
    const lines = split(
      [
        aLine({ itemId: 'laptop', qty: 4 }),
        child({ lineId: 'a', itemId: 'plan2', qty: 2, relation: 'WARRANTY' }),
        child({ lineId: 'b', itemId: 'plan3', qty: 2, relation: 'WARRANTY' }),
        child({ lineId: 'c', itemId: 'setup', qty: 2, relation: 'TECHHELP' }),
        child({ lineId: 'd', itemId: 'tray', qty: 8, relation: 'BUNDLE', details: { perSet: 2 } }),
      ],
      1,
    );
    expect(shape(lines)).toEqual([
      '3 laptop STA',
      '2 plan2 STA',
      '1 plan3 STA',
      '2 setup STA',
      '6 tray STA',
      '1 laptop ISP',
      '1 plan3 STA',
      '2 tray ISP',
    ]);
  });

  it('leaves the service with the pieces that stay', () => {
    const lines = split([aLine({ qty: 3, details: { furniture: { BASC: 2, CUST: 1 } } })], 2);
    expect(lines.map((line) => line.details.furniture)).toEqual([{ BASC: 1, CUST: 0 }, undefined]);
  });
});

describe('uniting rows', () => {
  const unite = (lines: readonly CartLine[]) => uniteWithTwin(lines, 'row');

  it('makes one row of the same thing in the same way', () => {
    expect(unite([aLine({ lineId: 'twin', qty: 3 }), aLine({ qty: 2 })])).toMatchObject({
      lineId: 'twin',
      lines: [{ qty: 5, prevQty: 3 }],
    });
  });

  it.each<[string, Partial<CartLine>]>([
    ['another item', { itemId: 'pad' }],
    ['another way', place],
    ['another parent', { parentLineId: 'x' }],
    ['another pack', { details: { surchargeAltItemId: 'pallet' } }],
    ['a gift', { details: { promotionId: 'P' } }],
    ['too many pieces together', { qty: 9_998 }],
  ])('leaves two rows for %s', (_what, over) => {
    expect(unite([aLine({ lineId: 'twin', ...over }), aLine({ qty: 2 })]).lines).toHaveLength(2);
  });

  it('just fills a row', () => {
    expect(unite([aLine({ lineId: 'twin', qty: 9_997 }), aLine({ qty: 2 })]).lines).toMatchObject([{ qty: 9_999 }]);
  });

  it('brings the children and the service of both together', () => {
    const plan = (lineId: string, parentLineId: string) => aLine({ lineId, itemId: 'plan', qty: 1, parentLineId, relation: 'WARRANTY' });
    const furniture = { BASC: 1, CUST: 0 };
    const { lines } = unite([
      aLine({ lineId: 'twin', details: { furniture } }),
      plan('a', 'twin'),
      aLine({ details: { furniture: { BASC: 1, CUST: 1 } } }),
      plan('b', 'row'),
    ]);
    expect(lines).toMatchObject([
      { qty: 4, details: { furniture: { BASC: 2, CUST: 1 } } },
      { qty: 2, parentLineId: 'twin' },
    ]);
  });
});
