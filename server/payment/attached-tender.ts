import type { PaymentType } from '#domain/payment/payment-types.ts';

/** A way to pay that was added to a cart: what stands behind it at its vendor is a token, never a number. */
export type AttachedTender = {
  readonly paymentId: string;
  readonly paymentType: PaymentType;
  readonly token: string;
  /** The same for the same card, or payer at a vendor, whichever token stands for it; undefined where its vendor does not say. */
  readonly cardKey: string | undefined;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number | undefined;
  readonly expiryYear: number | undefined;
  readonly nickname: string;
  /** The card of the shopper's wallet that it is; undefined for one that was typed, and for what is no card. */
  readonly walletCardId: string | undefined;
  /** The shopper wants to find it in their wallet again. */
  readonly isToSave: boolean;
  /** The most that the shopper wants to pay with it. */
  readonly limitCents: number | undefined;
  /** What was left on a gift or prepaid card when it was last asked about; undefined for what has no balance. */
  readonly balanceCents: number | undefined;
};

/** What a tender has of which nothing else is said. */
export const AN_EMPTY_TENDER = {
  cardKey: undefined,
  brand: '',
  lastFour: '',
  expiryMonth: undefined,
  expiryYear: undefined,
  nickname: '',
  walletCardId: undefined,
  isToSave: false,
  limitCents: undefined,
  balanceCents: undefined,
} as const satisfies Partial<AttachedTender>;
