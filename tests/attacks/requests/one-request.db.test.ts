import { describe, expect, it } from 'vitest';
import { ROUTES } from '#server/routes.ts';
import { useLivePages } from '#tests/support/live-pages.ts';
import { FORM_FIELDS, INTENTS, QUERY_PARAMETERS } from '#tests/fuzz/page-forms.ts';

const live = useLivePages();

/** What one request may take of the thread that everybody else waits for. */
const MOST_MS = 200;
const SIZE = 60_000;
const FORM = 'application/x-www-form-urlencoded';

/** Texts on which patterns that look back and forth never come to an end. */
const LONG_TEXTS = [
  'a'.repeat(SIZE),
  ' '.repeat(SIZE),
  `${'a'.repeat(SIZE)}@`,
  'a@'.repeat(SIZE / 2),
  `${'a.'.repeat(SIZE / 2)}!`,
  `${'1'.repeat(SIZE)}x`,
  '4111-'.repeat(SIZE / 5),
  `${'\n'.repeat(SIZE)}x`,
  'a '.repeat(SIZE / 2),
  '-'.repeat(SIZE),
  '<'.repeat(SIZE),
];
const NESTED = ['['.repeat(SIZE), `${'{"a":'.repeat(SIZE / 6)}1`, `${'['.repeat(SIZE / 2)}${']'.repeat(SIZE / 2)}`];
const DUPLICATES = [`{${'"items":[],'.repeat(SIZE / 11)}"items":[]}`, `{"items":[${'{},'.repeat(SIZE / 3 - 20)}{}]}`];

type Sent = { readonly method: 'GET' | 'POST'; readonly url: string; readonly headers?: Record<string, string>; readonly payload?: string };

/** Processor time of this thread alone: what other programs take of the machine does not count. */
async function cpuMsOf(sent: Sent): Promise<number> {
  const before = process.threadCpuUsage();
  await live.send(sent);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** How much slower this machine is than one on which the limit holds. */
function slowness(): number {
  const before = process.threadCpuUsage();
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => ({ index, text: `${index}` })));
  for (let round = 0; round < 5; round += 1) JSON.parse(text);
  return Math.max(1, process.threadCpuUsage(before).user / 1000 / 60);
}

/** Those that take too long. What is slow once may have had bad luck; what is slow twice is slow. */
async function tooSlow(all: readonly Sent[]): Promise<string[]> {
  const most = MOST_MS * slowness();
  const slow: string[] = [];
  for (const sent of all) {
    if ((await cpuMsOf(sent)) <= most) continue;
    const again = await cpuMsOf(sent);
    if (again > most) slow.push(`${Math.round(again)} ms: ${sent.method} ${sent.url.slice(0, 100)} ${sent.payload?.slice(0, 60)}`);
  }
  return slow;
}

const formTo = (url: string, payload: string): Sent => ({ method: 'POST', url, headers: { 'content-type': FORM }, payload });
const jsonTo = (method: string, url: string, payload: string): Sent => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json', ...(method !== 'POST' && { 'x-http-method-override': method }) },
  payload,
});

describe('one request of 64 kB', () => {
  const changing = ROUTES.map((route) => route.contract).filter(({ method }) => method !== 'GET');

  it('to a call holds nobody up, however its body is made [T64]', async () => {
    const all = changing.flatMap(({ method, path, isPrefixed }) => {
      const url = `${isPrefixed === true ? '/ele-lpd' : ''}${path.replace(/:\w+/g, 'x')}`;
      return [...NESTED, ...DUPLICATES].map((body) => jsonTo(method, url, body));
    });
    expect(await tooSlow(all)).toEqual([]);
  });

  it('nor with a text without end in any of its fields [T64]', async () => {
    const everyField = (text: string) =>
      JSON.stringify(Object.fromEntries(FORM_FIELDS.map((name) => [name, text.slice(0, SIZE / FORM_FIELDS.length)])));
    const texts = LONG_TEXTS.flatMap((text) => [
      everyField(text),
      JSON.stringify({ msg: text }),
      JSON.stringify({ email: text, coupons: [text] }),
    ]);
    const urls = ['/cc/api/log', '/cc/api/auth/login', '/cc/api/auth/register', '/cc/api/auth/reset', '/cc/api/checkout/default/address'];
    const all = urls.flatMap((url) => texts.map((text) => jsonTo('POST', url, text)));
    expect(await tooSlow(all)).toEqual([]);
  });

  it('nor to a page: one long field, one of each, 30,000 of no length [T64]', async () => {
    const fields = ['email', 'zipcode', 'code', 'orderNumber', 'jumpUrl', 'address1', 'itemId', 'qty', 'number'];
    const bodies = [
      ...LONG_TEXTS.map((text) => new URLSearchParams(fields.map((name) => [name, text.slice(0, 2_000)])).toString()),
      `email=${'a'.repeat(SIZE)}`,
      'a&'.repeat(SIZE / 2),
      'cartItemId=&'.repeat(SIZE / 12),
      '%'.repeat(SIZE),
    ];
    const pages = [
      '/cc/mmx/cart',
      '/cc/sparq/checkout',
      '/office/supplies/login',
      '/office/supplies/register',
      '/account/find-order',
      '/cart/add',
      '/delivery-zip',
    ];
    const all = pages.flatMap((url, index) =>
      bodies.map((body) => formTo(`${url}${index % 2 === 1 ? '.data' : ''}`, `intent=${INTENTS[index]}&${body}`.slice(0, 64_000))),
    );
    expect(await tooSlow(all)).toEqual([]);
  });

  it('nor with an address or a cookie of 14 kB [T64]', async () => {
    const texts = LONG_TEXTS.map((text) => encodeURIComponent(text.slice(0, 4_000)));
    const all: Sent[] = [
      ...texts.flatMap((text) =>
        [
          `/search?query=${text}`,
          `/search/suggest?query=${text}`,
          `/category/${text}`,
          `/product_${text}`,
          `/__manifest?paths=${text}`,
        ].map((url) => ({ method: 'GET' as const, url })),
      ),
      { method: 'GET', url: `/search?${QUERY_PARAMETERS.map((name) => `${name}=${'a'.repeat(100)}`).join('&')}` },
      { method: 'GET', url: `/cart/add?${'itemId=100001&qty=1&'.repeat(700)}` },
      { method: 'GET', url: `/__manifest?paths=${Array.from({ length: 1_800 }, (_, index) => `/a${index}`).join(',')}` },
      { method: 'GET', url: `/${'a/'.repeat(7_000)}` },
      ...texts.map((text) => ({
        method: 'GET' as const,
        url: '/cc/api/checkout',
        headers: { cookie: `zipcode=${text}; YourStore=${text}; jsessionid=${text}` },
      })),
      { method: 'GET', url: '/', headers: { cookie: 'jsessionid=a; '.repeat(1_000) } },
    ];
    expect(await tooSlow(all)).toEqual([]);
  });
});
