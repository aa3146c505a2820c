import { expect, it, vi } from 'vitest';
import { CHECKOUT, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { TooManyWaiting } from '../db/asking/few-at-a-time.ts';
import { ROUTES } from '../routes.ts';
import { makeApp } from './app.ts';

const site = useShop({ hasPages: true });

it('a node that is too busy turns away before anything is done, and says that it lives', async () => {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, guest);
  // Any delay at all is too much for it.
  const busy = await makeApp(site.shop, ROUTES, { maxEventLoopDelayMs: 0.000_1 });
  const headers = { host: 'localhost', cookie: [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  try {
    await expect.poll(async () => (await busy.inject({ url: '/cc/api/checkout', headers })).statusCode).toBe(503);
    // Without a body: nothing of it waits for one before it is looked at.
    const turnedAway = await busy.inject({ method: 'POST', url: `${CHECKOUT}/order`, headers });
    expect([turnedAway.statusCode, turnedAway.headers['retry-after'], turnedAway.json().code]).toEqual([503, '5', 'OVERLOADED']);
    // A page comes again by itself, with the words that were searched for; what was sent is sent again by who sent it.
    const asked = { ...headers, accept: 'text/html' };
    const page = (await busy.inject({ url: '/search?query=%22paper%22', headers: asked })).body;
    expect([page.includes('value="&quot;paper&quot;"'), /<meta http-equiv="refresh" content="[5-9]">/.test(page)]).toEqual([true, true]);
    expect((await busy.inject({ url: '/search?query=4242424242424242', headers: asked })).body).not.toContain('4242');
    const sent = (await busy.inject({ method: 'POST', url: '/cart', headers: asked })).body;
    expect([sent.includes('placed and paid only once'), sent.replaceAll('\n', ' ').includes('http-equiv="refresh"')]).toEqual([
      true,
      false,
    ]);
    // There are no files without pages; with them they would be sent.
    for (const url of ['/assets/root.css', '/pictures/x-160.avif'])
      expect([url, (await busy.inject({ url, headers })).statusCode]).toEqual([url, 404]);
    for (const url of ['/healthz', '/readyz', '/metrics'])
      expect([url, (await busy.inject({ url, headers })).statusCode]).toEqual([url, 200]);
  } finally {
    await busy.close();
  }
  expect((await guest.cart()).items).toHaveLength(1);
  expect((await site.database.query("select 1 from orders where origin = 'SHOP'")).rows).toEqual([]);
});

it('who searches while too many do keeps the words, and the page asks once more by itself; signs that no word has are none of it [T64 T57]', async () => {
  const turn = vi.spyOn(site.shop.catalog, 'inTurn').mockRejectedValue(new TooManyWaiting('so many wait already'));
  const search = (query: string) =>
    site.app.inject({ url: `/search?query=${query}`, headers: { host: 'localhost', accept: 'text/html', 'sec-fetch-dest': 'document' } });
  const page = await search('zebra%20striped%20binder');
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.body).toContain('value="zebra striped binder"');
  expect(page.body).toContain('Your search is kept.');
  expect(page.body).toMatch(/<meta http-equiv="refresh" content="[5-9]">/);
  expect((await search('zebra%E2%80%AEbinder%07s')).body).toContain('value="zebra binder s"');
  turn.mockRestore();
  // Whoever asks for nothing that can be looked for is led on as with an empty field.
  expect([(await search('%00')).statusCode, (await search('pen%00')).statusCode]).toEqual([302, 200]);
});
