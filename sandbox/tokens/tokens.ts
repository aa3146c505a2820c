import { join } from 'node:path';
import type { z } from 'zod';
import type { CheckedCard } from '../cards/card-check.ts';
import {
  behaviourOf,
  GIFT_CARDS,
  issuedCents,
  prepaidCardOf,
  type IssuedCard,
  type IssuedCardName,
  type IssuedGiftCard,
} from '../cards/demo-cards.ts';
import { DEMO_TOKENS } from './demo-tokens.ts';
import { fingerprintOf, fingerprintOfCard, giftCardUnder } from '../fingerprint.ts';
import { newId } from '../ids.ts';
import { openJournal } from '../ledger/journal.ts';
import { recordSchema, type CardToken, type ChargeableToken, type GiftToken, type PaymentToken } from './token-records.ts';

/** Everything that can be charged, by its token. */
export interface TokenStore {
  addCard(card: CheckedCard, made: MadeIn): CardToken;
  /** An approval, under a nonce: nothing is charged with it before it is exchanged. */
  addPayment(approved: Approved): PaymentToken;
  findApproval(nonce: string): PaymentToken | undefined;
  /** What an approval is charged with: a new token, once. */
  exchange(approval: PaymentToken): PaymentToken;
  exchangedFor(nonce: string): PaymentToken | undefined;
  addGiftCard(card: Pick<IssuedCard, 'id' | 'accountNumber'>): GiftToken;
  /** A new gift card with money on it; under the same key the same again, `undefined` when that was for another amount. */
  issueGiftCard(request: { key: string; amountCents: number; at: Date }): IssuedGiftCard | undefined;
  /** The gift card that was issued under a key. */
  issuedUnder(key: string): IssuedGiftCard | undefined;
  /** Ends a gift card that was issued under a key; one that has ended stays so. */
  voidGiftCard(key: string, at: Date): void;
  /** At most `limit` of what happened to issued gift cards after the entry with the id `after`, oldest first; none when it is unknown. */
  giftEntries(limit: number, after?: string): readonly GiftEntry[];
  /** All gift cards that exist. */
  giftCards(): readonly IssuedGiftCard[];
  /** Cents that a card of the vendor’s own was issued with; none once it is ended. */
  issuedCents(card: IssuedCardName): number;
  /** What has this token, or `undefined`. */
  find(token: string): ChargeableToken | undefined;
  /** Records that the token's one-time behaviour has happened; false when it had happened before. */
  spend(token: string): boolean;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** A gift card was issued, or ended. */
export interface GiftEntry {
  id: string;
  type: 'ISSUE' | 'VOID';
  card: string;
  idempotencyKey: string;
  amountCents: number;
  at: string;
}

/** In which checkout of the shop something was given, and by whom, as far as that is known. */
export interface MadeIn {
  checkoutId?: string | undefined;
  payer?: string | undefined;
}

/** What a payer agreed to. */
export interface Approved {
  tender: PaymentToken['tender'];
  payer: Pick<PaymentToken, 'email' | 'outcome'>;
  amountCents?: number | undefined;
  made: MadeIn;
  at: Date;
}

/** Opens the token store in `folder`, with the tokens of the demo shop's saved cards in it. */
export async function openTokenStore(folder: string, secretKey: string): Promise<TokenStore> {
  const tokens = new Map<string, ChargeableToken>(DEMO_TOKENS.map((card) => [card.token, card]));
  const spent = new Set<string>();
  const approvals = new Map<string, PaymentToken>();
  const exchanged = new Map<string, PaymentToken>();
  const issued = new Map<string, IssuedGiftCard>();
  const giftEntries: GiftEntry[] = [];
  const giftPositions = new Map<string, number>();

  function index(record: z.output<typeof recordSchema>): void {
    if (record.kind === 'SPENT') spent.add(record.token);
    else if (record.kind === 'PAYMENT') approvals.set(record.token, record);
    else if (record.kind === 'EXCHANGED') indexExchange(record);
    else if (record.kind === 'ISSUED_GIFT') indexGift('ISSUE', record, giftCardUnder(record, secretKey));
    else if (record.kind === 'VOIDED_GIFT') indexVoided(record);
    else tokens.set(record.token, record);
  }
  function indexGift(type: GiftEntry['type'], { key, at }: { key: string; at: string }, card: IssuedGiftCard): void {
    issued.set(key, card);
    const id = fingerprintOf(type, card.id);
    giftPositions.set(id, giftEntries.length);
    giftEntries.push({ id, type, card: card.id, idempotencyKey: key, amountCents: card.issuedCents, at });
  }
  function indexVoided(record: { key: string; at: string }): void {
    const card = issued.get(record.key);
    if (card !== undefined) indexGift('VOID', record, { ...card, isActive: false });
  }
  function indexExchange({ nonce, token }: { nonce: string; token: string }): void {
    const approval = approvals.get(nonce);
    if (approval === undefined) return;
    const payment = { ...approval, token };
    exchanged.set(nonce, payment);
    tokens.set(token, payment);
  }
  const journal = await openJournal(join(folder, 'tokens.jsonl'), (record) => index(recordSchema.parse(record)));
  function add<Token extends z.output<typeof recordSchema>>(record: Token): Token {
    journal.append(record);
    index(record);
    return record;
  }

  return {
    addCard: (card, made) => add({ ...cardToken(card), ...madeIn(made), fingerprint: fingerprintOfCard(card.digits, secretKey) }),
    addPayment: ({ tender, payer: { email, outcome }, amountCents, made, at }) =>
      add({
        kind: 'PAYMENT',
        token: newId(NONCE_PREFIXES[tender]),
        tender,
        email,
        outcome,
        ...(amountCents !== undefined && { amountCents }),
        ...madeIn(made),
        at: at.toISOString(),
      }),
    findApproval: (nonce) => approvals.get(nonce),
    exchange(approval) {
      const { token } = add({ kind: 'EXCHANGED', nonce: approval.token, token: newId('pay') });
      return { ...approval, token };
    },
    exchangedFor: (nonce) => exchanged.get(nonce),
    addGiftCard: ({ id, accountNumber }) =>
      add({ kind: 'GIFT', token: newId('gift'), tender: 'GIFT_CARD', giftCard: id, lastFour: accountNumber.slice(-4) }),
    issueGiftCard({ key, amountCents, at }) {
      if (!issued.has(key)) add({ kind: 'ISSUED_GIFT', key, amountCents, at: at.toISOString() });
      const card = issued.get(key);
      return card?.issuedCents === amountCents ? card : undefined;
    },
    issuedUnder: (key) => issued.get(key),
    voidGiftCard(key, at) {
      if (issued.get(key)?.isActive === true) add({ kind: 'VOIDED_GIFT', key, at: at.toISOString() });
    },
    giftEntries(limit, after) {
      const start = after === undefined ? 0 : (giftPositions.get(after) ?? giftEntries.length) + 1;
      return giftEntries.slice(start, start + limit);
    },
    giftCards: () => [...GIFT_CARDS, ...issued.values()],
    issuedCents(card) {
      const gift = card.tender === 'GIFT_CARD' ? [...issued.values()].find(({ id }) => id === card.id) : undefined;
      if (gift === undefined) return issuedCents(card);
      return gift.isActive ? gift.issuedCents : 0;
    },
    find: (token) => tokens.get(token),
    spend(token) {
      if (spent.has(token)) return false;
      add({ kind: 'SPENT', token });
      return true;
    },
    settled: journal.settled,
    close: journal.close,
  };
}

const NONCE_PREFIXES = { PAYPAL: 'nonce', VISA_PAY: 'call', KLARNA: 'klarna', APPLE_PAY: 'apple' } as const;

function madeIn({ checkoutId, payer }: MadeIn): MadeIn {
  return { ...(checkoutId && { checkoutId }), ...(payer !== undefined && { payer }) };
}

function cardToken({ digits, brand, expiry }: CheckedCard): CardToken {
  const prepaid = prepaidCardOf(digits);
  return {
    kind: 'CARD',
    token: newId('tok'),
    tender: prepaid ? 'PREPAID_CARD' : 'CREDIT_CARD',
    brand,
    lastFourDigit: digits.slice(-4),
    ...(expiry && { expiryMonth: expiry.month, expiryYear: expiry.year }),
    behaviour: behaviourOf(digits),
    ...(prepaid && { prepaidCard: prepaid.id }),
  };
}

/** The vendor's own card behind a token, or `undefined` when the vendor keeps no balance for it. */
export function issuedCardOf(source: ChargeableToken): IssuedCardName | undefined {
  if (source.kind === 'GIFT') return { tender: 'GIFT_CARD', id: source.giftCard };
  const id = source.kind === 'CARD' ? source.prepaidCard : undefined;
  return id === undefined ? undefined : { tender: 'PREPAID_CARD', id };
}

/** A card token as the browser is shown it. */
export function viewCardToken({ token, brand, lastFourDigit, expiryMonth, expiryYear }: CardToken): object {
  return { token, brand, lastFourDigit, ...(expiryMonth && expiryYear && { expiryMonth, expiryYear }) };
}
