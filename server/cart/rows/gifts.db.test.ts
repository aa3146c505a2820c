import { describe, expect, it } from 'vitest';
import type { Cart, CartResponse } from '#contracts/cart.ts';
import { setStock, signedIn, signIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const ITEM = '/cc/api/checkout/default/item';
const site = useShop();
const choose = async (visitor: Visitor, over: Record<string, unknown> = {}) => {
  const { status, body } = await visitor.put<CartResponse>(ITEM, {
    freeItems: [{ itemId: '100014', qty: 1, promotionId: 'FREEPEN', ...over }],
  });
  expect(status).toBe(200);
  return body.cartInfo;
};
const offered = (cart: Cart) => cart.availableFreeItems.map(({ itemId, promotionId, maxQty }) => [itemId, promotionId, maxQty]);

describe('the free pen', () => {
  it('is offered from 25.00 on and not before [C3-03 C7-18]', async () => {
    expect(offered(await aVisitor(site).add({ itemId: '100011', qty: 1 }))).toEqual([]);
    const exactly = await aVisitor(site).add({ itemId: '100004', qty: 1 }, { itemId: '100013', qty: 1 });
    expect(exactly.cartSummary.cartSubTotal).toBe(25);
    expect(offered(exactly)).toEqual([['100014', 'FREEPEN', 1]]);
  });

  it('is chosen, costs nothing anywhere and counts for nothing [C3-03 C7-18]', async () => {
    const guest = aVisitor(site);
    const before = await guest.add({ itemId: '100006', qty: 6 });
    const cart = await choose(guest);
    expect(cart.items.map((item) => item.itemId)).toEqual(['100006']);
    expect(cart.freeItems).toMatchObject([
      {
        itemId: '100014',
        qty: 1,
        status: 'ACTIVE',
        actioned: 'ADD_ITEM',
        promotionId: 'FREEPEN',
        priceInfo: { basePrice: 0, finalPrice: 0, finalPriceBeforeBasketCoupons: 0, finalPriceBeforeCheckoutOnlyCoupons: 0 },
      },
    ]);
    expect(offered(cart)).toEqual([]);
    expect(cart.cartSummary).toEqual(before.cartSummary);
    expect(cart.cartAttributes.remainingAmountGetFreeShipping).toBe(before.cartAttributes.remainingAmountGetFreeShipping);
    expect(cart.cartAttributes).toMatchObject({ numberOfLineItems: 2, numberOfItems: 7 });
    expect(cart.messages).toEqual([]);
  });

  it('is dropped by its row, and can be chosen again [C7-18]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const id = (await choose(guest)).freeItems[0]?.cartItemId;
    const { body } = await guest.put<CartResponse>(ITEM, { deleteFreeItems: [id] });
    expect(body.cartInfo.freeItems).toMatchObject([{ status: 'DELETED' }]);
    expect((await guest.cart()).freeItems).toEqual([]);
    expect((await choose(guest)).freeItems).toHaveLength(1);
  });

  it('goes when the order falls below, and that is told [C8-17 C8-69]', async () => {
    const guest = aVisitor(site);
    const { cartItemId } = rowOf(await guest.add({ itemId: '100006', qty: 6 }), '100006');
    await choose(guest);
    const { body } = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId, qty: 5 }] });
    expect(body.cartInfo.freeItems).toMatchObject([{ itemId: '100014', status: 'DELETED' }]);
    expect(body.cartInfo.messages).toContainEqual(
      expect.objectContaining({
        code: 'INVALID_FREE_ITEM',
        type: 'WARN',
        itemId: '100014',
        message: 'This item is a free sample and cannot be purchased individually.',
      }),
    );
    expect(await guest.cart()).toMatchObject({ freeItems: [], availableFreeItems: [], messages: [] });
  });

  it('goes when the order falls below because a row sells out', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100012', qty: 1 }, { itemId: '100006', qty: 1 });
    await choose(guest);
    await setStock(site, '100012', 0);
    expect(await guest.cart()).toMatchObject({ freeItems: [{ status: 'DELETED' }] });
    await setStock(site, '100012', 500);
  });

  it.each([
    ['two of one', { qty: 2 }],
    ['of a promotion that is none', { promotionId: 'NOSUCH' }],
    ['of a coupon that gives nothing away', { promotionId: 'BASKET5' }],
    ['a laptop instead', { itemId: '100016' }],
  ])('%s is refused with INVALID_FREE_ITEM and nothing changes [C8-17] [T10]', async (_what, over) => {
    const guest = aVisitor(site);
    const before = await guest.add({ itemId: '100001', qty: 1 });
    const cart = await choose(guest, over);
    expect(cart.freeItems).toEqual([]);
    expect(cart.cartSummary).toEqual(before.cartSummary);
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'INVALID_FREE_ITEM', type: 'ERROR' }));
  });

  it('is refused below the threshold, and its number is not for the shopper to set', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100006', qty: 1 });
    expect((await choose(guest)).messages).toContainEqual(expect.objectContaining({ code: 'INVALID_FREE_ITEM', type: 'ERROR' }));
    await guest.add({ itemId: '100001', qty: 1 });
    const id = (await choose(guest)).freeItems[0]?.cartItemId;
    const { body } = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId: id, qty: 5 }] });
    expect(body.cartInfo.freeItems).toMatchObject([{ qty: 1, messages: [{ code: 'INVALID_FREE_ITEM', type: 'ERROR' }] }]);
  });

  it('does not keep a cart of nothing else alive', async () => {
    const guest = aVisitor(site);
    const { cartItemId } = rowOf(await guest.add({ itemId: '100001', qty: 1 }), '100001');
    await choose(guest);
    await guest.delete(`${ITEM}/${cartItemId}`);
    expect(await guest.cart()).toMatchObject({
      items: [],
      freeItems: [],
      cartAttributes: { hardStop: true },
      messages: [{ code: 'EMPTY_CART' }],
    });
  });

  it('cannot be named as a gift by a row that is none, nor dropped in the cart of somebody else [T10]', async () => {
    const [guest, other] = [aVisitor(site), aVisitor(site)];
    const { cartItemId } = rowOf(await guest.add({ itemId: '100001', qty: 1 }), '100001');
    await other.add({ itemId: '100001', qty: 1 });
    const foreign = (await choose(other)).freeItems[0]?.cartItemId;
    for (const id of [cartItemId, foreign, 'nobody'])
      expect(await guest.put(ITEM, { deleteFreeItems: [id] })).toMatchObject({ status: 400, body: { code: 'CART_ITEM_ID_NOT_FOUND' } });
    expect((await guest.cart()).items).toHaveLength(1);
    expect((await other.cart()).freeItems).toHaveLength(1);
  });

  it('is there once after somebody signs in who had chosen it before', async () => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    await sam.add({ itemId: '100001', qty: 1 });
    await choose(sam);
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await choose(guest);
    await signIn(guest, 'sam.shopper@example.com');
    expect(await guest.cart()).toMatchObject({ items: [{ qty: 2 }], freeItems: [{ qty: 1 }] });
  });
});
