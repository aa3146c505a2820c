import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { CHECKOUT, GAIL } from '#tests/support/buyer.ts';
import { changeItem, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

/**
 * Where the cart's message codes arise. Here: what no other file of this folder tests. Those of sets, gifts, memberships, larger
 * packs, invalid rows and of stock stand with their topics, EMPTY_CART and the limits with adding and changing.
 */
const site = useShop();
const ITEM = `${CHECKOUT}/item`;
const BLOCKED = 'The items are blocked for add to cart as per your organization policies';
const adds = async (visitor: Visitor, item: Record<string, unknown>) => {
  const cart = await visitor.add({ qty: 1, ...item });
  expect(cart.items.filter((row) => row.itemId === item['itemId'])).toEqual([]);
  return cart.messages.filter((message) => message.itemId === item['itemId']);
};

describe('what an organisation does not let its people buy', () => {
  it('is blocked by its policy [C8-13 C8-68 C6-30]', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    expect(await adds(bea, { itemId: '100045' })).toMatchObject([{ code: 'BLOCKED_FOR_ADD_TO_CART', type: 'ERROR', message: BLOCKED }]);
  });

  it('is off contract for those who buy by contract only [C8-15]', async () => {
    const carl = await signedIn(site, 'carl.contract@harbordental.example');
    expect(await adds(carl, { itemId: '100046' })).toMatchObject([{ code: 'OFF_CONTRACT_ERROR', type: 'ERROR', message: BLOCKED }]);
    expect((await carl.add({ itemId: '100001', qty: 1 })).items).toMatchObject([{ itemId: '100001', onContract: true }]);
    expect((await (await signedIn(site, 'bea.buyer@harbordental.example')).add({ itemId: '100046', qty: 1 })).items).toHaveLength(1);
  });

  it('is not fetched by those who may not pick up [C8-11]', async () => {
    const carl = await signedIn(site, 'carl.contract@harbordental.example');
    expect(await adds(carl, { itemId: '100002', deliveryType: 'ISP', pickupStoreNumber: '1547' })).toMatchObject([
      { code: 'NOT_AVAILABLE_FOR_BOPIS', type: 'ERROR' },
    ]);
  });

  it('a set on the contract comes with its parts, which are on none', async () => {
    await site.database.query("insert into contract_prices (account_number, item_id, price_cents) values ('4410001', '100039', 4000)");
    site.shop.catalog.forget();
    const carl = await signedIn(site, 'carl.contract@harbordental.example');
    const cart = await carl.add({ itemId: '100039', qty: 1 });
    expect(cart.items.slice(-4).map(({ itemId, status }) => `${itemId} ${status}`)).toEqual([
      '100039 ACTIVE',
      '100040 ACTIVE',
      '100041 ACTIVE',
      '100042 ACTIVE',
    ]);
    expect(cart.cartAttributes.hardStop).toBe(false);
  });
});

