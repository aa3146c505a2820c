import { describe, expect, it } from 'vitest';
import type { AddAnswer, CartResponse } from '#contracts/cart.ts';
import { aVisitor, rowOf } from '#tests/support/visitor.ts';
import { useShop } from '#tests/support/test-shop.ts';

const ITEM = '/cc/api/checkout/default/item';
const site = useShop();

describe('a guest adds to the cart', () => {
  it('fills a cart without signing in and sees it again with the next request [C1-01 C1-27 C7-06 C7-11 C3-15]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 2, deliveryType: 'STA' });
    const cart = await guest.cart();
    expect(cart.items.map(({ itemId, qty, status }) => ({ itemId, qty, status }))).toEqual([
      { itemId: '100001', qty: 2, status: 'ACTIVE' },
    ]);
    expect(cart.cartAttributes).toMatchObject({ numberOfItems: 2, numberOfLineItems: 1, userType: 'guest' });
  });

  it('is answered with the price, the tax and the day of delivery of the server [C3-43 C3-44 C3-63 C3-64 C7-61]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100001', qty: 1 });
    expect(rowOf(cart, '100001')).toMatchObject({
      prevQty: 0,
      actioned: 'ADD_ITEM',
      priceInfo: { basePrice: 46.99, basePricePerUnit: 46.99, finalPrice: 46.99 },
      addToCartPriceInfo: { basePricePerUnit: 46.99 },
    });
    expect(cart.cartSummary).toMatchObject({ cartSubTotal: 46.99, shipFee: 0, totalTax: 2.94, ordTotal: 49.93, balanceOrdTotal: 49.93 });
    expect(rowOf(cart, '100001').selectedDeliveryOption).toMatchObject({
      deliveryType: 'STA',
      levelOfService: 'NDD',
      minDeliveryDate: '2026-11-23',
    });
    expect(cart.deliveryGroups).toEqual([
      {
        key: 'NEXT_DAY:2026-11-23',
        title: 'Delivered by Mon, Nov 23',
        count: 1,
        cartItemIds: [rowOf(cart, '100001').cartItemId],
        titleAnywhere: 'Delivered Nov 23–27',
        orderByText: 'Order by 5 PM',
      },
    ]);
    expect(rowOf(cart, '100001').deliveryAnywhere).toEqual({ from: '2026-11-23', to: '2026-11-27' });
  });

  it('gets the whole cart with responseType=WHOLE and only what was touched without [C7-07 C7-09]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const whole = await guest.add({ itemId: '100002', qty: 1 });
    expect(whole.items).toHaveLength(2);
    const { body } = await guest.post<AddAnswer>(ITEM, { items: [{ itemId: '100002', qty: 1 }] });
    expect(body.cartInfo.items.map((item) => item.itemId)).toEqual(['100002']);
    expect(body.cartInfo.cartAttributes).toMatchObject({ newItemAdded: true, numberOfItems: 3 });
    const unknown = await guest.post(`${ITEM}?responseType=ALL`, { items: [{ itemId: '100002', qty: 1 }] });
    expect([unknown.status, (await guest.cart()).items.length]).toEqual([400, 2]);
  });

  it('ships to the address when nothing else is said [C3-105 C3-51 C3-62]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100002' });
    expect(rowOf(cart, '100002')).toMatchObject({
      qty: 1,
      selectedDeliveryOption: { deliveryType: 'STA', pickupStoreNumber: null },
      shippingInfo: { deliveryType: 'STA', pickStoreNumber: null },
    });
  });

  it('adds to the row that is there, or sets it with ignoreExistQty [C3-14 C3-22 C4-10]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100002', qty: 2 });
    const more = await guest.add({ itemId: '100002', qty: 3 });
    expect(rowOf(more, '100002')).toMatchObject({ qty: 5, prevQty: 2, requestedQty: 3, qtyAdded: 3, actioned: 'ADD_ITEM' });
    const set = await guest.post<CartResponse>(`${ITEM}?responseType=WHOLE&ignoreExistQty=true`, { items: [{ itemId: '100002', qty: 4 }] });
    expect(rowOf(set.body.cartInfo, '100002').qty).toBe(4);
  });

  it('never takes a price from the client', async () => {
    const cart = await aVisitor(site).add({ itemId: '100001', qty: 1, price: 0.01, priceInfo: { finalPrice: 0.01 } });
    expect(cart.cartSummary.ordTotal).toBe(49.93);
  });

  it('puts items of a special cart into a cart of its own [C3-02 C7-08]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const special = await guest.post<CartResponse>(`${ITEM}?responseType=WHOLE&type=SPECIAL`, { items: [{ itemId: '100002', qty: 1 }] });
    expect(special.body.cartInfo).toMatchObject({ type: 'SPECIAL', items: [{ itemId: '100002' }] });
    expect((await guest.cart()).items.map((item) => item.itemId)).toEqual(['100001']);
  });
});

