import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { openDatabase } from '../db/database.ts';
import { makeShop } from '../make-shop.ts';
import { mountApp } from '../mount-app.ts';
import { ROUTES } from '../routes.ts';
import { makeApp } from './app.ts';
import { slowLine, type SlowLine } from '#tests/support/slow-line.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

/** How long the shop waits for a database that says nothing. */
const PATIENCE_MS = 400;

const site = useShop();
let app: Awaited<ReturnType<typeof makeApp>>;
let line: SlowLine;
let end = async () => {};

/** A node of the shop behind a line of its own to the database, with its pages. */
beforeAll(async () => {
  line = await slowLine(site.databaseUrl, 0);
  const database = openDatabase(line.url, 4, { giveUpAfterMs: PATIENCE_MS });
  const shop = makeShop(site.shop.settings, database, site.shop.log, { now: site.shop.now });
  app = await makeApp(shop, ROUTES, { registerPages: (instance) => mountApp(instance, shop), maxEventLoopDelayMs: 0 });
  await app.ready();
  end = async () => {
    await app.close();
    await database.end();
    await line.close();
  };
});

afterAll(() => end());

const READS = ['/cc/api/checkout', '/cc/api/checkout?grindType=ALL'];
const PAGES = ['/cc/mmx/cart', '/cc/sparq/checkout', '/product_100001', '/search?query=pen', '/account/orders', '/'];

/**
 * What is answered all the same, by its status and what it says: the first page needs nothing of the database,
 * and a form of the cart leads back there with what became of it.
 */
const ANSWERED: Readonly<Record<string, readonly [status: number, says: string]>> = {
  'GET /': [200, 'Office supplies, with the date they arrive'],
  'GET /cc/mmx/cart': [503, 'We cannot show your cart'],
  'POST /cc/mmx/cart': [303, 'Try again in a few minutes.'],
};

/** What the next page is to tell, as its cookie holds it. */
const flashOf = (cookies: string | string[] = '') => Buffer.from(/flash=([^;]+)/.exec(String(cookies))?.[1] ?? '', 'base64url').toString();

/** Everything that somebody with a cart who is signed in may ask for, and what each was told. */
async function askAll(headers: Record<string, string>, cartItemId: string): Promise<void> {
  const add = { method: 'POST', url: '/cc/api/checkout/default/item', payload: { items: [{ itemId: '100001', qty: 1 }] } } as const;
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' };
  const asked = [
    ...READS.map((url) => ({ url, headers })),
    { ...add, headers },
    { ...add, headers: { ...headers, 'idempotency-key': 'the same' } },
    ...PAGES.map((url) => ({ url, headers: { ...headers, accept: 'text/html' } })),
    {
      method: 'POST',
      url: '/cc/mmx/cart',
      payload: `intent=quantity&cartItemId=${cartItemId}&qty=2`,
      headers: { ...headers, ...form, accept: 'text/html' },
    } as const,
  ];
  const ask = async (one: (typeof asked)[number]) => {
    const begun = performance.now();
    const { statusCode, headers: told, body } = await app.inject(one);
    const [status, says = ''] = ANSWERED[`${'method' in one ? one.method : 'GET'} ${one.url}`] ?? [];
    // How much is in the cart is not known: nobody is told a number.
    expect([one.url, body]).not.toEqual([one.url, expect.stringMatching(/, (?:<!-- -->)?\d+ items?</)]);
    if (statusCode === 503) expect([one.url, told['retry-after']]).toEqual([one.url, '5']);
    if (statusCode === status)
      return expect([one.url, `${flashOf(told['set-cookie'])} ${body}`]).toEqual([one.url, expect.stringContaining(says)]);
    expect({ url: one.url, statusCode, retryAfter: told['retry-after'] }).toEqual({ url: one.url, statusCode: 503, retryAfter: '5' });
    expect(body).not.toMatch(/postgres|pgsql|econn|read timeout|connection terminated|node_modules/i);
    expect(performance.now() - begun).toBeLessThan(10_000);
    if (one.headers.accept === 'text/html')
      expect([told['content-type'], body]).toEqual([expect.stringContaining('text/html'), expect.stringContaining('Try again')]);
    else expect(JSON.parse(body)).toMatchObject({ status: 503, code: 'OVERLOADED' });
  };
  await Promise.all(asked.map(ask));
}

