import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { CHECKOUT, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();

const apply = (visitor: Visitor, code: string) => visitor.put<CartResponse>(`${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: [code] });

async function aGuestWithOnce(): Promise<Visitor> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  await apply(guest, 'ONCE');
  await readyToOrder(site, guest);
  return guest;
}

describe('a coupon that can be used once in all', () => {
  it('is used by the first of ten who order at the same moment; the others see the total without it before they are charged [T12]', async () => {
    const guests = await Promise.all(Array.from({ length: 10 }, aGuestWithOnce));
    expect((await guests[0]?.cart())?.cartSummary.cartSubTotalAfterCoupons).toBe(36.99);
    const answers = await Promise.all(guests.map((guest) => placeOrder(guest)));
    const placed = answers.filter((answer) => answer.body.status === 'PLACED');
    const refused = answers.filter((answer) => answer.status === 409);
    expect([placed.length, refused.length]).toEqual([1, 9]);
    for (const { body } of refused) {
      expect(body.code).toBe('CART_STATUS_ERROR');
      expect(body.cartInfo?.cartSummary.cartSubTotalAfterCoupons).toBe(46.99);
    }
    expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);

    const loser = guests[answers.findIndex((answer) => answer.status === 409)];
    const cart = await loser?.cart();
    expect(cart?.coupons).toEqual([]);
    expect(cart?.changes).toEqual([expect.objectContaining({ kind: 'COUPON', name: 'ONCE' })]);
    expect(loser && (await placeOrder(loser)).body).toMatchObject({
      status: 'PLACED',
      order: { cartSummary: { cartSubTotalAfterCoupons: 46.99 } },
    });
  });

  it('cannot be attached any more once it is used', async () => {
    const late = aVisitor(site);
    await late.add({ itemId: '100001', qty: 1 });
    const { body } = await apply(late, 'ONCE');
    expect(body.cartInfo.coupons).toEqual([]);
    expect(body.cartInfo.messages).toContainEqual(expect.objectContaining({ code: 'INVALID_COUPON', type: 'ERROR' }));
  });
});
