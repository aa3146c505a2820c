import { describe, expect, it } from 'vitest';
import { CARDS, CHECKOUT, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { freePort } from '#tests/support/free-port.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import type { Mail } from '#server/gateways/mail.ts';

const site = useShop({ port: await freePort() });
const secure = useShop({ settings: { publicUrl: 'https://shop.example' } });

/** What a client can say of where it is. */
const EVIL = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '444',
  'x-forwarded-prefix': '/evil.example',
  forwarded: 'host=evil.example;proto=https',
};
const HOSTS = ['evil.example', 'business.evil.example', 'localhost@evil.example', 'localhost.evil.example:3000'];
const PAGES = [
  '/',
  '/category/paper',
  '/product_100001',
  '/search?query=stapler',
  '/cc/mmx/cart',
  '/office/supplies/login',
  '/office/supplies/reset?token=x',
  '/account/orders',
  '/nothing-here',
  '/cart/add?sku=100001',
  '//evil.example/%2e%2e',
];

it('a shop under HTTPS is asked for under it alone, and says nothing of the hosts below its own that others may run', async () => {
  const { headers } = await secure.app.inject({ url: '/cc/api/home', headers: { host: 'shop.example' } });
  expect(headers['strict-transport-security']).toMatch(/^max-age=[1-9]\d{7,}$/);
});

describe('a Host that is not ours', () => {
  it.each(HOSTS)('becomes a part of no page, no redirect and no header: %s [T54 T63]', async (host) => {
    for (const url of PAGES) {
      const answer = await site.app.inject({ url, headers: { host, ...EVIL } });
      expect(answer.statusCode, url).toBeLessThan(500);
      const own = answer.body.replaceAll('/evil.example/%2e%2e', ''); // the path that was asked for
      expect(own, url).not.toContain('evil.example');
      expect(answer.headers['location'] ?? '/', url).toMatch(/^\/(?![/\\])/);
    }
  });

  it('stands in no page that others get from memory [T54 T55]', async () => {
    for (const host of ['evil.example', 'business.evil.example', 'localhost']) {
      const { body } = await site.app.inject({ url: '/product_100001', headers: { host, ...EVIL } });
      expect(body).not.toContain('evil.example');
      if (!host.startsWith('business.')) expect(body).toContain(`rel="canonical" href="${site.shop.settings.publicUrl}/`);
    }
  });

  it('leads nobody elsewhere by a mail [T54]', async () => {
    const mails: Mail[] = [];
    const { mail } = site.shop;
    Object.assign(site.shop, { mail: { send: async (one: Mail) => void mails.push(one) } });
    const guest = aVisitor(site, { host: 'evil.example' });
    await guest.post('/cc/api/auth/reset', { email: 'sam.shopper@example.com' }, { headers: EVIL });
    await guest.add({ itemId: '100002', qty: 1 });
    await readyToOrder(site, guest, CARDS.approved, 'victim@example.com');
    expect((await placeOrder(guest)).body.status).toBe('PLACED');
    await expect.poll(() => mails.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    Object.assign(site.shop, { mail });
    for (const { html, text } of mails) {
      expect(html + text).not.toContain('evil');
      for (const [link] of text.matchAll(/https?:\/\/[^\s]+/g)) expect(new URL(link).origin).toBe(site.shop.settings.publicUrl);
    }
  });

  it('is where neither the bank nor the page of the card sends anybody back to [T28 T54]', async () => {
    const guest = aVisitor(site, { host: 'evil.example' });
    await guest.add({ itemId: '100002', qty: 1 });
    await readyToOrder(site, guest, CARDS.challenged);
    const { body } = await placeOrder(guest);
    expect(body.status).toBe('CHALLENGE');
    const challenge = await (await fetch(String(Reflect.get(body, 'challengeUrl')))).text();
    expect(challenge).not.toContain('evil');
    const other = aVisitor(site, { host: 'evil.example' });
    await other.add({ itemId: '100002', qty: 1 });
    await other.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
    const to = await site.app.inject({
      method: 'POST',
      url: '/cc/sparq/checkout',
      headers: {
        host: 'evil.example',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      payload: 'intent=hosted-card',
    });
    const location = new URL(String(to.headers['location']));
    expect(location.origin).toBe(site.sandbox.origin);
    expect(new URL(location.searchParams.get('returnUrl') ?? '').origin).toBe(site.shop.settings.publicUrl);
  });
});

describe('a page without HTTPS', () => {
  const add = (origin: string) =>
    aVisitor(secure, { host: 'shop.example' }).post(
      `${CHECKOUT}/item`,
      { items: [{ itemId: '100002', qty: 1 }] },
      { headers: { origin, 'sec-fetch-site': 'same-origin' } },
    );

  it('of the same host is not ours where the shop has it [T50]', async () => {
    for (const origin of [
      'http://shop.example',
      'http://shop.example:443',
      'https://shop.example:8443',
      'https://business.shop.example',
      'null',
    ])
      expect(await add(origin), origin).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await add('https://shop.example')).status).toBe(200);
  });
});