describe('what cannot be had is told and does not keep the rest out', () => {
  const refusals: [string, string, string, string][] = [
    ['an item that is out of stock [C8-02 C8-63]', '100008', 'OUT_OF_STOCK', "We're sorry, the following item is out of stock."],
    ['an item without a price [C8-16 C8-67]', '100015', 'PRICE_NOT_AVAILABLE', 'Sorry, but we are unable to display prices at this time.'],
    [
      'a free sample alone [C8-17 C8-69]',
      '100014',
      'INVALID_FREE_ITEM',
      'This item is a free sample and cannot be purchased individually.',
    ],
    [
      'an item that is only coming [C8-10]',
      '100026',
      'ITEM_NOT_AVAILABLE',
      "Oops! Something went wrong. We couldn't add this item(s) to your cart. Please try again.",
    ],
    [
      'an item that is not published [C8-12]',
      '100047',
      'ITEM_NOT_PUBLISHED',
      "Oops! Something went wrong. We couldn't add this item(s) to your cart. Please try again.",
    ],
    [
      'a SKU that nobody knows [C8-21 C8-76]',
      '999999',
      'SKU_INVALID',
      "Oops! Something went wrong. We couldn't add this item(s) to your cart. Please try again.",
    ],
    [
      'a protection plan alone [C5-01 C8-14]',
      '100017',
      'STANDALONE_WARRANTY_ITEM',
      'Warranties must be purchased with a related product and cannot be purchased separately.',
    ],
    ['an item for healthcare customers [C8-37]', '100034', 'HEALTH_CARE_RESTRICTION', 'Sorry, something went wrong. Please try again.'],
    [
      'a wholesale item [C6-07 C8-19]',
      '100044',
      'RESTRICTED_ITEM',
      'The items are blocked for add to cart as per your organization policies',
    ],
  ];
  it.each(refusals)('%s', async (_what, itemId, code, message) => {
    const guest = aVisitor(site);
    const cart = await guest.add({ itemId, qty: 1 }, { itemId: '100001', qty: 1 });
    expect(cart.items.map((item) => item.itemId)).toEqual(['100001']);
    expect(cart.messages).toContainEqual(expect.objectContaining({ code, message, type: 'ERROR', itemId }));
  });

  it('says of each message which kind it is, and an error that nothing was added [C8-01 C8-51]', async () => {
    const alone = await aVisitor(site).add({ itemId: '100008', qty: 1 });
    expect(alone.cartAttributes.newItemAdded).toBe(false);
    expect(alone.messages.every((message) => ['ERROR', 'WARN', 'INFO'].includes(message.type))).toBe(true);
  });

  it('adds what there is of an item that runs short [C8-03 C8-64]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100007', qty: 8 });
    expect(rowOf(cart, '100007')).toMatchObject({ qty: 5, requestedQty: 8, qtyAdded: 5 });
    expect(cart.messages).toContainEqual(
      expect.objectContaining({
        code: 'PARTIAL_QTY_AVAILABLE',
        type: 'WARN',
        message: "We're sorry, but you have ordered more than we have in stock.",
      }),
    );
  });

  it('says that the cart holds all there is when it does [C8-66]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100007', qty: 5 });
    const cart = await guest.add({ itemId: '100007', qty: 1 });
    expect(cart.messages).toContainEqual(
      expect.objectContaining({
        code: 'QTY_LIMIT_EXCEEDED',
        message: 'You already have this item in cart with the maximum quantity available.',
      }),
    );
  });

  it('keeps to the limit of an item sold in limited quantities [C8-06 C8-07 C8-65]', async () => {
    const guest = aVisitor(site);
    const first = await guest.add({ itemId: '100013', qty: 5 });
    expect(rowOf(first, '100013').qty).toBe(3);
    expect(first.messages).toContainEqual(
      expect.objectContaining({
        code: 'QTY_LIMIT_ITEM',
        type: 'WARN',
        message: "We're sorry, this item is sold in limited quantities. You can order a maximum of 3",
      }),
    );
    const second = await guest.add({ itemId: '100013', qty: 1 });
    expect(second.messages).toContainEqual(expect.objectContaining({ code: 'QTY_LIMIT_EXCEEDED', type: 'ERROR' }));
  });

  it('reduces a line to 9,999 and says how many were already there [C5-04 C5-05 C8-08 C9-01]', async () => {
    const guest = aVisitor(site);
    const full = await guest.add({ itemId: '100049', qty: 9_999 });
    expect(rowOf(full, '100049').qty).toBe(9_999);
    expect(full.messages).toEqual([]);
    const other = aVisitor(site);
    await other.add({ itemId: '100049', qty: 9_000 });
    const reduced = await other.add({ itemId: '100049', qty: 1_000 });
    expect(rowOf(reduced, '100049').qty).toBe(9_999);
    expect(reduced.messages).toContainEqual(
      expect.objectContaining({
        code: 'EXCEEDS_MAX_LINE_QTY',
        type: 'WARN',
        message:
          'There is a purchase limit of 9,999 for this item. Because you already have 9,000 in your cart, your order quantity has been updated to 9,999.',
      }),
    );
  });

  it('says so when a line is full and nothing could be added [C5-06]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100049', qty: 9_999 });
    const cart = await guest.add({ itemId: '100049', qty: 1 });
    expect(cart.messages).toContainEqual(
      expect.objectContaining({
        code: 'EXCEEDS_MAX_LINE_QTY',
        type: 'ERROR',
        message: 'You already have this item in cart with the maximum quantity allowed.',
      }),
    );
  });

  it('says that a cart holds 200 rows at most [C8-05 C8-62]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await site.database.query(
      `update carts set lines = (select json_agg(json_build_array(gen_random_uuid(), n, '100010', 1, 0, 'ADD_ITEM', 'STA', null, null, null, 1350, '{}'::json, 0, 1)) from generate_series(1, 200) n) where cart_id = $1`,
      [(await guest.cart()).cartId],
    );
    const cart = await guest.add({ itemId: '100002', qty: 1 });
    expect(cart.items.filter((item) => item.itemId === '100002')).toEqual([]);
    expect(cart.messages).toContainEqual(
      expect.objectContaining({ code: 'EXCEEDED_LIMIT', type: 'ERROR', message: 'Failure while adding item to cart. Please try again' }),
    );
    expect(cart.metadata.cartProperty.maxItemAllowed).toBe(200);
  });
});

