import { expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';

const site = useShop({ hasPages: true, hasRateLimits: true, isShared: true, settings: { trustedProxies: ['127.0.0.1'] } });
const CALLS = 1000;
const ITEM = '/cc/api/checkout/default/item';

type Wire = { readonly path: string; readonly body?: object };

/** Adds, sign-ins and orders looked up, in turn. */
function call(n: number): Wire {
  const kinds: Wire[] = [
    { path: ITEM, body: { items: [{ itemId: '100001', qty: 1 }] } },
    { path: '/cc/api/auth/login', body: { email: `nobody-${n}@example.com`, password: 'wrong-password' } },
    { path: `/cc/api/orders/10009999?email=nobody-${n}@example.com` },
  ];
  return kinds[n % kinds.length] ?? { path: ITEM };
}

/** Sends one from a network. */
async function send({ path, body }: Wire, network: number) {
  const headers = { host: 'localhost', 'x-forwarded-for': `198.18.${network}.7` };
  const how = body === undefined ? { method: 'GET' as const } : { method: 'POST' as const, payload: body };
  const { statusCode: status, headers: told } = await site.app.inject({ url: path, headers, ...how });
  return { path, status, retryAfter: Number(told['retry-after'] ?? 0) };
}

/** A thousand of them at the same moment. */
const allAtOnce = () => Promise.all(Array.from({ length: CALLS }, (_, n) => send(call(n), n % 10)));

function noneFailed(answers: readonly Awaited<ReturnType<typeof send>>[]): void {
  for (const { path, status, retryAfter } of answers) {
    expect([200, 400, 401, 404, 429, 503], `${path} ${status}`).toContain(status);
    if (status === 429 || status === 503) expect(retryAfter, `${path} ${status}`).toBeGreaterThan(0);
  }
}

const carts = async () => (await site.database.query<{ n: number }>('select count(*)::int as n from carts')).rows[0]?.n;

it('a thousand calls at once are answered or put off, and no cart that was confirmed is lost [T64]', async () => {
  const answers = await allAtOnce();
  noneFailed(answers);
  const confirmed = answers.filter(({ path, status }) => path === ITEM && status === 200);
  expect(confirmed.length).toBeGreaterThan(0);
  expect(await carts()).toBe(confirmed.length);
}, 90_000);

it('a thousand calls for which there is no connection are put off, and the next one is answered [T64]', async () => {
  const before = await carts();
  const busy = await Promise.all(Array.from({ length: site.database.options.max }, () => site.database.connect()));
  const answers = await allAtOnce().finally(() => busy.forEach((connection) => connection.release()));
  noneFailed(answers);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await carts()).toBe(before);
  expect((await send({ path: '/cc/api/orders/10009999?email=somebody@example.com' }, 99)).status).toBe(404);
}, 90_000);

it('six hundred visits of the first page at once from one network keep nobody else waiting, and that network itself only until they are over [T64]', async () => {
  const visit = async (network: number) => {
    const headers = { host: 'localhost', accept: 'text/html', 'x-forwarded-for': `198.19.${network}.7` };
    const { statusCode, headers: told } = await site.app.inject({ url: '/', headers });
    return { status: statusCode, retryAfter: told['retry-after'] };
  };
  expect((await visit(1)).status).toBe(200);
  const burst = Array.from({ length: 600 }, () => visit(1));
  const others = Array.from({ length: 20 }, (_, n) => visit(2 + (n % 10)));
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
  const answers = await Promise.all(burst);
  const away = answers.filter(({ status }) => status === 503);
  expect([away.length > 400, away.every(({ retryAfter }) => Number(retryAfter) > 0)]).toEqual([true, true]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(600 - away.length);
  expect((await visit(1)).status).toBe(200);
}, 90_000);
