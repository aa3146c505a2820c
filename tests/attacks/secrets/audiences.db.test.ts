import { once } from 'node:events';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { countOrders } from '#server/recommendations/counting/count-orders.ts';

const live = useLivePages();

type Kind = {
  readonly name: string;
  readonly email?: string;
  readonly isBusiness?: true;
  readonly cookies?: Record<string, string>;
  readonly hasCart?: true;
};

/** Has bought nothing here: their home page is one for many. */
const ASA: Kind = { name: 'Asa, who has a store', email: 'asa.associate@foolscap.example' };
/** Visitors of whom no two need see the same. */
const KINDS: readonly Kind[] = [
  { name: 'a guest' },
  { name: 'a guest with a cart', hasCart: true },
  { name: 'a guest in California', cookies: { zipcode: '90210' } },
  { name: 'a guest in Framingham, with a cart', cookies: { zipcode: '01701' }, hasCart: true },
  { name: 'a guest with a store', cookies: { YourStore: '{"storeNumber":"1547"}' } },
  { name: 'a guest of the business site', isBusiness: true },
  { name: 'Sam', email: 'sam.shopper@example.com' },
  { name: 'Sam with a cart', email: 'sam.shopper@example.com', hasCart: true },
  { name: 'Sam in Texas', email: 'sam.shopper@example.com', cookies: { zipcode: '75201' } },
  ASA,
  { name: 'Cora, who serves', email: 'cora.csr@foolscap.example' },
  { name: 'Bea', email: 'bea.buyer@harbordental.example', isBusiness: true },
  { name: 'Bea with a cart', email: 'bea.buyer@harbordental.example', isBusiness: true, hasCart: true },
  { name: 'Carl, contract only', email: 'carl.contract@harbordental.example', isBusiness: true },
  { name: 'Tess, of another account', email: 'tess.teacher@northwindschools.example', isBusiness: true },
  { name: 'Walt, who sees wholesale', email: 'walt.wholesale@northwindschools.example', isBusiness: true },
  { name: 'Lina, from whom things are hidden', email: 'lina.link@pikestreet.example', isBusiness: true },
  { name: 'Lou', email: 'lou.linkplus@pikestreet.example', isBusiness: true },
  { name: 'Bo', email: 'bo.buyer@cedarlegal.example', isBusiness: true },
  { name: 'Cleo', email: 'cleo.clerk@cedarlegal.example', isBusiness: true },
];
const PAGES = ['/', '/category/paper', '/category/copy-paper', '/product_100001', '/product_100002', '/search?query=paper'];
const DATA = [
  '/category/paper.data?_routes=routes%2Fcategory',
  '/product_100001.data?_routes=routes%2Fproduct',
  '/_.data?_routes=routes%2Fhome',
  '/search.data?query=paper&_routes=routes%2Fsearch',
];
/** Their answers are kept for moments, for all who see the same. */
const CALLS = [
  '/cc/api/home',
  '/cc/api/categories',
  '/cc/api/categories/copy-paper',
  '/cc/api/categories/paper?sort=price_asc&size=100',
  '/cc/api/products/100001',
  '/cc/api/products/100002',
  '/ele-lpd/api/searchProxy/search?q=paper',
];

/** The consumer site as browsers name it. */
const HOST = 'localhost';

async function visitorOf({ email, isBusiness, cookies, hasCart }: Kind): Promise<Visitor> {
  const { port } = new URL(live.base);
  const visitor = aVisitor(live.site, { host: isBusiness === true ? `business.localhost:${port}` : `localhost:${port}` });
  if (email !== undefined) expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  for (const [name, value] of Object.entries(cookies ?? {})) visitor.cookies.set(name, value);
  if (hasCart === true) await visitor.add({ itemId: '100001', qty: 2 });
  return visitor;
}

