import { formatPrice } from '../catalog/price-text.ts';
import type { Cents } from '../shared/money.ts';

/** "2 colleagues are ordering to 123 Main St. Together you’d save the $5.99 small-order fee." */
export function togetherText({
  colleagues,
  address,
  fee,
}: {
  readonly colleagues: number;
  readonly address: string;
  readonly fee: SavedFee;
}): string {
  const who = colleagues === 1 ? 'A colleague is' : `${colleagues} colleagues are`;
  return `${who} ordering to ${address}. Together you’d save the ${formatPrice(fee.cents)} ${fee.name}.`;
}

/** A fee of a cart that is not charged where enough is shipped. */
export type SavedFee = { readonly cents: Cents; readonly name: 'small-order fee' | 'shipping fee' };

/** The fee that a cart would not be charged if it were larger by so much; undefined: there is none, or that is not enough. */
export function savedFee({
  smallOrderFeeCents,
  shipFeeCents,
  sameDayFeeCents,
  missingCents,
  moreCents,
}: {
  readonly smallOrderFeeCents: Cents;
  /** With the same-day fee, which is charged whatever the order comes to. */
  readonly shipFeeCents: Cents;
  readonly sameDayFeeCents: Cents;
  /** How much the cart is below what is free of it. */
  readonly missingCents: Cents;
  readonly moreCents: Cents;
}): SavedFee | undefined {
  if (moreCents < missingCents) return undefined;
  if (smallOrderFeeCents > 0) return { cents: smallOrderFeeCents, name: 'small-order fee' };
  const shippingCents = shipFeeCents - sameDayFeeCents;
  return shippingCents > 0 ? { cents: shippingCents, name: 'shipping fee' } : undefined;
}
