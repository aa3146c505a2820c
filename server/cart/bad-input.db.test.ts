import { describe, expect, it } from 'vitest';
import type { Cart, CartResponse } from '#contracts/cart.ts';
import { CHECKOUT } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Answer, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const ITEM = `${CHECKOUT}/item`;

/** A cart with a product, its plan, a set and a gift. */
async function aFullCart(): Promise<{ guest: Visitor; before: Cart; row: string }> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100016', qty: 2 }, { itemId: '100039', qty: 1 });
  await guest.add({ itemId: '100017', qty: 1, parentItemId: '100016' });
  await guest.put(ITEM, { freeItems: [{ itemId: '100014', promotionId: 'FREEPEN' }] });
  const before = await guest.cart();
  return { guest, before, row: rowOf(before, '100016').cartItemId };
}

async function refuses(send: (guest: Visitor, row: string) => Promise<Answer>, expected: object): Promise<void> {
  const { guest, before, row } = await aFullCart();
  const answer = await send(guest, row);
  expect(answer, JSON.stringify(answer.body)).toMatchObject(expected);
  expect(await guest.cart()).toEqual(before);
}

const BAD_QUANTITIES = [
  '0x10',
  '5',
  '1e3',
  '',
  ' ',
  [5],
  true,
  false,
  {},
  1.5,
  -1,
  0,
  null,
  1e20,
  -1e20,
  Number.MAX_SAFE_INTEGER + 2,
  '9'.repeat(500),
];

describe('a quantity of a wrong kind', () => {
  it.each(BAD_QUANTITIES)('%j to add: 400 INVALID_QTY, and the cart is what it was [T2 T3]', async (qty) => {
    await refuses((guest) => guest.post(ITEM, { items: [{ itemId: '100001', qty }] }), { status: 400, body: { code: 'INVALID_QTY' } });
  });

  it.each(BAD_QUANTITIES.filter((qty) => qty !== 0))('%j to set: 400 INVALID_QTY, and the cart is what it was [T2 T3]', async (qty) => {
    await refuses((guest, row) => guest.put(ITEM, { items: [{ cartItemId: row, qty }] }), { status: 400, body: { code: 'INVALID_QTY' } });
  });

  it.each(['2', 0, -1, 1.5, 1e20, null, [1]])('%j to split off: 400, and the cart is what it was', async (qty) => {
    await refuses(
      (guest, row) =>
        guest.put(`${CHECKOUT}?actionType=UPDATE_DELIVERY`, {
          items: [{ cartItemId: row, deliveryType: 'ISP', pickupStoreNumber: '1547', qty }],
        }),
      { status: 400 },
    );
  });

  it.each(['1', 0, -1, 1.5, 1e20])('%j gifts: 400, and the cart is what it was', async (qty) => {
    await refuses((guest) => guest.put(ITEM, { freeItems: [{ itemId: '100014', promotionId: 'FREEPEN', qty }] }), { status: 400 });
  });
});

