import { heldCents, openCents, type Authorization } from './authorization-book.ts';
import { bookAuthorization } from './book-authorization.ts';
import type { Challenge } from './challenges.ts';
import { accepted, refused, type Result } from '../errors.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { newId } from '../ids.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { bookPastCharge, type PastBooks } from './past-charges.ts';
import type { Vendor } from '../vendor.ts';

export interface ChangeRequest {
  authorizationId: string;
  idempotencyKey: string;
  /** Without it: all that is still held. */
  amountCents?: number | undefined;
}

/** What was booked; `isNew` is false when the same request had been answered before. */
export interface Change {
  entry: LedgerEntry;
  isNew: boolean;
}

type Books = Pick<Vendor, 'ledger' | 'authorizations' | 'now'>;

const PREFIXES = { CAPTURE: 'cap', VOID: 'void', REFUND: 'ref' } as const;

/** Takes authorized money: all that is left, or `amountCents` of it; several captures may make up the whole. */
export function capture(request: ChangeRequest, books: Books): Result<Change> {
  return change('CAPTURE', request, books, (authorization) => {
    const leftCents = heldCents(authorization, books.now());
    if (leftCents === 0) return openCents(authorization) > 0 ? refused('AUTHORIZATION_EXPIRED') : nothingHeld(authorization);
    const amountCents = request.amountCents ?? leftCents;
    return amountCents > leftCents ? refused('CAPTURE_EXCEEDS_AUTHORIZATION') : accepted(amountCents);
  });
}

/**
 * Releases authorized money: all that is not captured, or `amountCents` of it; later captures take what is left. What has run out
 * can be released, too: it is no more than written down. Where the payer has been asked and nothing is decided yet, it decides: declined.
 */
export function voidAuthorization(request: ChangeRequest, vendor: Vendor): Result<Change> {
  const challenge = vendor.challenges.findByAuthorization(request.authorizationId);
  const closed = challenge && closeChallenge(challenge, request, vendor);
  if (closed) return closed;
  return change('VOID', request, vendor, (authorization) => {
    const leftCents = openCents(authorization);
    if (leftCents === 0) return nothingHeld(authorization);
    const amountCents = request.amountCents ?? leftCents;
    return amountCents > leftCents ? refused('VOID_EXCEEDS_AUTHORIZATION') : accepted(amountCents);
  });
}

function nothingHeld({ voidedCents }: Authorization): Result<never> {
  return refused(voidedCents > 0 ? 'ALREADY_VOIDED' : 'ALREADY_CAPTURED');
}

/**
 * Ends a challenge for good, whatever the payer has said or will say. Again, under any key, it is the same: nothing is held.
 * `undefined` when the authorization was decided otherwise. A part of nothing cannot be released.
 */
function closeChallenge(challenge: Challenge, { amountCents }: ChangeRequest, vendor: Vendor): Result<Change> | undefined {
  const decided = vendor.authorizations.find(challenge.authorizationId)?.entry;
  if (decided) return decided.declineCode === 'CHALLENGE_VOIDED' ? accepted({ entry: decided, isNew: false }) : undefined;
  if (amountCents !== undefined) return refused('VOID_EXCEEDS_AUTHORIZATION');
  const source = vendor.tokens.find(challenge.token);
  if (source === undefined) return refused('UNKNOWN_TOKEN');
  vendor.challenges.answer(challenge, 'N');
  const { fingerprint } = challenge;
  const entry = bookAuthorization({ request: challenge, fingerprint, source, challenge, declineCode: 'CHALLENGE_VOIDED' }, vendor);
  return accepted({ entry, isNew: true });
}

/** Gives captured money back, at most what was captured and not yet refunded. */
export function refund(request: ChangeRequest, books: PastBooks): Result<Change> {
  bookPastCharge(request.authorizationId, books);
  return change('REFUND', request, books, ({ capturedCents, refundedCents }) => {
    const leftCents = capturedCents - refundedCents;
    const amountCents = request.amountCents ?? leftCents;
    return amountCents > leftCents || leftCents === 0 ? refused('REFUND_EXCEEDS_CAPTURE') : accepted(amountCents);
  });
}

/** Books a movement under its own idempotency key, unless `amountOf` refuses it. */
function change(
  type: keyof typeof PREFIXES,
  { authorizationId, idempotencyKey, amountCents }: ChangeRequest,
  { ledger, authorizations, now }: Books,
  amountOf: (authorization: Authorization) => Result<number>,
): Result<Change> {
  const fingerprint = fingerprintOf(authorizationId, amountCents);
  const earlier = ledger.bookedUnder(type, idempotencyKey);
  if (earlier && earlier.fingerprint !== fingerprint) return refused('IDEMPOTENCY_MISMATCH');
  if (earlier) return accepted({ entry: earlier, isNew: false });
  const authorization = authorizations.find(authorizationId);
  if (authorization === undefined) return refused('NOT_FOUND');
  if (authorization.entry.status !== 'APPROVED') return refused('NOT_APPROVED');
  const amount = amountOf(authorization);
  if (!amount.ok) return amount;
  const { tender, currency, reference, issuedCard } = authorization.entry;
  const entry: LedgerEntry = {
    id: newId(PREFIXES[type]),
    type,
    status: 'APPROVED',
    tender,
    amountCents: amount.value,
    currency,
    reference,
    idempotencyKey,
    fingerprint,
    authorizationId,
    at: now().toISOString(),
    ...(issuedCard && { issuedCard }),
  };
  ledger.book(entry);
  return accepted({ entry, isNew: true });
}
