import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLivePages();

const FILE = /\.(?:css|js|svg|png|ico|webp|txt|woff2|webmanifest)(?:$|\?)/;

/** A proxy that keeps what it may, and, as many do, whatever looks like a file. It knows an answer by its address alone. */
function aProxy(): (
  visitor: Visitor,
  url: string,
  headers?: Record<string, string>,
) => Promise<{ answer: LightMyRequestResponse; isKept: boolean }> {
  const kept = new Map<string, LightMyRequestResponse>();
  return async ({ cookies }, url, headers = {}) => {
    const found = kept.get(url);
    if (found !== undefined) return { answer: found, isKept: true };
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await live.send({ url, headers: { cookie, ...headers } });
    const control = answer.headers['cache-control'] ?? '';
    const isForbidden = /no-store|private/.test(control);
    const isAllowed = /public|max-age=[1-9]|s-maxage=[1-9]/.test(control) || FILE.test(url);
    if (!isForbidden && isAllowed) kept.set(url, answer);
    return { answer, isKept: false };
  };
}

/** Somebody with an account, a cart and a ZIP code, all of them named so that they can be found again. */
async function somebody(name: string): Promise<Visitor> {
  const visitor = aVisitor(live.site, { host: new URL(live.base).host });
  const who = { firstName: name, lastName: `${name}son`, email: `${name}@example.com`, password: 'Foolscap-demo-1' };
  expect((await visitor.post('/cc/api/auth/register', who)).status).toBeLessThan(300);
  await visitor.add({ itemId: '100001', qty: 1 });
  const address = {
    type: 'SB',
    ...who,
    address1: `1 ${name} St`,
    city: 'Framingham',
    state: 'MA',
    zipCode: '01702',
    phones: ['5085550100'],
  };
  expect((await visitor.post('/cc/api/checkout/default/address', { ...address, password: undefined })).status).toBe(200);
  return visitor;
}

const PAGES = [
  '/',
  '/category/paper',
  '/product_100001',
  '/search?query=pen',
  '/cc/mmx/cart',
  '/cc/sparq/checkout',
  '/account/orders',
  '/nothing',
];
const CALLS = ['/cc/api/checkout?grindType=ALL', '/ele-lpd/api/session', '/cc/api/orders'];
const PERSONAL = ['/cc/mmx/cart', '/account/orders', '/nothing', '/product_100001', '/cc/api/checkout', '/ele-lpd/api/session'];
/** What proxies and browsers are told is a file, or another place. */
const DISGUISES = ['/x.css', '/x.js', '.css', ';x.css', '%2fx.css', '%00.css', '?x.css', '.data', '.data?x.css', '/_.data'];

describe('a cache that stands between people and the shop', () => {
  it('has nothing of one for the other, whatever they ask for [T55]', { timeout: 90_000 }, async () => {
    const [alice, bob] = [await somebody('qalice'), await somebody('qbob')];
    const proxy = aProxy();
    const headers = { 'x-forwarded-prefix': '/evil', 'x-forwarded-host': 'evil.example', 'x-react-router-spa-mode': 'yes' };
    const urls = PERSONAL.flatMap((url) => [url, ...DISGUISES.map((tail) => `${url}${tail}`)]);
    const shared: string[] = [];
    const anonymous: string[] = [];
    for (const url of [...urls, '/favicon.svg', '/robots.txt']) {
      const first = await proxy(alice, url, headers);
      if (PERSONAL.includes(url) && !first.answer.body.includes('qalice')) anonymous.push(url);
      const second = await proxy(bob, url);
      const { body } = second.answer;
      const isForeign =
        body.includes('qalice') || body.includes('evil') || (second.isKept && second.answer.headers['set-cookie'] !== undefined);
      if (isForeign) shared.push(url);
    }
    expect(shared).toEqual([]);
    expect(anonymous, 'what says whose it is').toEqual([]);
  });

  it('may keep files of everybody, and nothing else [T55]', { timeout: 90_000 }, async () => {
    const guest = aVisitor(live.site, { host: new URL(live.base).host });
    const signedIn = await somebody('qcarol');
    const kept: string[] = [];
    const cookieBeside: string[] = [];
    for (const visitor of [guest, signedIn])
      for (const url of [
        ...PAGES,
        ...CALLS,
        ...PAGES.map((page) => `${page}.data`),
        '/assets/x.js',
        '/favicon.svg',
        '/robots.txt',
        '/healthz',
        '/api/docs',
        '/%zz',
      ]) {
        const { answer } = await aProxy()(visitor, url);
        const control = String(answer.headers['cache-control']);
        if (control !== 'no-store') kept.push(url);
        if (answer.headers['set-cookie'] !== undefined && control !== 'no-store') cookieBeside.push(url);
      }
    expect([...new Set(kept)]).toEqual(['/favicon.svg', '/robots.txt']);
    expect(cookieBeside).toEqual([]);
  });
});
