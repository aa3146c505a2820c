import type { Cents } from '#domain/shared/money.ts';
import type { AttachedCoupon } from './attached-coupon.ts';
import { lowersRows } from './attached-coupon.ts';
import { applyBestPerRow } from './best-coupon-per-row.ts';
import type { CouponSituation } from './coupon-reasons.ts';
import { usableOf } from './coupon-reasons.ts';

/** Priority 1, entered by the shopper: lowers each row by its best item coupon and returns the sum. */
export function applyItemCoupons(coupons: readonly AttachedCoupon[], situation: CouponSituation): Cents {
  const entered = coupons.filter((attached) => attached.coupon.priority === 1 && !attached.coupon.isAuto && lowersRows(attached));
  if (entered.length === 0) return 0;
  return applyBestPerRow(usableOf(entered, situation), 'ITEM_COUPON');
}