/** A page as a browser gets it, without what is another with each answer. */
async function pageOf(visitor: Visitor, url: string): Promise<string> {
  const answer = await live.site.app.inject({
    url,
    headers: {
      host: visitor.from.host ?? '',
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'accept-encoding': 'gzip, deflate, br',
    },
  });
  expect([200, 202, 302, 401, 404]).toContain(answer.statusCode);
  const { 'content-encoding': encoding, location = '' } = answer.headers;
  const text = (encoding === 'br' ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload).toString();
  return `${answer.statusCode} ${location} ${text}`.replaceAll(/nonce(?:="|:\s*")[\w-]+"|"contextToken":"[\w-]+"/g, '');
}

let generation = 1_000;
/** The same as in a catalogue that has just changed: then nobody has asked for it before. */
async function ownPageOf(visitor: Visitor, url: string): Promise<string> {
  live.site.shop.catalog.kept.answers.clear();
  live.site.shop.catalog.kept.listed.clear();
  const changed = vi.spyOn(live.site.shop.catalog, 'generation').mockReturnValue((generation += 1));
  try {
    return await pageOf(visitor, url);
  } finally {
    changed.mockRestore();
  }
}

describe('pages that are kept for many', () => {
  it('are to everybody what a page of their own would be, whoever asked first [T55]', { timeout: 180_000 }, async () => {
    // What is ordered most is counted in the background: here before the first page is made.
    await countOrders(live.site.shop);
    live.site.shop.catalog.kept.trending.clear();
    // Two of one account, who differ in nothing but the order in which they are shown what they search for. (C6-18)
    for (const [email, sort] of [
      ['bo.buyer@cedarlegal.example', 'SEARCH_PRICE_ASC'],
      ['cleo.clerk@cedarlegal.example', 'SEARCH_PRICE_DESC'],
    ])
      await live.site.database.query('update users set permissions = permissions || array[$2] where email = $1', [email, sort]);
    const visitors = await Promise.all(KINDS.map(async (kind) => ({ kind, visitor: await visitorOf(kind) })));
    const different: string[] = [];
    const shared = new Map<string, Set<string>>();
    for (const url of [...PAGES, ...DATA, ...CALLS])
      for (const round of [visitors, visitors.toReversed()]) {
        const given: string[] = [];
        for (const { visitor } of round) given.push(await pageOf(visitor, url));
        shared.set(url, new Set([...(shared.get(url) ?? []), ...given]));
        for (const [index, { kind, visitor }] of round.entries())
          if (given[index] !== (await ownPageOf(visitor, url))) different.push(`${kind.name} (${index}): ${url}`);
      }
    expect(different).toEqual([]);
    // Twenty visitors see several pages each, or there would be nothing to mix up.
    for (const [url, pages] of shared)
      expect([url, pages.size]).toEqual([url, expect.toSatisfy((size: number) => size > (CALLS.includes(url) ? 1 : 3))]);
  });

  it('say whose they are to their visitor alone', { timeout: 60_000 }, async () => {
    const asa = await visitorOf({ ...ASA, hasCart: true });
    const guest = await visitorOf({ name: 'a guest' });
    const bea = await visitorOf({ name: 'Bea', email: 'bea.buyer@harbordental.example', isBusiness: true });
    for (const url of PAGES) {
      const [first, second, third] = [await pageOf(asa, url), await pageOf(guest, url), await pageOf(bea, url)];
      expect(first).toMatch(/Hello, <\/small>Asa<\/span *>/);
      expect(first).toMatch(/"numberOfItems":[1-9]/);
      expect(third).toMatch(/Harbor Dental Group<\/small *>Bea<\/span *>/);
      expect(third).toContain('Harbor');
      expect(second).not.toMatch(/\bAsa\b|\bBea\b|Harbor Dental/);
      expect(third).not.toMatch(/\bAsa\b/);
    }
  });

  it('are rendered for none of the third who ask, and sent packed, whoever they are', { timeout: 60_000 }, async () => {
    // For many, or for one alone.
    const rendered = async () => (await live.site.shop.metrics.text()).match(/_count\{[^}]*call="(?:new_)?page"[^}]*\} \d+/g);
    const lengths: number[] = [];
    for (const url of ['/category/paper', ...DATA])
      for (const kind of [ASA, { ...ASA, hasCart: true } as const, KINDS[0], KINDS[19]]) {
        if (kind === undefined) throw new Error('there is no such visitor');
        // Who works for an organization has a home of their own.
        if ('isBusiness' in kind && url.startsWith('/_.data')) continue;
        const visitor = await visitorOf(kind);
        for (let time = 0; time < 2; time += 1) await pageOf(visitor, url);
        const before = await rendered();
        const answer = await live.site.app.inject({
          url,
          headers: {
            host: visitor.from.host ?? '',
            cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            'accept-encoding': 'br',
          },
        });
        expect(before?.join()).toContain('new_page');
        expect(await rendered(), `${kind.name}: ${url}`).toEqual(before);
        expect(answer.headers['content-encoding']).toBe('br');
        lengths.push(answer.rawPayload.length);
      }
    // Asa with a cart has the bytes of Asa without, but for what is in the holes.
    expect(lengths[1]).toBe(lengths[0]);
  });

  it('have room for whoever has said a ZIP code of nine digits: five are shown', { timeout: 60_000 }, async () => {
    const url = '/category/paper';
    const lengths: number[] = [];
    for (const zipcode of ['01701', '01701', '01701-1234']) {
      const { rawPayload } = await live.site.app.inject({
        url,
        headers: { host: HOST, cookie: `zipcode=${zipcode}`, 'accept-encoding': 'br' },
      });
      lengths.push(rawPayload.length);
      const page = brotliDecompressSync(rawPayload).toString();
      expect(page).toMatch(/<small>Deliver to <\/small>01701<\/span>/);
      expect(page).not.toContain('-1234');
    }
    expect(lengths[2]).toBe(lengths[1]);
  });

  it('are none that an address with another meaning leads to', { timeout: 60_000 }, async () => {
    const asa = await visitorOf({ ...ASA, hasCart: true });
    const cookie = [...asa.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const path of ['/category/..\\cc\\mmx\\cart', '/category/%2e%2e/cc/mmx/cart', '/product_1\\..\\account\\orders']) {
      // Clients would write it otherwise.
      const socket = connect(live.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost:${live.port}\r\ncookie: ${cookie}\r\nconnection: close\r\n\r\n`);
      expect([path, (await textOf(socket)).slice(0, 12)]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 (?:200|302|400|404)$/)]);
    }
  });
});