describe('a request that is wrong changes nothing', () => {
  it.each([
    ['no items', {}],
    ['items that are no list', { items: 'x' }],
    ['an empty list', { items: [] }],
    ['null', { items: null }],
  ])('%s: 400 INVALID_ITEMS [C5-13]', async (_what, body) => {
    const { status, body: answer } = await aVisitor(site).post(ITEM, body);
    expect({ status, answer }).toMatchObject({ status: 400, answer: { status: 400, code: 'INVALID_ITEMS', message: 'Items not passed' } });
  });

  it('two quantities of 0 or less: 400 INVALID_QTY [C5-14]', async () => {
    const guest = aVisitor(site);
    const { status, body } = await guest.post(ITEM, {
      items: [
        { itemId: '100001', qty: 0 },
        { itemId: '100002', qty: -1 },
        { itemId: '100003', qty: 1 },
      ],
    });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'INVALID_QTY', message: 'Qty of one the items is incorrect' } });
    expect((await guest.cart()).items).toEqual([]);
  });

  it('parts of a bundle are not counted among them [C5-15]', async () => {
    const { status } = await aVisitor(site).post(ITEM, {
      items: [
        { itemId: '100001', qty: 0, version: 'b2' },
        { itemId: '100002', qty: 0, version: 'b2' },
        { itemId: '100003', qty: 1 },
      ],
    });
    expect(status).toBe(200);
  });

  it.each([[0], [-3], ['2'], ['0x10'], [[5]], [true], [1.5], [null], [{}]])('a single quantity of %j is refused', async (qty) => {
    const { status, body } = await aVisitor(site).post(ITEM, { items: [{ itemId: '100001', qty }] });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'INVALID_QTY' } });
  });

  it('one wrong quantity beside good items keeps only itself out [C8-20]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100001', qty: '7' }, { itemId: '100002', qty: 1 });
    expect(cart.items.map((item) => item.itemId)).toEqual(['100002']);
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'INVALID_DATA_ITEM', itemId: '100001' }));
  });

  it('more items than a cart can hold, and a body that is too large, are refused', async () => {
    const many = await aVisitor(site).post(ITEM, { items: Array.from({ length: 201 }, () => ({ itemId: '100001', qty: 1 })) });
    expect(many).toMatchObject({ status: 400, body: { code: 'INVALID_ITEMS' } });
    const large = await aVisitor(site).post(ITEM, { items: [{ itemId: '100001', qty: 1 }], deviceData: 'x'.repeat(300_000) });
    expect(large).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
  });

  it('a body that is no JSON is refused, and nothing of it is logged', async () => {
    const { status, body } = await aVisitor(site).post(ITEM, '{"items": [4111 1111 1111 1111');
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(site.logged.join()).not.toContain('4111');
  });
});

