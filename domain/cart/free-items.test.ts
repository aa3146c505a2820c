import { describe, expect, it } from 'vitest';
import { aLine } from './a-cart.test-builder.ts';
import { availableGifts, chooseGifts, dropUnearnedGifts, type Gift } from './free-items.ts';

const gift: Gift = { promotionId: 'FREEPEN', itemId: 'sample', maxQty: 2 };
const chosen = (qty: number, over = {}) => aLine({ lineId: 'gift', itemId: 'sample', qty, details: { promotionId: 'FREEPEN' }, ...over });
const context = { gifts: [gift], availableQty: () => 9, newId: () => 'new', nowMs: 7 };
const choose = (lines: Parameters<typeof chooseGifts>[0], qty: number, over = {}) =>
  chooseGifts(lines, [{ itemId: 'sample', promotionId: 'FREEPEN', qty, ...over }], context);

describe('gifts of a promotion', () => {
  it('are offered less those that the cart holds', () => {
    expect(availableGifts([gift], [])).toEqual([gift]);
    expect(availableGifts([gift], [chosen(1)])).toEqual([{ ...gift, maxQty: 1 }]);
    expect(availableGifts([gift], [chosen(2)])).toEqual([]);
    expect(availableGifts([gift], [aLine({ itemId: 'sample', qty: 2 })])).toEqual([gift]);
  });

  it('become a row of their own that is shipped and costs nothing [C7-18]', () => {
    const { lines, messages } = choose([aLine()], 1);
    expect(messages).toEqual([]);
    expect(lines[1]).toMatchObject({
      itemId: 'sample',
      qty: 1,
      prevQty: 0,
      actioned: 'ADD_ITEM',
      position: 2,
      addedPriceCents: 0,
      details: { promotionId: 'FREEPEN' },
    });
    expect(choose(lines, 1).lines[1]).toMatchObject({ qty: 2, prevQty: 1 });
  });

  it.each([
    ['more than are given', 3, {}],
    ['of a promotion that does not hold', 1, { promotionId: 'OTHER' }],
    ['of another item', 1, { itemId: 'laptop' }],
    ['none', 0, {}],
  ])('%s are refused, and the cart stays as it was [C8-17]', (_what, qty, over) => {
    const lines = [aLine()];
    const result = choose(lines, qty, over);
    expect(result.lines).toEqual(lines);
    expect(result.messages).toMatchObject([{ code: 'INVALID_FREE_ITEM', type: 'ERROR' }]);
  });

  it('that are not in stock cannot be given, nor when the cart has no row left', () => {
    const result = chooseGifts([], [{ itemId: 'sample', promotionId: 'FREEPEN', qty: 2 }], { ...context, availableQty: () => 1 });
    expect(result).toMatchObject({ lines: [], messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] });
    const full = Array.from({ length: 200 }, (_, index) => aLine({ lineId: `${index}`, position: index }));
    expect(choose(full, 1)).toMatchObject({ lines: { length: 200 }, messages: [{ code: 'EXCEEDED_LIMIT' }] });
    expect(choose(full.slice(1), 1).lines).toHaveLength(200);
  });

  it('go when their promotion does not hold any more, and that is said [C8-17]', () => {
    const lines = [aLine(), chosen(1)];
    expect(dropUnearnedGifts(lines, [gift])).toEqual({ lines, dropped: [], messages: [] });
    const gone = dropUnearnedGifts(lines, []);
    expect(gone.lines).toEqual([lines[0]]);
    expect(gone.dropped).toMatchObject([{ lineId: 'gift', prevQty: 1, actioned: 'DELETED_ITEM' }]);
    expect(gone.messages).toMatchObject([{ code: 'INVALID_FREE_ITEM', type: 'WARN', lineId: 'gift' }]);
  });

  it('are never more than the promotion gives, in however many rows', () => {
    const lines = [chosen(2), chosen(1, { lineId: 'second', deliveryType: 'STS', storeNumber: '1547' })];
    expect(dropUnearnedGifts(lines, [gift])).toMatchObject({ lines: [{ lineId: 'gift' }], dropped: [{ lineId: 'second' }] });
  });
});
