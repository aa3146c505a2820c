import type { ErrorCode } from '#contracts/errors.ts';
import { VENDOR_PAYMENT_TYPES, type PaymentType, type VendorPaymentType } from '#domain/payment/payment-types.ts';
import { seesPrices, type Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { applePay } from './methods/apple-pay.ts';
import { creditCard } from './methods/credit-card.ts';
import { giftCard } from './methods/gift-card.ts';
import { invoice } from './methods/invoice.ts';
import { klarna } from './methods/klarna.ts';
import { payPal } from './methods/paypal.ts';
import type { PaymentMethod } from './methods/payment-method.ts';
import { prepaidCard } from './methods/prepaid-card.ts';
import { visaPay } from './methods/visa-pay.ts';

/** Every way to pay in this shop. A new one is a file in methods/, imported and named here. */
const METHODS: readonly PaymentMethod[] = [giftCard, prepaidCard, creditCard, payPal, klarna, visaPay, applePay, invoice];

const byType = new Map(METHODS.map((method) => [method.type, method]));

/** The method of a kind of tender; undefined for one that the wire knows and this shop does not take, or not from this shopper. */
export function methodFor(shop: Shop, type: PaymentType, shopper: Shopper): PaymentMethod | undefined {
  const method = byType.get(type);
  // What somebody pays with their own money they would have to be told.
  return seesPrices(shopper.person) && method?.offer(shop, shopper) === true ? method : undefined;
}

/** The ways to pay that begin at their vendors' own pages, as far as a shopper may take them. */
export function vendorPaymentsFor(shop: Shop, shopper: Shopper): VendorPaymentType[] {
  return VENDOR_PAYMENT_TYPES.filter((type) => methodFor(shop, type, shopper) !== undefined);
}

/** What is said of an order whose vendor does not pay; undefined where a card was declined. */
export function codeOfDecline(type: PaymentType): ErrorCode | undefined {
  return methodOf(type).declined;
}

/** What is left behind a tender with a balance, in cents; undefined when nobody can say. */
export function balanceOf(
  shop: Shop,
  { payment_type: type, token }: { readonly payment_type: PaymentType; readonly token: string },
): Promise<number | undefined> {
  return methodOf(type).balance(shop, token);
}

/**
 * The method that a tender was held with.
 *
 * @throws when there is none: orders must be settled in the way in which they were paid, so a method is not just taken away.
 */
export function methodOf(type: PaymentType): PaymentMethod {
  const method = byType.get(type);
  if (method === undefined) throw new Error(`Nobody knows how to settle a tender of type ${type}.`);
  return method;
}
