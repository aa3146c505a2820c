import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart, CartResponse } from '#contracts/cart.ts';
import { CHECKOUT, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { setStock } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf } from '#tests/support/visitor.ts';

const ITEM = `${CHECKOUT}/item`;
const site = useShop();
const shape = (cart: Cart) => cart.items.map(({ itemId, qty }) => `${qty} x ${itemId}`);

beforeEach(async () => {
  await setStock(site, '100040', 500);
  await setStock(site, '100041', 500);
});

describe('the desk set', () => {
  it('brings its parts as rows that belong to it and are sold at its price [C3-30 C3-38]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100039', qty: 2 });
    expect(shape(cart)).toEqual(['2 x 100039', '2 x 100040', '4 x 100041', '2 x 100042']);
    expect(rowOf(cart, '100041')).toMatchObject({
      parentItemId: '100039',
      parentRelationType: 'BUNDLE',
      parentRelationCartItemId: rowOf(cart, '100039').cartItemId,
      itemAttributes: { partBundle: true, membershipSKU: false },
      priceInfo: { basePrice: 0, finalPrice: 0 },
    });
    expect(rowOf(cart, '100039').itemAttributes.partBundle).toBe(false);
    expect(cart.cartSummary.cartSubTotal).toBe(90);
    expect(cart.cartAttributes).toMatchObject({ numberOfLineItems: 1, numberOfItems: 2 });
    expect(cart.messages).toEqual([]);
  });

  it('takes the number of its parts from itself, whatever the request says of them [C5-15]', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add(
      { itemId: '100039', qty: 1 },
      { itemId: '100040', qty: 7, version: 'b2' },
      { itemId: '100041', qty: -3, version: 'b2' },
      { itemId: '100042', qty: 'many', version: 'b2' },
    );
    expect(shape(cart)).toEqual(['1 x 100039', '1 x 100040', '2 x 100041', '1 x 100042']);
    expect(cart.messages).toEqual([]);
  });

  it('answers the set and its parts as what was touched', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const { body } = await guest.post<CartResponse>(ITEM, { items: [{ itemId: '100039', qty: 1 }] });
    expect(shape(body.cartInfo)).toEqual(['1 x 100039', '1 x 100040', '2 x 100041', '1 x 100042']);
  });

  it('takes its parts along, up, down and out', async () => {
    const guest = aVisitor(site);
    const { cartItemId } = rowOf(await guest.add({ itemId: '100039', qty: 2 }), '100039');
    const set = (qty: number) => guest.put<CartResponse>(ITEM, { items: [{ cartItemId, qty }] });
    expect(shape((await set(5)).body.cartInfo)).toEqual(['5 x 100039', '5 x 100040', '10 x 100041', '5 x 100042']);
    expect(shape((await set(1)).body.cartInfo)).toEqual(['1 x 100039', '1 x 100040', '2 x 100041', '1 x 100042']);
    const removed = (await set(0)).body.cartInfo;
    expect(removed.items.map(({ status }) => status)).toEqual(['DELETED', 'DELETED', 'DELETED', 'DELETED']);
    expect((await guest.cart()).items).toEqual([]);
  });

  it('keeps its parts: none can be removed or counted alone', async () => {
    const guest = aVisitor(site);
    const part = rowOf(await guest.add({ itemId: '100039', qty: 1 }), '100041').cartItemId;
    const before = await guest.cart();
    for (const answer of [
      await guest.delete<CartResponse>(`${ITEM}/${part}`),
      await guest.put<CartResponse>(ITEM, { items: [{ cartItemId: part, qty: 0 }] }),
      await guest.put<CartResponse>(ITEM, { items: [{ cartItemId: part, qty: 9 }] }),
    ]) {
      expect(answer.status).toBe(200);
      expect(rowOf(answer.body.cartInfo, '100041')).toMatchObject({
        qty: 2,
        status: 'ACTIVE',
        messages: [{ code: 'INVALID_DATA_ITEM', type: 'ERROR', message: 'Something went wrong. Please try again.' }],
      });
    }
    expect(shape(await guest.cart())).toEqual(shape(before));
  });

  it('goes to a store with all of it', async () => {
    const guest = aVisitor(site);
    const { cartItemId } = rowOf(await guest.add({ itemId: '100039', qty: 1 }), '100039');
    const { body } = await guest.put<CartResponse>(`${CHECKOUT}?actionType=UPDATE_DELIVERY`, {
      items: [{ cartItemId, deliveryType: 'ISP', pickupStoreNumber: '1547' }],
    });
    expect(body.cartInfo.items.map((item) => item.selectedDeliveryOption.pickupStoreNumber)).toEqual(['1547', '1547', '1547', '1547']);
  });

  it('can be had as often as its parts are there, less those that are in the cart by themselves', async () => {
    await setStock(site, '100041', 7);
    const guest = aVisitor(site);
    await guest.add({ itemId: '100041', qty: 2 });
    const cart = await guest.add({ itemId: '100039', qty: 5 });
    expect(rowOf(cart, '100039')).toMatchObject({ qty: 2, requestedQty: 5, qtyAdded: 2 });
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'PARTIAL_QTY_AVAILABLE', type: 'WARN', itemId: '100039' }));
    await setStock(site, '100041', 1);
    expect((await aVisitor(site).add({ itemId: '100039', qty: 1 })).messages).toContainEqual(
      expect.objectContaining({ code: 'OUT_OF_STOCK', type: 'ERROR', itemId: '100039' }),
    );
  });

  it('is lowered with its parts when one of them runs short [C8-04]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100039', qty: 3 });
    await setStock(site, '100041', 5);
    const cart = await guest.cart();
    expect(shape(cart)).toEqual(['2 x 100039', '2 x 100040', '4 x 100041', '2 x 100042']);
    expect(cart.messages).toMatchObject([{ code: 'PARTIAL_QTY_FIXED', type: 'WARN', itemId: '100039' }]);
    await setStock(site, '100041', 1);
    const gone = await guest.cart();
    expect(gone).toMatchObject({ cartSummary: { cartSubTotal: 0 }, cartAttributes: { hardStop: true } });
    expect(gone.messages).toMatchObject([{ code: 'OUT_OF_STOCK', itemId: '100039' }]);
  });

  it('is ordered with the stock of its parts', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100039', qty: 3 });
    await readyToOrder(site, guest);
    expect(await placeOrder(guest)).toMatchObject({ status: 200, body: { status: 'PLACED' } });
    const { rows } = await site.database.query(
      "select item_id, available from stock where location_id = 'FC1' and item_id in ('100040', '100041') order by 1",
    );
    expect(rows).toEqual([
      { item_id: '100040', available: 497 },
      { item_id: '100041', available: 494 },
    ]);
  });
});
