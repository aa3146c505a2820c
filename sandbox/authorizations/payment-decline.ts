import type { PaymentToken } from '../tokens/token-records.ts';
import type { Vendor } from '../vendor.ts';

/** Why a confirmed payment does not pay an amount, or `undefined` when it pays. */
export function paymentDeclineCode(
  payment: PaymentToken,
  amountCents: number,
  { authorizations }: Pick<Vendor, 'authorizations'>,
): string | undefined {
  if (payment.outcome === 'BROKE') return 'VENDOR_DECLINED';
  const usedCents = authorizations.usedCents(payment.token);
  if (payment.amountCents === undefined) return usedCents > 0 ? 'APPROVAL_USED' : undefined;
  return usedCents + amountCents > payment.amountCents ? 'AMOUNT_NOT_APPROVED' : undefined;
}
