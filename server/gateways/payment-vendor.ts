import type { VendorPaymentType } from '#domain/payment/payment-types.ts';

/** What a token stands for, as the vendor tells it. */
export type VendorToken = {
  readonly token: string;
  readonly kind: 'CREDIT_CARD' | 'PREPAID_CARD' | 'GIFT_CARD';
  /** A gift card has none but its kind. */
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number | undefined;
  readonly expiryYear: number | undefined;
  /** The same for every token of one card; undefined where the vendor does not say. */
  readonly cardKey: string | undefined;
  /** The checkout that it was made in: a token is good for that one alone. Undefined where none was named. */
  readonly checkoutId: string | undefined;
  /** Who made it, as `allowToPay` named them; undefined where it was made without that. */
  readonly payer: string | undefined;
  /** What can be held on a gift or prepaid card now; undefined for a card whose money only its bank knows. */
  readonly balanceCents: number | undefined;
};

/** What a payer has approved at the vendor's own page, as the vendor tells it. */
export type VendorApproval = {
  /** With this it is charged; no browser has ever seen it. */
  readonly token: string;
  readonly payerEmail: string | undefined;
  /** The same for every approval of one payer. */
  readonly payerId: string | undefined;
  /** The most that the payer has agreed to; undefined where no amount was named. */
  readonly approvedCents: number | undefined;
  readonly checkoutId: string | undefined;
  /** Who approved it, as `allowToPay` named them; undefined where it was approved without that. */
  readonly payer: string | undefined;
  /** Of the card behind it, where it is one: the same as of its tokens. */
  readonly cardKey: string | undefined;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number | undefined;
  readonly expiryYear: number | undefined;
};

/** A gift card as the shopper names it. It goes to the vendor and nowhere else: into no log, no table, no answer. */
export type GiftCardLogin = { readonly accountNumber: string; readonly pin: string };

/** A gift card that was issued for us. By `cardId` it stands in the issuer's list: no number, and no secret. */
export type IssuedGiftCard = GiftCardLogin & { readonly cardId: string };

/** Something that happened to a gift card that was issued for us, as the issuer lists it. */
export type IssuerEntry = {
  readonly id: string;
  readonly kind: 'ISSUE' | 'VOID';
  readonly cardId: string;
  /** Under which the card was issued. */
  readonly key: string;
  readonly amountCents: number;
  readonly at: Date;
};

/** Why a gift card pays nothing. D33: number or PIN wrong; D38: not active; D39: nothing left. */
export const GIFT_CARD_REFUSALS = ['GIFT_CARD_D33', 'GIFT_CARD_D38', 'GIFT_CARD_D39'] as const;
export type GiftCardRefusal = (typeof GIFT_CARD_REFUSALS)[number];

/** What a payer's browser is given: each is good for its own use alone. */
export type AllowedToPay = {
  /** For the card form. */
  readonly value: string;
  /** Epoch ms, by the vendor's clock. */
  readonly validUntil: number;
  /** For PayPal's page. */
  readonly payPalToken: string;
  /** By which the vendor's records know it. */
  readonly transactionId: string;
};

/** How an authorisation ended, as far as we know. */
export type VendorAnswer =
  | { readonly kind: 'APPROVED'; readonly vendorId: string }
  | { readonly kind: 'DECLINED'; readonly vendorId: string | undefined }
  /** The payer's bank wants to hear from the payer first. */
  | { readonly kind: 'CHALLENGE'; readonly vendorId: string; readonly transactionId: string; readonly challengeUrl: string }
  /** No answer, or one that makes no sense: it may have happened or not. Only the vendor's records tell. */
  | { readonly kind: 'UNKNOWN' };

/**
 * What became of a capture, a release or a refund. `REFUSED` only when the vendor says that it will never do it; `UNKNOWN` may
 * have happened or not, and is asked again under the same key.
 */
export type VendorMove = 'DONE' | 'REFUSED' | 'UNKNOWN';

/**
 * A vendor that takes payments. Every changing call carries our key: the same key twice is one movement. An answer that names
 * another amount, currency, order, authorisation or key than was asked about is `UNKNOWN`. None of these functions throws for
 * what the vendor does or fails to do.
 */
export type PaymentVendor = {
  /**
   * Lets somebody give a card, or approve a payment, in one checkout: what they give names both from then on. `payer` is a word of ours;
   * a day is the most.
   */
  allowToPay(request: { checkoutId: string; payer: string; lifetimeMs: number }): Promise<AllowedToPay | 'UNREACHABLE'>;
  /** What is behind a token; undefined for a token that the vendor does not know, 'UNREACHABLE' when it cannot be asked. */
  describe(token: string): Promise<VendorToken | undefined | 'UNREACHABLE'>;
  /** A token in place of a gift card's number and PIN: a new one each time, all of them for the one balance. */
  exchangeGiftCard(login: GiftCardLogin): Promise<VendorToken | GiftCardRefusal | 'UNREACHABLE'>;
  /** A new gift card with so much on it; under the same key the same again. */
  issueGiftCard(request: { amountCents: number; key: string }): Promise<IssuedGiftCard | 'UNREACHABLE'>;
  /** Ends the card that was issued under the key: it pays nothing any more. `REFUSED` when a part of it is spent, or none was issued. */
  voidGiftCard(request: { key: string }): Promise<VendorMove>;
  /** What happened to cards that were issued for us, oldest first, behind the entry `after`; empty: nothing since. */
  listGiftCards(request: { after: string | undefined }): Promise<readonly IssuerEntry[] | 'UNREACHABLE'>;
  giftCardBalance(login: GiftCardLogin): Promise<{ balanceCents: number } | GiftCardRefusal | 'UNREACHABLE'>;
  /**
   * Exchanges what a payer's browser brought for what is charged: the same again for the same nonce. `RETRY` and `DECLINED` where it came to
   * nothing, unknown nonces and those that have paid before among them; `EXPIRED` where the shop has come too late.
   */
  confirm(request: {
    nonce: string;
    vendor: VendorPaymentType;
    /** What the vendor has signed for it, where it signs anything. */
    proof: string | undefined;
  }): Promise<VendorApproval | 'RETRY' | 'DECLINED' | 'EXPIRED' | 'UNREACHABLE'>;
  /** `renews`: the authorisation whose place it takes, with the same source and for no more than that has left, when no payer is there. */
  authorize(request: {
    token: string;
    amountCents: number;
    reference: string;
    key: string;
    returnUrl?: string | undefined;
    renews?: string | undefined;
  }): Promise<VendorAnswer>;
  /** What became of an authorisation; 'NONE' when the vendor has never heard of the key. */
  find(asked: { amountCents: number; reference: string; key: string }): Promise<VendorAnswer | 'NONE'>;
  /** Takes a part of what was authorised, or all of it; several captures may make up the whole. */
  capture(request: { vendorId: string; amountCents: number; key: string }): Promise<VendorMove>;
  /**
   * Lets go of what is authorised and not captured: of all, or of `amountCents`. `DONE` also when nothing is reserved there: the
   * vendor does not know the authorisation, or has declined or released it. An open challenge is closed by it.
   */
  release(request: { vendorId: string; amountCents?: number; key: string }): Promise<VendorMove>;
  /** Gives back a part of what was captured, or all of it. */
  refund(request: { vendorId: string; amountCents: number; key: string }): Promise<VendorMove>;
};
