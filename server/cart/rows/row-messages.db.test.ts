import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf } from '#tests/support/visitor.ts';

const CART = '/cc/api/checkout/default';
const site = useShop();

describe('a row that would be picked up in a second store', () => {
  it('says in the name of the house that it cannot, at the row as well as on top [C8-73 S8-28]', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add(
      { itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
      { itemId: '100002', qty: 1 },
    );
    const { cartItemId } = rowOf(cart, '100002');
    const item = { cartItemId, deliveryType: 'ISP', pickupStoreNumber: '0008' };
    const { body } = await guest.put<CartResponse>(`${CART}?actionType=UPDATE_DELIVERY`, { items: [item] });
    const said = expect.objectContaining({
      code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED',
      type: 'ERROR',
      message: `${site.shop.settings.brandName} only allows for items to be shipped to one location`,
      cartItemId,
    });
    expect(rowOf(body.cartInfo, '100002').messages).toEqual([said]);
    expect(body.cartInfo.messages).toContainEqual(said);
  });
});

describe('a row that cannot be bought any more', () => {
  it('stands in no delivery group and is not counted there', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100013', qty: 2 }, { itemId: '100001', qty: 3 });
    await site.database.query("update items set is_published = false where item_id = '100013'");
    site.shop.catalog.forget();
    const cart = await guest.cart();
    expect(rowOf(cart, '100013').status).toBe('INVALID');
    expect(cart.deliveryGroups).toMatchObject([{ count: 3, cartItemIds: [rowOf(cart, '100001').cartItemId] }]);
  });
});

describe('an add-on that too little else is shipped with', () => {
  it('says how much is missing, in dollars [C8-30]', async () => {
    const guest = aVisitor(site);
    const messageOf = (cart: CartResponse['cartInfo']) => cart.messages.find(({ code }) => code === 'ADDON_THRESHOLD_NOT_MET');
    expect(messageOf(await guest.add({ itemId: '100033', qty: 1 }, { itemId: '100006', qty: 1 }))?.params).toMatchObject({
      missing: 20.75,
    });
    expect(messageOf(await guest.add({ itemId: '100001', qty: 1 }))).toBeUndefined();
  });
});
