import { describe, expect, it } from 'vitest';
import { aCart, aCoupon, aLine, off, offEach, onlyItems, percentOff } from '#domain/pricing/a-cart.test-builder.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';
import type { PricingCoupon } from '#domain/pricing/pricing-input.ts';

const hundred = [aLine({ unitPriceCents: 10_000 })];

function outcome(coupons: readonly PricingCoupon[], lines = hundred) {
  const cart = priceCart(aCart({ lines, coupons }));
  return {
    afterCents: cart.summary.cartSubTotalAfterPriorityTwoCouponsCents,
    applied: cart.coupons.filter((coupon) => coupon.status === 'APPLIED').map((coupon) => coupon.code),
  };
}

describe('one basket coupon', () => {
  it('is shared over the rows to the cent, the leftover cent to the largest remainder', () => {
    const lines = [aLine({ unitPriceCents: 3240 }), aLine({ unitPriceCents: 1000 })];
    const cart = priceCart(aCart({ lines, coupons: [aCoupon({ benefit: off(500) })] }));
    expect(cart.lines.map((line) => line.finalPriceCents)).toEqual([2858, 882]);
  });

  it('is a share of the whole basket, rounded once', () => {
    const lines = [aLine({ unitPriceCents: 333 }), aLine({ unitPriceCents: 333 }), aLine({ unitPriceCents: 333 })];
    // 10 % of 9.99 is 0.999; rounded row by row it would be three times 0.33.
    expect(outcome([aCoupon({ benefit: percentOff(10) })], lines).afterCents).toBe(999 - 100);
  });

  it('lowers qualifying rows only', () => {
    const lines = [aLine({ itemId: 'in' }), aLine({ itemId: 'out' })];
    const cart = priceCart(aCart({ lines, coupons: [aCoupon({ benefit: percentOff(50), scope: onlyItems('in') })] }));
    expect(cart.lines.map((line) => line.finalPriceCents)).toEqual([500, 1000]);
  });

  it('is one amount for the order, whatever the quantities', () => {
    const cart = priceCart(aCart({ lines: [aLine({ qty: 3, unitPriceCents: 400 })], coupons: [aCoupon({ benefit: offEach(500) })] }));
    expect(cart.coupons[0]).toMatchObject({ status: 'APPLIED', amountCents: 500 });
  });

  it('takes nothing off gift cards, memberships and free items', () => {
    const lines = [aLine(), aLine({ isGiftCard: true }), aLine({ isMembership: true }), aLine({ isFree: true })];
    const cart = priceCart(aCart({ lines, coupons: [aCoupon({ benefit: percentOff(50) })] }));
    expect(cart.lines.map((line) => line.finalPriceCents)).toEqual([500, 1000, 1000, 0]);
  });
});

describe('several basket coupons', () => {
  const five = aCoupon({ code: 'FIVE', benefit: off(500) });
  const fifteenPercent = aCoupon({ code: 'FIFTEEN', benefit: percentOff(15) });

  it('leave only the best one where they cannot be stacked', () => {
    expect(outcome([five, fifteenPercent])).toEqual({ afterCents: 8500, applied: ['FIFTEEN'] });
    expect(outcome([fifteenPercent, five], [aLine({ unitPriceCents: 3000 })])).toEqual({ afterCents: 2500, applied: ['FIVE'] });
  });

  it('leave the one attached first where two take the same off', () => {
    expect(outcome([aCoupon({ code: 'A', benefit: off(1500) }), fifteenPercent]).applied).toEqual(['A']);
  });

  it('give the one that lost no reason, unless it misses its minimum', () => {
    const lost = priceCart(aCart({ lines: hundred, coupons: [five, fifteenPercent] })).coupons[0];
    expect(lost).toMatchObject({ status: 'PENDING', reason: undefined, amountCents: 0 });
    const missed = priceCart(aCart({ lines: hundred, coupons: [{ ...five, minimumCents: 10_001 }, fifteenPercent] })).coupons[0];
    expect(missed).toMatchObject({ status: 'PENDING', reason: 'ORDER_TOTAL_NOT_MET_ERROR' });
  });

  it('all count where all are stackable, percents before amounts', () => {
    const coupons = [five, fifteenPercent].map((coupon) => ({ ...coupon, isStackable: true }));
    expect(outcome(coupons)).toEqual({ afterCents: 10_000 - 1500 - 500, applied: ['FIVE', 'FIFTEEN'] });
  });

  it('take each percent of what the one before it left', () => {
    const coupons = [percentOff(50), percentOff(10)].map((benefit, index) => aCoupon({ code: `P${index}`, benefit, isStackable: true }));
    expect(outcome(coupons).afterCents).toBe(4500);
  });

  it('stop at the end of the basket', () => {
    const coupons = [off(600), off(600)].map((benefit, index) => aCoupon({ code: `F${index}`, benefit, isStackable: true }));
    const cart = priceCart(aCart({ coupons }));
    expect(cart.coupons.map((coupon) => coupon.amountCents)).toEqual([600, 400]);
    expect(cart.summary.cartSubTotalAfterCouponsCents).toBe(0);
  });

  it('do not cost the shopper his stacked ones because he entered one that cannot be stacked', () => {
    const stacked = ['S1', 'S2'].map((code) => aCoupon({ code, benefit: off(500), isStackable: true }));
    expect(outcome([...stacked, aCoupon({ code: 'ALONE', benefit: off(700) })])).toEqual({ afterCents: 9000, applied: ['S1', 'S2'] });
    expect(outcome([...stacked, aCoupon({ code: 'ALONE', benefit: off(1001) })])).toEqual({ afterCents: 8999, applied: ['ALONE'] });
  });
});
