import { GIFT_CARDS, type IssuedGiftCard } from './demo-cards.ts';
import { accepted, refused, type Result } from './errors.ts';
import { fingerprintOf, isSameSecret } from './fingerprint.ts';
import { newId } from './ids.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Vendor } from './vendor.ts';

/** A gift card as the shopper names it. */
export interface GiftCardLogin {
  accountNumber: string;
  pin: string;
}

export interface DebitRequest extends GiftCardLogin {
  amountCents: number;
  reference: string;
  idempotencyKey: string;
}

type Books = Pick<Vendor, 'ledger' | 'balances' | 'now'>;

/**
 * Cents on the card. D33: number or PIN wrong (the same answer for both); D38: not active; D39: nothing left.
 */
export function giftCardBalance(login: GiftCardLogin, { balances }: Pick<Books, 'balances'>): Result<number> {
  const card = giftCardOf(login);
  if (card === undefined) return refused('GIFT_CARD_D33');
  if (!card.isActive) return refused('GIFT_CARD_D38');
  const cents = balances.giftCents(card.id);
  return cents > 0 ? accepted(cents) : refused('GIFT_CARD_D39');
}

/** Every card is compared, so that the time tells neither whether the number nor whether the PIN was wrong. */
function giftCardOf(login: GiftCardLogin): IssuedGiftCard | undefined {
  const given = `${login.accountNumber} ${login.pin}`;
  return GIFT_CARDS.filter((card) => isSameSecret(given, `${card.accountNumber} ${card.pin}`)).at(0);
}

/** Takes the whole amount from the card, or nothing: D39 also when less than the amount is left. */
export function debitGiftCard(request: DebitRequest, { ledger, balances, now }: Books): Result<LedgerEntry> {
  const card = giftCardOf(request);
  if (card === undefined) return refused('GIFT_CARD_D33');
  const fingerprint = fingerprintOf(card.id, request.amountCents, request.reference);
  const earlier = ledger.bookedUnder('GIFT_DEBIT', request.idempotencyKey);
  if (earlier) return earlier.fingerprint === fingerprint ? accepted(earlier) : refused('IDEMPOTENCY_MISMATCH');
  if (!card.isActive) return refused('GIFT_CARD_D38');
  if (balances.giftCents(card.id) < request.amountCents) return refused('GIFT_CARD_D39');
  const entry: LedgerEntry = {
    id: newId('cap'),
    type: 'CAPTURE',
    status: 'APPROVED',
    tender: 'GIFT_CARD',
    amountCents: request.amountCents,
    currency: 'USD',
    reference: request.reference,
    idempotencyKey: request.idempotencyKey,
    fingerprint,
    at: now().toISOString(),
    issuedCard: card.id,
  };
  ledger.book(entry);
  return accepted(entry);
}

/** Gives a debit back to its card, whole and once; `NOT_FOUND` when there is no such debit. */
export function reverseDebit(
  { debitId, idempotencyKey }: { debitId: string; idempotencyKey: string },
  { ledger, debits, now }: Pick<Vendor, 'ledger' | 'debits' | 'now'>,
): Result<LedgerEntry> {
  const fingerprint = fingerprintOf(debitId);
  const earlier = ledger.bookedUnder('GIFT_REVERSAL', idempotencyKey);
  if (earlier) return earlier.fingerprint === fingerprint ? accepted(earlier) : refused('IDEMPOTENCY_MISMATCH');
  const debit = debits.find(debitId);
  if (debit === undefined) return refused('NOT_FOUND');
  if (debits.isReversed(debitId)) return refused('ALREADY_REVERSED');
  const entry: LedgerEntry = {
    ...debit,
    id: newId('ref'),
    type: 'REFUND',
    idempotencyKey,
    fingerprint,
    at: now().toISOString(),
    authorizationId: debitId,
  };
  ledger.book(entry);
  return accepted(entry);
}
