import { describe, expect, it } from 'vitest';
import { aBuyer, aCart, aCoupon, aLine, off, offEach, onlyItems, percentOff } from '#domain/pricing/a-cart.test-builder.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';

const organisers = aLine({ itemId: '100003', qty: 3, unitPriceCents: 2000 });
const twoOffEach = aCoupon({ code: 'TWO', priority: 1, isAuto: true, benefit: offEach(200), scope: onlyItems('100003') });

describe('an item with an instant coupon', () => {
  it('is cheaper by the amount for each unit, already in the subtotal [C3-67]', () => {
    const { lines, summary, coupons } = priceCart(aCart({ lines: [organisers], coupons: [twoOffEach] }));
    expect(lines[0]).toMatchObject({ basePriceCents: 6000, p0Cents: 5400 });
    expect(summary).toMatchObject({ cartSubTotalCents: 5400, instantCouponSavingsCents: 600, attributes: { couponTotalCents: 0 } });
    expect(coupons[0]).toMatchObject({ status: 'APPLIED', amountCents: 600, isAuto: true });
  });

  it('gets the better of two instant coupons, not both', () => {
    const tenPercent = aCoupon({ code: 'TEN', priority: 1, isAuto: true, benefit: percentOff(10.01) });
    const { summary, coupons } = priceCart(aCart({ lines: [organisers], coupons: [twoOffEach, tenPercent] }));
    expect(summary.instantCouponSavingsCents).toBe(601);
    expect(coupons.map((coupon) => coupon.status)).toEqual(['PENDING', 'APPLIED']);
  });

  it('takes it off the member price', () => {
    const tenPercent = aCoupon({ priority: 1, isAuto: true, benefit: percentOff(10) });
    const pens = aLine({ unitPriceCents: 1849, memberUnitPriceCents: 1649 });
    const { lines } = priceCart(aCart({ lines: [pens], coupons: [tenPercent], buyer: aBuyer({ hasMemberPrices: true }) }));
    expect(lines[0]?.p0Cents).toBe(1649 - 165);
  });

  it('costs nothing, and not less, where the coupon is worth more than the item', () => {
    const lines = [aLine({ itemId: '100003', qty: 2, unitPriceCents: 150 })];
    const { summary, coupons } = priceCart(aCart({ lines, coupons: [twoOffEach] }));
    expect(summary).toMatchObject({ cartSubTotalCents: 0, instantCouponSavingsCents: 300 });
    expect(coupons[0]).toMatchObject({ status: 'APPLIED', reason: undefined });
  });

  it('shares an instant amount for all rows over them', () => {
    const instant = aCoupon({ priority: 1, isAuto: true, benefit: off(100) });
    const { lines } = priceCart(aCart({ lines: [aLine(), aLine(), aLine()], coupons: [instant] }));
    expect(lines.map((line) => line.p0Cents)).toEqual([966, 967, 967]);
  });
});

describe('an item without an instant coupon', () => {
  it('keeps its price', () => {
    expect(priceCart(aCart({ coupons: [twoOffEach] })).summary).toMatchObject({ cartSubTotalCents: 1000, instantCouponSavingsCents: 0 });
  });
});
