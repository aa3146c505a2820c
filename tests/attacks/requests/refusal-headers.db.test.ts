import { expect, it } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';
import { sendRaw, writeRequest, type RawHeaders } from './raw-requests.ts';

const live = useLivePages();

const CALL = '/cc/api/checkout/default/item';
const json = { 'content-type': 'application/json' };
const post = (body: string, headers: RawHeaders = json) => writeRequest({ method: 'POST', target: CALL, body }, headers);

/** One of each way in which a request is turned away, in the order in which it meets them; what it says and its status. */
const REFUSED: readonly (readonly [kind: string, request: string, status: number])[] = [
  ['no HTTP', 'NONSENSE\r\n\r\n', 400],
  ['a header of 40 kB', writeRequest({ target: '/' }, { 'x-long': 'x'.repeat(40_000) }), 431],
  ['no host', writeRequest({ target: '/' }, { host: undefined }), 400],
  ['an expectation that is none', post('{}', { ...json, expect: 'everything' }), 417],
  ['a proxy that it takes us for', writeRequest({ method: 'CONNECT', target: 'localhost:443' }), 405],
  ['a path that cannot be read', writeRequest({ target: '/%zz' }), 400],
  ['a host that is none', writeRequest({ target: '/' }, { host: 'a b' }), 400],
  ['an address of another host', writeRequest({ target: 'http://evil.example/' }), 400],
  ['no path', writeRequest({ method: 'OPTIONS', target: '*' }), 400],
  ['another method that is meant', post('{}', { ...json, 'x-http-method-override': 'TRACE' }), 400],
  ['a method that nobody needs', writeRequest({ method: 'TRACE', target: '/' }), 405],
  ['a method that no page has', writeRequest({ method: 'PUT', target: '/cc/mmx/cart' }), 405],
  ['another site that sends', post('{}', { ...json, origin: 'https://evil.example' }), 403],
  [
    'another site that embeds',
    writeRequest({ target: '/cc/mmx/cart' }, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }),
    403,
  ],
  ['a body that is too long', writeRequest({ method: 'POST', target: '/cc/api/auth/login', body: 'x'.repeat(70_000) }, json), 413],
  ['a body that is no JSON', post('{'), 400],
  ['a body of another kind', post('<a/>', { 'content-type': 'text/xml' }), 415],
  ['a body that is wrong', post('{}'), 400],
  ['a call that is none', writeRequest({ target: '/cc/api/nothing' }), 404],
  ['a page that is none', writeRequest({ target: '/nothing' }), 404],
  ['a file that is none', writeRequest({ target: '/assets/nothing.js' }), 404],
];

const EXPECTED = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'content-security-policy': /frame-ancestors '(?:none|self)'/,
  'cache-control': /no-store/,
  'cross-origin-resource-policy': /^same-origin$/,
};

it.each(REFUSED)('%s is refused with the headers that all answers have [T62]', async (_kind, request, status) => {
  const { statuses, text } = await sendRaw(live.port, request);
  expect(statuses).toEqual([status]);
  const head = text.slice(0, text.indexOf('\r\n\r\n')).split('\r\n').slice(1);
  const headers = new Map(head.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]));
  const missing = Object.entries(EXPECTED).flatMap(([name, wanted]) => (wanted.test(headers.get(name) ?? '') ? [] : [name]));
  expect(missing).toEqual([]);
});
