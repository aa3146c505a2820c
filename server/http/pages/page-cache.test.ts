import { describe, expect, it } from 'vitest';
import type { Caller } from '../caller.ts';
import { asAnybody, makePageCache } from './page-cache.ts';

const site = { tenant: 'dotcom', routeType: 'dotcom', routeId: 'dotcom' } as const;
const visitor = (more: Partial<Caller> = {}): Caller => ({
  site,
  origin: 'http://localhost',
  requestId: '1',
  address: '127.0.0.1',
  cookies: {},
  idempotencyKey: undefined,
  session: undefined,
  setCookies: [],
  ...more,
});
const session: NonNullable<Caller['session']> = {
  id: 'i',
  hash: Buffer.alloc(32),
  tenant: 'dotcom',
  contextToken: 't',
  user: undefined,
  hasStored: true,
  isCookieDue: false,
};
const get = (url: string) => ({ method: 'GET', url });

describe('a public page', () => {
  it('is kept for everybody of whom nothing is stored', () => {
    const cache = makePageCache();
    expect(cache.keyOf(get('/category/paper?page=2'), visitor())).toBeDefined();
    expect(cache.keyOf(get('/product_100001'), visitor())).toBeDefined();
    expect(cache.keyOf(get('/'), visitor())).toBeDefined();
    expect(cache.keyOf(get('/'), visitor({ session: { ...session, hasStored: false } }))).toBe(cache.keyOf(get('/'), visitor()));
    expect(cache.keyOf(get('/'), visitor({ session }))).toBeUndefined();
  });

  it.each([
    '/cc/mmx/cart',
    '/account/orders',
    '/office/supplies/login',
    '/categories',
    '/cc/sparq/checkout',
    '/category/paper.data?_routes=root'.replace('/category', '/cc'),
  ])('and no other is: %s', (url) => {
    expect(makePageCache().keyOf(get(url), visitor())).toBeUndefined();
  });

  it('differs by site, zip and store', () => {
    const cache = makePageCache();
    const keys = [
      visitor(),
      visitor({ cookies: { zipcode: '10001' } }),
      visitor({ cookies: { YourStore: '{}' } }),
      visitor({ site: { ...site, tenant: 'SBA', routeId: 'SBA' } }),
    ].map((caller) => cache.keyOf(get('/'), caller));
    expect(new Set(keys).size).toBe(4);
  });

  it('comes with a nonce of its own each time', () => {
    const cache = makePageCache();
    cache.keep('home', { html: '<script nonce="aaa">1</script><script nonce="aaa">2</script>', nonce: 'aaa', headers: [] });
    expect(cache.find('home', 'bbb')?.html).toBe('<script nonce="bbb">1</script><script nonce="bbb">2</script>');
  });

  it('is rendered anew after five seconds', () => {
    let now = 0;
    const cache = makePageCache(() => now);
    cache.keep('home', { html: 'x', nonce: 'aaa', headers: [] });
    now = 5_000;
    expect(cache.find('home', 'b')).toBeDefined();
    now = 5_001;
    expect(cache.find('home', 'b')).toBeUndefined();
  });

  it('is made for anybody: nothing of who asks is known to it but what its key names', () => {
    const cookies = { jsessionid: 'secret', told: 'x', zipcode: '10001', YourStore: '{}' };
    const anybody = asAnybody(visitor({ cookies, session, setCookies: ['jsessionid=secret'] }));
    expect(anybody).toMatchObject({ cookies: { zipcode: '10001', YourStore: '{}' }, session: undefined, setCookies: [] });
    expect(Object.keys(anybody.cookies)).toEqual(['zipcode', 'YourStore']);
  });
});