describe('an id that is none', () => {
  const ids = [
    'nobody',
    '',
    '0',
    '../../etc/passwd',
    "' or 1=1 --",
    '%00',
    'x'.repeat(65),
    '00000000-0000-0000-0000-000000000000',
    5,
    null,
    ['a'],
    {},
  ];
  it.each(ids)('%j to change: 400 CART_ITEM_ID_NOT_FOUND', async (cartItemId) => {
    await refuses((guest) => guest.put(ITEM, { items: [{ cartItemId, qty: 1 }] }), {
      status: 400,
      body: { code: 'CART_ITEM_ID_NOT_FOUND' },
    });
  });

  it('beside good ones refuses all of them', async () => {
    await refuses(
      (guest, row) =>
        guest.put(ITEM, {
          items: [
            { cartItemId: row, qty: 9 },
            { cartItemId: 'nobody', qty: 1 },
          ],
        }),
      { status: 400, body: { code: 'CART_ITEM_ID_NOT_FOUND' } },
    );
  });

  it('to remove, or of another cart: 400, also for a row of somebody else [T37 T38]', async () => {
    const { row: foreign, guest: other, before: theirs } = await aFullCart();
    await refuses((guest) => guest.delete(`${ITEM}/${foreign}`), { status: 400, body: { code: 'CART_ITEM_ID_NOT_FOUND' } });
    await refuses((guest) => guest.put(ITEM, { items: [{ cartItemId: foreign, qty: 0 }] }), { status: 400 });
    await refuses(
      (guest) => guest.put(`${CHECKOUT}?actionType=UPDATE_DELIVERY`, { items: [{ cartItemId: foreign, deliveryType: 'STA' }] }),
      { status: 400 },
    );
    await refuses((guest, row) => guest.delete(`${ITEM}/${row}?cartId=${theirs.cartId}`), {
      status: 400,
      body: { code: 'CART_ID_NOT_FOUND' },
    });
    await refuses((guest) => guest.delete(`${ITEM}/${encodeURIComponent("' or 1=1 --")}`), { status: 400 });
    expect(await other.cart()).toEqual(theirs);
  });

  it('of a parent, a store, a pack or an item is told, and the cart is what it was', async () => {
    const { guest, before } = await aFullCart();
    for (const [item, code] of [
      [{ itemId: '100017', parentRelationCartItemId: 'nobody' }, 'STANDALONE_WARRANTY_ITEM'],
      [{ itemId: '100017', parentItemId: '100001' }, 'STANDALONE_WARRANTY_ITEM'],
      [{ itemId: '100001', parentItemId: '100016', parentRelationType: 'WARRANTY' }, 'INVALID_DATA_ITEM'],
      [{ itemId: '100001', deliveryType: 'ISP', pickupStoreNumber: "'; drop table carts; --" }, 'INVALID_STORE_NUMBER'],
      [{ itemId: '100004', surchargeAltItemId: '<b>' }, 'INVALID_DATA_ITEM'],
      [{ itemId: '<script>alert(1)</script>' }, 'SKU_INVALID'],
      [{ itemId: '__proto__' }, 'SKU_INVALID'],
    ] as const) {
      const { status, body } = await guest.post<CartResponse>(`${ITEM}?responseType=WHOLE`, { items: [{ qty: 1, ...item }] });
      const expected = item.itemId === '100001' && 'pickupStoreNumber' in item ? 400 : 200;
      if (status !== 200) expect({ status, expected }).toEqual({ status: expected, expected });
      else expect(body.cartInfo.messages).toContainEqual(expect.objectContaining({ code, type: 'ERROR' }));
    }
    expect(await guest.cart()).toEqual(before);
  });
});

describe('a request that is too much', () => {
  it('10,000 items: refused', async () => {
    const items = Array.from({ length: 10_000 }, () => ({ itemId: '100001' }));
    await refuses((guest) => guest.post(ITEM, { items }), { status: expect.toSatisfy((status: number) => [400, 413].includes(status)) });
    await refuses((guest, row) => guest.put(ITEM, { items: Array.from({ length: 10_000 }, () => ({ cartItemId: row, qty: 1 })) }), {
      status: expect.toSatisfy((status: number) => [400, 413].includes(status)),
    });
  });

  it('201 items: 400, 200 of one item: one row', async () => {
    const many = (count: number) => ({ items: Array.from({ length: count }, () => ({ itemId: '100001', qty: 1 })) });
    await refuses((guest) => guest.post(ITEM, many(201)), { status: 400, body: { code: 'INVALID_ITEMS' } });
    const { body } = await aVisitor(site).post<CartResponse>(`${ITEM}?responseType=WHOLE`, many(200));
    expect(body.cartInfo.items).toMatchObject([{ qty: 200, prevQty: 0, requestedQty: 200, qtyAdded: 200 }]);
  });

  it('JSON that is nested 10,000 deep: refused or ignored', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    await refuses((guest) => guest.post(ITEM, `{"items": ${deep}}`), { status: 400 });
    await refuses((guest) => guest.put(ITEM, `{"items": [{"cartItemId": ${deep}}]}`), { status: 400 });
    const { status } = await aVisitor(site).post(ITEM, `{"items": [{"itemId": "100001"}], "other": ${deep}}`);
    expect(status).toBeLessThan(500);
  });

  it.each(['{', '[]', '"x"', 'null', '5', '{"items": {}}', '{"items": [null]}', '{"items": [[]]}', '{"items": ["100001"]}'])(
    '%s as a body: 400',
    async (text) => {
      await refuses((guest) => guest.post(ITEM, text), { status: 400 });
      await refuses((guest) => guest.put(ITEM, text), { status: 400 });
    },
  );
});

