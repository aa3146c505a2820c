import type { Cents } from '#domain/shared/money.ts';
import type { AttachedCoupon } from './attached-coupon.ts';
import { lowersRows } from './attached-coupon.ts';
import type { CouponSituation } from './coupon-reasons.ts';
import { usableOf } from './coupon-reasons.ts';
import type { SharedDiscount } from './coupon-sequence.ts';
import { discountsInSequence, sumOfDiscounts, takeOffDiscounts } from './coupon-sequence.ts';
import type { Row } from '#domain/pricing/row.ts';

/** The sets of coupons that may be used together: each that is not stackable alone, and all stackable ones. */
function combinations(usable: readonly AttachedCoupon[]): AttachedCoupon[][] {
  const stackable = usable.filter(({ coupon }) => coupon.isStackable);
  const alone = usable.filter(({ coupon }) => !coupon.isStackable).map((attached) => [attached]);
  return stackable.length > 0 ? [...alone, stackable] : alone;
}

/** Priority 2: lowers the rows by the combination that takes the most off (equal: the earlier one) and returns the sum. */
export function applyBasketCoupons(coupons: readonly AttachedCoupon[], rows: readonly Row[], situation: CouponSituation): Cents {
  const basket = coupons.filter((attached) => attached.coupon.priority === 2 && lowersRows(attached));
  if (basket.length === 0) return 0;
  const tried = combinations(usableOf(basket, situation)).map((combination) => discountsInSequence(combination, rows));
  let best: SharedDiscount[] = [];
  for (const discounts of tried) if (sumOfDiscounts(discounts) > sumOfDiscounts(best)) best = discounts;
  for (const discounts of tried) {
    const sum = sumOfDiscounts(discounts);
    if (discounts === best || sum === 0) continue;
    for (const { attached } of discounts) attached.idle = sum < sumOfDiscounts(best) ? 'OTHER_SAVES_MORE' : 'OTHER_SAVES_SAME';
  }
  return takeOffDiscounts(best, 'BASKET_COUPON');
}
