import { expect } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { PlaceOrderAnswer } from '#contracts/checkout.ts';
import type { LedgerEntry } from './books.ts';
import type { TestShop } from './test-shop.ts';
import type { Answer, Visitor } from './visitor.ts';

export const CHECKOUT = '/cc/api/checkout/default';

/** An address that nothing is wrong with, in Massachusetts. */
export const GAIL = {
  type: 'SB',
  email: 'guest@example.com',
  firstName: 'Gail',
  lastName: 'Guest',
  address1: '12 Main St',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  country: 'US',
  phones: ['5085550100'],
};

/** Cards of the sandbox by what they do. */
export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  challenged: '4000002500003155',
  failsOnce: '4000000000000119',
  silent: '4000000000000259',
  /** Pays, and is not renewed a week later. */
  unrenewed: '4000000000000341',
  store: '7972000000000009',
} as const;

/** Turns a card into a token at the vendor, as its frame does. */
export async function tokenFor(testShop: TestShop, number: string, checkoutId?: string): Promise<string> {
  const isStoreCard = number.startsWith('7972');
  const card = { number, ...(isStoreCard ? {} : { expiryMonth: '12', expiryYear: '2030', cvv: '123' }) };
  const response = await fetch(`${testShop.sandbox.origin}/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, ...(checkoutId !== undefined && { checkoutId }) }),
  });
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(201);
  return String(Reflect.get(Object(body), 'token'));
}

/** Takes a guest's cart through checkout up to the point where the order can be placed. */
export async function goToCheckout(visitor: Visitor, address: Record<string, unknown> = GAIL): Promise<CartResponse['cartInfo']> {
  const proceeded = await visitor.put<CartResponse>(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, {
    proceedCheckout: true,
    continueAsGuest: true,
  });
  expect(proceeded.body.cartInfo.cartAttributes.proceedCheckout).toBe(true);
  const addressed = await visitor.post<CartResponse>(`${CHECKOUT}/address`, address);
  expect(addressed.status, JSON.stringify(addressed.body)).toBe(200);
  return addressed.body.cartInfo;
}

/** The same with a card chosen, and with whose e-mail it is ordered. */
export async function readyToOrder(
  testShop: TestShop,
  visitor: Visitor,
  number: string = CARDS.approved,
  email: string = GAIL.email,
): Promise<CartResponse['cartInfo']> {
  await goToCheckout(visitor, { ...GAIL, email });
  const paid = await visitor.post<CartResponse>(`${CHECKOUT}/payment`, {
    paymentType: 'CREDIT_CARD',
    token: await tokenFor(testShop, number),
  });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  return paid.body.cartInfo;
}

export function placeOrder(
  visitor: Visitor,
  body: Record<string, unknown> = {},
): Promise<
  Answer<PlaceOrderAnswer & { code?: string; message?: string; errors?: { code: string }[]; cartInfo?: CartResponse['cartInfo'] }>
> {
  return visitor.post(`${CHECKOUT}/order`, body);
}

/** What the vendor has booked for an order. */
export async function ledgerOf(testShop: TestShop, reference: string): Promise<LedgerEntry[]> {
  const response = await fetch(`${testShop.sandbox.origin}/v1/ledger?reference=${encodeURIComponent(reference)}`, {
    headers: { authorization: `Bearer ${testShop.shop.settings.sandboxSecretKey}` },
  });
  const body: unknown = await response.json();
  return (Reflect.get(Object(body), 'entries') ?? []) as LedgerEntry[];
}
