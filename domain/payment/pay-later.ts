import { formatDollars } from '../catalog/price-text.ts';
import { toDollars } from '../shared/money.ts';

/** In how many parts what is paid later is paid. */
const PARTS = 4;

/** How far apart they are, in days: the first is due when the shop is paid. */
export const PAY_LATER_DAYS = 14;

/** Says an amount in cents as the parts in which it is paid later: '4 payments of $12.48', or '4 payments: $12.51, then 3 of $12.48'. */
export function payLaterPartsText(totalCents: number): string {
  const { count, firstCents, othersCents } = payLaterParts(totalCents);
  const [first, others] = [firstCents, othersCents].map((part) => formatDollars(toDollars(part)));
  return first === others ? `${count} payments of ${first}` : `${count} payments: ${first}, then ${count - 1} of ${others}`;
}

/** What is paid first and what each of the other times, in cents: they add up to the cent, and the first has what does not divide. */
export function payLaterParts(totalCents: number): { readonly count: number; readonly firstCents: number; readonly othersCents: number } {
  const othersCents = Math.floor(totalCents / PARTS);
  return { count: PARTS, firstCents: totalCents - othersCents * (PARTS - 1), othersCents };
}
