import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundParts, returnRefund } from './return-refund.ts';

describe('what is given back for units of a row', () => {
  it('is their share of the row with its tax', () => {
    expect(returnRefund({ paidCents: 3000, qty: 3 }, 0, 1)).toBe(1000);
    expect(returnRefund({ paidCents: 3000, qty: 3 }, 1, 2)).toBe(2000);
    expect(returnRefund({ paidCents: 0, qty: 2 }, 0, 2)).toBe(0);
  });

  it('misses no cent where the row does not divide: 10.00 for three come back as 3.33, 3.34 and 3.33', () => {
    expect([0, 1, 2].map((before) => returnRefund({ paidCents: 1000, qty: 3 }, before, 1))).toEqual([333, 334, 333]);
  });

  it('adds up to the whole row, however it is split, and is never below zero', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), parts, (paidCents, returned) => {
        const row = { paidCents, qty: returned.reduce((sum, units) => sum + units, 0) };
        let [before, refundedCents] = [0, 0];
        for (const units of returned) {
          const refund = returnRefund(row, before, units);
          expect(refund).toBeGreaterThanOrEqual(0);
          expect(Math.abs(refund - (paidCents * units) / row.qty)).toBeLessThanOrEqual(1);
          refundedCents += refund;
          before += units;
        }
        expect(refundedCents).toBe(paidCents);
      }),
    );
  });
});

describe('how a refund comes about', () => {
  const partsOf = (row: { ownCents: number; finalCents: number; taxCents: number; qty: number }, before: number, returning: number) => {
    const refundCents = returnRefund({ paidCents: row.finalCents + row.taxCents, qty: row.qty }, before, returning);
    return { refundCents, ...refundParts(row, { before, returning, refundCents }) };
  };

  it('is price times number, less the part of coupons, with tax: two of five trays', () => {
    const trays = { ownCents: 5745, finalCents: 4948, taxCents: 309, qty: 5 };
    expect(partsOf(trays, 0, 2)).toEqual({ refundCents: 2103, priceCents: 2298, discountCents: 319, taxCents: 124 });
  });

  it('adds up to the cent, has no part below zero, and is quantity times price where that is in whole cents', () => {
    const row = fc.record({
      own: fc.integer({ min: 0, max: 99_999 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      rate: fc.constantFrom(0, 0.0625, 0.07),
      qty: fc.integer({ min: 1, max: 60 }),
      isWhole: fc.boolean(),
    });
    fc.assert(
      fc.property(
        row,
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 9 }),
        ({ own, share, rate, qty, isWhole }, parts) => {
          const ownCents = isWhole ? own * qty : own;
          const finalCents = Math.round(ownCents * share);
          const line = { ownCents, finalCents, taxCents: Math.round(finalCents * rate), qty };
          let before = 0;
          for (const returning of parts) {
            if (before + returning > qty) break;
            const { refundCents, priceCents, discountCents, taxCents } = partsOf(line, before, returning);
            expect(priceCents - discountCents + taxCents).toBe(refundCents);
            expect(Math.min(priceCents, discountCents, taxCents)).toBeGreaterThanOrEqual(0);
            expect(Math.abs(priceCents - (ownCents * returning) / qty)).toBeLessThanOrEqual(isWhole && share === 1 ? 1 : 2);
            if (finalCents === ownCents) expect(discountCents).toBe(0);
            if (rate === 0) expect(taxCents).toBe(0);
            if (rate === 0 && isWhole) expect(priceCents).toBe(own * returning);
            before += returning;
          }
        },
      ),
    );
  });
});
