import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeSandboxPaymentVendor } from '#server/gateways/sandbox-payment-vendor.ts';
import { reconcile } from '#server/orders/index.ts';
import { payAtVendor, payPalInfo, giftCard } from '#tests/support/tenders.ts';
import { CARDS, CHECKOUT, goToCheckout, ledgerOf, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
let moody: Server | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  moody?.closeAllConnections();
  moody?.close();
});

/** From now on the vendor answers everything so, as far as the shop can see. */
async function vendorAnswers(status: number, body: string): Promise<void> {
  const server = createServer((_request, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(body));
  moody = server;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const { settings, metrics, log } = site.shop;
  const strange = makeSandboxPaymentVendor({ url, secretKey: settings.sandboxSecretKey, metrics, log });
  for (const name of [
    'allowToPay',
    'describe',
    'exchangeGiftCard',
    'giftCardBalance',
    'confirm',
    'authorize',
    'find',
    'capture',
    'release',
    'refund',
  ] as const)
    vi.spyOn(site.shop.paymentVendor, name).mockImplementation(strange[name] as never);
}

const unclear = async (operation: string) =>
  (await site.shop.metrics.text())
    .split('\n')
    .filter((line) => line.startsWith('shop_vendor_unclear_total') && line.includes(`"${operation}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

const MOODS: [number, string][] = [
  [400, '{"code":"INVALID_REQUEST"}'],
  [401, '{"code":"UNAUTHORIZED"}'],
  [402, '<html>Pay for your plan</html>'],
  [403, '{"code":"FORBIDDEN"}'],
  [404, '<html>Not found</html>'],
  [409, '{"code":"CONFLICT"}'],
  [410, ''],
  [418, '{}'],
  [422, '{"code":"INVALID_RETURN_URL"}'],
  [429, '{"code":"TOO_MANY_REQUESTS"}'],
  [500, 'oops'],
  [503, ''],
  [302, ''],
  [200, 'null'],
];

describe('an answer of the vendor that is no decline', () => {
  it.each(MOODS)('%i %s: the order waits, is told of, is charged once at most, and can be placed afterwards', async (status, body) => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100002', qty: 1 });
    const { cartId } = await readyToOrder(site, guest);
    const [toldBefore, loggedBefore] = [await unclear('authorize'), site.logged.length];
    await vendorAnswers(status, body);
    const first = await placeOrder(guest, { cartId });
    expect({ status: first.status, body: first.body }).toEqual({
      status: 200,
      body: { status: 'PROCESSING', orderNumber: expect.any(String) },
    });
    expect(await unclear('authorize')).toBe(toldBefore + 1);
    expect(site.logged.slice(loggedBefore).filter((line) => line.includes('somebody has to look'))).not.toEqual([]);
    expect(site.logged.slice(loggedBefore).join()).not.toContain(site.shop.settings.sandboxSecretKey);
    // It stays unknown for as long as the vendor is like that: nothing is held twice and nothing given up before its time.
    const begun = site.shop.now();
    site.setNow(new Date(begun.getTime() + 40_000));
    await reconcile(site.shop);
    expect((await placeOrder(guest, { cartId })).body.status).toBe('PROCESSING');
    vi.restoreAllMocks();
    const settled = await placeOrder(guest, { cartId });
    site.setNow(begun);
    expect(settled.body).toMatchObject({ status: 'PLACED', orderNumber: first.body.orderNumber });
    expect((await ledgerOf(site, first.body.orderNumber ?? '')).map(({ type }) => type)).toEqual(['AUTHORIZE']);
  });

  it.each(MOODS)('%i %s: a card, a gift card and PayPal are neither taken nor called wrong', async (status, body) => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100002', qty: 1 });
    await goToCheckout(guest);
    const card = { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) };
    const approved = await payPalInfo(site);
    await vendorAnswers(status, body);
    const notNow = { status: 400, body: { code: 'SPAY_API_FAILURE' } };
    expect(await guest.post(`${CHECKOUT}/payment`, card)).toMatchObject(notNow);
    expect(await guest.post(`${CHECKOUT}/payment`, giftCard('large'))).toMatchObject(notNow);
    const { accountNumber, cvv } = giftCard('large');
    expect(await guest.post('/cc/api/payment/giftcard/balance', { accountNumber, cvv })).toMatchObject(notNow);
    const vendorPayment = { checkoutId: (await guest.cart()).cartId, requestType: 'PAYMENT_AUTH_TOKEN' };
    expect(await guest.post('/cc/api/payment/gateway/staplesPayAuthToken', { vendorPayment })).toMatchObject(notNow);
    expect(await payAtVendor(guest, 'PAYPAL', { payPalInfo: approved })).toMatchObject(notNow);
    vi.restoreAllMocks();
    expect((await payAtVendor(guest, 'PAYPAL', { payPalInfo: approved })).status).toBe(200);
    expect((await guest.post(`${CHECKOUT}/payment`, card)).status).toBe(200);
  });
});
