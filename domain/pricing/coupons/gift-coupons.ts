import type { AttachedCoupon } from './attached-coupon.ts';
import type { CouponSituation } from './coupon-reasons.ts';
import { usableOf } from './coupon-reasons.ts';
import type { PricingStage } from '#domain/pricing/pricing-input.ts';

/** Marks the coupons whose conditions for a free item are met; the item itself is a free row of the cart. */
export function applyGiftCoupons(coupons: readonly AttachedCoupon[], situation: CouponSituation, stage: PricingStage): void {
  const gifts = coupons.filter(({ coupon }) => coupon.benefit.kind === 'gift');
  for (const attached of usableOf(gifts, situation)) {
    attached.isApplied = attached.coupon.priority !== 4 || stage === 'CHECKOUT';
    attached.idle = 'AT_CHECKOUT';
  }
}
