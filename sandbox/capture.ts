import type { Authorization } from './authorization-book.ts';
import { accepted, refused, type Result } from './errors.ts';
import { fingerprintOf } from './fingerprint.ts';
import { newId } from './ids.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Vendor } from './vendor.ts';

export interface ChangeRequest {
  authorizationId: string;
  idempotencyKey: string;
  /** Without it: all that is left to capture, or to refund. */
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
    const leftCents = authorization.entry.amountCents - authorization.capturedCents;
    if (authorization.isVoided) return refused('ALREADY_VOIDED');
    if (leftCents === 0) return refused('ALREADY_CAPTURED');
    const amountCents = request.amountCents ?? leftCents;
    return amountCents > leftCents ? refused('CAPTURE_EXCEEDS_AUTHORIZATION') : accepted(amountCents);
  });
}

/** Gives an authorization up of which nothing was captured. */
export function voidAuthorization(request: ChangeRequest, books: Books): Result<Change> {
  return change('VOID', request, books, (authorization) => {
    if (authorization.isVoided) return refused('ALREADY_VOIDED');
    if (authorization.capturedCents > 0) return refused('ALREADY_CAPTURED');
    return accepted(authorization.entry.amountCents);
  });
}

/** Gives captured money back, at most what was captured and not yet refunded. */
export function refund(request: ChangeRequest, books: Books): Result<Change> {
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
