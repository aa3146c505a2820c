import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '#tests/support/fingerprint.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { send } from './ask.ts';
import { onePerson, type Principal } from './principals.ts';
import { ROWS } from './table.ts';

const ITEM = '/cc/api/checkout/default/item';
const site = useShop({ hasPages: true });
let victim: Principal;

beforeAll(async () => {
  victim = await onePerson(site, 'shopper');
}, 60_000);

/** Other sites are meant to speak to these; what they say is proven otherwise. */
const OPEN: ReadonlySet<string> = new Set(['POST /cc/api/tdprocess', 'POST /webhooks/payment', 'POST /sso/answer/:company']);
const CHANGING = ROWS.filter(({ route }) => !/^(GET|ANY) /.test(route) && !OPEN.has(route));
const READING = ROWS.filter(({ route }) => route.startsWith('GET '));

/** What a browser says of a request that another site's page makes, or would have it say. */
const FROM_ELSEWHERE: readonly Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example', 'sec-fetch-site': 'same-site' },
  { origin: 'http://evil.localhost', 'sec-fetch-site': 'same-site' },
];

describe('a form or a script of another site', () => {
  it('changes nothing of who is signed in, whatever it is sent to [T50]', async () => {
    const before = await fingerprint(site.database);
    const taken: unknown[] = [];
    for (const { route, row } of CHANGING)
      for (const headers of FROM_ELSEWHERE) {
        const { status } = await send(site, victim, route, { ...row.ask(victim.things), headers });
        if (status !== 403) taken.push([route, headers, status]);
      }
    expect(taken).toEqual([]);
    expect(await fingerprint(site.database)).toEqual(before);
  });

  it('gets nowhere by naming another method or by calling its JSON something else [T50]', async () => {
    const before = await fingerprint(site.database);
    const taken: unknown[] = [];
    const simple = { 'content-type': 'text/plain', origin: 'https://evil.example' };
    for (const { route, row } of CHANGING) {
      const ask = row.ask(victim.things);
      const { path } = ask;
      const method = route.split(' ')[0] ?? '';
      const overridden = `${path}${path.includes('?') ? '&' : '?'}_method=${method}`;
      for (const [as, one] of [
        // What a page of another site can send without being asked first: a GET, and a POST of these types.
        ['GET', { path: overridden }],
        ['GET', { path, headers: { 'x-http-method-override': method } }],
        ['POST', { path: overridden, body: { ...ask.body, _method: method }, headers: simple }],
        ['POST', { path: overridden, form: { ...ask.form, _method: method }, headers: { origin: 'https://evil.example' } }],
        ['POST', { path, body: ask.body ?? {}, headers: { ...simple, 'x-http-method-override': method } }],
      ] as const) {
        const { status } = await send(site, victim, `${as} ${path}`, one);
        if (as === 'POST' && status < 400) taken.push([route, as, one, status]);
      }
    }
    expect(taken).toEqual([]);
    expect(await fingerprint(site.database)).toEqual(before);
  });
});

const TOGETHER = 20;

describe('a picture on a page of another site, or a link that is fetched ahead', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' },
  ])('writes nothing, wherever it points: %j [T51]', async (headers) => {
    const guest = await onePerson(site, 'guest');
    // Back from checkout, and with something to be told.
    for (const { visitor } of [victim, guest]) await visitor.post(ITEM, { items: [{ itemId: '100009', qty: 1 }] });
    const before = JSON.stringify(await fingerprint(site.database));
    // The whole database is looked at once for some of them: one of these it was.
    for (let from = 0; from < READING.length; from += TOGETHER) {
      const some = READING.slice(from, from + TOGETHER);
      for (const { route, row } of some)
        for (const who of [victim, guest]) await send(site, who, route, { ...row.ask(who.things), headers });
      const routes = some.map(({ route }) => route);
      expect([routes, JSON.stringify(await fingerprint(site.database))]).toEqual([routes, before]);
    }
  });
});

describe('a picture of ours on a page of another site', () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  const PICTURE = `/pictures/${readdirSync('pictures', { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.webp'))}`;
  const policyOf = async (url: string) => {
    const answer = await site.app.inject({ url, headers: { host: 'localhost', ...headers } });
    return [answer.statusCode, answer.headers['cross-origin-resource-policy']];
  };

  it('is shown there, as is every file that is the same for everybody', async () => {
    const asset = readdirSync('build/client/assets')[0];
    for (const url of ['/favicon.svg', '/robots.txt', `/assets/${asset}`, PICTURE])
      expect([url, ...(await policyOf(url))]).toEqual([url, 200, 'cross-origin']);
  });

  it('is the only thing of ours that browsers hand over there: no page, no answer and no name that is no file [T51]', async () => {
    for (const url of [
      '/',
      '/cc/mmx/cart',
      '/cc/api/checkout',
      '/account/orders',
      '/nothing.css',
      '/cc/nothing.css',
      '/cc/mmx/cart.data',
      '/assets/gone.js',
    ])
      expect([url, (await policyOf(url))[1]]).toEqual([url, 'same-origin']);
    expect(await policyOf('/api/openapi.json'), 'called like a file').toEqual([403, 'same-origin']);
  });
});
