import type { Cents } from '#domain/shared/money.ts';
import { percentOf } from '#domain/shared/money.ts';
import type { AttachedCoupon } from './attached-coupon.ts';
import { bookOn } from './attached-coupon.ts';
import type { RowRule } from '#domain/pricing/priced-cart.ts';
import type { CouponBenefit } from '#domain/pricing/pricing-input.ts';
import { shareProportionally } from '#domain/pricing/proportional-shares.ts';
import type { Row } from '#domain/pricing/row.ts';
import { takeOff } from '#domain/pricing/row.ts';

/** What one coupon takes off, shared over its rows in their order. */
export interface SharedDiscount {
  readonly attached: AttachedCoupon;
  readonly amountCents: Cents;
  readonly shares: readonly Cents[];
}

function faceValue(benefit: CouponBenefit, totalCents: Cents): Cents {
  switch (benefit.kind) {
    case 'percent':
      return percentOf(totalCents, benefit.basisPoints);
    case 'fixed':
      return benefit.amountCents;
    case 'shipping':
    case 'gift':
      return 0;
    default:
      return benefit satisfies never;
  }
}

function percentFirst(coupons: readonly AttachedCoupon[]): AttachedCoupon[] {
  const isPercent = ({ coupon }: AttachedCoupon): boolean => coupon.benefit.kind === 'percent';
  return [...coupons.filter(isPercent), ...coupons.filter((attached) => !isPercent(attached))];
}

/**
 * What several coupons would take off together: percents before fixed amounts, each on what the one before it left, none
 * more than its rows still cost. Changes nothing.
 */
export function discountsInSequence(coupons: readonly AttachedCoupon[], rows: readonly Row[]): SharedDiscount[] {
  const left = rows.map((row) => row.amountCents);
  return percentFirst(coupons).map((attached) => {
    const weights = attached.rows.map((row) => left[row.index] ?? 0);
    const totalCents = weights.reduce((sum, weight) => sum + weight, 0);
    const amountCents = Math.max(0, Math.min(totalCents, faceValue(attached.coupon.benefit, totalCents)));
    const shares = shareProportionally(amountCents, weights);
    attached.rows.forEach((row, index) => {
      left[row.index] = (weights[index] ?? 0) - (shares[index] ?? 0);
    });
    return { attached, amountCents, shares };
  });
}

/** Takes discounts off their rows, books them on their coupons and returns their sum. */
export function takeOffDiscounts(discounts: readonly SharedDiscount[], rule: RowRule): Cents {
  for (const { attached, amountCents, shares } of discounts) {
    const { description, code } = attached.coupon;
    attached.rows.forEach((row, index) => takeOff(row, shares[index] ?? 0, rule, description, code));
    bookOn(attached, amountCents);
  }
  return sumOfDiscounts(discounts);
}

/** The sum of discounts in cents. */
export function sumOfDiscounts(discounts: readonly SharedDiscount[]): Cents {
  return discounts.reduce((sum, discount) => sum + discount.amountCents, 0);
}
