import { join } from 'node:path';
import { z } from 'zod';
import type { CheckedCard } from './card-check.ts';
import { behaviourOf, prepaidCardOf, type IssuedCard, type IssuedCardName } from './demo-cards.ts';
import { DEMO_TOKENS } from './demo-tokens.ts';
import { newId } from './ids.ts';
import { openJournal } from './journal.ts';

const cardTokenSchema = z.object({
  kind: z.literal('CARD'),
  token: z.string(),
  tender: z.enum(['CREDIT_CARD', 'PREPAID_CARD']),
  brand: z.enum(['VISA', 'MASTER_CARD', 'AMEX', 'DISCOVER', 'STORE_CARD']),
  lastFourDigit: z.string(),
  expiryMonth: z.string().optional(),
  expiryYear: z.string().optional(),
  behaviour: z.enum(['APPROVE', 'DECLINE', 'INSUFFICIENT_FUNDS', 'CHALLENGE', 'ERROR_ONCE', 'LOSE_ANSWER']),
  prepaidCard: z.string().optional(),
  checkoutId: z.string().optional(),
});

const paymentTokenSchema = z.object({
  kind: z.literal('PAYMENT'),
  token: z.string(),
  tender: z.enum(['PAYPAL', 'VISA_PAY', 'KLARNA']),
  email: z.string(),
  outcome: z.enum(['APPROVE', 'DECLINE', 'RETRY']),
});

/** Of a gift card, too, only the last four digits are kept: they name the card among those that were issued. */
const giftTokenSchema = z.object({
  kind: z.literal('GIFT'),
  token: z.string(),
  tender: z.literal('GIFT_CARD'),
  giftCard: z.string(),
});

/** A one-time behaviour (an error or a retry) that has happened for this token. */
const spentSchema = z.object({ kind: z.literal('SPENT'), token: z.string() });

const recordSchema = z.discriminatedUnion('kind', [cardTokenSchema, paymentTokenSchema, giftTokenSchema, spentSchema]);

/**
 * A card the vendor holds. Of the number only the last four digits are kept: how the vendor treats the card is decided
 * when it is tokenised, so no file of this program ever holds a card number or a security code.
 */
export type CardToken = z.output<typeof cardTokenSchema>;

/** A payment approved in a vendor's sign-in: PayPal, the card wallet, pay later. */
export type PaymentToken = z.output<typeof paymentTokenSchema>;

/** A gift card whose number and PIN were right. A card may have many tokens; all of them draw on its one balance. */
export type GiftToken = z.output<typeof giftTokenSchema>;

/** What can be charged. */
export type ChargeableToken = CardToken | PaymentToken | GiftToken;

/** Everything that can be charged, by its token. */
export interface TokenStore {
  addCard(card: CheckedCard, checkoutId: string | undefined): CardToken;
  addPayment(payment: Pick<PaymentToken, 'tender' | 'email' | 'outcome'>): PaymentToken;
  addGiftCard(card: Pick<IssuedCard, 'id'>): GiftToken;
  /** What has this token, or `undefined`. */
  find(token: string): ChargeableToken | undefined;
  /** Records that the token's one-time behaviour has happened; false when it had happened before. */
  spend(token: string): boolean;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the token store in `folder`, with the tokens of the demo shop's saved cards in it. */
export async function openTokenStore(folder: string): Promise<TokenStore> {
  const tokens = new Map<string, ChargeableToken>(DEMO_TOKENS.map((card) => [card.token, card]));
  const spent = new Set<string>();

  function index(record: z.output<typeof recordSchema>): void {
    if (record.kind === 'SPENT') spent.add(record.token);
    else tokens.set(record.token, record);
  }
  const journal = await openJournal(join(folder, 'tokens.jsonl'), (record) => index(recordSchema.parse(record)));
  function add<Token extends z.output<typeof recordSchema>>(record: Token): Token {
    journal.append(record);
    index(record);
    return record;
  }

  return {
    addCard: (card, checkoutId) => add(cardToken(card, checkoutId)),
    addPayment: (payment) => add({ kind: 'PAYMENT', token: newId(TOKEN_PREFIXES[payment.tender]), ...payment }),
    addGiftCard: ({ id }) => add({ kind: 'GIFT', token: newId('gift'), tender: 'GIFT_CARD', giftCard: id }),
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

const TOKEN_PREFIXES = { PAYPAL: 'nonce', VISA_PAY: 'call', KLARNA: 'klarna' } as const;

function cardToken({ digits, brand, expiry }: CheckedCard, checkoutId: string | undefined): CardToken {
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
    ...(checkoutId && { checkoutId }),
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
