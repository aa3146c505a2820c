import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart, CartResponse } from '#contracts/cart.ts';
import { CHECKOUT } from '#tests/support/buyer.ts';
import { changeItem, setStock } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const told = ({ changes }: Cart) => changes.map(({ kind, itemId, before, after }) => [kind, itemId, before, after]);
const seen = async (visitor: Visitor) =>
  (await visitor.put<CartResponse>(`${CHECKOUT}?actionType=UPDATE_CART`, { hasSeenChanges: true })).body.cartInfo;

beforeEach(async () => {
  await setStock(site, '100012', 500);
  await changeItem(site, '100012', { priceCents: 2799 });
});

describe('what changed while the shopper was away', () => {
  it('a price that went up or down is told with both prices until it has been seen', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100012', qty: 2 });
    await changeItem(site, '100012', { priceCents: 3099 });
    const up = await guest.cart();
    expect(told(up)).toEqual([['PRICE', '100012', 27.99, 30.99]]);
    expect(rowOf(up, '100012')).toMatchObject({
      priceInfo: { basePricePerUnit: 30.99, finalPrice: 61.98 },
      addToCartPriceInfo: { basePricePerUnit: 27.99 },
    });
    expect(told(await guest.cart())).toEqual([['PRICE', '100012', 27.99, 30.99]]);
    await changeItem(site, '100012', { priceCents: 2499 });
    expect(told(await guest.cart())).toEqual([['PRICE', '100012', 27.99, 24.99]]);
    expect(told(await seen(guest))).toEqual([]);
    expect(told(await guest.cart())).toEqual([]);
  });

  it('costs one load and one save: the cart that was found overtaken is the one that is put right', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100012', qty: 1 });
    await changeItem(site, '100012', { priceCents: 3099 });
    const query = vi.spyOn(site.database, 'query');
    expect(told(await guest.cart())).toEqual([['PRICE', '100012', 27.99, 30.99]]);
    const names = query.mock.calls.map(([asked]) => String(Reflect.get(Object(asked), 'name')));
    query.mockRestore();
    expect(names.filter((name) => name.startsWith('cart_'))).toEqual(['cart_of_session', 'cart_save']);
  });

  it('a price that is what it was is no news', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100012', qty: 1 });
    await changeItem(site, '100012', { priceCents: 3099 });
    await guest.cart();
    await changeItem(site, '100012', { priceCents: 2799 });
    expect(told(await guest.cart())).toEqual([]);
  });

  it('a row that sold out, and one that is there again: BACK_IN_STOCK once [C8-38]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100012', qty: 1 });
    await setStock(site, '100012', 0);
    const gone = await guest.cart();
    expect(told(gone)).toEqual([['OUT_OF_STOCK', '100012', null, null]]);
    expect(rowOf(gone, '100012').messages).toMatchObject([{ code: 'OUT_OF_STOCK', type: 'WARN' }]);
    await setStock(site, '100012', 5);
    const back = await guest.cart();
    expect(told(back)).toEqual([['BACK_IN_STOCK', '100012', null, null]]);
    const message = expect.objectContaining({
      code: 'BACK_IN_STOCK',
      type: 'INFO',
      itemId: '100012',
      cartItemId: rowOf(back, '100012').cartItemId,
    });
    expect(back.messages).toEqual([message]);
    expect(rowOf(back, '100012').messages).toEqual([message]);
    expect(back.cartAttributes.hardStop).toBe(false);
    expect((await guest.cart()).messages).toEqual([]);
  });

  it('a row that was lowered to the stock: PARTIAL_QTY_FIXED once, on the row and in the cart [C8-04]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100012', qty: 7 });
    await setStock(site, '100012', 4);
    const cart = await guest.cart();
    expect(told(cart)).toEqual([['QUANTITY', '100012', 7, 4]]);
    expect(rowOf(cart, '100012')).toMatchObject({
      qty: 4,
      prevQty: 7,
      messages: [{ code: 'PARTIAL_QTY_FIXED', type: 'WARN', message: "We're sorry, but you have ordered more than we have in stock." }],
    });
    expect(cart.messages).toMatchObject([{ code: 'PARTIAL_QTY_FIXED', itemId: '100012' }]);
    const again = await guest.cart();
    expect([again.messages, told(again)]).toEqual([[], [['QUANTITY', '100012', 7, 4]]]);
  });

  it('a coupon that is over is taken off', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100012', qty: 2 });
    await guest.put(`${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: ['BASKET5'] });
    await site.database.query("update coupons set valid_until = '2026-11-01' where code = 'BASKET5'");
    site.shop.catalog.forget();
    const cart = await guest.cart();
    await site.database.query("update coupons set valid_until = null where code = 'BASKET5'");
    site.shop.catalog.forget();
    expect(cart.changes).toMatchObject([{ kind: 'COUPON', name: 'BASKET5', cartItemId: null, itemId: null }]);
    expect(cart.coupons).toEqual([]);
    expect(cart.cartSummary.cartSubTotalAfterCoupons).toBe(55.98);
  });

  it('is not told of rows that are gone, and a shopper’s own changes are no news', async () => {
    const guest = aVisitor(site);
    const { cartItemId } = rowOf(await guest.add({ itemId: '100012', qty: 2 }, { itemId: '100001', qty: 1 }), '100012');
    await changeItem(site, '100012', { priceCents: 3099 });
    await guest.cart();
    await guest.put(`${CHECKOUT}/item`, { items: [{ cartItemId, qty: 3 }] });
    expect(told(await guest.cart())).toEqual([['PRICE', '100012', 27.99, 30.99]]);
    await guest.delete(`${CHECKOUT}/item/${cartItemId}`);
    expect(told(await guest.cart())).toEqual([]);
  });

  it('is noted too when the shopper changes something else before looking', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100012', qty: 1 });
    await changeItem(site, '100012', { priceCents: 3099 });
    expect(told(await guest.add({ itemId: '100001', qty: 1 }))).toEqual([['PRICE', '100012', 27.99, 30.99]]);
  });

  it('takes the cart back from checkout when it has fewer pieces', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100012', qty: 7 });
    await guest.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
    await setStock(site, '100012', 4);
    expect(await guest.cart()).toMatchObject({ status: 'OPEN', cartAttributes: { proceedCheckout: false } });
  });
});
