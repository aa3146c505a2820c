import { describe, expect, it } from 'vitest';
import { aBuyer, aCart, aCoupon, aLine, off } from '../a-cart.test-builder.ts';
import { priceCart } from '../price-cart.ts';

const texas = { zip: '73301', taxRateBasisPoints: 625, taxesShipping: true };

describe('sales tax', () => {
  it('is rounded half up on every row, at the rate of the place where the row goes', () => {
    const lines = [
      aLine({ unitPriceCents: 4200, taxRateBasisPoints: 625 }), // 2.625
      aLine({ unitPriceCents: 4199, taxRateBasisPoints: 625 }), // 2.624375
      aLine({ unitPriceCents: 1000, taxRateBasisPoints: 700, deliveryType: 'ISP' }),
      aLine({ unitPriceCents: 2000, taxRateBasisPoints: 662.5 }), // 1.325
    ];
    const { lines: priced, summary } = priceCart(aCart({ lines }));
    expect(priced.map((line) => line.taxCents)).toEqual([263, 262, 70, 133]);
    expect(summary.totalTaxCents).toBe(728);
  });

  it('is on what the row costs after all coupons', () => {
    const { lines } = priceCart(aCart({ coupons: [aCoupon({ benefit: off(500) })] }));
    expect(lines[0]?.taxCents).toBe(31);
  });

  it('is not on gift cards, memberships and whatever is not taxable', () => {
    const lines = [aLine({ isGiftCard: true }), aLine({ isMembership: true }), aLine({ isTaxable: false, deliveryType: 'ISP' })];
    expect(priceCart(aCart({ lines })).summary.totalTaxCents).toBe(0);
  });

  it('is on the fees where the state taxes shipping, and not elsewhere', () => {
    // 6.25 % of 10.00 is 0.625, of the ship fee of 9.95 it is 0.621875.
    expect(priceCart(aCart({ destination: texas })).summary.totalTaxCents).toBe(63 + 62);
    expect(priceCart(aCart({ destination: { ...texas, taxesShipping: false } })).summary.totalTaxCents).toBe(63);
  });

  it('is rounded once on all fees together', () => {
    const water = aLine({ isTaxable: false, surcharge: { feePerUnitCents: 8, coveredUnits: 0 } });
    const lines = [water, { ...water, unitPriceCents: 9000 }];
    // 6.25 % of 0.16 is one cent; twice 6.25 % of 0.08 would be two.
    expect(priceCart(aCart({ lines, destination: texas })).summary.totalTaxCents).toBe(1);
  });

  it('is nothing for an exempt account, and the explanation says so', () => {
    const { summary, explanation } = priceCart(aCart({ buyer: aBuyer({ isTaxExempt: true }), destination: texas }));
    expect(summary).toMatchObject({ totalTaxCents: 0, ordTotalCents: 1995 });
    expect(explanation.at(-1)).toMatchObject({ rule: 'TAX_EXEMPT', amountCents: 0 });
  });

  it('is told without checkout-only coupons in the totals without them', () => {
    const coupons = [aCoupon({ priority: 4, benefit: off(500) })];
    const { summary } = priceCart(aCart({ coupons, destination: texas, stage: 'CHECKOUT' }));
    expect(summary.ordTotalCents).toBe(500 + 995 + 31 + 62);
    expect(summary.ordTotalExcludingCheckoutOnlyCouponsCents).toBe(1000 + 995 + 63 + 62);
  });
});
