import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { PaymentAuthToken } from '#contracts/payment/auth-token.ts';
import { CARDS, CHECKOUT, goToCheckout, placeOrder } from '#tests/support/buyer.ts';
import { payAtVendor, type Refused } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const PATH = '/cc/api/payment/gateway/staplesPayAuthToken';
const HOUR_MS = 3_600_000;

async function inCheckout(visitor = aVisitor(site)): Promise<{ visitor: Visitor; cartId: string }> {
  await visitor.add({ itemId: '100002', qty: 1 });
  return { visitor, cartId: (await goToCheckout(visitor)).cartId };
}

const ask = (visitor: Visitor, checkoutId: string, more: Record<string, unknown> = {}) =>
  visitor.post<PaymentAuthToken & Refused>(PATH, { vendorPayment: { checkoutId, requestType: 'PAYMENT_AUTH_TOKEN', ...more } });

async function tokenOf(visitor: Visitor, cartId: string): Promise<string> {
  return (await ask(visitor, cartId)).body.token.value;
}

/** A card as the vendor's frame gives it, with what the shop allowed. */
async function card(authToken: string, more: Record<string, unknown> = {}): Promise<string> {
  const response = await fetch(`${site.sandbox.origin}/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: CARDS.approved, expiryMonth: '12', expiryYear: '2030', cvv: '123', authToken, ...more }),
  });
  return String(Reflect.get(Object(await response.json()), 'token'));
}

const pay = (visitor: Visitor, token: string) =>
  visitor.post<CartResponse & Refused>(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token });

beforeEach(() => void vi.restoreAllMocks());

describe('the payment auth token', () => {
  it('has a value, a time until which it is valid, its type and a transaction, and a token for PayPal [C7-25 C7-29 C7-30 C3-111 C3-112 S3-65]', async () => {
    const { visitor, cartId } = await inCheckout();
    const before = Date.now();
    const { status, body, headers } = await ask(visitor, cartId);
    expect(status).toBe(200);
    expect(body).toEqual({
      token: {
        value: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
        validUntil: expect.any(Number),
        tokenType: 'PAYMENT_AUTH_TOKEN',
        transactionId: expect.stringMatching(/^txn_/),
      },
      paypalClientToken: { ClientToken: expect.any(String), ReturnUser: false },
    });
    expect(body.token.validUntil - before).toBeGreaterThanOrEqual(24 * HOUR_MS);
    expect(body.token.validUntil - before).toBeLessThan(24 * HOUR_MS + 60_000);
    expect(headers['cache-control']).toBe('no-store');
    // A new one each time.
    expect(await tokenOf(visitor, cartId)).not.toBe(body.token.value);
  });

  it.each(['PAYMENT_AUTH_TOKEN', 'CHECKOUT_ID'])('is of the type that was asked for: %s [C3-113 C3-114]', async (requestType) => {
    const { visitor, cartId } = await inCheckout();
    expect((await ask(visitor, cartId, { requestType })).body.token.tokenType).toBe(requestType);
  });

  it('takes who picks up and what the card may be used for; the wallet’s lives 23 hours [C7-26 C7-27 C4-97 C9-20 S9-53]', async () => {
    const { visitor, cartId } = await inCheckout();
    const before = Date.now();
    const { body } = await ask(visitor, cartId, { consumerType: 'CNC', type: 'SP', key: 'whatever' });
    expect(body.token.validUntil - before).toBeGreaterThanOrEqual(82_800_000);
    expect(body.token.validUntil - before).toBeLessThan(82_800_000 + 60_000);
    const ofPurchase = await ask(visitor, cartId, { type: 'P' });
    expect(Math.round((ofPurchase.body.token.validUntil - before) / HOUR_MS)).toBe(24);
  });

  it.each([
    {},
    { vendorPayment: null },
    { vendorPayment: { checkoutId: 'x' } },
    { vendorPayment: { checkoutId: 7, requestType: 'PAYMENT_AUTH_TOKEN' } },
    { vendorPayment: { checkoutId: 'x'.repeat(65), requestType: 'PAYMENT_AUTH_TOKEN' } },
    { vendorPayment: { checkoutId: 'x', requestType: 'OTHER' } },
    { vendorPayment: { checkoutId: 'x', requestType: 'CHECKOUT_ID', consumerType: 'X' } },
    { vendorPayment: { checkoutId: 'x', requestType: 'CHECKOUT_ID', type: 'S' } },
  ])('is not had for what is no such request: %j', async (body) => {
    const { visitor } = await inCheckout();
    expect(await visitor.post(PATH, body)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  });

  it('is of one’s own cart: another’s and an unknown one are the same, and there is none for an empty one [T33]', async () => {
    const [victim, thief] = [await inCheckout(), await inCheckout()];
    const refused = { status: 400, body: { code: 'CART_ID_NOT_FOUND' } };
    expect(await ask(thief.visitor, victim.cartId)).toMatchObject(refused);
    expect(await ask(thief.visitor, 'unknown')).toMatchObject(refused);
    expect(await ask(aVisitor(site), victim.cartId)).toMatchObject({ status: 400, body: { code: 'EMPTY_CART' } });
  });

  it('is asked of the vendor: without an answer there is none, and nothing is made up', async () => {
    const { visitor, cartId } = await inCheckout();
    vi.spyOn(site.shop.paymentVendor, 'allowToPay').mockResolvedValueOnce('UNREACHABLE');
    expect(await ask(visitor, cartId)).toMatchObject({ status: 400, body: { code: 'SPAY_API_FAILURE' } });
    expect((await ask(visitor, cartId)).status).toBe(200);
  });
});

describe('a card that was given with it', () => {
  it('pays in its own checkout, whatever else was claimed, and for nobody else who brings it [T33]', async () => {
    const [victim, thief] = [await inCheckout(), await inCheckout()];
    const token = await card(await tokenOf(victim.visitor, victim.cartId), { checkoutId: thief.cartId });
    expect(await pay(thief.visitor, token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await pay(victim.visitor, token)).status).toBe(200);
  });

  it('pays in the session that the token was given to: the same cart, taken up in another session, has another [T33]', async () => {
    const email = 'sam.shopper@example.com';
    const signIn = async () => {
      const visitor = aVisitor(site);
      expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
      return visitor;
    };
    const { visitor: first, cartId } = await inCheckout(await signIn());
    const second = await signIn();
    expect((await second.cart()).cartId).toBe(cartId);
    const [ofFirst, ofSecond] = [await card(await tokenOf(first, cartId)), await card(await tokenOf(second, cartId))];
    expect(await pay(second, ofFirst)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await pay(second, ofSecond)).status).toBe(200);
  });

  it('pays without one as before: a client that asks for none is not shut out', async () => {
    const { visitor, cartId } = await inCheckout();
    const response = await fetch(`${site.sandbox.origin}/v1/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: CARDS.approved, expiryMonth: '12', expiryYear: '2030', cvv: '123', checkoutId: cartId }),
    });
    const token = String(Reflect.get(Object(await response.json()), 'token'));
    expect((await pay(visitor, token)).status).toBe(200);
  });
});

