import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { listOrders, Order } from '#contracts/orders.ts';
import { ORDER_GROUP_NAMES } from '#domain/orders/order-states.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { A_GIFT } from '#tests/support/catalog/personal.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { moveShipment } from '../fulfilment/move-shipment.ts';

const site = useShop();
type Listed = z.output<(typeof listOrders)['answer']>;

async function sam(): Promise<Visitor> {
  const visitor = aVisitor(site);
  await visitor.post('/cc/api/auth/login', { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' });
  return visitor;
}
const list = async (visitor: Visitor, query = '') => (await visitor.get<Listed>(`/cc/api/orders?size=100${query}`)).body;

describe('the list of somebody’s orders', () => {
  it('can be narrowed down to where they are: every order is in one of the groups', async () => {
    const visitor = await sam();
    const all = await list(visitor);
    expect(all.totalItems).toBeGreaterThan(10);
    const groups = await Promise.all(ORDER_GROUP_NAMES.map((group) => list(visitor, `&group=${group}`)));
    const numbers = groups.flatMap(({ orders }) => orders.map(({ orderNumber }) => orderNumber));
    expect(numbers.toSorted()).toEqual(all.orders.map(({ orderNumber }) => orderNumber).toSorted());
    const [, arrived, ended] = groups;
    expect(arrived?.orders.every(({ status }) => status === 'DELIVERED' || status === 'PICKED_UP')).toBe(true);
    expect(ended?.orders.length).toBeGreaterThan(0);
    expect(ended?.orders.every(({ status }) => status === 'CANCELLED' || status === 'RETURNED' || status === 'DECLINED')).toBe(true);
  });

  it('says in which years there are any, and shows those of one', async () => {
    const visitor = await sam();
    const all = await list(visitor);
    expect(all.years).toEqual(all.years.toSorted((a, b) => b - a));
    let found = 0;
    for (const year of all.years) {
      const { orders, totalItems, years } = await list(visitor, `&year=${year}`);
      expect(orders.length).toBeGreaterThan(0);
      expect(years).toEqual(all.years);
      found += totalItems;
    }
    expect(found).toBe(all.totalItems);
    expect((await list(visitor, '&year=1999')).orders).toEqual([]);
  });

  it('has pictures of what is in them, and what it takes to order it once more', async () => {
    const { orders } = await list(await sam());
    for (const { pictures, rows, numberOfItems } of orders) {
      expect(pictures.length).toBeLessThanOrEqual(4);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.reduce((sum, { qty }) => sum + qty, 0)).toBeGreaterThanOrEqual(numberOfItems);
    }
    expect(orders.some(({ pictures }) => pictures.length > 1)).toBe(true);
  });

  it('orders a set once more as the set: its parts come with it and are not bought beside it', async () => {
    const visitor = await sam();
    await visitor.add({ itemId: '100039', qty: 1 }, { itemId: '100001', qty: 2 });
    await readyToOrder(site, visitor);
    const { orderNumber } = (await placeOrder(visitor)).body;
    const placed = (await list(visitor)).orders.find((order) => order.orderNumber === orderNumber);
    expect(placed?.rows.map(({ itemId, qty }) => [itemId, qty]).toSorted()).toEqual([
      ['100001', 2],
      ['100039', 1],
    ]);
  });

  it('says when an order had arrived, and of no other', async () => {
    const { orders } = await list(await sam());
    const arrived = orders.filter(({ status }) => status === 'DELIVERED' || status === 'PICKED_UP');
    expect(arrived.length).toBeGreaterThan(0);
    expect(arrived.filter(({ arrivedAt, placedAt }) => arrivedAt === null || arrivedAt < (placedAt ?? ''))).toEqual([]);
    const under = orders.filter(({ status }) => status === 'PLACED' || status === 'SHIPPED' || status === 'CANCELLED');
    expect(under.filter(({ arrivedAt }) => arrivedAt !== null)).toEqual([]);
  });

  it('offers to return what the order’s own page offers to, be it one of two parcels, and nothing that was emailed', async () => {
    const visitor = await sam();
    const placed = async (...items: Record<string, unknown>[]) => {
      await visitor.add(...items);
      await readyToOrder(site, visitor);
      const { orderNumber = '' } = (await placeOrder(visitor)).body;
      await site.hearEvents();
      return orderNumber;
    };
    const order = async (number: string) => (await visitor.get<Order>(`/cc/api/orders/${number}`)).body;
    const offers = async (number: string) => {
      const listed = (await list(visitor)).orders.find(({ orderNumber }) => orderNumber === number);
      expect(listed?.mayReturn).toBe((await order(number)).abilities.return);
      return listed?.mayReturn;
    };
    const mixed = await placed({ itemId: '100001', qty: 1 }, { itemId: '100002', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect(await offers(mixed)).toBe(false);
    const fetched = (await order(mixed)).shipments.find(({ kind }) => kind === 'PICKUP')?.shipmentId ?? '';
    for (const to of ['READY_FOR_PICKUP', 'PICKED_UP'] as const) await moveShipment(site.shop, fetched, to, 'test');
    expect(await offers(mixed)).toBe(true);
    const card = await placed({ itemId: '100032', qty: 1, personalization: A_GIFT });
    expect((await order(card)).status).toBe('DELIVERED');
    expect(await offers(card)).toBe(false);
  });

  it.each(['group=PLACED', 'group=', 'year=abc', 'year=2026.5', 'year=0'])('refuses what is no group and no year: %s', async (query) => {
    expect((await (await sam()).get(`/cc/api/orders?${query}`)).status).toBe(400);
  });

  it('shows nobody the orders of somebody else, however it is asked for [T40]', async () => {
    const visitor = aVisitor(site);
    expect((await visitor.get('/cc/api/orders?group=ARRIVED&year=2026')).status).toBe(401);
  });
});
