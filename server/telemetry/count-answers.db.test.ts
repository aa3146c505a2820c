import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShop } from '../make-shop.ts';
import { mountApp } from '../mount-app.ts';
import { ROUTES } from '../routes.ts';
import type { Shop } from '../shop.ts';
import { makeApp } from '../http/app.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const SESSION = '/ele-lpd/api/session';
const EVENTS = '/cc/api/checkout/events';
/** Calls that fail, each in its way. */
const FAILING: Readonly<Record<string, Error>> = {
  getHome: new Error('a fault of our own'),
  getCategories: Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' }),
};
let shop: Shop;
let app: Awaited<ReturnType<typeof makeApp>>;

/** A node with its pages and figures of its own. */
beforeAll(async () => {
  shop = makeShop(site.shop.settings, site.database, site.shop.log, { now: site.shop.now });
  const routes = ROUTES.map((route) => {
    const failure = FAILING[route.contract.name];
    return failure === undefined ? route : { ...route, handle: () => Promise.reject(failure) };
  });
  app = await makeApp(shop, routes, { registerPages: (instance) => mountApp(instance, shop), maxEventLoopDelayMs: 0 });
  await app.ready();
});

afterAll(() => app.close());

/** What was counted while something was done, as "call status": how often. */
async function countedBy(work: (visitor: Visitor) => Promise<unknown>): Promise<Record<string, number>> {
  const before = await counts();
  await work(aVisitor({ ...site, app }));
  const more = [...(await counts())].map(([what, count]) => [what, count - (before.get(what) ?? 0)] as const);
  return Object.fromEntries(more.filter(([, count]) => count > 0));
}

async function counts(): Promise<Map<string, number>> {
  const { values } = await shop.metrics.requestSeconds.get();
  const answers = values.filter(({ metricName }) => metricName === 'shop_request_seconds_count');
  return new Map(answers.map(({ labels, value }) => [`${labels.call} ${labels.status}`, value]));
}

describe('an answer is counted once, whatever became of its call', () => {
  it.each<[what: string, counted: string, work: (visitor: Visitor) => Promise<unknown>]>([
    ['answered', 'getSession 200', ({ get }) => get(SESSION)],
    ['refused by the call', 'login 400', ({ post }) => post('/cc/api/auth/login', {})],
    ['refused for a wrong context token', 'getSession 403', ({ get }) => get(SESSION, { headers: { 'x-context-token': 'of another' } })],
    [
      'refused for the page that it comes from',
      'login 403',
      ({ post }) => post('/cc/api/auth/login', {}, { headers: { origin: 'https://evil.example' } }),
    ],
    ['not to be read', 'login 400', ({ post }) => post('/cc/api/auth/login', '{')],
    ['too large', 'login 413', ({ post }) => post('/cc/api/auth/login', `"${'x'.repeat(100_000)}"`)],
    ['one that fails', 'getHome 500', ({ get }) => get('/cc/api/home')],
    ['one that finds no database', 'getCategories 503', ({ get }) => get('/cc/api/categories')],
  ])('%s', async (_what, counted, work) => {
    expect(await countedBy(work)).toEqual({ [counted]: 1 });
  });

  it('a stream, when it begins and not when it ends', async () => {
    const streams = new AbortController();
    const counted = await countedBy(async ({ get, cookies }) => {
      await get(SESSION);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const open = { url: EVENTS, headers: { host: 'localhost', cookie }, payloadAsStream: true, signal: streams.signal } as const;
      expect((await app.inject(open)).statusCode).toBe(200);
    });
    expect(counted).toEqual({ 'getSession 200': 1, 'watchCart 200': 1 });
    expect(await countedBy(async () => streams.abort())).toEqual({});
  });
});

describe('a page is counted once, as what it is', () => {
  const page = (path: string, headers = {}) => app.inject({ url: path, headers: { host: 'localhost', ...headers } });

  it.each<[what: string, counted: string, work: () => Promise<unknown>]>([
    ['made for many', 'new_page 200', () => page('/category/paper')],
    ['kept', 'kept_page 200', () => page('/category/paper')],
    ['made for its visitor', 'page 200', () => page('/cc/mmx/cart')],
    ['not there', 'page 404', () => page('/nothing-here')],
    ['wanted for somebody else', 'page 403', () => page('/cc/mmx/cart', { 'x-context-token': 'of another' })],
    [
      'refused for the page that it comes from',
      'page 403',
      () => app.inject({ method: 'POST', url: '/cc/mmx/cart', headers: { host: 'localhost', origin: 'https://evil.example' } }),
    ],
  ])('%s', async (_what, counted, work) => {
    expect(await countedBy(work)).toEqual({ [counted]: 1 });
  });

  it.each(['/favicon.svg', '/healthz', '/metrics', '/cc/api/nothing-here'])('and %s is none', async (path) => {
    expect(await countedBy(() => page(path))).toEqual({});
  });
});
