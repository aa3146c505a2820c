import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnRefund } from './return-refund.ts';

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
