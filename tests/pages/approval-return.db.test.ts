import { describe, expect, it } from 'vitest';
import { nameOfCookie } from '#contracts/cookies.ts';
import { goToCheckout } from '#tests/support/buyer.ts';
import { payPalInfo } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const CHECKOUT_PAGE = '/cc/sparq/checkout';

/** A guest whom PayPal sends back, as their browser opens what PayPal has told it. */
async function onTheWayBack() {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  const { cartId } = await goToCheckout(guest);
  const { paymentMethodNonce: nonce } = await payPalInfo(site, { amount: 49.93, checkoutId: cartId });
  const state = `${'s'.repeat(32)}.PAYPAL`;
  guest.cookies.set(nameOfCookie('approvalstate', 'http://localhost'), state);
  return { guest, path: `${CHECKOUT_PAGE}/approval?${new URLSearchParams({ state, nonce })}` };
}

async function open({ cookies }: Visitor, url: string, more: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await site.app.inject({ method, url, headers: { host: 'localhost', 'sec-fetch-dest': 'document', cookie, ...more } });
  for (const { name, value } of answer.cookies) cookies.set(name, value);
  return { status: answer.statusCode, location: answer.headers.location, cookies: answer.cookies.map(({ name }) => name) };
}

const paysWith = async (guest: Visitor) => (await guest.cart()).orderPayment.map(({ paymentType }) => paymentType);

describe('the way back from a vendor’s page', () => {
  it.each([
    ['only its head', {}, 'HEAD'],
    ['it ahead', { 'sec-purpose': 'prefetch' }, 'GET'],
    ['it ahead to be shown at once', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
  ] as const)('does nothing for a browser that asks for %s, and all when it is opened', async (_what, headers, method) => {
    const { guest, path } = await onTheWayBack();
    const ahead = await open(guest, path, headers, method);
    expect(ahead).toEqual({ status: 425, location: undefined, cookies: [] });
    expect(await paysWith(guest)).toEqual([]);
    expect(await open(guest, path)).toMatchObject({ status: 303, location: CHECKOUT_PAGE });
    expect(await paysWith(guest)).toEqual(['PAYPAL']);
  });

  it('leads to the checkout when it is opened once more', async () => {
    const { guest, path } = await onTheWayBack();
    await open(guest, path);
    expect(await open(guest, path)).toMatchObject({ status: 303, location: CHECKOUT_PAGE });
    expect(await paysWith(guest)).toEqual(['PAYPAL']);
  });

  it('is none for another browser, nor with another secret', async () => {
    const { guest, path } = await onTheWayBack();
    await open(guest, path);
    expect((await open(guest, path.replace('sss', 'ttt'))).status).toBe(400);
    const { guest: other } = await onTheWayBack();
    other.cookies.delete(nameOfCookie('approvalstate', 'http://localhost'));
    expect((await open(other, path)).status).toBe(400);
    expect(await paysWith(other)).toEqual([]);
  });
});