describe('PayPal’s token', () => {
  async function approved(clientToken: string): Promise<string> {
    const answer = await fetch(`${site.sandbox.origin}/approve/paypal`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.sandbox.origin },
      body: new URLSearchParams({
        returnUrl: `${site.shop.settings.publicUrl}/cc/sparq/checkout/approval`,
        email: 'approve@vendor.example',
        decision: 'approve',
        clientToken,
      }),
    });
    return new URL(answer.headers.get('location') ?? '').searchParams.get('nonce') ?? '';
  }

  it('makes what is approved at its page one of this checkout and this visit; who has paid so is known next time [C3-112 C7-30] [T33]', async () => {
    const visitor = aVisitor(site);
    await visitor.post('/cc/api/auth/login', { email: 'paula.plus@example.com', password: 'Foolscap-demo-1' });
    const { cartId } = await inCheckout(visitor);
    const thief = await inCheckout();
    const { body } = await ask(visitor, cartId, { requestType: 'CHECKOUT_ID' });
    expect(body.paypalClientToken?.ReturnUser).toBe(false);
    const paymentMethodNonce = await approved(body.paypalClientToken?.ClientToken ?? '');
    const form = { payPalInfo: { paymentMethodNonce } };
    expect(await payAtVendor(thief.visitor, 'PAYPAL', form)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await payAtVendor(visitor, 'PAYPAL', form)).status).toBe(200);
    expect((await placeOrder(visitor)).body.status).toBe('PLACED');
    const next = await inCheckout(visitor);
    expect((await ask(visitor, next.cartId)).body.paypalClientToken?.ReturnUser).toBe(true);
  });
});

describe('a shop without PayPal', () => {
  const bare = useShop({ settings: { vendorPayments: [] } });
  it('has no token for it', async () => {
    const visitor = aVisitor(bare);
    await visitor.add({ itemId: '100002', qty: 1 });
    const { cartId } = await goToCheckout(visitor);
    expect((await ask(visitor, cartId)).body.paypalClientToken).toBeNull();
  });
});

describe('a shop with limits', () => {
  const limited = useShop({ settings: { hasRateLimits: true } });
  it('gives 60 of them to a session within an hour', async () => {
    const buyer = async () => {
      const visitor = aVisitor(limited);
      await visitor.add({ itemId: '100002', qty: 1 });
      const { cartId } = await goToCheckout(visitor);
      return () => ask(visitor, cartId);
    };
    const [first, second] = [await buyer(), await buyer()];
    for (let n = 0; n < 60; n += 1) expect((await first()).status).toBe(200);
    expect(await first()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect((await second()).status).toBe(200);
  });
});
