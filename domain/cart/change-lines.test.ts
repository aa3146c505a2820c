import { describe, expect, it } from 'vitest';
import { aContext, aLine, anOffer, stockOf } from './a-cart.test-builder.ts';
import { type AddContext } from './add-to-cart.ts';
import type { CartLine } from './cart-line.ts';
import { changeLines, type LineChange } from './change-lines.ts';

const OFFERS = [
  anOffer('pen'),
  anOffer('laptop'),
  anOffer('plan', { childOf: ['laptop'], relation: 'WARRANTY' }),
  anOffer('set', {
    bundle: [
      { itemId: 'pad', qty: 1 },
      { itemId: 'tray', qty: 2 },
    ],
  }),
  anOffer('pad'),
  anOffer('tray'),
  anOffer('water', { isPickupEligible: false, surcharge: { feePerUnitCents: 150, alternates: [{ itemId: 'pallet', factor: 4 }] } }),
  anOffer('desk', { furnitureRates: { BASC: 4500, CUST: 0 } }),
];
const change = (lines: readonly CartLine[], one: Partial<LineChange>, over: Partial<AddContext> = {}) =>
  changeLines(aContext(OFFERS, { lines, ...over }), [{ lineId: 'row', ...one }]);
const shape = ({ lines }: { lines: readonly CartLine[] }) =>
  lines.map(({ itemId, qty, deliveryType }) => `${qty} ${itemId} ${deliveryType}`);
const codes = ({ messages }: ReturnType<typeof changeLines>) => messages.map(({ code, type }) => `${code} ${type}`);
const set = [
  aLine({ itemId: 'set', qty: 2 }),
  aLine({ lineId: 'pad', itemId: 'pad', qty: 2, parentLineId: 'row', relation: 'BUNDLE', details: { perSet: 1 } }),
  aLine({ lineId: 'tray', itemId: 'tray', qty: 4, parentLineId: 'row', relation: 'BUNDLE', details: { perSet: 2 } }),
];
const pickup = { deliveryType: 'ISP', storeNumber: '1547' } as const;

describe('a row', () => {
  it('says what was done to it by its numbers before and after [C3-21 C3-23 C4-10 C4-11]', () => {
    const after = (one: Partial<LineChange>) => change([aLine({ qty: 3 })], one).lines[0];
    expect(after({ qty: 4 })).toMatchObject({ qty: 4, prevQty: 3, actioned: 'ADD_ITEM' });
    expect(after({ qty: 2 })).toMatchObject({ qty: 2, prevQty: 3, actioned: 'DELETED_ITEM' });
    expect(after(pickup)).toMatchObject({ qty: 3, prevQty: 3, actioned: 'EDIT_ITEM' });
    expect(after({})).toMatchObject({ qty: 3, actioned: 'NONE' });
  });

  it('of quantity 0 is gone with what belongs to it', () => {
    const outcome = change(set, { qty: 0 });
    expect(outcome.lines).toEqual([]);
    expect(outcome.removed.map(({ lineId, prevQty, actioned }) => [lineId, prevQty, actioned])).toEqual([
      ['row', 2, 'DELETED_ITEM'],
      ['pad', 2, 'DELETED_ITEM'],
      ['tray', 4, 'DELETED_ITEM'],
    ]);
  });

  it('that was bought under a larger pack stays as it is when the number is no whole pack [C5-12]', () => {
    const row = aLine({ itemId: 'water', qty: 8, details: { surchargeAltItemId: 'pallet' } });
    expect(codes(change([row], { qty: 6 }))).toEqual(['SURCHARGE_STEPS ERROR']);
    expect(change([row], { qty: 6 }).lines).toMatchObject([{ qty: 8, actioned: 'NONE' }]);
    expect(shape(change([row], { qty: 4 }))).toEqual(['4 water STA']);
  });

  it('that moves is counted against the stock of the new place, and is one with a row that is there already', () => {
    const rows = [aLine({ qty: 3 }), aLine({ lineId: 'other', qty: 2, ...pickup })];
    expect(shape(change(rows, pickup))).toEqual(['5 pen ISP']);
    const short = change(rows, pickup, { availableAt: stockOf({ 'pen 1547': 4 }) });
    expect([shape(short), codes(short)]).toEqual([['4 pen ISP'], ['PARTIAL_QTY_AVAILABLE WARN']]);
    expect(codes(change(rows, { deliveryType: 'ISP', storeNumber: '9999' }))).toEqual(['INVALID_STORE_NUMBER ERROR']);
    expect(codes(change(rows, { deliveryType: 'ISP', storeNumber: '0008' }))).toEqual(['DELIVERY_COMBINATION_CONSTRAINT_FAILED ERROR']);
  });

  it('whose product is lowered loses its plans from the last one on, and that is told', () => {
    const rows = [
      aLine({ itemId: 'laptop', qty: 3 }),
      aLine({ lineId: 'a', itemId: 'plan', qty: 2, parentLineId: 'row', relation: 'WARRANTY' }),
      aLine({ lineId: 'b', itemId: 'plan3', qty: 1, parentLineId: 'row', relation: 'WARRANTY' }),
    ];
    const outcome = change(rows, { qty: 2 });
    expect(shape(outcome)).toEqual(['2 laptop STA', '2 plan STA']);
    expect(outcome.removed).toMatchObject([{ lineId: 'b', prevQty: 1, actioned: 'DELETED_ITEM' }]);
    expect(shape(change(rows, { qty: 1 }))).toEqual(['1 laptop STA', '1 plan STA']);
  });
});

