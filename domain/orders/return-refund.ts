import { roundHalfUp, type Cents } from '#domain/shared/money.ts';

/**
 * What is given back for some units of a row: their share of what the row cost with its tax. Shares are counted from the first
 * unit on, so that all of them together are the whole row to the cent, however often some come back.
 *
 * @param row what the whole row cost with tax, and its units.
 * @param before units that came back earlier.
 */
export function returnRefund(row: { readonly paidCents: Cents; readonly qty: number }, before: number, returning: number): Cents {
  const upTo = (units: number) => roundHalfUp((row.paidCents * units) / row.qty);
  return upTo(before + returning) - upTo(before);
}

/** What a row came to: by itself, after what was taken off the whole order, and its tax. */
interface RefundedRow {
  readonly ownCents: Cents;
  readonly finalCents: Cents;
  readonly qty: number;
}

/** How a refund comes about: `priceCents` less `discountCents` with `taxCents` is what is given back; none is below 0. */
export interface RefundParts {
  /** What the units cost at their row's own price. */
  readonly priceCents: Cents;
  /** Their part of what coupons and rewards took off the whole order. */
  readonly discountCents: Cents;
  readonly taxCents: Cents;
}

/**
 * The arithmetic of a refund, to the cent. Of a row whose price of one piece is in whole cents the units cost that times their number; a cent that
 * does not divide is the tax's.
 *
 * @param refundCents what is given back for the units, as `returnRefund` says it.
 */
export function refundParts(
  { ownCents, finalCents, qty }: RefundedRow,
  { before, returning, refundCents }: { readonly before: number; readonly returning: number; readonly refundCents: Cents },
): RefundParts {
  const shareOf = (paidCents: Cents) => returnRefund({ paidCents, qty }, before, returning);
  const discountCents = Math.max(0, shareOf(ownCents) - shareOf(finalCents));
  const taxCents = Math.max(0, refundCents - shareOf(finalCents));
  return { priceCents: refundCents + discountCents - taxCents, discountCents, taxCents };
}
