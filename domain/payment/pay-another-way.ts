import type { Cents } from '../shared/money.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a buyer has to pay another way for what no bank holds any more: then it is canceled. */
export const PAY_WITHIN_DAYS = 3;
/** After so many days who has not is reminded, once. */
const REMINDED_AFTER_DAYS = 2;

/** When an order is canceled whose hold could not be renewed since then, unless it is paid another way. */
export function payUntil(unrenewedAt: Date): Date {
  return new Date(unrenewedAt.getTime() + PAY_WITHIN_DAYS * DAY_MS);
}

/** What could not be renewed since then or before is canceled now. */
export function canceledFrom(now: Date): Date {
  return new Date(now.getTime() - PAY_WITHIN_DAYS * DAY_MS);
}

/** Who is asked since then or before is reminded now. */
export function remindedFrom(now: Date): Date {
  return new Date(now.getTime() - REMINDED_AFTER_DAYS * DAY_MS);
}

/**
 * What a gift or prepaid card pays of what no bank holds any more: as much as is on it, but never what only a main tender may pay. 0: nothing.
 *
 * @param mainOnlyCents what of the whole order is gift cards and memberships.
 */
export function paidByCard(
  neededCents: Cents,
  { balanceCents, mainOnlyCents }: { readonly balanceCents: Cents; readonly mainOnlyCents: Cents },
): Cents {
  return Math.max(0, Math.min(balanceCents, neededCents - mainOnlyCents));
}
