import { bookAuthorization } from './book-authorization.ts';
import { openCents } from './authorization-book.ts';
import { isExpired, readExpiry } from '../cards/card-expiry.ts';
import type { CardBehaviour } from '../cards/demo-cards.ts';
import { statusOf, type Challenge } from './challenges.ts';
import { accepted, refused, type Result } from '../errors.ts';
import type { FaultKind } from '../faults/faults.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { newId } from '../ids.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { paymentDeclineCode } from './payment-decline.ts';
import type { CardToken, ChargeableToken } from '../tokens/token-records.ts';
import { issuedCardOf } from '../tokens/tokens.ts';
import type { Vendor } from '../vendor.ts';

export interface AuthorizeRequest {
  token: string;
  amountCents: number;
  reference: string;
  idempotencyKey: string;
  /** Where a challenged payer returns to: an address of the shop, whose origin has been checked. */
  returnOrigin: string;
  checkoutId?: string | undefined;
  /** The authorization that this one takes the place of: it is asked for by the shop alone, when no payer is there. */
  renews?: string | undefined;
}

/** How an authorization ends, and what is to go wrong on the way back to the shop. */
export type AuthorizeOutcome =
  | { kind: 'DECIDED'; entry: LedgerEntry; isNew: boolean; fault?: FaultKind | undefined; losesAnswer: boolean }
  | { kind: 'CHALLENGE'; challenge: Challenge }
  | { kind: 'UNREACHABLE' };

/**
 * Decides an authorization once per idempotency key and books it. The same key answers the same again; after a
 * challenge it goes on where the payer left off.
 * `UNREACHABLE` is a request that never arrived: nothing is booked.
 */
export function authorize(request: AuthorizeRequest, vendor: Vendor): Result<AuthorizeOutcome> {
  const { token, amountCents, reference, idempotencyKey, renews } = request;
  const fingerprint = fingerprintOf(token, amountCents, reference, ...(renews === undefined ? [] : [renews]));
  const earlier = vendor.ledger.bookedUnder('AUTHORIZE', idempotencyKey);
  if (earlier) return earlier.fingerprint === fingerprint ? replay(earlier) : refused('IDEMPOTENCY_MISMATCH');
  const challenge = vendor.challenges.findByKey(idempotencyKey);
  if (challenge && challenge.fingerprint !== fingerprint) return refused('IDEMPOTENCY_MISMATCH');
  const source = vendor.tokens.find(token);
  if (source === undefined) return refused('UNKNOWN_TOKEN');
  if (renews !== undefined && !mayRenew(request, vendor)) return refused('CANNOT_RENEW');
  if (challenge) return resume(challenge, { request, fingerprint, source, vendor });
  const behaviour = source.kind === 'CARD' ? source.behaviour : undefined;
  if (behaviour === 'ERROR_ONCE' && vendor.tokens.spend(token)) return refused('TECHNICAL_PROBLEM');
  if (source.kind === 'CARD' && behaviour === 'CHALLENGE' && renews === undefined && !isPastExpiry(source, vendor.now())) {
    return openChallenge(source, { request, fingerprint, vendor });
  }
  return decide({ request, fingerprint, source, vendor });
}

/** An authorization is renewed with its own source, and for no more than what of it was neither captured nor voided. */
function mayRenew({ renews = '', token, amountCents }: AuthorizeRequest, { authorizations }: Vendor): boolean {
  const earlier = authorizations.find(renews);
  return earlier?.entry.token === token && amountCents <= openCents(earlier);
}

interface Decision {
  request: AuthorizeRequest;
  fingerprint: string;
  source: ChargeableToken;
  vendor: Vendor;
  challenge?: Challenge;
}

function replay(entry: LedgerEntry): Result<AuthorizeOutcome> {
  return accepted({ kind: 'DECIDED', entry, isNew: false, losesAnswer: false });
}

function resume(challenge: Challenge, decision: Decision): Result<AuthorizeOutcome> {
  const status = statusOf(challenge, decision.vendor.now());
  if (status === undefined) return accepted({ kind: 'CHALLENGE', challenge });
  return decide({ ...decision, challenge: { ...challenge, status } });
}

function openChallenge(card: CardToken, { request, fingerprint, vendor }: Omit<Decision, 'source'>): Result<AuthorizeOutcome> {
  const challenge: Challenge = {
    transactionId: newId('txn'),
    authorizationId: newId('auth'),
    idempotencyKey: request.idempotencyKey,
    fingerprint,
    token: card.token,
    amountCents: request.amountCents,
    reference: request.reference,
    checkoutId: request.checkoutId ?? card.checkoutId ?? request.reference,
    lastFourDigit: card.lastFourDigit,
    shopOrigin: request.returnOrigin,
    at: vendor.now().toISOString(),
  };
  vendor.challenges.open(challenge);
  return accepted({ kind: 'CHALLENGE', challenge });
}

function decide(decision: Decision): Result<AuthorizeOutcome> {
  const { request, fingerprint, source, vendor, challenge } = decision;
  const fault = vendor.faults.take();
  if (fault === 'timeout-before') return accepted({ kind: 'UNREACHABLE' });
  const declineCode = fault === 'decline' ? 'CARD_DECLINED' : declineCodeOf(decision);
  const entry = bookAuthorization({ request, fingerprint, source, challenge, declineCode }, vendor);
  const losesAnswer = source.kind === 'CARD' && source.behaviour === 'LOSE_ANSWER';
  return accepted({ kind: 'DECIDED', entry, isNew: true, fault, losesAnswer });
}

/** Cards that paid when their payer was there, and do not without: one asks for its payer, the other is declined. */
const RENEWAL_DECLINES: Partial<Record<CardBehaviour, string>> = {
  CHALLENGE: 'PAYER_NEEDED',
  DECLINE_RENEWAL: 'CARD_DECLINED',
};

/** Why the source does not pay, or `undefined` when it pays. */
function declineCodeOf({ request, source, vendor, challenge }: Decision): string | undefined {
  if (source.kind === 'PAYMENT') return paymentDeclineCode(source, request, vendor);
  if (source.kind === 'CARD') {
    if (isPastExpiry(source, vendor.now())) return 'EXPIRED_CARD';
    if (request.renews !== undefined) return RENEWAL_DECLINES[source.behaviour];
    if (challenge) return challenge.status === 'Y' ? undefined : 'CHALLENGE_FAILED';
    if (source.behaviour === 'DECLINE') return 'CARD_DECLINED';
    if (source.behaviour === 'INSUFFICIENT_FUNDS') return 'INSUFFICIENT_FUNDS';
  }
  const issuedCard = issuedCardOf(source);
  if (issuedCard === undefined) return undefined;
  return vendor.balances.leftCents(issuedCard) < request.amountCents ? 'INSUFFICIENT_FUNDS' : undefined;
}

function isPastExpiry(card: CardToken, now: Date): boolean {
  const expiry = readExpiry(card.expiryMonth ?? '', card.expiryYear ?? '');
  return expiry !== undefined && isExpired(expiry, now);
}
