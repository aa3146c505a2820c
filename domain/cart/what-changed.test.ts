import { describe, expect, it } from 'vitest';
import type { VolumePrices } from '#domain/volume/volume-prices.ts';
import { aLine } from './a-cart.test-builder.ts';
import { changesSinceSeen, noteChanges, type CartChangeNote } from './what-changed.ts';

const seen = { priceCents: 1000, isOutOfStock: false };
const since = (over: Parameters<typeof aLine>[0], now: { priceCents?: number; isOutOfStock?: boolean } | undefined) =>
  changesSinceSeen(
    [aLine({ seen, ...over })],
    () => (now === undefined ? undefined : { priceCents: 1000, isOutOfStock: false, ...now }),
    9,
  ).map(({ kind, before, after }) => [kind, before, after]);

describe('what is different from what was last told of a row', () => {
  it('a price that went up or down', () => {
    expect(since({}, { priceCents: 1200 })).toEqual([['PRICE', 1000, 1200]]);
    expect(since({}, { priceCents: 800 })).toEqual([['PRICE', 1000, 800]]);
    expect(since({}, {})).toEqual([]);
  });

  it('a price by quantity, at the quantity of today', () => {
    const told = { seen: { ...seen, volumePrices: [[5, 900]] as const }, qty: 5 };
    const now = (volumePrices: VolumePrices, over: Parameters<typeof aLine>[0] = told, itemQty?: number) =>
      changesSinceSeen([aLine(over)], () => ({ priceCents: 1000, volumePrices, itemQty, isOutOfStock: false }), 9).map((note) => [
        note.before,
        note.after,
      ]);
    expect(now([[5, 900]])).toEqual([]);
    expect(now([])).toEqual([[900, 1000]]);
    expect(now([[5, 850]])).toEqual([[900, 850]]);
    // It was told before, and what the shopper's own change earns is no news.
    expect(now([[5, 900]], { ...told, qty: 4 })).toEqual([]);
    expect(now([[6, 900]], { ...told, qty: 4 }, 5)).toEqual([[900, 1000]]);
  });

  it('that it is sold out, or there again [C8-38]', () => {
    expect(since({}, { isOutOfStock: true })).toEqual([['OUT_OF_STOCK', undefined, undefined]]);
    expect(since({ seen: { ...seen, isOutOfStock: true } }, {})).toEqual([['BACK_IN_STOCK', undefined, undefined]]);
  });

  it('is nothing of rows that were never told of, of parts and of gifts', () => {
    const now = { priceCents: 1200, isOutOfStock: true };
    expect(since({ seen: undefined }, now)).toEqual([]);
    expect(since({ relation: 'BUNDLE' }, now)).toEqual([]);
    expect(since({ details: { promotionId: 'P' } }, now)).toEqual([]);
    expect(since({}, undefined)).toEqual([]);
  });
});

describe('the notes that are kept', () => {
  const lines = [aLine({ lineId: 'a' }), aLine({ lineId: 'b' })];
  const price = (before: number, after: number, lineId = 'a'): CartChangeNote => ({
    kind: 'PRICE',
    lineId,
    itemId: 'pen',
    before,
    after,
    atMs: 1,
  });
  const stock = (kind: 'OUT_OF_STOCK' | 'BACK_IN_STOCK'): CartChangeNote => ({ kind, lineId: 'a', itemId: 'pen', atMs: 1 });
  const coupon: CartChangeNote = { kind: 'COUPON', code: 'BASKET5', atMs: 1 };

  it('tell the whole way of a price, and nothing when it is back', () => {
    expect(noteChanges([price(1000, 1200)], [price(1200, 1500)], lines)).toMatchObject([{ before: 1000, after: 1500 }]);
    expect(noteChanges([price(1000, 1200)], [price(1200, 1000)], lines)).toEqual([]);
  });

  it('tell of each row and each topic for itself', () => {
    expect(noteChanges([price(1000, 1200), coupon], [price(1, 2, 'b'), stock('OUT_OF_STOCK')], lines)).toHaveLength(4);
  });

  it('tell that a row is there again rather than that it was sold out, and nothing when it is sold out once more', () => {
    expect(noteChanges([stock('OUT_OF_STOCK')], [stock('BACK_IN_STOCK')], lines)).toEqual([stock('BACK_IN_STOCK')]);
    expect(noteChanges([stock('BACK_IN_STOCK')], [stock('OUT_OF_STOCK')], lines)).toEqual([]);
  });

  it('are gone with their row, and stay the same list when nothing is new', () => {
    const notes = [price(1000, 1200), coupon];
    expect(noteChanges(notes, [], [])).toEqual([coupon]);
    expect(noteChanges(notes, [], lines)).toBe(notes);
  });
});
