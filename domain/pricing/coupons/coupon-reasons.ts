import type { AttachedCoupon } from './attached-coupon.ts';
import { lowersRows } from './attached-coupon.ts';
import type { CouponReason } from '#domain/pricing/priced-cart.ts';
import type { PricingBuyer, PricingCoupon } from '#domain/pricing/pricing-input.ts';
import type { Row } from '#domain/pricing/row.ts';

/** What a coupon's conditions are held against. */
export interface CouponSituation {
  readonly buyer: PricingBuyer;
  readonly hasPickupLine: boolean;
}

function isOfAnotherMember(coupon: PricingCoupon, buyer: PricingBuyer): boolean {
  if (coupon.ownerRewardsId === undefined) return coupon.priority === 3;
  return !buyer.rewardsIds.includes(coupon.ownerRewardsId);
}

/** Minimums of item coupons look at the rows as they are now, all others at the rows before any basket coupon. */
function centsToMinimum(attached: AttachedCoupon): number {
  const { coupon, rows } = attached;
  if (coupon.minimumCents === 0) return 0;
  const column = coupon.priority === 1 && lowersRows(attached) ? 'amountCents' : 'beforeBasketCents';
  return coupon.minimumCents - rows.reduce((sum, row) => sum + row[column], 0);
}

/** Only what a shopper entered can be too much: instant coupons and rewards give as much as fits. */
function centsBeyondItsRows({ coupon, rows }: AttachedCoupon): number {
  const { benefit } = coupon;
  if (benefit.kind !== 'fixed' || coupon.isAuto || coupon.priority === 3) return 0;
  const isPerUnit = benefit.isPerUnit && coupon.priority === 1;
  const units = isPerUnit ? rows.reduce((sum, row) => sum + row.line.qty, 0) : 1;
  return benefit.amountCents * units - sumOfAmounts(rows);
}

function sumOfAmounts(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.amountCents, 0);
}

/** Why a coupon cannot be used on the rows as they are now; `undefined` when it can. (C §8, coupon reasons) */
export function reasonAgainst(attached: AttachedCoupon, { buyer, hasPickupLine }: CouponSituation): CouponReason | undefined {
  const { coupon, rows } = attached;
  if (isOfAnotherMember(coupon, buyer)) return 'REWARDS_COUPON_ERROR_MESSAGE';
  if (coupon.needsPickupLine && !hasPickupLine) return 'BOPIS_EVENT_ERROR';
  // Without a scope, "add 30.00 more" tells the shopper of an empty cart what to do, "no qualifying item" does not.
  const lacksItems = coupon.scope !== undefined || coupon.minimumCents === 0;
  if (rows.length === 0 && lacksItems) return 'QUALIFYING_ITEMS_NOT_FOUND_ERROR';
  if (centsToMinimum(attached) > 0) return 'ORDER_TOTAL_NOT_MET_ERROR';
  if (centsBeyondItsRows(attached) > 0) return 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL';
  return undefined;
}

/** Notes on every coupon why it cannot be used now, and returns those that can. */
export function usableOf(coupons: readonly AttachedCoupon[], situation: CouponSituation): AttachedCoupon[] {
  return coupons.filter((attached) => {
    attached.reason = reasonAgainst(attached, situation);
    if (attached.reason === 'ORDER_TOTAL_NOT_MET_ERROR') attached.missingCents = centsToMinimum(attached);
    return attached.reason === undefined;
  });
}
