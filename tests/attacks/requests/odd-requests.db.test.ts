import { describe, expect, it } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';
import { ODD_HEADERS, ODD_HOSTS, ODD_TARGETS } from './odd-values.ts';
import { inLanes, sendRaw, writeRequest, type RawAnswer } from './raw-requests.ts';

const live = useLivePages();

const PAGES = ['/', '/cc/mmx/cart', '/cc/mmx/cart.data', '/cc/api/checkout', '/product_100001', '/nothing'] as const;
const LANES = 12;

/** Sends all and tells which of them were answered as none may be, or brought an error into the log. */
async function wrongOf(requests: readonly string[], isRight: (answer: RawAnswer) => boolean): Promise<unknown[]> {
  const before = live.site.logged.length;
  const answers = await inLanes(requests, LANES, (request) => sendRaw(live.port, request));
  const wrong = answers.flatMap((answer, index) =>
    isRight(answer) ? [] : [{ request: requests[index]?.slice(0, 300), statuses: answer.statuses }],
  );
  const errors = live.site.logged.slice(before).filter((line) => line.includes('"level":50'));
  return [...wrong, ...errors];
}

const isNoFailure = ({ statuses }: RawAnswer): boolean => statuses.length > 0 && statuses.every((status) => status < 500);
const isRefused = ({ statuses, text }: RawAnswer): boolean =>
  statuses.length === 1 && statuses[0] === 400 && !text.includes('TECHNICAL_PROBLEM');

/** The same for a page that is kept, one that is not, a call and a file. */
const anywhere = (headers: Parameters<typeof writeRequest>[1]): string[] => [
  ...['/', '/delivery-zip.data', '/cc/api/checkout', '/favicon.svg'].map((target) => writeRequest({ target }, headers)),
  writeRequest({ method: 'POST', target: '/cc/mmx/cart', body: 'intent=none' }, headers),
  writeRequest({ method: 'POST', target: '/cc/api/checkout/default/item', body: '{}' }, { 'content-type': 'application/json', ...headers }),
];

/** The same for a page, its data, a call and what is not there, asked and sent. */
const everywhere = (headers: Parameters<typeof writeRequest>[1]): string[] =>
  PAGES.flatMap((target) => [writeRequest({ target }, headers), writeRequest({ method: 'POST', target, body: 'a=b' }, headers)]);

describe('an address that is none', () => {
  it('is refused as a wrong request, whatever stands at the path [T62]', async () => {
    const odd = ODD_HOSTS.flatMap((host) => everywhere({ host }));
    const targets = [
      '*',
      'x',
      '?a=b',
      '\\',
      'http://localhost/',
      'http://evil/cc/mmx/cart',
      'https://localhost/cc/api/checkout',
      'ftp://x/',
    ];
    const absolute = ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE'].flatMap((method) =>
      targets.map((target) => writeRequest({ method, target })),
    );
    expect(await wrongOf([...odd, ...absolute], isRefused)).toEqual([]);
  });

  it('of a host that could be one is answered, and a request without any is for the shop', async () => {
    const hosts = ['LOCALHOST', 'localhost.', 'localhost:', `${'a'.repeat(60)}.example`, '[::1]', '[::1]:3000', '10.0.0.1:80', 'a_b'];
    const good = hosts.flatMap((host) => everywhere({ host }));
    const old = PAGES.map((target) => writeRequest({ target, version: '1.0' }, { host: undefined }));
    expect(await wrongOf([...good, ...old], isNoFailure)).toEqual([]);
    const { statuses } = await sendRaw(live.port, writeRequest({ target: '/', version: '1.0' }, { host: undefined }));
    expect(statuses).toEqual([200]);
  });
});

describe('an odd request', () => {
  it('has no failure of ours for an answer, whatever its path says [T62]', async () => {
    const requests = ODD_TARGETS.flatMap((target) => [writeRequest({ target }), writeRequest({ method: 'POST', target, body: 'a=b' })]);
    expect(await wrongOf(requests, isNoFailure)).toEqual([]);
  });

  it('nor whatever its headers say [T60]', async () => {
    const requests = Object.entries(ODD_HEADERS).flatMap(([name, values]) => values.flatMap((value) => anywhere({ [name]: value })));
    expect(await wrongOf(requests, isNoFailure)).toEqual([]);
  });

  it('nor whatever its method is: those that nobody needs are refused', async () => {
    const methods = ['TRACE', 'CONNECT', 'PROPFIND', 'LOCK', 'M-SEARCH', 'BREW', 'QUERY', 'SOURCE', 'PRI', 'get'];
    const requests = methods.flatMap((method) => [...PAGES, 'localhost:443'].map((target) => writeRequest({ method, target })));
    expect(await wrongOf(requests, ({ statuses: [status = 0] }) => status >= 400 && status < 500)).toEqual([]);
  });

  it('nor how many come at once on one connection, with a body or a question before it', async () => {
    const pipelined = PAGES.map((target) => writeRequest({ target }, { connection: undefined }).repeat(10) + writeRequest({ target }));
    expect(await wrongOf(pipelined, (answer) => isNoFailure(answer) && answer.statuses.length === 11)).toEqual([]);
    const chunked = PAGES.map(
      (target) => `${writeRequest({ method: 'POST', target }, { 'transfer-encoding': 'chunked' })}1\r\na\r\n0\r\n\r\n`,
    );
    expect(await wrongOf([...chunked, ...everywhere({ expect: '100-continue' })], isNoFailure)).toEqual([]);
  });
});
