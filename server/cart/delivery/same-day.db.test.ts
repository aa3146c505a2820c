import { beforeAll, describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const CART = '/cc/api/checkout/default';
const ITEM = `${CART}/item`;
const site = useShop();

/** Of the notebooks 40 lie at the centre and 25 in store 1547; no other store has any. */
beforeAll(async () => {
  await site.database.query("update stock set available = 0, initial = 0 where item_id = '100006' and location_id not in ('FC1', '1547')");
});

/** 14:00 in Framingham: too late for a courier. */
const TOO_LATE = new Date('2026-11-20T19:00:00Z');

async function atTime<T>(now: Date, work: () => Promise<T>): Promise<T> {
  site.setNow(now);
  try {
    return await work();
  } finally {
    site.setNow(TEST_NOW);
  }
}

async function move(visitor: Visitor, item: Record<string, unknown>): Promise<CartResponse['cartInfo']> {
  const { status, body } = await visitor.put<CartResponse>(`${CART}?actionType=UPDATE_DELIVERY`, { items: [item] });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.cartInfo;
}

describe('same-day delivery', () => {
  it('is offered with the stores near the zip that have the item, in the cart that is read [C3-58 C3-59]', async () => {
    const guest = aVisitor(site);
    const added = await guest.add({ itemId: '100006', qty: 1 });
    expect(rowOf(added, '100006').availableDeliveryOptions.map(({ groupId }) => groupId)).toEqual(['G1', 'G2', 'G3']);
    const option = rowOf(await guest.cart(), '100006').availableDeliveryOptions.find(({ groupId }) => groupId === 'G4');
    expect(option).toMatchObject({ deliveryType: 'STA' });
    expect(option?.locations).toEqual([{ locationId: '1547', available: 25, threshold: 10 }]);
  });

  it('is not offered from 14:00 on, far from every store, and for what no store hands out', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100006', qty: 1 }, { itemId: '100004', qty: 1 }, { itemId: '100020', qty: 1 }, { itemId: '100022', qty: 1 });
    const groupsOf = async (itemId: string) => rowOf(await guest.cart(), itemId).availableDeliveryOptions.map(({ groupId }) => groupId);
    expect(await groupsOf('100006')).toContain('G4');
    for (const itemId of ['100004', '100020', '100022']) expect(await groupsOf(itemId)).not.toContain('G4');
    expect(await atTime(TOO_LATE, () => groupsOf('100006'))).not.toContain('G4');
    await guest.put(`${CART}?actionType=UPDATE_CART`, { zipcode: '04609' });
    expect(await groupsOf('100006')).not.toContain('G4');
  });

  it('is chosen for a row, costs its fee once and stands in a group of its own [C3-55 C4-43 C4-52]', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add({ itemId: '100006', qty: 2 }, { itemId: '100001', qty: 1 });
    await move(guest, { cartItemId: rowOf(cart, '100006').cartItemId, deliveryType: 'STA', levelOfService: 'SDD' });
    const moved = await move(guest, { cartItemId: rowOf(cart, '100001').cartItemId, deliveryType: 'STA', levelOfService: 'SDD' });
    expect(rowOf(moved, '100006')).toMatchObject({
      actioned: 'EDIT_ITEM',
      selectedDeliveryOption: {
        deliveryType: 'STA',
        levelOfService: 'SDD',
        minDeliveryDate: '2026-11-20',
        maxDeliveryDate: '2026-11-20',
        availableQuantity: 25,
        messages: [],
      },
    });
    expect(moved.deliveryGroups).toEqual([
      {
        key: 'SAME_DAY',
        title: 'Today by 7 pm',
        orderByText: 'Order by 2 PM',
        count: 3,
        cartItemIds: [rowOf(cart, '100006').cartItemId, rowOf(cart, '100001').cartItemId],
      },
    ]);
    expect(moved.cartSummary.attributes.sameDayFee).toBe(9.95);
  });

  it('is chosen when an item is added, and given up again by the level STANDARD', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add({ itemId: '100006', qty: 2, levelOfService: 'SDD' });
    expect(rowOf(cart, '100006').selectedDeliveryOption.levelOfService).toBe('SDD');
    const more = await guest.add({ itemId: '100006', qty: 3, levelOfService: 'SDD' });
    expect(more.items.map(({ qty }) => qty)).toEqual([5]);
    const { body } = await guest.put<CartResponse>(ITEM, {
      items: [{ cartItemId: rowOf(cart, '100006').cartItemId, levelOfService: 'STANDARD' }],
    });
    expect(rowOf(body.cartInfo, '100006')).toMatchObject({ qty: 5, selectedDeliveryOption: { levelOfService: 'NDD' } });
    expect(body.cartInfo.cartSummary.attributes.sameDayFee).toBe(0);
  });

  it('that is not possible ships what is added in the ordinary way, and leaves a row as it was', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add({ itemId: '100006', qty: 30, levelOfService: 'SDD' });
    expect(rowOf(cart, '100006')).toMatchObject({ qty: 30, selectedDeliveryOption: { levelOfService: 'NDD', messages: [] } });
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'SAME_DAY_NOT_POSSIBLE', type: 'WARN' }));
    const { cartItemId } = rowOf(cart, '100006');
    const refused = await move(guest, { cartItemId, deliveryType: 'STA', levelOfService: 'SDD' });
    expect(rowOf(refused, '100006')).toMatchObject({ actioned: 'NONE', messages: [{ code: 'SAME_DAY_NOT_POSSIBLE', type: 'ERROR' }] });
  });

  it('of some pieces splits them off, as many as a store has; back again they are one row', async () => {
    const guest = aVisitor(site);
    const { cartItemId } = rowOf(await guest.add({ itemId: '100006', qty: 30 }), '100006');
    const tooMany = await move(guest, { cartItemId, deliveryType: 'STA', levelOfService: 'SDD', qty: 26 });
    expect(tooMany.items.map(({ qty }) => qty)).toEqual([30]);
    const split = await move(guest, { cartItemId, deliveryType: 'STA', levelOfService: 'SDD', qty: 25 });
    expect(split.items.map(({ qty, selectedDeliveryOption }) => [qty, selectedDeliveryOption.levelOfService])).toEqual([
      [5, 'NDD'],
      [25, 'SDD'],
    ]);
    expect(split.items[1]?.linkedCartItemIds).toEqual([cartItemId]);
    const back = await move(guest, { cartItemId: split.items[1]?.cartItemId, deliveryType: 'STA' });
    expect(back.items.map(({ qty, selectedDeliveryOption }) => [qty, selectedDeliveryOption.levelOfService])).toEqual([[30, 'NDD']]);
  });

  it('that cannot be kept any more falls to the next best level and says so, without the fee [C3-57]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100006', qty: 2, levelOfService: 'SDD' });
    const late = await atTime(TOO_LATE, () => guest.cart());
    expect(rowOf(late, '100006').selectedDeliveryOption).toMatchObject({
      levelOfService: 'NDD',
      minDeliveryDate: '2026-11-23',
      messages: [{ code: 'SAME_DAY_NOT_POSSIBLE', type: 'WARN' }],
    });
    expect(late.cartSummary.attributes.sameDayFee).toBe(0);
    expect(late.deliveryGroups[0]?.title).toBe('Delivered by Mon, Nov 23');
    await guest.put(`${CART}?actionType=UPDATE_CART`, { zipcode: '04609' });
    expect(rowOf(await guest.cart(), '100006').selectedDeliveryOption.messages).toHaveLength(1);
    await guest.put(`${CART}?actionType=UPDATE_CART`, { zipcode: '01702' });
    expect(rowOf(await guest.cart(), '100006').selectedDeliveryOption).toMatchObject({ levelOfService: 'SDD', messages: [] });
  });

  it('takes the stock of the store, also where another row is fetched from it', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100006', qty: 20, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    const short = await guest.add({ itemId: '100006', qty: 6, levelOfService: 'SDD' });
    expect(short.messages).toContainEqual(expect.objectContaining({ code: 'SAME_DAY_NOT_POSSIBLE' }));
    await guest.delete(`${ITEM}/${short.items[1]?.cartItemId}`);
    const enough = await guest.add({ itemId: '100006', qty: 5, levelOfService: 'SDD' });
    expect(enough.items[1]?.selectedDeliveryOption.levelOfService).toBe('SDD');
    const { body } = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId: enough.items[1]?.cartItemId, qty: 9 }] });
    expect(body.cartInfo.items[1]?.qty).toBe(5);
  });

  it('is held in the store when it is ordered, and the order says so', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100050', qty: 3, levelOfService: 'SDD' });
    await readyToOrder(site, guest);
    const { status, body } = await placeOrder(guest);
    expect(status, JSON.stringify(body)).toBe(200);
    const { rows } = await site.database.query('select location_id, qty from stock_holds where order_number = $1', [body.orderNumber]);
    expect(rows).toEqual([{ location_id: '1547', qty: 3 }]);
    expect(body.order?.items).toMatchObject([{ levelOfService: 'SDD', maxDeliveryDate: '2026-11-20' }]);
  });

  it('that was lost meanwhile is not ordered with the total of before', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1, levelOfService: 'SDD' });
    const { version, cartSummary } = await readyToOrder(site, guest);
    const wish = { version, ordTotal: cartSummary.ordTotal };
    const late = await atTime(TOO_LATE, () => placeOrder(guest, wish));
    expect(late).toMatchObject({ status: 409, body: { code: 'CART_STATUS_ERROR' } });
    expect(late.body.cartInfo?.cartSummary.ordTotal).toBe(Math.round((cartSummary.ordTotal - 9.95) * 100) / 100);
    expect((await placeOrder(guest, wish)).status).toBe(200);
  });

  it('costs no statement more: an ordinary add asks nothing, and a cart that is read asks along with it', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const names: string[] = [];
    const { query } = site.database;
    site.database.query = ((...args: [{ name?: string }]) => {
      names.push(args[0]?.name ?? '');
      return Reflect.apply(query, site.database, args);
    }) as typeof query;
    try {
      await guest.add({ itemId: '100001', qty: 1 });
      expect(names).toEqual(['cart_of_session', 'cart_save']);
      names.splice(0);
      const { items } = await guest.cart();
      expect(items[0]?.availableDeliveryOptions.map(({ groupId }) => groupId)).toContain('G4');
      expect(names).toEqual(['cart_of_session']);
    } finally {
      site.database.query = query;
    }
  });
});
