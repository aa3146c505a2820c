import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { aVisitor, rowOf } from '#tests/support/visitor.ts';
import { useShop } from '#tests/support/test-shop.ts';

const CART = '/cc/api/checkout/default';
const ITEM = `${CART}/item`;
const site = useShop();

describe('changing the quantity of a row', () => {
  it('sets it, and says what it was before [C1-28 C7-04 C7-16 C3-14]', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100002', qty: 2 }), '100002');
    const raised = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId: row.cartItemId, qty: 5 }] });
    expect(rowOf(raised.body.cartInfo, '100002')).toMatchObject({ qty: 5, prevQty: 2, actioned: 'ADD_ITEM' });
    const lowered = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId: row.cartItemId, qty: 1 }] });
    expect(rowOf(lowered.body.cartInfo, '100002')).toMatchObject({ qty: 1, prevQty: 5, actioned: 'DELETED_ITEM' });
    expect(rowOf(await guest.cart(), '100002').qty).toBe(1);
  });

  it('to the same number changes nothing [C3-21]', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100002', qty: 2 }), '100002');
    const { body } = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId: row.cartItemId, qty: 2 }] });
    expect(rowOf(body.cartInfo, '100002')).toMatchObject({ qty: 2, actioned: 'NONE' });
  });

  it('to 0 removes the row, which is shown once more as deleted [C3-16 C3-24 C4-11]', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100002', qty: 2 }), '100002');
    const { body } = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId: row.cartItemId, qty: 0 }] });
    expect(rowOf(body.cartInfo, '100002')).toMatchObject({ status: 'DELETED', actioned: 'DELETED_ITEM' });
    expect((await guest.cart()).items).toEqual([]);
  });

  it('above the line limit lowers it to 9,999 with a warning [C5-04 C8-08]', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100049', qty: 9_000 }), '100049');
    const { body } = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId: row.cartItemId, qty: 10_500 }] });
    expect(rowOf(body.cartInfo, '100049').qty).toBe(9_999);
    expect(body.cartInfo.messages).toContainEqual(expect.objectContaining({ code: 'EXCEEDS_MAX_LINE_QTY', type: 'WARN' }));
  });

  it('below zero, or of a type that is no number, is refused and nothing changes', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100002', qty: 2 }), '100002');
    for (const qty of [-1, '3', 1.5, [4]]) {
      expect(await guest.put(ITEM, { items: [{ cartItemId: row.cartItemId, qty }] })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_QTY' },
      });
    }
    expect(rowOf(await guest.cart(), '100002').qty).toBe(2);
  });

  it('without naming a row, or naming one of somebody else, is refused [C5-19 C8-32]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100002', qty: 2 });
    expect(await guest.put(ITEM, { items: [{ qty: 3 }] })).toMatchObject({ status: 400, body: { code: 'CART_ITEM_ID_NOT_FOUND' } });
    const other = aVisitor(site);
    const foreign = rowOf(await other.add({ itemId: '100001', qty: 1 }), '100001');
    expect(await guest.put(ITEM, { items: [{ cartItemId: foreign.cartItemId, qty: 9 }] })).toMatchObject({
      status: 400,
      body: { code: 'CART_ITEM_ID_NOT_FOUND' },
    });
    expect(rowOf(await other.cart(), '100001').qty).toBe(1);
  });

  it('of a product lowers its plans with it [C5-02]', async () => {
    const guest = aVisitor(site);
    const parent = rowOf(await guest.add({ itemId: '100016', qty: 3 }), '100016');
    await guest.add({ itemId: '100017', qty: 3, parentItemId: '100016' });
    const { body } = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId: parent.cartItemId, qty: 1 }] });
    expect(rowOf(body.cartInfo, '100017').qty).toBe(1);
  });
});

