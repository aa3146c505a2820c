import { accepted, refused, type Result } from '../errors.ts';
import type { PaymentToken } from '../tokens/token-records.ts';
import type { Vendor } from '../vendor.ts';

/** So long after the payer has agreed the shop may come for it. */
const APPROVAL_HOURS = 3;

/** What became of an approval: only what is APPROVED has a token with which it is charged. */
export type Confirmed =
  | { status: 'APPROVED'; approval: PaymentToken; payment: PaymentToken }
  | { status: 'DECLINED' | 'RETRY'; approval: PaymentToken };

/**
 * Exchanges what a payer's browser brought to the shop for what the shop charges: the same for the same nonce, however often it is
 * asked. Each nonce buys once: an approval under which money is held or was taken is used up.
 */
export function confirmApproval(nonce: string, tender: PaymentToken['tender'] | undefined, vendor: Vendor): Result<Confirmed> {
  const { tokens, authorizations, now } = vendor;
  const approval = tokens.findApproval(nonce);
  if (approval === undefined || (tender !== undefined && approval.tender !== tender)) return refused('NOT_FOUND');
  const earlier = tokens.exchangedFor(nonce);
  if (earlier !== undefined && authorizations.usedCents(earlier.token) > 0) return refused('APPROVAL_USED');
  if (earlier !== undefined) return accepted({ status: 'APPROVED', approval, payment: earlier });
  if (now().getTime() - Date.parse(approval.at) > APPROVAL_HOURS * 3_600_000) return refused('APPROVAL_EXPIRED');
  if (approval.outcome === 'DECLINE') return accepted({ status: 'DECLINED', approval });
  const isToRetry = approval.outcome === 'STUCK' || (approval.outcome === 'RETRY' && tokens.spend(nonce));
  return accepted(isToRetry ? { status: 'RETRY', approval } : { status: 'APPROVED', approval, payment: tokens.exchange(approval) });
}
