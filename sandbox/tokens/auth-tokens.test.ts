import { describe, expect, it } from 'vitest';
import { aVendor, type TestVendor } from '../a-vendor.test-builder.ts';

const VISA = { number: '4242424242424242', expiryMonth: '12', expiryYear: '2030', cvv: '987' };
const AT = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;
const KEY = { authorization: 'Bearer sk_test' };
const WISH = { checkoutId: 'cart-1', payer: 'payer-1', lifetimeMs: DAY_MS };
const UNTIL = AT.getTime() + DAY_MS;

async function aClock(): Promise<{ vendor: TestVendor; now: { at: Date } }> {
  const now = { at: AT };
  return { vendor: await aVendor({ now: () => now.at }), now };
}
async function allowed(vendor: TestVendor): Promise<Record<string, unknown>> {
  const { status, body } = await vendor.post('/v1/auth-tokens', WISH, KEY);
  expect(status).toBe(201);
  return body;
}
const describeCard = async (vendor: TestVendor, body: Record<string, unknown>) =>
  (await vendor.get(`/v1/tokens/${String(body['token'])}`, KEY)).body;

describe('what the shop allows to a payer', () => {
  it('is signed and told with a name of its own, and only the shop may ask for it', async () => {
    const { vendor } = await aClock();
    const [first, second] = [await allowed(vendor), await allowed(vendor)];
    expect(first).toEqual({
      value: expect.any(String),
      paypalClientToken: expect.any(String),
      validUntil: UNTIL,
      transactionId: expect.stringMatching(/^txn_/),
    });
    expect(second['value']).not.toBe(first['value']);
    expect((await vendor.post('/v1/auth-tokens', WISH, { authorization: 'Bearer sk_wrong' })).status).toBe(401);
  });

  it.each([0, DAY_MS + 1, -1, 0.5, 'a day'])('is for a day at most, and for a time to come: %s', async (lifetimeMs) => {
    const { vendor } = await aClock();
    expect((await vendor.post('/v1/auth-tokens', { ...WISH, lifetimeMs }, KEY)).status).toBe(400);
  });

  it('makes a card one of its checkout and payer, whatever else the page claims [T33]', async () => {
    const { vendor } = await aClock();
    const { value } = await allowed(vendor);
    const made = await vendor.post('/v1/tokens', { ...VISA, checkoutId: 'cart-2', authToken: value });
    expect(made.status).toBe(201);
    expect(made.body).not.toHaveProperty('payer');
    expect(await describeCard(vendor, made.body)).toMatchObject({ checkoutId: 'cart-1', payer: 'payer-1' });
    const again = await vendor.restart();
    expect(await describeCard(again, made.body)).toMatchObject({ checkoutId: 'cart-1', payer: 'payer-1' });
  });

  it('makes none when it is over, forged, or for another use [T33]', async () => {
    const { vendor, now } = await aClock();
    const { value, paypalClientToken } = await allowed(vendor);
    const [content = '', signature = ''] = String(value).split('.');
    const changed = Buffer.from(
      JSON.stringify({ checkoutId: 'cart-2', payer: 'payer-1', validUntil: UNTIL, transactionId: 'txn' }),
    ).toString('base64url');
    for (const authToken of [paypalClientToken, `${changed}.${signature}`, `${content}.`, `${content}.${signature}.x`, '', 'x'])
      expect(await vendor.post('/v1/tokens', { ...VISA, authToken })).toMatchObject({ status: 422, body: { code: 'AUTH_TOKEN_REFUSED' } });
    now.at = new Date(UNTIL);
    expect((await vendor.post('/v1/tokens', { ...VISA, authToken: value })).body).toMatchObject({ code: 'AUTH_TOKEN_REFUSED' });
    now.at = new Date(UNTIL - 1);
    expect((await vendor.post('/v1/tokens', { ...VISA, authToken: value })).status).toBe(201);
  });
});

describe('what the shop allows at PayPal’s page', () => {
  const page = (more: Record<string, string>) =>
    `/approve/paypal?${new URLSearchParams({ returnUrl: 'http://shop.localhost:3000/back', checkoutId: 'cart-2', ...more })}`;
  async function approve(vendor: TestVendor, path: string, fields: Record<string, string>): Promise<string> {
    const answer = await fetch(`${vendor.origin}/approve/${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        returnUrl: 'http://shop.localhost:3000/back',
        checkoutId: 'cart-2',
        email: 'approve@vendor.example',
        decision: 'approve',
        ...fields,
      }),
    });
    const location = answer.headers.get('location');
    return location === null ? '' : (new URL(location).searchParams.get('nonce') ?? '');
  }

  it('is taken along by every form, and makes the approval one of its checkout and payer [T33]', async () => {
    const { vendor } = await aClock();
    const { paypalClientToken } = await allowed(vendor);
    const shown = await fetch(vendor.origin + page({ clientToken: String(paypalClientToken) }));
    expect(await shown.text()).toContain(`name="clientToken" value="${String(paypalClientToken)}"`);
    const nonce = await approve(vendor, 'paypal', { clientToken: String(paypalClientToken) });
    const { body } = await vendor.post(`/v1/vendor-payments/${nonce}/confirm`, { vendor: 'PAYPAL' }, KEY);
    expect(body).toMatchObject({ status: 'APPROVED', checkoutId: 'cart-1', payer: 'payer-1' });
  });

  it('leads nowhere when it is no word of the shop’s, or for another vendor', async () => {
    const { vendor } = await aClock();
    const { value, paypalClientToken } = await allowed(vendor);
    expect(await (await fetch(vendor.origin + page({ clientToken: String(value) }))).text()).not.toContain('Log in to pay');
    expect(await approve(vendor, 'paypal', { clientToken: String(value) })).toBe('');
    expect(await approve(vendor, 'klarna', { clientToken: String(paypalClientToken) })).toBe('');
    // Without one it is of the checkout that is named, as before.
    expect(await approve(vendor, 'paypal', {})).not.toBe('');
  });
});
