import { describe, expect, it } from 'vitest';
import { aVendor, SHOP } from './a-vendor.test-builder.ts';

const SECOND = 'http://localhost:3010';
const KEY = { authorization: 'Bearer sk_test' };
const frame = (origin: string) => `/frame/card?${new URLSearchParams({ parentOrigin: origin, nonce: 'n'.repeat(20) })}`;

describe('an origin of the shop', () => {
  it('is made known with the key of the shop, and known after a restart', async () => {
    const vendor = await aVendor();
    expect((await vendor.get(frame(SECOND))).status).toBe(400);
    expect(await vendor.post('/v1/shop-origins', { origins: [SECOND, SHOP] }, KEY)).toMatchObject({ status: 200 });
    expect((await vendor.get(frame(SECOND))).status).toBe(200);
    expect((await (await vendor.restart()).get(frame(SECOND))).status).toBe(200);
  });

  it('is made known by nobody else, and by no page [T35]', async () => {
    const vendor = await aVendor();
    expect((await vendor.post('/v1/shop-origins', { origins: [SECOND] }, { authorization: 'Bearer sk_wrong' })).status).toBe(401);
    expect((await vendor.post('/v1/shop-origins', { origins: [SECOND] }, { ...KEY, origin: SECOND })).status).toBe(403);
    expect((await vendor.get(frame(SECOND))).status).toBe(400);
  });

  it.each(['*', 'null', 'http://a.example/path', 'javascript:1', 'a.example', 'http://*'])(
    'is an origin and nothing else: %s',
    async (origin) => {
      const vendor = await aVendor();
      expect((await vendor.post('/v1/shop-origins', { origins: [origin] }, KEY)).status).toBe(400);
    },
  );
});
