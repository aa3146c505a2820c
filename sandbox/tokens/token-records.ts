import { z } from 'zod';

const cardTokenSchema = z.object({
  kind: z.literal('CARD'),
  token: z.string(),
  tender: z.enum(['CREDIT_CARD', 'PREPAID_CARD']),
  brand: z.enum(['VISA', 'MASTER_CARD', 'AMEX', 'DISCOVER', 'STORE_CARD']),
  lastFourDigit: z.string(),
  expiryMonth: z.string().optional(),
  expiryYear: z.string().optional(),
  behaviour: z.enum(['APPROVE', 'DECLINE', 'INSUFFICIENT_FUNDS', 'CHALLENGE', 'ERROR_ONCE', 'LOSE_ANSWER', 'DECLINE_RENEWAL']),
  prepaidCard: z.string().optional(),
  fingerprint: z.string().optional(),
  checkoutId: z.string().optional(),
  /** Who pays, as the shop knows them. */
  payer: z.string().optional(),
});

/** The vendors at whose own pages a payer approves a payment. */
export const APPROVAL_TENDERS = ['PAYPAL', 'VISA_PAY', 'KLARNA', 'APPLE_PAY'] as const;

const paymentTokenSchema = z.object({
  kind: z.literal('PAYMENT'),
  token: z.string(),
  tender: z.enum(APPROVAL_TENDERS),
  email: z.string(),
  outcome: z.enum(['APPROVE', 'DECLINE', 'RETRY', 'STUCK', 'BROKE']),
  /** The most that the payer agreed to; without it any amount. */
  amountCents: z.number().int().positive().optional(),
  checkoutId: z.string().optional(),
  /** Who pays, as the shop knows them. */
  payer: z.string().optional(),
  /** When the payer agreed. */
  at: z.string().default(''),
});

/** The shop has come for an approval: this is what it charges from then on. */
const exchangedSchema = z.object({ kind: z.literal('EXCHANGED'), nonce: z.string(), token: z.string() });

/** Of a gift card, too, only the last four digits are kept. `giftCard` names it among those that were issued. */
const giftTokenSchema = z.object({
  kind: z.literal('GIFT'),
  token: z.string(),
  tender: z.literal('GIFT_CARD'),
  giftCard: z.string(),
  lastFour: z.string().optional(),
});

/** Of records of before. */
const BEFORE_TIMES_WERE_KEPT = '1970-01-01T00:00:00.000Z';

/** A gift card that the shop has had issued. Its number and PIN are made from the key and the vendor's secret: they are in no file. */
const issuedGiftSchema = z.object({
  kind: z.literal('ISSUED_GIFT'),
  key: z.string(),
  amountCents: z.number().int().positive(),
  at: z.string().default(BEFORE_TIMES_WERE_KEPT),
});

/** One of them that pays nothing any more. What was on it is what it was issued with. */
const voidedGiftSchema = z.object({ kind: z.literal('VOIDED_GIFT'), key: z.string(), at: z.string() });

/** A one-time behaviour (an error or a retry) that has happened for this token. */
const spentSchema = z.object({ kind: z.literal('SPENT'), token: z.string() });

/** What the journal of tokens holds. */
export const recordSchema = z.discriminatedUnion('kind', [
  cardTokenSchema,
  paymentTokenSchema,
  exchangedSchema,
  giftTokenSchema,
  issuedGiftSchema,
  voidedGiftSchema,
  spentSchema,
]);

/**
 * A card the vendor holds. Of the number only the last four digits are kept: how the vendor treats the card is decided
 * when it is tokenised, so no file of this program ever holds a card number or a security code. Its fingerprint is made with the vendor's own key.
 */
export type CardToken = z.output<typeof cardTokenSchema>;

/** A payment approved in a vendor's sign-in: under the nonce that the payer's browser has, or under the token that the shop got for it. */
export type PaymentToken = z.output<typeof paymentTokenSchema>;

/** A gift card whose number and PIN were right. A card may have many tokens; all of them draw on its one balance. */
export type GiftToken = z.output<typeof giftTokenSchema>;

/** What can be charged. */
export type ChargeableToken = CardToken | PaymentToken | GiftToken;
