import type { Cents } from '#domain/shared/money.ts';
import type { AttachedCoupon } from '#domain/pricing/coupons/attached-coupon.ts';
import { lowersRows } from '#domain/pricing/coupons/attached-coupon.ts';
import type { CouponSituation } from '#domain/pricing/coupons/coupon-reasons.ts';
import { usableOf } from '#domain/pricing/coupons/coupon-reasons.ts';
import { discountsInSequence, takeOffDiscounts } from '#domain/pricing/coupons/coupon-sequence.ts';
import { shareProportionally } from './proportional-shares.ts';
import type { Row } from './row.ts';
import { takeOff } from './row.ts';

/** Priority 3: several rewards coupons, up to what the eligible rows still cost. Returns the sum. */
export function applyRewardsCoupons(coupons: readonly AttachedCoupon[], rows: readonly Row[], situation: CouponSituation): Cents {
  const rewards = coupons.filter((attached) => attached.coupon.priority === 3 && lowersRows(attached));
  if (rewards.length === 0) return 0;
  return takeOffDiscounts(discountsInSequence(usableOf(rewards, situation), rows), 'REWARDS_COUPON');
}

/** Easy Rewards, after the rewards coupons: returns what of the wish was redeemed, at most what the eligible rows still cost. */
export function redeemRewards(rows: readonly Row[], wishedCents: Cents): Cents {
  if (wishedCents <= 0) return 0;
  const eligible = rows.filter((row) => row.isMerchandise && row.line.isRewardsEligible);
  const weights = eligible.map((row) => row.amountCents);
  const redeemedCents = Math.min(
    wishedCents,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  const shares = shareProportionally(redeemedCents, weights);
  eligible.forEach((row, index) => takeOff(row, shares[index] ?? 0, 'REWARDS_REDEMPTION', 'Easy Rewards', undefined));
  return Math.max(0, redeemedCents);
}
