import { describe, expect, it } from 'vitest';
import { aCart, aCoupon, aLine, off, onlyItems, percentOff } from '#domain/pricing/a-cart.test-builder.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';

const checkout10 = aCoupon({ code: 'CHECKOUT10', priority: 4, benefit: percentOff(10) });

describe('a checkout-only coupon', () => {
  it('waits in the cart and applies in the checkout', () => {
    const inCart = priceCart(aCart({ coupons: [checkout10] }));
    expect(inCart.coupons[0]).toMatchObject({ status: 'PENDING', reason: undefined, amountCents: 0 });
    expect(inCart.lines[0]?.finalPriceCents).toBe(1000);
    const inCheckout = priceCart(aCart({ coupons: [checkout10], stage: 'CHECKOUT' }));
    expect(inCheckout.coupons[0]).toMatchObject({ status: 'APPLIED', amountCents: 100 });
    expect(inCheckout.lines[0]).toMatchObject({ finalPriceBeforeCheckoutOnlyCouponsCents: 1000, finalPriceCents: 900 });
  });

  it('tells already in the cart what stands against it', () => {
    const scoped = { ...checkout10, scope: onlyItems('other') };
    expect(priceCart(aCart({ coupons: [scoped] })).coupons[0]?.reason).toBe('QUALIFYING_ITEMS_NOT_FOUND_ERROR');
  });

  it('does not touch free shipping', () => {
    const lines = [aLine({ unitPriceCents: 3500 })];
    expect(priceCart(aCart({ lines, coupons: [checkout10], stage: 'CHECKOUT' })).summary.shipFeeCents).toBe(0);
  });

  it('works beside another one, percents before amounts', () => {
    const coupons = [aCoupon({ code: 'ONE', priority: 4, benefit: off(100) }), checkout10];
    expect(priceCart(aCart({ coupons, stage: 'CHECKOUT' })).coupons.map((coupon) => coupon.amountCents)).toEqual([100, 100]);
  });
});
