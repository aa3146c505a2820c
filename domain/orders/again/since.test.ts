import { describe, expect, it } from 'vitest';
import { changesSince, qtyAgain, type BoughtThen, type OfferedNow } from './since.ts';

const then: BoughtThen = { qty: 4, unitCents: 1000, wasOnContract: true };
const now: OfferedNow = {
  unitCents: 1000,
  isOnContract: true,
  isAllowed: true,
  isDiscontinued: false,
  isReplaced: false,
  isOutOfStock: false,
  limitPerOrder: undefined,
  left: 100,
};
const kinds = (before: Partial<BoughtThen>, after: Partial<OfferedNow> | undefined) =>
  changesSince({ ...then, ...before }, after && { ...now, ...after }).map(({ kind }) => kind);

describe('what is different since something was bought', () => {
  it('is nothing where nothing is', () => {
    expect(changesSince(then, now)).toEqual([]);
  });

  it.each([
    ['up', 1200, 'PRICE_UP'],
    ['down', 999, 'PRICE_DOWN'],
  ])('is a price that went %s, with both', (_way, unitCents, kind) => {
    expect(changesSince(then, { ...now, unitCents })).toEqual([{ kind, beforeCents: 1000, afterCents: unitCents }]);
  });

  it('is no price where one of both is not told', () => {
    expect(kinds({ unitCents: undefined }, { unitCents: 1200 })).toEqual([]);
    expect(kinds({}, { unitCents: undefined })).toEqual([]);
  });

  it('is that a contract has it now, or no longer, where it was written down', () => {
    expect(kinds({}, { isOnContract: false, unitCents: 1200 })).toEqual(['OFF_CONTRACT', 'PRICE_UP']);
    expect(kinds({ wasOnContract: false }, { unitCents: 800 })).toEqual(['ON_CONTRACT', 'PRICE_DOWN']);
    expect(kinds({ wasOnContract: undefined }, { isOnContract: false })).toEqual([]);
  });

  it('is what stands in the way, and then nothing else', () => {
    expect(kinds({}, undefined)).toEqual(['NOT_AVAILABLE']);
    expect(kinds({}, { isAllowed: false, unitCents: 1200 })).toEqual(['NOT_AVAILABLE']);
    expect(kinds({}, { isAllowed: false, isOnContract: false })).toEqual(['OFF_CONTRACT', 'NOT_AVAILABLE']);
    expect(kinds({}, { isOutOfStock: true, left: 0, unitCents: 1200 })).toEqual(['OUT_OF_STOCK']);
    expect(kinds({}, { isOutOfStock: true, isDiscontinued: true, left: 0 })).toEqual(['DISCONTINUED']);
    expect(kinds({}, { isReplaced: true, isDiscontinued: true, unitCents: 1200 })).toEqual(['REPLACED']);
  });

  it('is that fewer can be had than were bought: by a limit, or because there are no more', () => {
    expect(changesSince(then, { ...now, limitPerOrder: 3 })).toEqual([{ kind: 'LIMITED', most: 3 }]);
    expect(changesSince(then, { ...now, left: 2 })).toEqual([{ kind: 'FEW_LEFT', most: 2 }]);
    expect(changesSince(then, { ...now, limitPerOrder: 3, left: 2 })).toEqual([{ kind: 'FEW_LEFT', most: 2 }]);
    expect(changesSince(then, { ...now, limitPerOrder: 4, left: 4 })).toEqual([]);
  });
});

describe('how many are bought again', () => {
  it('are as many as before, unless fewer can be had', () => {
    expect([
      qtyAgain(then, now),
      qtyAgain(then, { limitPerOrder: 3, left: 2 }),
      qtyAgain(then, { limitPerOrder: undefined, left: 0 }),
    ]).toEqual([4, 2, 1]);
    expect(qtyAgain(then, undefined)).toBe(4);
  });
});
