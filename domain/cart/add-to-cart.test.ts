import { describe, expect, it } from 'vitest';
import { aBuyer, aContext, aLine, anOffer, stockOf, wanted } from './a-cart.test-builder.ts';
import { addToCart, wholeQuantity, type AddContext, type WantedItem } from './add-to-cart.ts';

const OFFERS = [
  anOffer('pen'),
  anOffer('planner', { limitPerOrder: 3 }),
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
  anOffer('safe', { surcharge: { feePerUnitCents: 900, alternates: [] } }),
  anOffer('new'),
  anOffer('old', { isDiscontinued: true, substitute: { kind: 'FULLHARDSUB', itemId: 'new' } }),
  anOffer('desk', { furnitureRates: { BASC: 4500, CUST: 0 } }),
  anOffer('premium', { membership: 'PREMIUM' }),
];
const add = (items: readonly WantedItem[], over: Partial<AddContext> = {}) => addToCart(aContext(OFFERS, over), items);
const codes = (outcome: ReturnType<typeof add>) => outcome.messages.map(({ code, type }) => [code, type]);
const rows = (outcome: ReturnType<typeof add>) => outcome.lines.map(({ itemId, qty }) => [itemId, qty]);

describe('adding items', () => {
  it('one that cannot be had keeps no other out', () => {
    const outcome = add([wanted('unknown'), wanted('pen'), wanted('pen', { qty: 0 })]);
    expect(rows(outcome)).toEqual([['pen', 1]]);
    expect(codes(outcome)).toEqual([
      ['SKU_INVALID', 'ERROR'],
      ['INVALID_DATA_ITEM', 'ERROR'],
    ]);
  });

  it('named twice in a request is one row, compared with what was there before the request [C3-14]', () => {
    const outcome = add([wanted('pen', { qty: 1 }), wanted('pen', { qty: 2 })], { lines: [aLine({ qty: 4 })] });
    expect(outcome.lines).toMatchObject([{ qty: 7, prevQty: 4, actioned: 'ADD_ITEM' }]);
    expect(add([wanted('pen'), wanted('pen')]).lines).toMatchObject([{ qty: 2, prevQty: 0 }]);
  });

  it('what only stores sell is not delivered for want of a store, however much lies at the centre', () => {
    const pc = anOffer('pc', { isInStoreOnly: true });
    const ask = (deliveryType: 'STA' | 'ISP', storeNumber?: string) =>
      addToCart(aContext([pc]), [wanted('pc', { deliveryType, storeNumber })]);
    expect(codes(ask('STA'))).toEqual([['ITEM_NOT_AVAILABLE', 'ERROR']]);
    expect(codes(ask('ISP'))).toEqual([['ITEM_NOT_AVAILABLE', 'ERROR']]);
    expect(rows(ask('ISP', '1547'))).toEqual([['pc', 1]]);
  });

  it('a part of a set that is asked for as well is passed over: the set brings it', () => {
    const outcome = add([wanted('set', { qty: 2 }), wanted('pad', { qty: 9, isPartOfSet: true })]);
    expect(rows(outcome)).toEqual([
      ['set', 2],
      ['pad', 2],
      ['tray', 4],
    ]);
  });

  it('a set is added as often as its parts are there', () => {
    const outcome = add([wanted('set', { qty: 5 })], { availableAt: stockOf({ tray: 7 }) });
    expect(rows(outcome)).toEqual([
      ['set', 3],
      ['pad', 3],
      ['tray', 6],
    ]);
    expect(codes(outcome)).toEqual([['PARTIAL_QTY_AVAILABLE', 'WARN']]);
    expect(codes(add([wanted('set')], { availableAt: stockOf({ tray: 1 }) }))).toEqual([['OUT_OF_STOCK', 'ERROR']]);
  });

  it('the 200th row fits, the 201st does not, and a set counts with its parts [C8-05]', () => {
    const full = (count: number) =>
      Array.from({ length: count }, (_, index) => aLine({ lineId: `${index}`, itemId: `item-${index}`, position: index }));
    expect(add([wanted('pen')], { lines: full(199) }).lines).toHaveLength(200);
    expect(codes(add([wanted('pen')], { lines: full(200) }))).toEqual([['EXCEEDED_LIMIT', 'ERROR']]);
    expect(add([wanted('set')], { lines: full(197) }).lines).toHaveLength(200);
    expect(codes(add([wanted('set')], { lines: full(198) }))).toEqual([['EXCEEDED_LIMIT', 'ERROR']]);
    const more = add([wanted('pen')], { lines: [...full(199), aLine({ qty: 1 })] });
    expect(more.lines.at(-1)).toMatchObject({ itemId: 'pen', qty: 2 });
  });

  it('a plan goes up to the product, not above it [C5-02 C5-03]', () => {
    const lines = [aLine({ lineId: 'l', itemId: 'laptop', qty: 2 })];
    expect(rows(add([wanted('plan', { qty: 2, parentItemId: 'laptop' })], { lines }))).toEqual([
      ['laptop', 2],
      ['plan', 2],
    ]);
    expect(codes(add([wanted('plan', { qty: 3, parentItemId: 'laptop' })], { lines }))).toEqual([
      ['CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', 'ERROR'],
    ]);
  });

  it('a plan of the same request goes with the row that came of its product, as often as there is of that [C5-02 C5-03]', () => {
    const older = [aLine({ lineId: 'l', itemId: 'laptop', qty: 1 })];
    const plan = wanted('plan', { qty: 5, parentItemId: 'laptop', relation: 'WARRANTY' });
    const cut = add([wanted('laptop', { qty: 5, deliveryType: 'ISP', storeNumber: '1547' }), plan], {
      lines: older,
      availableAt: stockOf({ laptop: 3 }),
    });
    const fetched = cut.lines.find(({ deliveryType }) => deliveryType === 'ISP');
    const bought = cut.lines.find(({ itemId }) => itemId === 'plan');
    expect([fetched?.qty, bought?.qty, bought?.parentLineId]).toEqual([3, 3, fetched?.lineId]);
    const none = add([wanted('laptop', { qty: 1 }), plan], { lines: older, availableAt: stockOf({ laptop: 1 }) });
    expect(rows(none)).toEqual([['laptop', 1]]);
    expect(codes(none).at(-1)).toEqual(['STANDALONE_WARRANTY_ITEM', 'ERROR']);
    // What is not sold at all says that.
    const unknown = add([wanted('laptop', { qty: 1 }), wanted('nothing', { parentItemId: 'laptop', relation: 'WARRANTY' })], {
      lines: older,
      availableAt: stockOf({ laptop: 1 }),
    });
    expect(codes(unknown).at(-1)).toEqual(['SKU_INVALID', 'ERROR']);
    // The number is set, and was the same before: none is added, and the plan goes along all the same.
    const set = add([wanted('laptop', { qty: 1 }), wanted('plan', { qty: 1, parentItemId: 'laptop', relation: 'WARRANTY' })], {
      lines: older,
      ignoresExistingQty: true,
    });
    expect(rows(set)).toEqual([
      ['laptop', 1],
      ['plan', 1],
    ]);
  });

  it('a plan that is sold out says so in its own words', () => {
    const lines = [aLine({ lineId: 'l', itemId: 'laptop' })];
    expect(codes(add([wanted('plan', { parentItemId: 'laptop' })], { lines, availableAt: stockOf({ plan: 0 }) }))).toEqual([
      ['WARRANTY_OUT_OF_STOCK', 'ERROR'],
    ]);
  });

  it('with ignoreExistQty sets the quantity, and what belongs to the row follows it down', () => {
    const laptops = [
      aLine({ lineId: 'l', itemId: 'laptop', qty: 5 }),
      aLine({ lineId: 'a', itemId: 'plan', qty: 3, parentLineId: 'l', relation: 'WARRANTY' }),
      aLine({ lineId: 'b', itemId: 'plan3', qty: 2, parentLineId: 'l', relation: 'WARRANTY' }),
    ];
    const outcome = add([wanted('laptop', { qty: 3 })], { lines: laptops, ignoresExistingQty: true });
    expect(rows(outcome)).toEqual([
      ['laptop', 3],
      ['plan', 3],
    ]);
    expect(outcome.removed).toMatchObject([{ lineId: 'b', prevQty: 2, actioned: 'DELETED_ITEM' }]);
    const desk = aLine({ itemId: 'desk', qty: 3, details: { furniture: { BASC: 2, CUST: 1 } } });
    expect(add([wanted('desk', { qty: 1 })], { lines: [desk], ignoresExistingQty: true }).lines[0]?.details.furniture).toEqual({
      BASC: 1,
      CUST: 0,
    });
  });

  it('bought under a larger pack goes in its steps; another number is refused and the row stays [C5-12 C8-22]', () => {
    const under = (qty: number) => wanted('water', { qty, surchargeAltItemId: 'pallet' });
    const eight = add([under(8)]);
    expect(eight).toMatchObject({ lines: [{ qty: 8, details: { surchargeAltItemId: 'pallet' } }], messages: [] });
    const three = add([under(3)], { lines: eight.lines });
    expect(three).toMatchObject({ lines: [{ qty: 8 }], messages: [{ code: 'SURCHARGE_STEPS', type: 'ERROR', params: { factor: 4 } }] });
    expect(codes(add([wanted('water', { qty: 4, surchargeAltItemId: 'pen' })]))).toEqual([['INVALID_DATA_ITEM', 'ERROR']]);
    expect(rows(add([wanted('water', { qty: 3 })], { lines: eight.lines }))).toEqual([
      ['water', 8],
      ['water', 3],
    ]);
  });

  it('tells of the fee: as news where a larger pack saves it, as a warning where none does [C8-22]', () => {
    expect(codes(add([wanted('water')]))).toEqual([['SURCHG_ALTS_ITM_MSG', 'INFO']]);
    expect(codes(add([wanted('safe')]))).toEqual([['SURCHG_ALTS_ITM_MSG', 'WARN']]);
    expect(codes(add([wanted('safe', { deliveryType: 'ISP', storeNumber: '1547' })]))).toEqual([]);
  });

  it('an item that is no longer made is replaced, unless the request keeps it [C3-34 C3-107]', () => {
    expect(add([wanted('old')]).lines).toMatchObject([{ itemId: 'new', details: { substituteFor: 'old' } }]);
    expect(rows(add([wanted('old')], { keepsOriginal: true }))).toEqual([['old', 1]]);
    expect(codes(add([wanted('old')], { keepsOriginal: true, availableAt: stockOf({ old: 0 }) }))).toEqual([['OUT_OF_STOCK', 'ERROR']]);
  });

  it('nothing known of the stock is not the same as none [C8-09]', () => {
    expect(codes(add([wanted('pen')], { availableAt: stockOf({ pen: undefined }) }))).toEqual([['ITEM_INVENTORY_NOT_AVAILABLE', 'ERROR']]);
    expect(codes(add([wanted('pen')], { availableAt: stockOf({ pen: 0 }) }))).toEqual([['OUT_OF_STOCK', 'ERROR']]);
  });

  it('a limit per order holds over all rows of the item', () => {
    const lines = [aLine({ itemId: 'planner', qty: 2, deliveryType: 'ISP', storeNumber: '1547' })];
    expect(rows(add([wanted('planner', { qty: 2 })], { lines }))).toEqual([
      ['planner', 2],
      ['planner', 1],
    ]);
  });

  it('of a membership there is one [C8-44]', () => {
    const two = add([wanted('premium', { qty: 2 })]);
    expect([rows(two), codes(two)]).toEqual([[['premium', 1]], [['QTY_LIMIT_ITEM', 'WARN']]]);
    expect(codes(add([wanted('premium')], { lines: two.lines }))).toEqual([['MEMBERSHIP_GENERIC_ERR', 'ERROR']]);
    const { membership } = aBuyer();
    expect(codes(add([wanted('premium')], { buyer: aBuyer({ membership: { ...membership, isSignedIn: false } }) }))).toEqual([
      ['MISSING_USER', 'ERROR'],
    ]);
  });
});

describe('a quantity of the wire', () => {
  it('is a whole JSON number, and 1 when it is absent', () => {
    expect(wholeQuantity(undefined)).toBe(1);
    expect(wholeQuantity(7)).toBe(7);
    for (const value of ['7', '0x10', '1e3', '', null, true, [5], {}, 1.5, Number.NaN, 1e20]) expect(wholeQuantity(value)).toBeUndefined();
  });
});