describe('what the client claims', () => {
  it('of prices, status, parts, names and owners counts for nothing [T1]', async () => {
    const claims = {
      price: 0.01,
      finalPrice: 0,
      priceInfo: { basePrice: 0.01, finalPrice: 0.01 },
      addedPriceCents: 1,
      promotionId: 'FREEPEN',
      details: { promotionId: 'FREEPEN' },
      status: 'DELETED',
      actioned: 'NONE',
      cartItemId: 'mine',
      lineId: 'mine',
      userId: 'somebody',
      cartId: 'another',
      seen: { priceCents: 1 },
      constructor: 'x',
    };
    const cart = await aVisitor(site).add({ itemId: '100001', qty: 1, ...claims });
    expect(cart.cartSummary.ordTotal).toBe(49.93);
    expect(cart.items).toMatchObject([{ status: 'ACTIVE', actioned: 'ADD_ITEM', promotionId: null }]);
    expect(cart.items[0]?.cartItemId).not.toBe('mine');
    const { guest, before, row } = await aFullCart();
    await guest.put(ITEM, { items: [{ ...claims, cartItemId: row }] });
    expect((await guest.cart()).cartSummary).toEqual(before.cartSummary);
  });

  it.each(['listItemId', 'parentItemId', 'parentRelationCartItemId', 'surchargeAltItemId', 'pickupStoreNumber', 'version'])(
    'in the text field %s: SQL, HTML and templates are text',
    async (field) => {
      for (const text of [
        "'; drop table carts; --",
        '<img src=x onerror=alert(1)>',
        '${7*7}',
        '\u0000',
        '\ud800',
        '%s%n',
        'x'.repeat(5_000),
      ]) {
        const guest = aVisitor(site);
        const { status } = await guest.post(ITEM, { items: [{ itemId: '100001', qty: 1, [field]: text }] });
        expect(status, `${field} ${text.slice(0, 30)}`).toBeLessThan(500);
        expect((await guest.get('/cc/api/checkout')).status).toBe(200);
      }
    },
  );

  it.each([
    ['coupons', { coupons: ["'; drop table coupons; --"] }],
    ['zipcode', { zipcode: "<b>'--" }],
    ['an unknown delivery', { items: [{ cartItemId: 'x', deliveryType: 'DRONE' }] }],
  ])('in %s of the cart leaves it as it was', async (_what, body) => {
    const { guest, before } = await aFullCart();
    for (const action of ['APPLY_COUPON', 'REMOVE_COUPON', 'UPDATE_DELIVERY', 'UPDATE_CART']) {
      const { status } = await guest.put(`${CHECKOUT}?actionType=${action}`, body);
      expect(status, action).toBeLessThan(500);
    }
    expect({ ...(await guest.cart()), version: 0 }).toEqual({ ...before, version: 0 });
  });
});

describe('limits that the pages keep', () => {
  it('hold on the server whatever a client sends: quantity of a row, of an item, rows of a cart, prices [S9-67] [T1 T3]', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100049', qty: 50_000 }), '100049');
    expect(row.qty).toBe(9_999);
    const { cartItemId } = row;
    const raised = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId, qty: 99_999 }] });
    expect(rowOf(raised.body.cartInfo, '100049').qty).toBe(9_999);
    expect(rowOf(await guest.add({ itemId: '100013', qty: 99 }), '100013').qty).toBe(3);
    const priced = await guest.add({ itemId: '100001', qty: 1, price: 0.01, priceInfo: { finalPrice: 0.01 } });
    expect(rowOf(priced, '100001').priceInfo.finalPrice).toBe(46.99);
    const many = Array.from({ length: 201 }, (_, index) => ({ itemId: String(200_001 + index), qty: 1 }));
    expect(await guest.post(ITEM, { items: many })).toMatchObject({ status: 400, body: { code: 'INVALID_ITEMS' } });
  });
});
