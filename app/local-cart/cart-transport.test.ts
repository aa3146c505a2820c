import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeTransport, type TransportParts } from './cart-transport.ts';
import { intentionOf } from './intentions.ts';

const INTENTION = intentionOf([['cartItemId', 'a']], { key: 'key', madeAt: 0, intent: 'remove' });

type Asked = { readonly path: string; readonly init: RequestInit; readonly headers: Headers; readonly body: URLSearchParams };

/** A way to a shop that answers so, with what it was asked. */
function aWay(answer: (init: RequestInit) => Promise<Response>, more: Partial<TransportParts> = {}) {
  const asked: Asked[] = [];
  const ask: typeof fetch = (path, init = {}) => {
    const body = init.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    asked.push({ path: typeof path === 'string' ? path : '', init, headers: new Headers(init.headers), body });
    return answer(init);
  };
  const transport = makeTransport({
    ask,
    waitForSession: async () => undefined,
    visit: () => ({ tenant: 'dotcom', contextToken: 'T1' }),
    deviceData: () => '',
    ...more,
  });
  return { asked, transport };
}
const answering = (status: number, body: unknown, more?: Partial<TransportParts>) =>
  aWay(async () => Response.json(body, { status }), more);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a request of the cart', () => {
  it('says whose page it is, once somebody is known, and with each change its key [C4-23]', async () => {
    const { asked, transport } = answering(200, {});
    await transport.send(INTENTION, '?x=1', true);
    await transport.read('');
    expect(asked.map(({ path, headers }) => [path, headers.get('x-context-token'), headers.get('idempotency-key')])).toEqual([
      ['/cc/cart/changes?x=1', 'T1', 'key'],
      ['/cc/cart/changes', 'T1', null],
    ]);
    const stranger = answering(200, {}, { visit: () => undefined });
    await stranger.transport.read('');
    expect(stranger.asked[0]?.headers.has('x-context-token')).toBe(false);
  });

  it('goes with its cookies, and past what is kept; a change also when the page is left [C7-02]', async () => {
    const { asked, transport } = answering(200, {});
    await transport.send(INTENTION, '', true);
    await transport.read('');
    expect(asked.map(({ init }) => init)).toMatchObject([
      { method: 'POST', credentials: 'same-origin', cache: 'no-store', keepalive: true },
      { method: 'GET', credentials: 'same-origin', cache: 'no-store' },
    ]);
  });

  it('tells its requestType on the business site only [C7-40 C7-41]', async () => {
    const business = answering(200, {}, { visit: () => ({ tenant: 'SBA', contextToken: 'T1' }) });
    await business.transport.send(INTENTION, '', true);
    await business.transport.read('?x=1');
    expect(business.asked.map(({ path }) => path)).toEqual([
      '/cc/cart/changes?requestType=sbaMMX',
      '/cc/cart/changes?x=1&requestType=sbaMMX',
    ]);
    const consumer = answering(200, {});
    await consumer.transport.send(INTENTION, '', true);
    expect(consumer.asked[0]?.path).toBe('/cc/cart/changes');
  });

  it('that changes something tells of the device, in up to 11,000 characters [C7-42 C9-26]', async () => {
    const data = 'x'.repeat(11_000);
    const { asked, transport } = answering(200, {}, { deviceData: () => data });
    await transport.send(INTENTION, '', true);
    await transport.read('');
    expect(asked[0]?.body.get('deviceData')).toBe(data);
    expect(asked[1]?.init.body).toBeUndefined();
  });

  it('is sent without more than that of the device [C7-43]', async () => {
    const { asked, transport } = answering(200, {}, { deviceData: () => 'x'.repeat(11_001) });
    await transport.send(INTENTION, '', true);
    expect([...(asked[0]?.body ?? [])]).toEqual([
      ['cartItemId', 'a'],
      ['intent', 'remove'],
      ['whole', 'true'],
    ]);
  });
});

it.each([
  [401, 'signed-out'],
  [403, 'other-visit'],
  [503, 'unreached'],
])('an answer with %i is: %s', async (status, kind) => {
  const { transport } = answering(status, { status, code: 'X', message: 'x' });
  expect(await transport.send(INTENTION, '', false)).toEqual({ kind });
});

it('what was sent before and may be under way still is not given up', async () => {
  const { transport } = answering(409, { status: 409, code: 'IDEMPOTENCY_IN_PROGRESS', message: 'x' });
  expect(await transport.send(INTENTION, '', false)).toEqual({ kind: 'unreached' });
  expect(await answering(409, { code: 'ANOTHER', message: 'x' }).transport.send(INTENTION, '', false)).toMatchObject({ kind: 'refused' });
});

it('any other refusal, such as a 400, is told in its words; one without words in ours [C8-55]', async () => {
  expect(await answering(400, { code: 'INVALID_QTY', message: 'No.' }).transport.read('')).toEqual({
    kind: 'refused',
    code: 'INVALID_QTY',
    text: 'No.',
  });
  expect(await answering(500, 'oops').transport.read('')).toMatchObject({ kind: 'refused', code: 'TECHNICAL_PROBLEM' });
});

describe('an answer that is encoded', () => {
  const encoded = (body: unknown) => ({ encoded: Buffer.from(JSON.stringify(body)).toString('base64') });

  it('is decoded before it is read, whether it brings a cart or refuses [C7-44]', async () => {
    const body = { result: { text: 'Crème, 2,80 €' } };
    expect(await answering(200, encoded(body)).transport.read('')).toEqual({ kind: 'answered', body });
    const refused = encoded({ code: 'INVALID_QTY', message: 'No.' });
    expect(await answering(400, refused).transport.read('')).toEqual({ kind: 'refused', code: 'INVALID_QTY', text: 'No.' });
  });

  it('and cannot be decoded has failed [C7-44]', async () => {
    for (const text of ['*', 'YQ==', Buffer.from([0xff]).toString('base64')])
      expect(await answering(200, { encoded: text }).transport.read(''), text).toMatchObject({
        kind: 'refused',
        code: 'TECHNICAL_PROBLEM',
      });
  });
});

describe('a request without an answer', () => {
  it('has failed after 30 seconds: it is told, and not kept to be sent again [C7-03 C9-03]', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const { transport } = aWay(
      ({ signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')))),
    );
    const answered = transport.send(INTENTION, '', false);
    await Promise.resolve();
    late.abort();
    expect(await answered).toEqual({ kind: 'refused', code: 'TECHNICAL_PROBLEM', text: 'Sorry, something went wrong. Please try again.' });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
  });

  it('because the shop is out of reach did not come, as far as anybody knows', async () => {
    const { transport } = aWay(() => Promise.reject(new TypeError('failed')));
    expect(await transport.send(INTENTION, '', false)).toEqual({ kind: 'unreached' });
  });
});
