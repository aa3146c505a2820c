import { describe, expect, it } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { inLanes, sendRaw, writeRequest, type RawHeaders } from './raw-requests.ts';

const live = useLivePages();

type Refused = {
  readonly what: string;
  readonly method: string;
  readonly target: string;
  readonly headers: RawHeaders;
  readonly status: number;
};

const JSON_TYPE = { 'content-type': 'application/json' };
const BODY = '{"items":[{"itemId":"100001","qty":1}]}';

/** Requests that are refused for who sends them, or for where they come from. */
const REFUSED: readonly Refused[] = [
  { what: 'orders of nobody', method: 'GET', target: '/cc/api/orders', headers: {}, status: 401 },
  {
    what: 'an add on the business site',
    method: 'POST',
    target: '/cc/api/checkout/default/item',
    headers: { ...JSON_TYPE, host: 'business.localhost' },
    status: 401,
  },
  {
    what: 'an add from another site',
    method: 'POST',
    target: '/cc/api/checkout/default/item',
    headers: { ...JSON_TYPE, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    status: 403,
  },
  {
    what: 'a link that opts out',
    method: 'GET',
    target: '/cc/api/cart/opt/type?type=HARD_ALT_OPT_OUT&value=true',
    headers: { 'sec-fetch-site': 'cross-site' },
    status: 403,
  },
  {
    what: 'a form of another site',
    method: 'POST',
    target: '/cc/mmx/cart',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    status: 403,
  },
];

/** Forty ways to write a path. */
function pathsLike(target: string): string[] {
  const [path = '', query] = target.split('?');
  const tail = query === undefined ? '' : `?${query}`;
  const second = path.indexOf('/', 1);
  const encoded = (from: string, to: string) => path.replace(from, to);
  return [
    `/${path}`,
    `//${path}`,
    path.replaceAll('/', '//'),
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path}/..`,
    `/.${path}`,
    `/..${path}`,
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    `/%2e${path}`,
    path.toUpperCase(),
    encoded('c', '%63'),
    encoded('c', '%2563'),
    path.replaceAll('/', '%2f'),
    path.replaceAll('/', '%5c'),
    path.replaceAll('/', '\\'),
    `${path.slice(0, second)}%2f${path.slice(second + 1)}`,
    `${path};`,
    `${path};x=1`,
    encoded('/cc', '/cc;x'),
    `${path}%3b`,
    `${path}%00`,
    `${path}%20`,
    `${path}%09`,
    `${path}%0a`,
    `${path}%0d%0aX: y`,
    `${path}.`,
    `${path}.json`,
    `${path}.css`,
    `${path}.data`,
    `${path}%3f`,
    `${path}%23`,
    `${path}#x`,
    `/ele-lpd${path}`,
    `/api${path}`,
    `http://localhost${path}`,
    `${path}/x/..`,
    `${path}\u00e0`,
  ].map((one) => `${one}${tail}`);
}

/** Forty headers that have opened doors elsewhere. */
const HEADERS: readonly RawHeaders[] = [
  ...[
    'x-original-url',
    'x-rewrite-url',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-prefix',
    'x-forwarded-proto',
    'x-real-ip',
    'x-client-ip',
    'x-custom-ip-authorization',
    'x-host',
    'forwarded',
    'true-client-ip',
    'cf-connecting-ip',
    'via',
  ].map((name) => ({ [name]: name.includes('url') ? '/' : '127.0.0.1' })),
  ...[
    'application/json\ta',
    ' application/json',
    'application/json;x',
    'APPLICATION/JSON',
    'application/json, text/plain',
    'application/problem+json',
    'text/json',
  ].map((type) => ({ 'content-type': type })),
  ...['POST', 'PUT', 'DELETE', 'put', 'GET', ' PUT', 'PUT\t', 'PATCH'].map((method) => ({ 'x-http-method-override': method })),
  ...['x-method-override', 'x-http-method', '_method'].map((name) => ({ [name]: 'PUT' })),
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { authorization: 'Bearer null' },
  { 'x-user-id': '1', 'x-role': 'admin' },
  { cookie: 'jsessionid=a.u.b; ctxToken=x; isAdmin=true' },
  { 'x-requested-with': 'XMLHttpRequest' },
  { purpose: 'prefetch' },
  { accept: 'text/html' },
  { upgrade: 'h2c', connection: 'upgrade, close' },
];

describe('what is refused', () => {
  it.each(REFUSED)('stays so however it is written: $what [T62]', { timeout: 90_000 }, async ({ method, target, headers, status }) => {
    const body = method === 'POST' ? BODY : '';
    const write = (address: string, more: RawHeaders = {}) => writeRequest({ method, target: address, body }, { ...headers, ...more });
    expect((await sendRaw(live.port, write(target))).statuses).toEqual([status]);

    const paths = pathsLike(target);
    expect([paths.length, HEADERS.length]).toEqual([40, 40]);
    const requests = [
      ...paths.map((path) => [path, write(path)] as const),
      ...HEADERS.map((more) => [JSON.stringify(more), write(target, more)] as const),
    ];
    const through = await inLanes(requests, 8, async ([what, request]) => {
      const { statuses, text } = await sendRaw(live.port, request);
      // 400: no address at all; 405 and 415: nothing of this kind is taken there.
      const isRefused = statuses.length === 1 && [status, 400, 404, 405, 415].includes(statuses[0] ?? 0);
      return isRefused && !/"itemId":"100001"/.test(text) ? [] : [`${what}: ${statuses.join()}`];
    });
    expect(through.flat()).toEqual([]);
  });

  it('has left nothing behind [T62]', async () => {
    const { rows } = await live.site.database.query<{ n: number }>('select count(*)::int as n from carts');
    expect(rows[0]?.n).toBe(0);
    expect((await aVisitor(live.site).cart()).items).toEqual([]);
  });
});
