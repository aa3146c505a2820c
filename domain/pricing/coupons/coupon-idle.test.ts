import { describe, expect, it } from 'vitest';
import { aCart, aCoupon, aLine, percentOff } from '#domain/pricing/a-cart.test-builder.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';
import type { PricingCoupon, PricingInput } from '#domain/pricing/pricing-input.ts';

const lines = [aLine({ unitPriceCents: 2000, qty: 1 })];
const fixed = (amountCents: number) => ({ kind: 'fixed' as const, amountCents, isPerUnit: false });

function told(coupons: readonly PricingCoupon[], more: Partial<PricingInput> = {}) {
  return priceCart(aCart({ lines, coupons, ...more })).coupons.map(({ status, idle, missingCents }) => [status, idle, missingCents]);
}

describe('a coupon that takes nothing off', () => {
  it('is beaten by one that saves more, or as much', () => {
    const five = aCoupon({ code: 'FIVE', priority: 2, benefit: fixed(500) });
    expect(told([aCoupon({ code: 'THREE', priority: 2, benefit: fixed(300) }), five])).toEqual([
      ['PENDING', 'OTHER_SAVES_MORE', undefined],
      ['APPLIED', undefined, undefined],
    ]);
    expect(told([five, aCoupon({ code: 'SAME', priority: 2, benefit: fixed(500) })])[1]).toEqual([
      'PENDING',
      'OTHER_SAVES_SAME',
      undefined,
    ]);
    const [small] = told([
      aCoupon({ code: 'A', priority: 1, benefit: percentOff(5) }),
      aCoupon({ code: 'B', priority: 1, benefit: percentOff(10) }),
    ]);
    expect(small).toEqual(['PENDING', 'OTHER_SAVES_MORE', undefined]);
  });

  it('waits for so much more of its items', () => {
    expect(told([aCoupon({ priority: 2, benefit: fixed(500), minimumCents: 3240 })])).toEqual([['PENDING', undefined, 1240]]);
  });

  it('finds nothing left, or shipping that is free already, or comes off at checkout', () => {
    const all = aCoupon({ code: 'ALL', priority: 1, benefit: percentOff(100) });
    expect(told([all, aCoupon({ code: 'TEN', priority: 2, benefit: percentOff(10) })])[1]).toEqual(['PENDING', 'NOTHING_LEFT', undefined]);
    const shipping = aCoupon({ code: 'SHIP', priority: 2, benefit: { kind: 'shipping' } });
    expect(told([shipping], { lines: [aLine({ unitPriceCents: 9000, qty: 1 })] })).toEqual([['PENDING', 'SHIPPING_IS_FREE', undefined]]);
    expect(told([shipping])[0]?.[0]).toBe('APPLIED');
    expect(told([aCoupon({ priority: 4, benefit: percentOff(10) })], { stage: 'CART' })).toEqual([['PENDING', 'AT_CHECKOUT', undefined]]);
  });
});
