import { expect, it } from 'vitest';
import { makeTransport } from './cart-transport.ts';
import { intentionOf } from './intentions.ts';

const INTENTION = intentionOf([['cartItemId', 'a']], { key: 'key', madeAt: 0, intent: 'remove' });

/** A way to a shop that answers so, with what it was asked. */
function aWay(status: number, body: unknown, token?: string) {
  const asked: { path: string; headers: Headers }[] = [];
  const ask: typeof fetch = async (path, init) => {
    asked.push({ path: typeof path === 'string' ? path : '', headers: new Headers(init?.headers) });
    return new Response(JSON.stringify(body), { status });
  };
  const transport = makeTransport(
    ask,
    async () => undefined,
    () => token,
  );
  return { asked, transport };
}

it('says with each request whose page it is, once somebody is known, and with each change its key [C4-23]', async () => {
  const { asked, transport } = aWay(200, {}, 'T1');
  await transport.send(INTENTION, '?x=1', true);
  await transport.read('');
  expect(asked.map(({ path, headers }) => [path, headers.get('x-context-token'), headers.get('idempotency-key')])).toEqual([
    ['/cc/cart/changes?x=1', 'T1', 'key'],
    ['/cc/cart/changes', 'T1', null],
  ]);
  const stranger = aWay(200, {});
  await stranger.transport.read('');
  expect(stranger.asked[0]?.headers.has('x-context-token')).toBe(false);
});

it.each([
  [401, 'signed-out'],
  [403, 'other-visit'],
  [503, 'unreached'],
])('an answer with %i is: %s', async (status, kind) => {
  const { transport } = aWay(status, { status, code: 'X', message: 'x' });
  expect(await transport.send(INTENTION, '', false)).toEqual({ kind });
});

it('any other refusal is told in its words; one without words in ours', async () => {
  expect(await aWay(400, { code: 'INVALID_QTY', message: 'No.' }).transport.read('')).toEqual({
    kind: 'refused',
    code: 'INVALID_QTY',
    text: 'No.',
  });
  expect(await aWay(500, 'oops').transport.read('')).toMatchObject({ kind: 'refused', code: 'TECHNICAL_PROBLEM' });
});