describe('removing a row', () => {
  it('takes it out; the answer shows it once more as deleted, the next read no longer [C1-29 C7-05 C7-10 C4-03]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const row = rowOf(await guest.add({ itemId: '100002', qty: 2 }), '100002');
    const { body } = await guest.delete<CartResponse>(`${ITEM}/${row.cartItemId}`);
    expect(body.cartInfo.items.map(({ itemId, status }) => ({ itemId, status }))).toEqual([
      { itemId: '100001', status: 'ACTIVE' },
      { itemId: '100002', status: 'DELETED' },
    ]);
    expect(body.cartInfo.cartSummary.cartSubTotal).toBe(46.99);
    expect((await guest.cart()).items.map((item) => item.itemId)).toEqual(['100001']);
  });

  it('twice, or one of somebody else, is refused [C5-20 C8-32]', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100002', qty: 2 }), '100002');
    await guest.delete(`${ITEM}/${row.cartItemId}`);
    expect(await guest.delete(`${ITEM}/${row.cartItemId}`)).toMatchObject({ status: 400, body: { code: 'CART_ITEM_ID_NOT_FOUND' } });
    const foreign = rowOf(await aVisitor(site).add({ itemId: '100001', qty: 1 }), '100001');
    expect(await guest.delete(`${ITEM}/${foreign.cartItemId}`)).toMatchObject({ status: 400, body: { code: 'CART_ITEM_ID_NOT_FOUND' } });
  });

  it('with the id of another cart is refused [C8-31]', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100002', qty: 2 }), '100002');
    expect(await guest.delete(`${ITEM}/${row.cartItemId}?cartId=nobody`)).toMatchObject({
      status: 400,
      body: { code: 'CART_ID_NOT_FOUND' },
    });
  });

  it('takes its plans along', async () => {
    const guest = aVisitor(site);
    const parent = rowOf(await guest.add({ itemId: '100016', qty: 1 }), '100016');
    await guest.add({ itemId: '100017', qty: 1, parentItemId: '100016' });
    await guest.delete(`${ITEM}/${parent.cartItemId}`);
    expect((await guest.cart()).items).toEqual([]);
  });

  it('may be sent as a true DELETE as well [C7-05]', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100002', qty: 2 }), '100002');
    const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(
      (await site.app.inject({ method: 'DELETE', url: `${ITEM}/${row.cartItemId}`, headers: { host: 'localhost', cookie } })).statusCode,
    ).toBe(200);
  });
});

describe('reading the cart', () => {
  it('of a visitor without one: it is empty, and says so [C8-26 C4-13 C4-14]', async () => {
    const cart = await aVisitor(site).cart();
    expect(cart).toMatchObject({ items: [], cartAttributes: { numberOfItems: 0, hardStop: true }, cartSummary: { ordTotal: 0 } });
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'EMPTY_CART', message: 'Your cart is empty.' }));
  });

  it('shows identity, type and version, which grows with each change [C3-01 C3-05]', async () => {
    const guest = aVisitor(site);
    const first = await guest.add({ itemId: '100001', qty: 1 });
    const second = await guest.add({ itemId: '100001', qty: 1 });
    expect(second).toMatchObject({ cartId: first.cartId, type: 'DEFAULT', status: 'OPEN', version: first.version + 1, ctxId: 'default' });
  });

  it('accepts the parameters of old clients, and refuses another tenant [C7-12]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const { status } = await guest.get('/cc/api/checkout?grindType=ALL&wt=1&alt=1&mmx=true&invDtls=true&tenantId=dotcom');
    expect(status).toBe(200);
    expect(await guest.get('/cc/api/checkout?tenantId=StaplesAdvantage')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('lowers a row to the stock that is left, and says so once [C8-04]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100011', qty: 3 });
    await site.database.query(
      "update stock set available = available - 1, initial = initial - 1 where item_id = '100011' and location_id = 'FC1'",
    );
    const cart = await guest.cart();
    expect(rowOf(cart, '100011').qty).toBe(2);
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'PARTIAL_QTY_FIXED', type: 'WARN' }));
    expect((await guest.cart()).messages).toEqual([]);
  });

  it('keeps a row that is out of stock in a group of its own, uncharged, and stops checkout [C4-35 C8-48 C3-69]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100012', qty: 1 }, { itemId: '100001', qty: 1 });
    await site.database.query(
      "update stock set initial = initial - available, available = 0 where item_id = '100012' and location_id = 'FC1'",
    );
    const cart = await guest.cart();
    expect(cart.deliveryGroups[0]).toMatchObject({ key: 'OUT_OF_STOCK', title: 'Out of stock' });
    expect(cart.cartSummary.cartSubTotal).toBe(46.99);
    expect(cart.cartAttributes.hardStop).toBe(true);
    const proceeded = await guest.put<CartResponse>(`${CART}?actionType=PROCEED_CHECKOUT`, {
      proceedCheckout: true,
      continueAsGuest: true,
    });
    expect(proceeded.body.cartInfo.cartAttributes.proceedCheckout).toBe(false);
    expect(proceeded.body.cartInfo.messages).toContainEqual(
      expect.objectContaining({
        code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
        message: 'One or more items in your cart is out of stock. Please remove the item to proceed.',
      }),
    );
  });

  it('says which deliveries there are, with the stock of each place [C3-58 C3-59 C3-61]', async () => {
    const guest = aVisitor(site);
    guest.cookies.set('YourStore', encodeURIComponent(JSON.stringify({ storeNumber: '1547' })));
    const row = rowOf(await guest.add({ itemId: '100006', qty: 1 }), '100006');
    expect(row.availableDeliveryOptions).toMatchObject([
      { groupId: 'G1', locations: [{ locationId: 'FC1', available: 40, threshold: 10 }] },
      { groupId: 'G2', locations: [{ locationId: '1547', available: 25, threshold: 10 }] },
      { groupId: 'G3' },
    ]);
    expect(row.inventory.items).toEqual([{ itemId: '100006', availablequantity: 40 }]);
  });
});

