import type { Challenge } from './challenges.ts';
import { newId } from '../ids.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { ChargeableToken } from '../tokens/token-records.ts';
import { issuedCardOf } from '../tokens/tokens.ts';
import type { Vendor } from '../vendor.ts';

interface DecidedAuthorization {
  request: { amountCents: number; reference: string; idempotencyKey: string };
  fingerprint: string;
  source: ChargeableToken;
  /** The challenge that the payer was asked before, whose ids the authorization keeps. */
  challenge: Challenge | undefined;
  /** Why it is declined; `undefined` when it is approved. */
  declineCode: string | undefined;
}

/** Writes a decided authorization down. What it holds is off the balance of an issued card from then on. */
export function bookAuthorization(decided: DecidedAuthorization, { ledger, now }: Pick<Vendor, 'ledger' | 'now'>): LedgerEntry {
  const { request, fingerprint, source, challenge, declineCode } = decided;
  const issuedCard = issuedCardOf(source);
  const entry: LedgerEntry = {
    id: challenge?.authorizationId ?? newId('auth'),
    type: 'AUTHORIZE',
    status: declineCode === undefined ? 'APPROVED' : 'DECLINED',
    tender: source.tender,
    amountCents: request.amountCents,
    currency: 'USD',
    reference: request.reference,
    idempotencyKey: request.idempotencyKey,
    fingerprint,
    at: now().toISOString(),
    token: source.token,
    ...(challenge && { transactionId: challenge.transactionId }),
    ...(declineCode && { declineCode }),
    ...(issuedCard && { issuedCard: issuedCard.id }),
  };
  ledger.book(entry);
  return entry;
}
