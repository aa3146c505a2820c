import type { Cents } from '#domain/shared/money.ts';
import type { AttachedCoupon } from './attached-coupon.ts';
import { lowersRows } from './attached-coupon.ts';
import type { CouponSituation } from './coupon-reasons.ts';
import { usableOf } from './coupon-reasons.ts';
import { discountsInSequence, takeOffDiscounts } from './coupon-sequence.ts';
import type { PricingStage } from '#domain/pricing/pricing-input.ts';
import type { Row } from '#domain/pricing/row.ts';

/** What the checkout-only coupons need to know. */
export interface CheckoutOnlyInput {
  readonly coupons: readonly AttachedCoupon[];
  readonly rows: readonly Row[];
  readonly situation: CouponSituation;
  readonly stage: PricingStage;
}

/** Priority 4: all of them in the checkout; in the cart they wait, though what stands against them is noted. Returns the sum. */
export function applyCheckoutOnlyCoupons({ coupons, rows, situation, stage }: CheckoutOnlyInput): Cents {
  const checkoutOnly = coupons.filter((attached) => attached.coupon.priority === 4 && lowersRows(attached));
  if (checkoutOnly.length === 0) return 0;
  const usable = usableOf(checkoutOnly, situation);
  if (stage === 'CART') {
    for (const attached of usable) attached.idle = 'AT_CHECKOUT';
    return 0;
  }
  return takeOffDiscounts(discountsInSequence(usable, rows), 'CHECKOUT_ONLY_COUPON');
}
