import { expect } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { CHECKOUT, tokenFor } from './buyer.ts';
import type { TestShop } from './test-shop.ts';
import type { Answer, Visitor } from './visitor.ts';

/** Gift cards of the sandbox, by what is on them at first: 20.00, 50.00 and 250.00. */
export const GIFT_CARDS = {
  twenty: { accountNumber: '6006491000000000011', cvv: '1111' },
  fifty: { accountNumber: '6006491000000000029', cvv: '2222' },
  large: { accountNumber: '6006491000000000037', cvv: '3333' },
} as const;

/** A gift card as it is added to an order. */
export function giftCard(name: keyof typeof GIFT_CARDS, { amount }: { amount?: number } = {}): Record<string, unknown> {
  return { paymentType: 'GIFT_CARD', ...GIFT_CARDS[name], ...(amount !== undefined && { amount }) };
}

/** The sandbox's prepaid card, with 25.00 on it at first. */
export async function prepaidCard(testShop: TestShop): Promise<Record<string, unknown>> {
  return { paymentType: 'PREPAID_CARD', token: await tokenFor(testShop, '5105105105105100') };
}

/** Who can sign in at the sandbox's vendors, by what becomes of their payments. */
export const PAYERS = {
  approves: 'approve@vendor.example',
  declines: 'decline@vendor.example',
  failsOnce: 'retry@vendor.example',
  neverWorks: 'stuck@vendor.example',
  failsLate: 'broke@vendor.example',
} as const;

type Wanted = { readonly email?: string; readonly amount?: number; readonly checkoutId?: string };

/** What PayPal gives to a browser whose payer has approved. */
export async function payPalInfo(
  testShop: TestShop,
  wanted: Wanted = {},
): Promise<{ paymentMethodNonce: string } & Record<string, string>> {
  const response = await fetch(`${testShop.sandbox.origin}/v1/paypal/approvals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: PAYERS.approves, ...wanted }),
  });
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body as Awaited<ReturnType<typeof payPalInfo>>;
}

/** Each vendor's own page, for clients without one: where it is, and how what it gives is sent on. */
const SIGN_INS = {
  PAYPAL: { path: 'paypal/approvals', form: (given: unknown) => ({ payPalInfo: given }) },
  KLARNA: { path: 'paylater/sessions', form: (given: unknown) => Object(given) },
  VISA_PAY: { path: 'wallet/payments', form: (given: unknown) => ({ vendorPayment: { country: 'US', ...Object(given) } }) },
  APPLE_PAY: { path: 'applepay/payments', form: (given: unknown) => Object(given) },
} as const;

/** The form of a vendor whose payer has approved. */
export async function approvalAt(testShop: TestShop, vendor: keyof typeof SIGN_INS, wanted: Wanted = {}): Promise<Record<string, unknown>> {
  const response = await fetch(`${testShop.sandbox.origin}/v1/${SIGN_INS[vendor].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: PAYERS.approves, ...wanted }),
  });
  expect(response.status).toBe(200);
  return SIGN_INS[vendor].form(await response.json());
}

export type Refused = { readonly code?: string; readonly message?: string; readonly errors?: readonly { field?: string; code: string }[] };

/** Pays with what a vendor gave. */
export function payAtVendor(visitor: Visitor, vendorType: string, form: Record<string, unknown>): Promise<Answer<CartResponse & Refused>> {
  return visitor.post(`${CHECKOUT}/vendorpayment?vendorType=${vendorType}`, form);
}
