import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** Everything that somebody with a cart who is signed in may ask for, and what each was told. */
async function askAll(headers: Record<string, string>): Promise<void> {
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
      payload: 'intent=setQuantity&cartItemId=1&qty=2',
      headers: { ...headers, ...form, accept: 'text/html' },
    } as const,
  ];
  const ask = async (one: (typeof asked)[number]) => {
    const begun = performance.now();
    const { statusCode, headers: told, body } = await app.inject(one);
    // What needs nothing of the database may be there all the same.
    if (statusCode < 400 && one.url !== add.url) return;
    expect({ url: one.url, statusCode, retryAfter: told['retry-after'] }).toEqual({ url: one.url, statusCode: 503, retryAfter: '5' });
    expect(body).not.toMatch(/postgres|pgsql|econn|read timeout|connection terminated|node_modules/i);
    expect(performance.now() - begun).toBeLessThan(10_000);
    if (one.headers.accept === 'text/html')
      expect([told['content-type'], body]).toEqual([expect.stringContaining('text/html'), expect.stringContaining('Try again')]);
    else expect(JSON.parse(body)).toMatchObject({ status: 503, code: 'OVERLOADED' });
  };
  await Promise.all(asked.map(ask));
}

it('whoever asks while the database is away, hangs or comes back is told to come again and nothing else, and finds everything as it was', async () => {
  const sam = aVisitor(site);
  await sam.post('/cc/api/auth/login', { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' });
  await sam.add({ itemId: '100001', qty: 1 });
  const headers = {
    host: 'localhost',
    origin: 'http://localhost',
    cookie: [...sam.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  expect((await app.inject({ url: '/cc/api/checkout', headers })).statusCode).toBe(200);
  line.freeze();
  await askAll(headers);
  line.cut();
  await askAll(headers);
  line.mend();
  await expect.poll(async () => (await app.inject({ url: '/cc/api/checkout', headers })).statusCode).toBe(200);
  expect((await app.inject({ url: '/cc/mmx/cart', headers: { ...headers, accept: 'text/html' } })).statusCode).toBe(200);
}, 60_000);
