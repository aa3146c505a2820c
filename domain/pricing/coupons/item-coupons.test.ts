import { describe, expect, it } from 'vitest';
import { aCart, aCoupon, aLine, off, offEach, onlyItems, percentOff } from '#domain/pricing/a-cart.test-builder.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';
import type { PricedCart } from '#domain/pricing/priced-cart.ts';

function finalPrices(cart: PricedCart): number[] {
  return cart.lines.map((line) => line.finalPriceBeforeBasketCouponsCents);
}

describe('an item coupon that the shopper entered', () => {
  it('lowers only the items it is for', () => {
    const lines = [aLine({ itemId: '100003' }), aLine({ itemId: '100004' })];
    const cart = priceCart(aCart({ lines, coupons: [aCoupon({ priority: 1, benefit: percentOff(10), scope: onlyItems('100003') })] }));
    expect(finalPrices(cart)).toEqual([900, 1000]);
    expect(cart.summary).toMatchObject({ cartSubTotalCents: 2000, afterPriorityOneCents: 1900, attributes: { couponTotalCents: 100 } });
  });

  it('finds its items by category or brand as well', () => {
    const lines = [aLine({ categoryIds: ['pens', 'ink'] }), aLine({ brand: 'Arden' }), aLine({ categoryIds: ['desks'], brand: 'Brill' })];
    const scope = { itemIds: [], categoryIds: ['ink'], brands: ['Arden'] };
    expect(finalPrices(priceCart(aCart({ lines, coupons: [aCoupon({ priority: 1, benefit: percentOff(10), scope })] })))).toEqual([
      900, 900, 1000,
    ]);
  });

  it('rounds half a cent up, row by row', () => {
    const lines = [aLine({ unitPriceCents: 1005 }), aLine({ unitPriceCents: 1004 })];
    // 10 % of 10.05 is 1.005, of 10.04 it is 1.004.
    expect(finalPrices(priceCart(aCart({ lines, coupons: [aCoupon({ priority: 1, benefit: percentOff(10) })] })))).toEqual([904, 904]);
  });

  it('lets the best one win on each row', () => {
    const lines = [aLine({ itemId: 'cheap', unitPriceCents: 1000 }), aLine({ itemId: 'dear', unitPriceCents: 5000 })];
    const coupons = [
      aCoupon({ code: 'TEN', priority: 1, benefit: percentOff(10) }),
      aCoupon({ code: 'THREE', priority: 1, benefit: off(300), scope: onlyItems('cheap') }),
      aCoupon({ code: 'FIVE', priority: 1, benefit: percentOff(5) }),
    ];
    const cart = priceCart(aCart({ lines, coupons }));
    expect(finalPrices(cart)).toEqual([700, 4500]);
    expect(cart.coupons.map(({ status, amountCents, reason }) => [status, amountCents, reason])).toEqual([
      ['APPLIED', 500, undefined],
      ['APPLIED', 300, undefined],
      ['PENDING', 0, undefined],
    ]);
  });

  it('prefers the one attached first where two take the same off', () => {
    const coupons = [aCoupon({ code: 'A', priority: 1, benefit: off(100) }), aCoupon({ code: 'B', priority: 1, benefit: percentOff(10) })];
    expect(priceCart(aCart({ coupons })).coupons.map((coupon) => coupon.status)).toEqual(['APPLIED', 'PENDING']);
  });

  it('takes 50.00 off the laptops of an order once, however the rows are split', () => {
    const lines = [
      aLine({ itemId: '100016', unitPriceCents: 64_900 }),
      aLine({ itemId: '100016', unitPriceCents: 64_900, deliveryType: 'ISP' }),
    ];
    const cart = priceCart(aCart({ lines, coupons: [aCoupon({ priority: 1, benefit: off(5000), scope: onlyItems('100016') })] }));
    expect(finalPrices(cart)).toEqual([62_400, 62_400]);
  });

  it('takes an amount per unit off each unit', () => {
    const cart = priceCart(aCart({ lines: [aLine({ qty: 4 })], coupons: [aCoupon({ priority: 1, benefit: offEach(150) })] }));
    expect(finalPrices(cart)).toEqual([3400]);
  });
});
