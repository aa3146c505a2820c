import type { Cents } from '#domain/shared/money.ts';
import type { AttachedCoupon } from './attached-coupon.ts';
import { lowersRows } from './attached-coupon.ts';
import { applyBestPerRow } from './best-coupon-per-row.ts';
import type { CouponSituation } from './coupon-reasons.ts';
import { usableOf } from './coupon-reasons.ts';

/** Priority 1, always on: lowers each row by its best instant coupon and returns the savings. */
export function applyInstantCoupons(coupons: readonly AttachedCoupon[], situation: CouponSituation): Cents {
  const instant = coupons.filter((attached) => attached.coupon.priority === 1 && attached.coupon.isAuto && lowersRows(attached));
  if (instant.length === 0) return 0;
  return applyBestPerRow(usableOf(instant, situation), 'INSTANT_COUPON');
}
