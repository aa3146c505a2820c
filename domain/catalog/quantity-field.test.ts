import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity, quantityInCartField, quantityInField, submittedQuantity } from './quantity-field.ts';

describe('a quantity', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [1, 1],
    [9998, 9998],
    [9999, 9999],
    [10_000, 9999],
    [2.9, 2],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 9999],
    [Number.NEGATIVE_INFINITY, 0],
  ])('of %d is clamped to %d [C5-07 S5-11]', (quantity, clamped) => {
    expect(clampQuantity(quantity)).toBe(clamped);
  });

  it('is clamped to a limit of its own where there is one, else to 9999 [S5-15]', () => {
    expect(clampQuantity(5, 3)).toBe(3);
    expect(clampQuantity(3, 3)).toBe(3);
    expect(clampQuantity(10_000)).toBe(9999);
  });

  it('that is clamped stays so', () => {
    fc.assert(
      fc.property(fc.double(), (quantity) => {
        const clamped = clampQuantity(quantity);
        expect(clampQuantity(clamped)).toBe(clamped);
        expect(Number.isInteger(clamped) && clamped >= 0 && clamped <= 9999).toBe(true);
      }),
    );
  });
});

describe('typing into a quantity field', () => {
  it('keeps an empty quantity empty [C5-08 S5-13]', () => {
    expect(quantityInField('')).toBe('');
    expect(quantityInField('  ')).toBe('');
  });

  it.each(['abc', '1a', '1e3', '0x10', '--1', '1,000', 'NaN', '½', '.'])('makes 0 of %s, which is no number [C5-09 S5-13]', (text) => {
    expect(quantityInField(text)).toBe(0);
  });

  it('clamps what is typed to 0 to 9999 [C5-07 S5-11]', () => {
    expect(quantityInField('9999')).toBe(9999);
    expect(quantityInField('10000')).toBe(9999);
    expect(quantityInField('-5')).toBe(0);
    expect(quantityInField(' 12 ')).toBe(12);
    expect(quantityInField('007')).toBe(7);
    expect(quantityInField('2.')).toBe(2);
  });

  it('changes nothing when it is applied again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (text) => {
        const quantity = quantityInField(text);
        expect(quantityInField(String(quantity))).toBe(quantity);
      }),
    );
  });
});

describe("typing into the cart's quantity field", () => {
  it('accepts three digits and no fourth [C5-10 S5-12 C9-02]', () => {
    expect(quantityInCartField('999', 1)).toBe(999);
    expect(quantityInCartField('1000', 1)).toBe(100);
    expect(quantityInCartField('12345678', 1)).toBe(123);
    expect(quantityInCartField('9'.repeat(30), 1)).toBe(999);
    expect(quantityInCartField(' +0012345', 1)).toBe(123);
  });

  it('keeps empty empty and makes 0 of what is no number', () => {
    expect(quantityInCartField('', 5)).toBe('');
    expect(quantityInCartField('x', 5)).toBe(0);
  });

  it('shows a row above 999 in full and lets it be lowered, not raised', () => {
    expect(quantityInCartField('1200', 1200)).toBe(1200);
    expect(quantityInCartField('1199', 1200)).toBe(1199);
    expect(quantityInCartField('1201', 1200)).toBe(120);
  });

  it('never takes more than 999 for a row that has no more', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 999 }), (text, rowQuantity) => {
        expect(Number(quantityInCartField(text, rowQuantity))).toBeLessThanOrEqual(999);
      }),
    );
  });
});

describe('submitting a quantity field', () => {
  it('means 1 when it is empty [C5-11 S5-14]', () => {
    expect(submittedQuantity('')).toBe(1);
  });

  it('means what it says otherwise, 0 included', () => {
    expect(submittedQuantity(0)).toBe(0);
    expect(submittedQuantity(12)).toBe(12);
  });
});
