import { describe, expect, it } from 'vitest';
import { aCart, aCoupon, aLine } from '#domain/pricing/a-cart.test-builder.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';

const freePen = aCoupon({ code: 'FREEPEN', isAuto: true, benefit: { kind: 'gift' }, minimumCents: 2500 });

describe('a promotion with a free item', () => {
  it('is met from its minimum, takes nothing off and needs no price of the gift', () => {
    const { coupons, summary } = priceCart(aCart({ lines: [aLine({ unitPriceCents: 2500 })], coupons: [freePen] }));
    expect(coupons[0]).toMatchObject({ status: 'APPLIED', amountCents: 0 });
    expect(summary).toMatchObject({ cartSubTotalCents: 2500, cartSubTotalAfterCouponsCents: 2500 });
  });

  it('is not met one cent below', () => {
    const { coupons } = priceCart(aCart({ lines: [aLine({ unitPriceCents: 2499 })], coupons: [freePen] }));
    expect(coupons[0]).toMatchObject({ status: 'PENDING', reason: 'ORDER_TOTAL_NOT_MET_ERROR' });
  });

  it('waits for the checkout where it is checkout-only', () => {
    const cart = aCart({ lines: [aLine({ unitPriceCents: 2500 })], coupons: [{ ...freePen, priority: 4 }] });
    expect(priceCart(cart).coupons[0]?.status).toBe('PENDING');
    expect(priceCart({ ...cart, stage: 'CHECKOUT' }).coupons[0]?.status).toBe('APPLIED');
  });

  it('looks at the same amount whatever its priority', () => {
    const item = aCoupon({ priority: 1, benefit: { kind: 'gift' }, minimumCents: 2500 });
    const cart = aCart({ lines: [aLine({ unitPriceCents: 2500 })], coupons: [aCoupon(), item] });
    expect(priceCart(cart).coupons[1]?.status).toBe('APPLIED');
  });
});
