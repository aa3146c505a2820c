import type { Cents } from '#domain/shared/money.ts';
import type { CouponIdle, CouponReason, PricedCoupon } from '#domain/pricing/priced-cart.ts';
import type { CouponScope, PricingCoupon, PricingLine } from '#domain/pricing/pricing-input.ts';
import type { Row } from '#domain/pricing/row.ts';

/** A coupon on its way through the pipeline, with the rows that it can serve; the steps write its outcome into it. */
export interface AttachedCoupon {
  readonly coupon: PricingCoupon;
  readonly rows: readonly Row[];
  amountCents: Cents;
  isApplied: boolean;
  reason: CouponReason | undefined;
  missingCents: Cents | undefined;
  idle: CouponIdle | undefined;
}

function isInScope(line: PricingLine, scope: CouponScope): boolean {
  if (scope.itemIds.includes(line.itemId)) return true;
  if (line.brand !== undefined && scope.brands.includes(line.brand)) return true;
  return line.categoryIds.some((id) => scope.categoryIds.includes(id));
}

/**
 * Gift cards, memberships and free items take part in no coupon; rewards and shipping coupons are choosier still. What a quote has a price for is lowered by none:
 * what ships free or earns a gift counts it all the same.
 */
function canServe(coupon: PricingCoupon, row: Row): boolean {
  if (!row.isMerchandise || (row.quotedQty > 0 && isPriceLowering(coupon))) return false;
  if (coupon.priority === 3 && !row.line.isRewardsEligible) return false;
  if (coupon.benefit.kind === 'shipping' && !row.isShipped) return false;
  return coupon.scope === undefined || isInScope(row.line, coupon.scope);
}

/** Finds the rows of every coupon, once for the whole pipeline. */
export function attachCoupons(coupons: readonly PricingCoupon[], rows: readonly Row[]): AttachedCoupon[] {
  return coupons.map((coupon) => ({
    coupon,
    rows: rows.filter((row) => canServe(coupon, row)),
    amountCents: 0,
    isApplied: false,
    reason: undefined,
    missingCents: undefined,
    idle: undefined,
  }));
}

/** True for the coupons that take an amount off rows, as opposed to shipping and gift coupons. */
export function lowersRows({ coupon }: AttachedCoupon): boolean {
  return isPriceLowering(coupon);
}

function isPriceLowering({ benefit }: PricingCoupon): boolean {
  return benefit.kind === 'percent' || benefit.kind === 'fixed';
}

/** Books an amount that a coupon gave. A coupon that gave nothing stays pending, so that no use of it is spent. */
export function bookOn(attached: AttachedCoupon, amountCents: Cents): void {
  if (amountCents <= 0) return;
  attached.amountCents += amountCents;
  attached.isApplied = true;
}

/** The coupon as the cart shows it. */
export function pricedCoupon({ coupon, amountCents, isApplied, reason, missingCents, idle }: AttachedCoupon): PricedCoupon {
  return {
    code: coupon.code,
    description: coupon.description,
    priority: coupon.priority,
    status: isApplied ? 'APPLIED' : 'PENDING',
    reason,
    missingCents: reason === undefined ? undefined : missingCents,
    idle: isApplied || reason !== undefined ? undefined : (idle ?? 'NOTHING_LEFT'),
    amountCents,
    isCheckoutOnly: coupon.priority === 4,
    isAuto: coupon.isAuto,
  };
}
