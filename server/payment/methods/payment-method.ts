import type { CaptchaAnswer } from '#contracts/captcha.ts';
import type { Reply } from '#contracts/door.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { VendorPaymentForm } from '#contracts/payment/vendor-payment.ts';
import type { PaymentType } from '#domain/payment/payment-types.ts';
import type { VendorAnswer, VendorMove } from '../../gateways/payment-vendor.ts';
import type { Buying, Shopper } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import type { AttachedTender } from '../attached-tender.ts';
import type { BroughtToken } from '../brought-tokens.ts';

/** What a shopper gave to pay with; a method takes of it what it knows. */
export type PaymentWish = {
  /** A token of the vendor. */
  readonly token: string | undefined;
  /** Something saved. */
  readonly id: string | undefined;
  /** A number and a secret that are exchanged for a token at once, and kept nowhere. */
  readonly accountNumber: string | undefined;
  readonly secret: string | undefined;
  /** The most to pay with it. */
  readonly limitCents: number | undefined;
  readonly isToSave: boolean;
  readonly nickname: string;
  /** What was approved at its vendor's own page. (K-14) */
  readonly form: VendorPaymentForm | undefined;
  /** What was answered to the question that is asked after several wrong tries. */
  readonly captcha: CaptchaAnswer | undefined;
};

/** Whoever wants to pay, and whoever types it in: an attempt counts against the one who makes it. */
export type Payer = Pick<Buying, 'shopper' | 'actor' | 'owner'>;

export type Attached =
  | {
      readonly tender: AttachedTender;
      /** Of a tender that a browser brought the token of: it is worth nothing to anybody else. */
      readonly brought?: BroughtToken;
      /** Whose account it is, as its vendor says: an address to write to, and no proof of who somebody is. */
      readonly email?: string | undefined;
      readonly refusal?: undefined;
    }
  | { readonly refusal: Reply<never> };

/** By what a hold is known again: an answer that names anything else is none. */
export type HoldAsked = { readonly amountCents: number; readonly reference: string; readonly key: string };

/** The hold of a tender that is asked for. The key is written down before, so that asking twice holds once. */
export type HoldRequest = HoldAsked & {
  readonly token: string;
  /** Where the payer's bank sends the payer back to; absent where no payer is there. */
  readonly returnUrl?: string | undefined;
  /** The hold that it renews, by the vendor's id: it is asked for with the same card or payment, without its payer. */
  readonly renews?: string | undefined;
};

/** Money that is to be taken from a hold, let go, or given back. */
export type MoveRequest = { readonly vendorId: string; readonly amountCents: number; readonly key: string };

/** A hold that is to be let go: a part of it, or without an amount all that is left. */
export type ReleaseRequest = Omit<MoveRequest, 'amountCents'> & { readonly amountCents?: number };

/**
 * One way to pay. Everything that is special to it stands in its folder; orders, shipments and refunds know only this. None of
 * the calls to a vendor throws for what the vendor does or fails to do, and none is made inside a transaction.
 */
export type PaymentMethod = {
  readonly type: PaymentType;
  /** What is said when an order's vendor does not pay; without it that a card was declined. */
  readonly declined?: ErrorCode;
  /** Whether a shopper may pay this way at all. */
  offer(shop: Shop, shopper: Shopper): boolean;
  /** Makes a tender of what the shopper gave, or says why not. */
  attach(shop: Shop, payer: Payer, wish: PaymentWish): Promise<Attached>;
  /** What is left behind a token of it now, in cents; undefined for what has no balance, or when nobody can say. */
  balance(shop: Shop, token: string): Promise<number | undefined>;
  hold(shop: Shop, request: HoldRequest): Promise<VendorAnswer>;
  /** What became of a hold; 'NONE' when the vendor has never heard of the key. */
  find(shop: Shop, asked: HoldAsked): Promise<VendorAnswer | 'NONE'>;
  capture(shop: Shop, request: MoveRequest): Promise<VendorMove>;
  release(shop: Shop, request: ReleaseRequest): Promise<VendorMove>;
  refund(shop: Shop, request: MoveRequest): Promise<VendorMove>;
};
