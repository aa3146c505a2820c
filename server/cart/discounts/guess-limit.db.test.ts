import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { CHECKOUT } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasRateLimits: true });

const apply = (visitor: Visitor, ...coupons: string[]) => visitor.put<CartResponse>(`${CHECKOUT}?actionType=APPLY_COUPON`, { coupons });
const wrong = (count: number) => Array.from({ length: count }, (_, index) => `GUESS-${index}`);

describe('guessing coupon codes', () => {
  it('ends after ten wrong ones in ten minutes, on all calls together, and the cart stays as it was', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    expect((await apply(guest, ...wrong(6))).status).toBe(200);
    const item = await guest.post(`${CHECKOUT}/item`, { coupons: wrong(4) });
    expect(item.status).toBe(200);
    const before = await guest.cart();
    expect(await apply(guest, 'BASKET5')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(await guest.post(`${CHECKOUT}/item`, { items: [{ itemId: '100002', qty: 1 }], coupons: ['BASKET5'] })).toMatchObject({
      status: 429,
    });
    expect(await guest.cart()).toEqual(before);
    expect((await guest.add({ itemId: '100002', qty: 1 })).items).toHaveLength(2);
  });

  it('cannot be done with many codes in one request either', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const { status, headers } = await apply(guest, ...wrong(11));
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('600');
    expect((await apply(guest, 'BASKET5')).status).toBe(429);
  });

  it('is counted for one visit: others may try', async () => {
    const [guesser, other] = [aVisitor(site), aVisitor(site)];
    for (const visitor of [guesser, other]) await visitor.add({ itemId: '100001', qty: 1 });
    await apply(guesser, ...wrong(10));
    expect((await apply(guesser, 'BASKET5')).status).toBe(429);
    expect((await apply(other, 'BASKET5')).body.cartInfo.coupons).toContainEqual(
      expect.objectContaining({ code: 'BASKET5', status: 'APPLIED' }),
    );
  });
});