describe('changing the cart as a whole', () => {
  it('an unknown action is refused [C7-13]', async () => {
    expect(await aVisitor(site).put(`${CART}?actionType=EXPLODE`, {})).toMatchObject({ status: 400 });
  });

  it('the zip estimates tax and delivery; one that does not exist is refused [C3-63]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const { body } = await guest.put<CartResponse>(`${CART}?actionType=UPDATE_CART`, { zipcode: '03060' });
    expect(body.cartInfo.cartSummary.totalTax).toBe(0);
    expect(await guest.put(`${CART}?actionType=UPDATE_CART`, { zipcode: '00000' })).toMatchObject({
      status: 400,
      body: { message: 'Invalid zip code' },
    });
  });

  it('a row moves from shipping to pickup and back [C1-33 C1-35 C3-23]', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100006', qty: 2 }), '100006');
    const moved = await guest.put<CartResponse>(`${CART}?actionType=UPDATE_DELIVERY`, {
      items: [{ cartItemId: row.cartItemId, deliveryType: 'ISP', pickupStoreNumber: '1547' }],
    });
    expect(rowOf(moved.body.cartInfo, '100006')).toMatchObject({
      actioned: 'EDIT_ITEM',
      selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '1547' },
    });
    const back = await guest.put<CartResponse>(`${CART}?actionType=UPDATE_DELIVERY`, {
      items: [{ cartItemId: row.cartItemId, deliveryType: 'STA' }],
    });
    expect(rowOf(back.body.cartInfo, '100006').selectedDeliveryOption).toMatchObject({ deliveryType: 'STA', pickupStoreNumber: null });
  });

  it('a row is shipped to a store [C1-34 C3-52 C4-44]', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add({ itemId: '100001', qty: 1, deliveryType: 'STS', pickupStoreNumber: '1547' });
    expect(rowOf(cart, '100001').selectedDeliveryOption.deliveryType).toBe('STS');
    expect(cart.deliveryGroups[0]?.title).toMatch(/^Arrives by /);
  });

  it('a coupon is attached, applied, and taken off again [C1-32]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100003', qty: 2 });
    const applied = await guest.put<CartResponse>(`${CART}?actionType=APPLY_COUPON`, { coupons: ['item10'] });
    expect(applied.body.cartInfo.coupons).toContainEqual(expect.objectContaining({ code: 'ITEM10', status: 'APPLIED', amount: 3.6 }));
    expect(rowOf(applied.body.cartInfo, '100003').priceInfo.finalPrice).toBe(32.4);
    const removed = await guest.put<CartResponse>(`${CART}?actionType=REMOVE_COUPON`, { coupons: ['ITEM10'] });
    expect(rowOf(removed.body.cartInfo, '100003').priceInfo.finalPrice).toBe(36);
  });

  it('a coupon whose minimum is not met waits with its reason; an unknown one is refused by a message [C8-105]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100002', qty: 1 });
    const { status, body } = await guest.put<CartResponse>(`${CART}?actionType=APPLY_COUPON`, { coupons: ['BASKET5', 'NOSUCH'] });
    expect(status).toBe(200);
    expect(body.cartInfo.coupons).toEqual([
      expect.objectContaining({ code: 'BASKET5', status: 'PENDING', reason: 'ORDER_TOTAL_NOT_MET_ERROR', missing: 11.51, amount: 0 }),
    ]);
    expect(body.cartInfo.messages).toContainEqual(expect.objectContaining({ code: 'INVALID_COUPON', type: 'ERROR' }));
  });

  it('an automatic coupon is in the price without anybody asking for it [C3-67]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100003', qty: 2 });
    expect(cart.cartSummary).toMatchObject({ cartSubTotal: 36, instantCouponSavings: 4 });
    expect(rowOf(cart, '100003').priceSteps).toContainEqual(expect.objectContaining({ rule: 'INSTANT_COUPON', amount: -4 }));
  });

  it('says what is left until shipping is free [C3-73 C3-66]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100006', qty: 4 });
    expect(cart.cartSummary.shipFee).toBe(9.95);
    expect(cart.cartAttributes).toMatchObject({ freeShippingThreshold: 35, remainingAmountGetFreeShipping: 18 });
  });
});