describe('what cannot go where it is to go', () => {
  it('is restricted: not added to a cart that goes there, invalid in one that is sent there later [C8-19]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100048', qty: 1 }, { itemId: '100001', qty: 1 });
    await guest.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
    const { status, body } = await guest.post<CartResponse>(`${CHECKOUT}/address`, {
      ...GAIL,
      city: 'Anchorage',
      state: 'AK',
      zipCode: '99501',
      useAsEntered: true,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(rowOf(body.cartInfo, '100048')).toMatchObject({
      status: 'INVALID',
      messages: [{ code: 'RESTRICTED_ITEM', type: 'ERROR', message: BLOCKED }],
    });
    expect(body.cartInfo.cartAttributes.hardStop).toBe(true);
    const row = rowOf(body.cartInfo, '100048').cartItemId;
    await guest.delete(`${ITEM}/${row}`);
    expect(await adds(guest, { itemId: '100048' })).toMatchObject([{ code: 'RESTRICTED_ITEM', type: 'ERROR' }]);
    const fetched = await guest.add({ itemId: '100048', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect(rowOf(fetched, '100048').status).toBe('ACTIVE');
  });

  it('is sold in stores only: fetched, not shipped [C8-10]', async () => {
    expect(await adds(aVisitor(site), { itemId: '100027' })).toMatchObject([{ code: 'ITEM_NOT_AVAILABLE', type: 'ERROR' }]);
    const cart = await aVisitor(site).add({ itemId: '100027', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect(cart.items).toMatchObject([{ itemId: '100027', status: 'ACTIVE' }]);
  });
});

describe('a message', () => {
  it('of a row stands on the row and, with its item, in the cart; of what was not added in the cart alone [C3-38]', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add({ itemId: '100007', qty: 9 }, { itemId: '100008', qty: 1 });
    const row = rowOf(cart, '100007');
    const partial = {
      code: 'PARTIAL_QTY_AVAILABLE',
      type: 'WARN',
      itemId: '100007',
      cartItemId: row.cartItemId,
      params: { requestedQty: 9, qtyAdded: 5 },
    };
    expect(row.messages).toMatchObject([partial]);
    expect(cart.messages).toMatchObject([partial, { code: 'OUT_OF_STOCK', type: 'ERROR', itemId: '100008' }]);
    expect(cart.messages[1]).not.toHaveProperty('cartItemId');
    expect(cart.items).toHaveLength(1);
  });

  it('is told once: the next read knows nothing of it', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100007', qty: 9 }, { itemId: '100008', qty: 1 });
    const cart = await guest.cart();
    expect([cart.messages, cart.items[0]?.messages]).toEqual([[], []]);
  });

  it('of a cart that changed under an order or another tab is CART_STATUS_ERROR [C8-29]', async () => {
    const guest = aVisitor(site);
    const first = await guest.add({ itemId: '100001', qty: 1 });
    const row = rowOf(first, '100001').cartItemId;
    await guest.put(ITEM, { items: [{ cartItemId: row, qty: 2 }] });
    expect(await guest.put(ITEM, { items: [{ cartItemId: row, qty: 3 }], version: first.version })).toMatchObject({
      status: 409,
      body: { code: 'CART_STATUS_ERROR', cartInfo: { items: [{ qty: 2 }] } },
    });
  });

  it('of a store that does not exist refuses the move and leaves the row [C8-25]', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100001', qty: 1 }), '100001').cartItemId;
    const { body } = await guest.put<CartResponse>(`${CHECKOUT}?actionType=UPDATE_DELIVERY`, {
      items: [{ cartItemId: row, deliveryType: 'ISP', pickupStoreNumber: '9999' }],
    });
    expect(rowOf(body.cartInfo, '100001')).toMatchObject({
      selectedDeliveryOption: { deliveryType: 'STA' },
      actioned: 'NONE',
      messages: [{ code: 'INVALID_STORE_NUMBER', type: 'ERROR' }],
    });
  });
});

describe('a plan', () => {
  it('keeps to the number of its product however it is changed [C5-02 C5-03 C8-23]', async () => {
    const guest = aVisitor(site);
    await changeItem(site, '100018', { facts: {} });
    await site.database.query("delete from stock where item_id = '100018'");
    await guest.add({ itemId: '100016', qty: 3 });
    await guest.add({ itemId: '100017', qty: 2, parentItemId: '100016' });
    const cart = await guest.add({ itemId: '100018', qty: 1, parentItemId: '100016' });
    expect(rowOf(cart, '100016').warrantyItemIds).toHaveLength(2);
    const second = rowOf(cart, '100018').cartItemId;
    const raised = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId: second, qty: 2 }] });
    expect(rowOf(raised.body.cartInfo, '100018')).toMatchObject({
      qty: 1,
      messages: [
        {
          code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY',
          type: 'ERROR',
          message: 'Warranties must be purchased with a related product and cannot be purchased separately.',
        },
      ],
    });
    const lowered = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId: rowOf(cart, '100016').cartItemId, qty: 2 }] });
    expect(lowered.body.cartInfo.items.map(({ itemId, qty, status }) => `${qty} ${itemId} ${status}`)).toEqual([
      '2 100016 ACTIVE',
      '2 100017 ACTIVE',
      '1 100018 DELETED',
    ]);
    const set = await guest.post<CartResponse>(`${ITEM}?responseType=WHOLE&ignoreExistQty=true`, { items: [{ itemId: '100016', qty: 1 }] });
    expect(set.body.cartInfo.items.map(({ itemId, qty }) => `${qty} ${itemId}`)).toEqual(['1 100016', '1 100017']);
  });
});
