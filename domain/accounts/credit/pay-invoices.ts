import { formatPrice } from '../../catalog/price-text.ts';
import type { Cents } from '../../shared/money.ts';

/** So many invoices are paid at once at most, and so much. */
export const MOST_INVOICES_PAID = 100;
export const MOST_PAID_CENTS = 100_000_000;

/** What somebody wants to pay of an invoice. */
export interface WantedPayment {
  readonly invoiceNumber: string;
  readonly cents: Cents;
}

/** What of an invoice is not settled, and what of that is being paid by somebody this moment. */
export interface Payable {
  readonly invoiceNumber: string;
  readonly openCents: Cents;
  readonly claimedCents: Cents;
}

/** Why so much of an invoice is not paid. UNKNOWN: the organization has no such invoice. */
export type PayProblem = {
  readonly invoiceNumber: string;
  readonly code: 'UNKNOWN' | 'PAID' | 'BEING_PAID' | 'TOO_MUCH' | 'NOTHING' | 'TWICE';
  readonly message: string;
};

/** What of an invoice can still be paid. */
export function payableCents({ openCents, claimedCents }: Pick<Payable, 'openCents' | 'claimedCents'>): Cents {
  return openCents - claimedCents;
}

/** Why what somebody wants to pay cannot be paid; empty: it can. Each invoice is named at most once. */
export function problemsOfPaying(wanted: readonly WantedPayment[], known: readonly Payable[]): PayProblem[] {
  const byNumber = new Map(known.map((one) => [one.invoiceNumber, one]));
  const seen = new Set<string>();
  return wanted.flatMap(({ invoiceNumber, cents }) => {
    const problem = seen.has(invoiceNumber) ? TWICE : problemOf(cents, byNumber.get(invoiceNumber));
    seen.add(invoiceNumber);
    return problem === undefined ? [] : [{ invoiceNumber, ...problem }];
  });
}

const TWICE = { code: 'TWICE', message: 'This invoice is in the list twice. Enter one amount for it.' } as const;

function problemOf(cents: Cents, invoice: Payable | undefined): Omit<PayProblem, 'invoiceNumber'> | undefined {
  if (invoice === undefined) return { code: 'UNKNOWN', message: 'Your organization has no invoice with this number.' };
  const { openCents, claimedCents } = invoice;
  const left = payableCents(invoice);
  if (openCents === 0) return { code: 'PAID', message: 'This invoice is already paid.' };
  if (cents <= 0) return { code: 'NOTHING', message: 'Enter an amount above $0.00.' };
  if (cents <= left) return undefined;
  if (left === 0) return { code: 'BEING_PAID', message: 'A payment for this invoice is on its way. Give it a minute, then look again.' };
  if (claimedCents > 0)
    return {
      code: 'BEING_PAID',
      message: `A payment of ${formatPrice(claimedCents)} for this invoice is on its way. Enter ${formatPrice(left)} or less.`,
    };
  return { code: 'TOO_MUCH', message: `Only ${formatPrice(left)} is open. Enter that or less.` };
}

/**
 * What of claims is charged once something else was paid meanwhile: so much less, the last ones first.
 *
 * @param paidCents what was paid or credited since and settles nothing yet.
 */
export function claimsLeft(claims: readonly WantedPayment[], paidCents: Cents): WantedPayment[] {
  let rest = paidCents;
  const left = claims.toReversed().map((claim) => {
    const taken = Math.min(rest, claim.cents);
    rest -= taken;
    return { ...claim, cents: claim.cents - taken };
  });
  return left.toReversed();
}