describe('a set', () => {
  it('takes its parts along, up, down and to a store', () => {
    expect(shape(change(set, { qty: 3 }))).toEqual(['3 set STA', '3 pad STA', '6 tray STA']);
    expect(shape(change(set, { qty: 1 }))).toEqual(['1 set STA', '1 pad STA', '2 tray STA']);
    expect(shape(change(set, pickup))).toEqual(['2 set ISP', '2 pad ISP', '4 tray ISP']);
  });

  it('has no part that could be changed or removed alone', () => {
    for (const one of [{ qty: 0 }, { qty: 1 }, pickup]) {
      const outcome = change(set, { lineId: 'tray', ...one });
      expect(shape(outcome)).toEqual(['2 set STA', '2 pad STA', '4 tray STA']);
      expect(codes(outcome)).toEqual(['INVALID_DATA_ITEM ERROR']);
    }
  });

  it('is raised as far as its parts go', () => {
    expect(shape(change(set, { qty: 9 }, { availableAt: stockOf({ tray: 7 }) }))).toEqual(['3 set STA', '3 pad STA', '6 tray STA']);
  });
});

describe('some pieces of a row', () => {
  it('come another way, all that were asked for or none', () => {
    const row = [aLine({ qty: 5 })];
    expect(shape(change(row, { ...pickup, qty: 2, isSplit: true }))).toEqual(['3 pen STA', '2 pen ISP']);
    const short = change(row, { ...pickup, qty: 2, isSplit: true }, { availableAt: stockOf({ 'pen 1547': 1 }) });
    expect([shape(short), codes(short)]).toEqual([['5 pen STA'], ['OUT_OF_STOCK ERROR']]);
  });

  it('the whole row moves when all pieces are meant', () => {
    expect(shape(change([aLine({ qty: 5 })], { ...pickup, qty: 5, isSplit: true }))).toEqual(['5 pen ISP']);
  });

  it('of a full cart do not', () => {
    const full = [aLine({ qty: 5 }), ...Array.from({ length: 199 }, (_, index) => aLine({ lineId: `${index}`, itemId: `item-${index}` }))];
    expect(codes(change(full, { ...pickup, qty: 2, isSplit: true }))).toEqual(['EXCEEDED_LIMIT ERROR']);
  });
});

describe('the service of furniture', () => {
  it('is set, cut down with the row, and refused above it', () => {
    const desk = aLine({ itemId: 'desk', qty: 3 });
    const served = change([desk], { furniture: { BASC: 2, CUST: 1 } });
    expect(served.lines).toMatchObject([{ actioned: 'EDIT_ITEM', details: { furniture: { BASC: 2, CUST: 1 } } }]);
    expect(change(served.lines, { qty: 2 }).lines).toMatchObject([{ details: { furniture: { BASC: 2, CUST: 0 } } }]);
    expect(codes(change([desk], { furniture: { BASC: 3, CUST: 1 } }))).toEqual(['INVALID_DATA_ITEM ERROR']);
    expect(codes(change([aLine()], { furniture: { BASC: 1, CUST: 0 } }))).toEqual(['INVALID_DATA_ITEM ERROR']);
  });
});

describe('a gift', () => {
  it('is dropped, but its number is not the shopper’s to set [C8-17]', () => {
    const gift = aLine({ details: { promotionId: 'P' }, qty: 1 });
    expect(codes(change([gift], { qty: 5 }))).toEqual(['INVALID_FREE_ITEM ERROR']);
    expect(change([gift], { qty: 0 }).lines).toEqual([]);
  });
});
