import type { Authorization } from './authorization-book.ts';
import { expiresAt } from './authorization-life.ts';
import { statusOf, type Challenge } from './challenges.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { toDollars } from '../ledger/money.ts';
import type { Vendor } from '../vendor.ts';

/** A decided authorization as `POST /v1/authorizations` answers it. */
export function viewDecision(entry: LedgerEntry): object {
  const { id, status, declineCode, transactionId } = entry;
  const end = status === 'APPROVED' ? expiresAt(entry) : undefined;
  return {
    id,
    status,
    ...(declineCode && { declineCode }),
    ...(transactionId && { transactionId }),
    ...(end && { expiresAt: end.toISOString() }),
    ...viewAsked(entry),
  };
}

/** What was asked, and under which key: so that whoever asked can see that the answer is theirs. */
function viewAsked({ amountCents, reference, idempotencyKey }: Pick<LedgerEntry, 'amountCents' | 'reference' | 'idempotencyKey'>): object {
  return { amount: toDollars(amountCents), currency: 'USD', reference, idempotencyKey };
}

/** An authorization that waits for its payer, with the page on which the payer answers. */
export function viewChallenge(challenge: Challenge, { address, now }: Pick<Vendor, 'address' | 'now'>): object {
  const { authorizationId: id, transactionId } = challenge;
  const challengeStatus = statusOf(challenge, now());
  const challengeUrl = `${address.origin}/challenge/${transactionId}`;
  return { id, status: 'CHALLENGE', transactionId, challengeUrl, ...(challengeStatus && { challengeStatus }), ...viewAsked(challenge) };
}

/**
 * What the vendor knows under an idempotency key or a reference, or `undefined`. A reference may have several
 * authorizations: the newest is answered, and all of them, oldest first, in `authorizations`.
 */
export function viewAuthorizationFor(query: { idempotencyKey: string } | { reference: string }, vendor: Vendor): object | undefined {
  if ('idempotencyKey' in query) {
    const entry = vendor.ledger.bookedUnder('AUTHORIZE', query.idempotencyKey);
    const decided = entry && vendor.authorizations.find(entry.id);
    return decided ? viewDecided(decided) : viewPending(vendor.challenges.findByKey(query.idempotencyKey), vendor);
  }
  const decided = vendor.authorizations.withReference(query.reference);
  const challenge = vendor.challenges.findByReference(query.reference);
  const isDecided = decided.some(({ entry }) => entry.id === challenge?.authorizationId);
  const pending = isDecided ? undefined : viewPending(challenge, vendor);
  const authorizations = [...decided.map(viewDecided), ...(pending ? [pending] : [])];
  const newest = authorizations.at(-1);
  return newest && { ...newest, authorizations };
}

function viewDecided({ entry, capturedCents, voidedCents, refundedCents }: Authorization): object {
  return {
    ...viewDecision(entry),
    at: entry.at,
    capturedAmount: toDollars(capturedCents),
    voidedAmount: toDollars(voidedCents),
    refundedAmount: toDollars(refundedCents),
  };
}

function viewPending(challenge: Challenge | undefined, vendor: Vendor): object | undefined {
  return challenge && { ...viewChallenge(challenge, vendor), at: challenge.at };
}
