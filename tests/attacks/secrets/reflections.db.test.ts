import { describe, expect, it } from 'vitest';
import { QUERY_PARAMETERS } from '#tests/fuzz/page-forms.ts';
import { useLivePages } from '#tests/support/live-pages.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLivePages();

const PAGES = [
  '/',
  '/category/paper',
  '/search',
  '/search/suggest',
  '/compare',
  '/product_100001',
  '/cart/add',
  '/customize',
  '/cc/mmx/cart',
  '/cc/sba/cart',
  '/cc/sparq/cart',
  '/cc/sparq/checkout',
  '/cc/mmx/checkout',
  '/cc/sparq/checkout/card',
  '/cc/sparq/checkout/approval',
  '/cc/sparq/checkout/zip',
  '/cc/sparq/orderconfirmation/10000001',
  '/office/supplies/login',
  '/office/supplies/register',
  '/office/supplies/forgot-password',
  '/office/supplies/reset',
  '/sign-out',
  '/account/find-order',
  '/account/orders',
  '/account/orders/10000001',
  '/account/orders/10000001/open',
  '/sso',
  '/sso/start/nobody',
  '/sso/start/cedar-sign-in',
  '/sso/continue',
  '/sso/confirm',
  '/dev/identity-provider',
  '/punchout',
  '/tpv',
  '/procurement/return',
  '/dev/ways-in',
  '/dev/purchasing-system',
  '/dev/outbox',
  '/design',
  '/nothing',
];
/** What would be looked at last beside the others, or not at all. */
const ALONE: Readonly<Record<string, readonly string[]>> = {
  '/search': ['query', 'q', 'sort', 'brand'],
  '/compare': ['items'],
  '/office/supplies/login': ['jumpUrl', 'TARGET', 'loginError', 'errorSnippet'],
  '/office/supplies/register': ['jumpUrl'],
  '/account/find-order': ['order'],
  '/office/supplies/reset': ['token'],
  '/punchout': ['token'],
  '/sso': ['company', 'signed-out'],
  '/sso/confirm': ['token'],
  '/dev/identity-provider': ['SAMLRequest', 'RelayState'],
  '/tpv': ['token'],
  '/cart/add': ['itemId', 'qty'],
  '/customize': ['item', 'row'],
};
/** Markup, the end of an attribute, the end of a script's data, another address. */
const ATTACK = `"'><q9x></script>\u2028`;
const QUERIES = [
  '',
  '?redirected=1',
  '?jumpUrl=/office/supplies/login',
  '?jumpUrl=/sign-out&redirected=1',
  '?TARGET=//evil.example/',
  '?jumpUrl=/account/orders',
];
const RAW = [`"'><q9x`, '<q9x', `'><q9x`];

const visitors = async (): Promise<readonly [Visitor, Visitor]> => {
  const [guest, buyer] = [aVisitor(live.site, { host: `localhost:${live.port}` }), aVisitor(live.site, { host: `localhost:${live.port}` })];
  await guest.add({ itemId: '100001', qty: 1 });
  await buyer.post('/cc/api/auth/login', { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' });
  return [guest, buyer];
};

const ask = ({ cookies }: Visitor, url: string, host = `localhost:${live.port}`) =>
  live.send({ url, headers: { host, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } });

describe('what stands in an address', () => {
  it('is never markup on the page that it leads to, whatever the parameter is called [T49]', { timeout: 90_000 }, async () => {
    const reflected: string[] = [];
    const all = new URLSearchParams(QUERY_PARAMETERS.map((name) => [name, ATTACK]));
    for (const visitor of await visitors())
      for (const page of PAGES) {
        for (const url of [`${page}?${all}`, ...(ALONE[page] ?? []).map((name) => `${page}?${name}=${encodeURIComponent(ATTACK)}`)]) {
          const { body, headers } = await ask(visitor, url);
          const isPage = String(headers['content-type']).includes('html');
          const text = isPage ? body : '';
          if (RAW.some((raw) => text.includes(raw)) || (headers.location ?? '').includes('<')) reflected.push(url.slice(0, 120));
        }
      }
    expect(reflected).toEqual([]);
  });

  it('never leads in a circle, nor to another origin [T49]', { timeout: 90_000 }, async () => {
    const wrong: string[] = [];
    const firsts = PAGES.filter((page) => page !== '/sign-out').flatMap((page) =>
      QUERIES.slice(0, page.includes('/supplies/') ? QUERIES.length : 2).map((query) => `${page}${query}`),
    );
    const [guest, buyer] = await visitors();
    const walks = [
      [guest, `localhost:${live.port}`],
      [buyer, `localhost:${live.port}`],
      [guest, `business.localhost:${live.port}`],
    ] as const;
    for (const [visitor, host] of walks)
      for (const first of firsts) {
        const seen: string[] = [];
        for (let url: string | undefined = first; url !== undefined;) {
          if (seen.includes(url) || seen.length > 4) {
            wrong.push(`${host} ${[...seen, url].join(' -> ')}`);
            break;
          }
          seen.push(url);
          const { headers, statusCode }: { headers: Record<string, unknown>; statusCode: number } = await ask(visitor, url, host);
          const next: URL | undefined =
            statusCode >= 300 && statusCode < 400 ? new URL(String(headers['location']), `http://${host}${url}`) : undefined;
          if (next !== undefined && next.host !== host && next.origin !== live.site.sandbox.origin) wrong.push(`${url} -> ${next.href}`);
          url = next?.host === host ? `${next.pathname}${next.search}` : undefined;
        }
      }
    expect(wrong).toEqual([]);
  });
});
