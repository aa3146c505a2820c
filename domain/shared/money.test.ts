import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDollars, percentOf, roundHalfUp, toDollars } from './money.ts';

describe('rounding to the cent', () => {
  it.each([
    [0.49, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.49, 0],
    [-0.5, -1],
    [-2.5, -3],
  ])('makes %d to %d', (value, rounded) => {
    expect(roundHalfUp(value)).toBeCloseTo(rounded, 10);
  });

  it('rounds a half up that binary fractions put just below it', () => {
    expect(roundHalfUp(1.005 * 100)).toBe(101);
    expect(roundHalfUp(8.165 * 100)).toBe(817);
  });

  it('is never more than half a cent away and mirrors negatives', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (thousandths) => {
        const value = thousandths / 1000;
        expect(Math.abs(roundHalfUp(value) - value)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(roundHalfUp(-value) + roundHalfUp(value)).toBeCloseTo(0, 10);
      }),
    );
  });
});

describe('a percentage of an amount', () => {
  it('is rounded half up to the cent', () => {
    expect(percentOf(2228, 625)).toBe(139);
    expect(percentOf(688, 625)).toBe(43);
    expect(percentOf(1000, 0)).toBe(0);
    expect(percentOf(200, 625)).toBe(13);
    expect(percentOf(-200, 625)).toBe(-13);
  });
});

describe('dollars on the wire', () => {
  it('are cents over a hundred', () => {
    expect(toDollars(4699)).toBe(46.99);
    expect(toDollars(0)).toBe(0);
    expect(toDollars(-1050)).toBe(-10.5);
  });

  it('come back as the cents that were sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000_000_000, max: 5_000_000_000 }), (amountCents) => {
        expect(fromDollars(toDollars(amountCents))).toBe(amountCents);
      }),
    );
  });

  it('are refused when they are no amount of whole cents', () => {
    expect(fromDollars(0.001)).toBeUndefined();
    expect(fromDollars(10.005)).toBeUndefined();
    expect(fromDollars(Number.NaN)).toBeUndefined();
    expect(fromDollars(Number.POSITIVE_INFINITY)).toBeUndefined();
  });

  it('are accepted up to a billion and refused beyond', () => {
    expect(fromDollars(1e9)).toBe(100_000_000_000);
    expect(fromDollars(-1e9)).toBe(-100_000_000_000);
    expect(fromDollars(1e9 + 1)).toBeUndefined();
    expect(fromDollars(-1e9 - 1)).toBeUndefined();
  });
});
