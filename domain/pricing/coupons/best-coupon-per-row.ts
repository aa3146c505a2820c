import type { Cents } from '#domain/shared/money.ts';
import { percentOf } from '#domain/shared/money.ts';
import type { AttachedCoupon } from './attached-coupon.ts';
import { bookOn } from './attached-coupon.ts';
import type { RowRule } from '#domain/pricing/priced-cart.ts';
import { shareProportionally } from '#domain/pricing/proportional-shares.ts';
import type { Row } from '#domain/pricing/row.ts';
import { takeOff } from '#domain/pricing/row.ts';

interface Offer {
  readonly attached: AttachedCoupon;
  readonly discountCents: Cents;
}

/** What an item coupon would take off each of its rows, in the order of `attached.rows`. */
function discountsByRow({ coupon: { benefit }, rows }: AttachedCoupon): Cents[] {
  switch (benefit.kind) {
    case 'percent':
      return rows.map((row) => Math.min(row.amountCents, percentOf(row.amountCents, benefit.basisPoints)));
    case 'fixed': {
      if (benefit.isPerUnit) return rows.map((row) => Math.min(row.amountCents, benefit.amountCents * row.line.qty));
      const weights = rows.map((row) => row.amountCents);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return shareProportionally(Math.min(benefit.amountCents, total), weights);
    }
    case 'shipping':
    case 'gift':
      return rows.map(() => 0);
    default:
      return benefit satisfies never;
  }
}

/**
 * Gives every row the one item coupon that takes the most off it (equal: the one attached first).
 * Returns the sum of the discounts.
 */
export function applyBestPerRow(coupons: readonly AttachedCoupon[], rule: RowRule): Cents {
  const bestOffers = new Map<Row, Offer>();
  for (const attached of coupons) {
    const discounts = discountsByRow(attached);
    attached.rows.forEach((row, index) => {
      const discountCents = discounts[index] ?? 0;
      if (discountCents > (bestOffers.get(row)?.discountCents ?? 0)) bestOffers.set(row, { attached, discountCents });
    });
  }

  for (const attached of coupons) {
    const discounts = discountsByRow(attached);
    const isBeaten = attached.rows.some((row, index) => (discounts[index] ?? 0) < (bestOffers.get(row)?.discountCents ?? 0));
    if (discounts.some((cents) => cents > 0)) attached.idle = isBeaten ? 'OTHER_SAVES_MORE' : 'OTHER_SAVES_SAME';
  }

  let sumCents = 0;
  for (const [row, { attached, discountCents }] of bestOffers) {
    takeOff(row, discountCents, rule, attached.coupon.description, attached.coupon.code);
    bookOn(attached, discountCents);
    sumCents += discountCents;
  }
  return sumCents;
}