describe('going to checkout', () => {
  it('a guest is asked first, and goes on as one when they choose to [C4-87 C4-88 C3-69]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const asked = await guest.put<CartResponse>(`${CART}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    expect(asked.body.cartInfo.cartAttributes).toMatchObject({ loginRequired: true, proceedCheckout: false });
    const chosen = await guest.put<CartResponse>(`${CART}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
    expect(chosen.body.cartInfo).toMatchObject({ status: 'CHECKOUT', cartAttributes: { loginRequired: false, proceedCheckout: true } });
  });

  it('the checkout-start call says where it goes on, and back to the cart when it must not [C2-05 C2-16]', async () => {
    const guest = aVisitor(site);
    expect((await guest.get('/cc/api/precheckout')).body).toMatchObject({ redirectUrl: '/cc/mmx/cart' });
    await guest.add({ itemId: '100001', qty: 1 });
    await guest.put(`${CART}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
    expect((await guest.get('/cc/api/precheckout')).body).toMatchObject({ redirectUrl: '/cc/sparq/checkout' });
  });

  it('a change of rows takes the cart back out of it', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await guest.put(`${CART}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
    const cart = await guest.add({ itemId: '100002', qty: 1 });
    expect(cart).toMatchObject({ status: 'OPEN', cartAttributes: { proceedCheckout: false } });
  });

  it('an empty cart does not go', async () => {
    const { body } = await aVisitor(site).put<CartResponse>(`${CART}?actionType=PROCEED_CHECKOUT`, {
      proceedCheckout: true,
      continueAsGuest: true,
    });
    expect(body.cartInfo.cartAttributes).toMatchObject({ proceedCheckout: false, hardStop: true });
  });
});

describe('two tabs and many clicks', () => {
  it('fifty adds at once are all in the cart', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100002', qty: 1 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => guest.post(ITEM, { items: [{ itemId: '100002', qty: 1 }] })));
    expect(answers.map((answer) => answer.status).filter((status) => status !== 200)).toEqual([]);
    expect(rowOf(await guest.cart(), '100002').qty).toBe(51);
  });

  it('adds of two nodes are all in the cart', async () => {
    const { makeTestNode } = await import('#tests/support/test-node.ts');
    const guest = aVisitor(site);
    await guest.add({ itemId: '100002', qty: 1 });
    const second = await makeTestNode(site);
    const other = aVisitor({ ...site, app: second.app });
    for (const [name, value] of guest.cookies) other.cookies.set(name, value);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? guest : other).post(ITEM, { items: [{ itemId: '100002', qty: 1 }] })),
    );
    expect(rowOf(await guest.cart(), '100002').qty).toBe(21);
    await second.close();
  });

  it('a row that changed since the client saw it is not changed unseen; another row is', async () => {
    const guest = aVisitor(site);
    const first = await guest.add({ itemId: '100001', qty: 1 }, { itemId: '100002', qty: 1 });
    const row = rowOf(first, '100001');
    await guest.put(ITEM, { items: [{ cartItemId: row.cartItemId, qty: 2 }] });
    const stale = await guest.put<{ code: string; cartInfo: CartResponse['cartInfo'] }>(ITEM, {
      version: first.version,
      items: [{ cartItemId: row.cartItemId, qty: 7 }],
    });
    expect(stale).toMatchObject({ status: 409, body: { code: 'CART_STATUS_ERROR' } });
    expect(rowOf(stale.body.cartInfo, '100001').qty).toBe(2);
    const other = await guest.put(ITEM, { version: first.version, items: [{ cartItemId: rowOf(first, '100002').cartItemId, qty: 7 }] });
    expect(other.status).toBe(200);
  });
});