describe('pickup in a store', () => {
  it('takes the store of the row and shows it in the row [C1-35 C3-50 C3-57 C8-25]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100006', qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect(rowOf(cart, '100006').selectedDeliveryOption).toMatchObject({ deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect(cart.deliveryGroups[0]?.title).toBe('Pick up in 1-hour at Framingham, MA');
    const unknown = await aVisitor(site).add({ itemId: '100006', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '9999' });
    expect(unknown).toMatchObject({
      items: [],
      messages: expect.arrayContaining([expect.objectContaining({ code: 'INVALID_STORE_NUMBER', type: 'ERROR' })]),
    });
  });

  it("takes the visitor's store when the row names none [C5-16 C5-17 C2-54]", async () => {
    const guest = aVisitor(site);
    guest.cookies.set('YourStore', encodeURIComponent(JSON.stringify({ storeNumber: '1547' })));
    const cart = await guest.add({ itemId: '100006', qty: 1, deliveryType: 'ISP' });
    expect(rowOf(cart, '100006').selectedDeliveryOption.pickupStoreNumber).toBe('1547');
  });

  it('becomes standard delivery when no store is known [C5-18]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100006', qty: 1, deliveryType: 'ISP' });
    expect(rowOf(cart, '100006').selectedDeliveryOption).toMatchObject({ deliveryType: 'STA', pickupStoreNumber: null });
  });

  it('counts the stock of the store, not that of the centre [C8-02]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100006', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '0008' });
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'OUT_OF_STOCK', itemId: '100006' }));
  });

  it('is refused for what no store hands out [C8-11 C8-71]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100004', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'NOT_AVAILABLE_FOR_BOPIS' }));
  });

  it('goes to one store per order [C8-24 C8-73]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    const cart = await guest.add({ itemId: '100002', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '0008' });
    expect(cart.messages).toContainEqual(
      expect.objectContaining({
        code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED',
        message: 'Foolscap only allows for items to be shipped to one location',
      }),
    );
  });
});

describe('a plan goes with its product', () => {
  it('is a child of it and never more of them than of the product [C3-25 C3-26 C3-31 C3-32 C5-02 C5-03 C8-23]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100016', qty: 2 });
    const cart = await guest.add({ itemId: '100017', qty: 2, parentItemId: '100016', parentRelationType: 'WARRANTY' });
    const parent = rowOf(cart, '100016');
    const plan = rowOf(cart, '100017');
    expect(plan).toMatchObject({ parentItemId: '100016', parentRelationType: 'WARRANTY', parentRelationCartItemId: parent.cartItemId });
    expect(parent.warrantyItemIds).toEqual([plan.cartItemId]);
    const tooMany = await guest.add({ itemId: '100017', qty: 1, parentItemId: '100016' });
    expect(tooMany.messages).toContainEqual(
      expect.objectContaining({ code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', type: 'ERROR' }),
    );
    expect(rowOf(tooMany, '100017').qty).toBe(2);
  });

  it('that is sold out says so [C4-64 C8-74]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100016', qty: 1 });
    const cart = await guest.add({ itemId: '100018', qty: 1, parentItemId: '100016' });
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'OUT_OF_STOCK', message: 'The warranty plan is Out of Stock.' }));
  });

  it('counts in the number of its delivery group but not among the rows [C4-48 C4-07]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100016', qty: 1 });
    const cart = await guest.add({ itemId: '100017', qty: 1, parentItemId: '100016' });
    expect(cart.deliveryGroups).toMatchObject([{ count: 2 }]);
    expect(cart.cartAttributes).toMatchObject({ numberOfLineItems: 1, numberOfItems: 1 });
  });
});
