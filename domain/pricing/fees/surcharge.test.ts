import { describe, expect, it } from 'vitest';
import { aBuyer, aCart, aCoupon, aLine } from '../a-cart.test-builder.ts';
import { priceCart } from '../price-cart.ts';
import type { PricingLine } from '../pricing-input.ts';

function water(qty: number, changes: Partial<PricingLine> = {}, coveredUnits = 0, feePerUnitCents = 150): PricingLine {
  return aLine({ itemId: '100004', qty, surcharge: { feePerUnitCents, coveredUnits }, ...changes });
}

function surcharge(lines: readonly PricingLine[]) {
  const { surchargeFeeCents, surchargeFeePerUnitCents } = priceCart(aCart({ lines })).summary;
  return [surchargeFeeCents, surchargeFeePerUnitCents];
}

describe('the courier surcharge', () => {
  it('is paid for every unit, and the summary names the highest unit fee [C3-66]', () => {
    expect(surcharge([water(3), water(2, {}, 0, 400), aLine()])).toEqual([3 * 150 + 2 * 400, 400]);
  });

  it('is not paid for units that an alternate covers', () => {
    expect(surcharge([water(5, {}, 4)])).toEqual([150, 150]);
    expect(surcharge([water(4, {}, 4)])).toEqual([0, 0]);
    expect(surcharge([water(3, {}, 4)])).toEqual([0, 0]);
  });

  it('is not paid for what is picked up, or not charged', () => {
    expect(surcharge([water(1, { deliveryType: 'STS' }), water(1, { isActive: false }), water(1, { isFree: true })])).toEqual([0, 0]);
  });

  it('is waived neither for members nor by coupons', () => {
    const cart = aCart({ lines: [water(10)], buyer: aBuyer({ shipsFree: true }), coupons: [aCoupon({ benefit: { kind: 'shipping' } })] });
    expect(priceCart(cart).summary.surchargeFeeCents).toBe(1500);
  });
});
