import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROUTES } from '#server/routes.ts';
import { useShop, type TestShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import pages from '../../../app/routes.ts';
import { freePort } from '#tests/support/free-port.ts';

const TOKEN = 'only-those-who-run-the-shop-know-this-token';
const demo = useShop({ port: await freePort() });
const real = useShop({ port: await freePort(), settings: { isDemo: false } });
const watched = useShop({ settings: { isDemo: false, operatorToken: TOKEN } });

/** What lies beside pages and calls. */
const BESIDE = ['/healthz', '/readyz', '/metrics', '/api/docs', '/api/docs/json', '/api/docs/static/index.html', '/api/openapi.json'];

const pathsOfPages = pages.map(({ path = '' }) => `/${path.replace('*', 'nothing-here').replaceAll(/:\w+/g, 'x')}`);
const pathsOfCalls = ROUTES.filter(({ contract }) => contract.method === 'GET' && contract.isStream !== true).map(
  ({ contract }) => `${contract.isPrefixed === true ? '/ele-lpd' : ''}${contract.path.replaceAll(/:\w+/g, 'x')}`,
);
const statusAt = async ({ app }: TestShop, url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers: { host: 'localhost', ...headers } })).statusCode;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what a demo shows of itself', () => {
  it('is not there in a real shop, and nothing else is missing [T66]', async () => {
    const differs: string[] = [];
    for (const url of [...pathsOfPages, ...pathsOfCalls, ...BESIDE]) {
      const [shown, there] = [await statusAt(demo, url), await statusAt(real, url)];
      if (shown !== there) differs.push(`${url} ${there}`);
    }
    expect(differs.toSorted()).toEqual(
      [
        '/design 404',
        '/dev/outbox 404',
        '/dev/ways-in 404',
        '/dev/identity-provider 404',
        '/dev/purchasing-system 404',
        '/api/dev/ways-in 404',
        '/api/dev/outbox 404',
        '/metrics 404',
        '/api/docs 404',
        '/api/docs/json 404',
        '/api/docs/static/index.html 404',
        '/api/openapi.json 404',
      ].toSorted(),
    );
  });

  it('opens in a real shop to the token of those who run it, and to nothing like it [T66]', async () => {
    const wrong = ['', TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${btoa(`:${TOKEN}`)}`, 'Bearer undefined'];
    for (const url of BESIDE.slice(2)) {
      for (const authorization of wrong) expect(await statusAt(watched, url, { authorization }), `${url} ${authorization}`).toBe(401);
      expect(await statusAt(watched, url, { authorization: `Bearer ${TOKEN}` }), url).toBeLessThan(400);
    }
    expect(await statusAt(watched, '/readyz')).toBe(200);
  });
});

describe('what goes wrong inside', () => {
  it.each(['/cc/api/checkout', '/cc/mmx/cart', '/cc/mmx/cart.data', '/readyz'])(
    'is told at %s by a code and the id of the request alone [T66]',
    async (url) => {
      const visitor = aVisitor(real);
      await visitor.add({ itemId: '100002', qty: 1 });
      const secret = 'password authentication failed for user "shop" at 10.0.0.5';
      vi.spyOn(real.shop.database, 'query').mockImplementation(() => Promise.reject(new Error(secret)) as never);
      const { status, body, headers } = await visitor.get(url);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      const text = JSON.stringify(body);
      for (const told of ['password', '10.0.0.5', '.ts:', 'node_modules', 'at async', 'select ']) expect(text, told).not.toContain(told);
      if (url === '/cc/api/checkout') {
        expect(status).toBeGreaterThanOrEqual(500);
        expect(Object.keys(Object(body)).toSorted()).toEqual(['code', 'message', 'status']);
      }
    },
  );
});
