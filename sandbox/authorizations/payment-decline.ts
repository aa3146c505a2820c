import { heldCents } from './authorization-book.ts';
import type { PaymentToken } from '../tokens/token-records.ts';
import type { Vendor } from '../vendor.ts';

/** Why a confirmed payment does not pay an amount, or `undefined` when it pays. What is renewed is not counted beside its renewal. */
export function paymentDeclineCode(
  payment: PaymentToken,
  { amountCents, renews }: { readonly amountCents: number; readonly renews?: string | undefined },
  { authorizations, now }: Pick<Vendor, 'authorizations' | 'now'>,
): string | undefined {
  if (payment.outcome === 'BROKE') return 'VENDOR_DECLINED';
  const renewed = renews === undefined ? undefined : authorizations.find(renews);
  const usedCents = authorizations.usedCents(payment.token) - (renewed === undefined ? 0 : heldCents(renewed, now()));
  if (payment.amountCents === undefined) return usedCents > 0 ? 'APPROVAL_USED' : undefined;
  return usedCents + amountCents > payment.amountCents ? 'AMOUNT_NOT_APPROVED' : undefined;
}
