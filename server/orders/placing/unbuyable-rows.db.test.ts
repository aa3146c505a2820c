import { describe, expect, it } from 'vitest';
import { CHECKOUT, GAIL, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf } from '#tests/support/visitor.ts';

const site = useShop();
const ALASKA = { ...GAIL, city: 'Juneau', state: 'AK', zipCode: '99801' };

const ordersOf = async (cartId: string) => (await site.database.query('select 1 from orders where cart_id = $1', [cartId])).rowCount;

describe('a row that became unbuyable after the cart went to checkout', () => {
  it('is not ordered for nothing: an address that it may not be sent to stops the order', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100048', qty: 2 }, { itemId: '100001', qty: 1 });
    const { cartId } = await readyToOrder(site, guest);
    expect((await guest.post(`${CHECKOUT}/address`, ALASKA)).status).toBe(200);
    expect(rowOf(await guest.cart(), '100048').status).toBe('INVALID');
    const { status, body } = await placeOrder(guest);
    expect({ status, code: body.code, stopped: body.cartInfo?.cartAttributes.hardStop }).toEqual({
      status: 409,
      code: 'CART_STATUS_ERROR',
      stopped: true,
    });
    expect(await ordersOf(cartId)).toBe(0);
  });

  it('is not ordered either when the shop took the item off sale meanwhile', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100010', qty: 1 }, { itemId: '100001', qty: 1 });
    const { cartId } = await readyToOrder(site, guest);
    await site.database.query("update items set is_published = false where item_id = '100010'");
    site.shop.catalog.forget();
    expect(await placeOrder(guest)).toMatchObject({ status: 409, body: { code: 'CART_STATUS_ERROR' } });
    expect(await ordersOf(cartId)).toBe(0);
  });

  it('can be taken out, and the rest is ordered', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100048', qty: 1 }, { itemId: '100001', qty: 1 });
    await readyToOrder(site, guest);
    await guest.post(`${CHECKOUT}/address`, ALASKA);
    const { cartItemId } = rowOf(await guest.cart(), '100048');
    await guest.delete(`${CHECKOUT}/item/${cartItemId}`);
    await guest.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    expect((await placeOrder(guest)).body).toMatchObject({ status: 'PLACED', order: { items: [{ itemId: '100001' }] } });
  });
});