/** Forms of pages that somebody may send who is not signed in. */
const FORMS = {
  '/cart/add': 'itemId=100001&qty=1',
  '/cc/sparq/checkout': 'intent=place',
  '/office/supplies/login': 'email=gail%40example.com&password=some-long-one',
  '/office/supplies/register': 'email=gail%40example.com&password=some-long-one&firstName=Gail&lastName=Guest',
  '/account/find-order': 'orderNumber=10000001&email=gail%40example.com',
  '/office/supplies/forgot-password': 'email=gail%40example.com',
  '/delivery-zip': 'zipcode=01701',
};
/** What the scripts of a page want of the cart: the browser keeps it, and sends it again. */
const CHANGES = ['intent=add-items&itemId=100001&qty=1', 'intent=quantity&cartItemId=1&qty=2'];

/** Sends each of them, as a browser does by itself and as the scripts of the page do. */
async function sendForms(headers: Record<string, string>): Promise<void> {
  for (const [page, payload] of Object.entries(FORMS))
    for (const [url, accept] of [
      [page, 'text/html'],
      [`${page}.data`, '*/*'],
    ] as const) {
      const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost', accept };
      const { statusCode, headers: told, body } = await app.inject({ method: 'POST', url, payload, headers: { ...headers, ...form } });
      expect({ url, statusCode, retryAfter: told['retry-after'] }).toEqual({ url, statusCode: 503, retryAfter: '5' });
      expect(body).not.toMatch(/postgres|pgsql|econn|read timeout|connection terminated|node_modules/i);
    }
}

/** Changes in place are told when to come again, as all calls are. */
async function sendChanges(headers: Record<string, string>): Promise<void> {
  for (const payload of CHANGES) {
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost', 'idempotency-key': payload };
    const answer = await app.inject({ method: 'POST', url: '/cc/cart/changes', payload, headers: { ...headers, ...form } });
    const { statusCode, headers: told } = answer;
    expect({ payload, statusCode, retryAfter: told['retry-after'] }).toEqual({ payload, statusCode: 503, retryAfter: '5' });
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'OVERLOADED' });
  }
}

/** What a browser without scripts, and one with them, are told of forms that can be sent again as they were. */
async function sendAgain(headers: Record<string, string>): Promise<void> {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' };
  const send = async (url: string, payload: string, accept: string) =>
    (await app.inject({ method: 'POST', url, payload, headers: { ...headers, ...form, accept } })).body;
  const [place, address] = ['intent=place&cartId=the-cart&version=3&ordTotal=9.99', 'intent=address&isShipped=true&address1=12+Main+St'];
  const placed = await send('/cc/sparq/checkout', place, 'text/html');
  expect(placed).toContain('placed and paid only once');
  expect(placed).toContain('name="cartId" value="the-cart"');
  expect(placed).not.toContain('nothing was ordered');
  expect(await send('/cc/sparq/checkout', address, 'text/html')).toContain('name="address1" value="12 Main St"');
  // The page of a browser with scripts is not asked for again, and so keeps all that was typed.
  for (const payload of [place, address])
    expect(await send('/cc/sparq/checkout.data', payload, '*/*')).toMatch(/"isUnreached",(?:true|"messages")/);
  const quantity = await send('/cc/mmx/cart.data', 'intent=quantity&cartItemId=1&qty=7&answer=page', '*/*');
  expect(quantity).toMatch(/"isUnreached",(?:true|"messages")/);
}

it('whoever asks while the database is away, hangs or comes back is told to come again and nothing else, and finds everything as it was', async () => {
  const sam = aVisitor(site);
  await sam.post('/cc/api/auth/login', { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' });
  await sam.add({ itemId: '100001', qty: 1 });
  const { cartInfo } = (await sam.get<CartResponse>('/cc/api/checkout?grindType=ALL')).body;
  const cartItemId = cartInfo.items[0]?.cartItemId ?? '';
  const headers = {
    host: 'localhost',
    origin: 'http://localhost',
    cookie: [...sam.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  expect((await app.inject({ url: '/cc/api/checkout', headers })).statusCode).toBe(200);
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  line.freeze();
  await askAll(headers, cartItemId);
  line.cut();
  await askAll(headers, cartItemId);
  const asGuest = { host: 'localhost', cookie: [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  await sendForms(asGuest);
  await sendChanges(asGuest);
  await sendAgain({ host: 'localhost', cookie: [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  line.mend();
  await expect.poll(async () => (await app.inject({ url: '/cc/api/checkout', headers })).statusCode).toBe(200);
  expect((await app.inject({ url: '/cc/mmx/cart', headers: { ...headers, accept: 'text/html' } })).statusCode).toBe(200);
  // What was refused did nothing.
  const after = (await sam.get<CartResponse>('/cc/api/checkout?grindType=ALL')).body.cartInfo.items;
  expect(after.map(({ itemId, qty }) => ({ itemId, qty }))).toEqual(cartInfo.items.map(({ itemId, qty }) => ({ itemId, qty })));
}, 60_000);
