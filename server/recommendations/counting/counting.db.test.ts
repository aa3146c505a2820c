import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#server/orders/fulfilment/cancel-order.ts';
import type { Db } from '#server/db/database.ts';
import { companionScore } from '#domain/recommendations/companion-score.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { countOrders } from './count-orders.ts';

const site = useShop();
const [PENS, LAMP] = ['100002', '100012'] as const;

type Counts = { readonly pairs: Record<string, number>; readonly items: Record<string, number>; readonly orders: number };

/** What is counted, as one text can hold it. */
async function counts(): Promise<Counts> {
  const { rows } = await site.database.query<Counts>(`
    select (select coalesce(jsonb_object_agg(item_id || ' ' || other_id, orders) filter (where orders <> 0), '{}') from item_pairs) as pairs,
      (select coalesce(jsonb_object_agg(item_id, orders) filter (where orders <> 0), '{}') from item_orders) as items,
      (select orders from orders_counting) as orders`);
  return rows[0] ?? { pairs: {}, items: {}, orders: 0 };
}

/** The same, counted at once from the orders themselves. */
async function expected(): Promise<Counts> {
  const { rows } = await site.database.query<Counts>(`
    with bought as (select o.order_number, l.item_id from orders o join order_lines l using (order_number)
      where l.parent_line_id is null and o.placed_at is not null and o.state in ('APPROVED', 'PLACED', 'READY_FOR_PICKUP', 'SHIPPED', 'DELIVERED', 'PICKED_UP')
      group by 1, 2)
    select (select coalesce(jsonb_object_agg(a || ' ' || b, n), '{}') from (select x.item_id as a, y.item_id as b, count(*) as n from bought x
        join bought y using (order_number) where x.item_id < y.item_id group by 1, 2) p) as pairs,
      (select coalesce(jsonb_object_agg(item_id, n), '{}') from (select item_id, count(*) as n from bought group by 1) i) as items,
      (select count(distinct order_number)::int from bought) as orders`);
  return rows[0] ?? { pairs: {}, items: {}, orders: 0 };
}

async function anOrder(): Promise<string> {
  const guest = aVisitor(site);
  await guest.add({ itemId: PENS, qty: 1 }, { itemId: LAMP, qty: 1 });
  await readyToOrder(site, guest);
  const { body } = await placeOrder(guest);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  return body.orderNumber ?? '';
}

/** An order of the past once more, under another number. */
async function copyOrder(db: Db, number: string): Promise<void> {
  await db.query({
    text: `with one as (select o from orders o where origin = 'IMPORTED' and state = 'DELIVERED' order by order_number limit 1), copied as (
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_number', $1::text, 'cart_id', gen_random_uuid(), 'changed_in', pg_current_xact_id()::text))).* from one)
    insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('order_number', $1::text, 'line_id', gen_random_uuid()))).*
      from one join order_lines l on l.order_number = (one.o).order_number`,
    values: [number],
  });
}

/** Nothing is counted that is younger than the oldest transaction of the whole server, and tests of others have some: until so many are. */
async function countedUpTo(orders: number): Promise<void> {
  for (const until = Date.now() + 15_000; Date.now() < until; await pause(100)) {
    await countOrders(site.shop);
    if ((await counts()).orders === orders) return;
  }
  expect((await counts()).orders).toBe(orders);
}

beforeAll(async () => {
  const { orders } = await expected();
  await countedUpTo(orders);
}, 60_000);

describe('what is ordered together', () => {
  it('is counted order by order: those that came to something, each once', async () => {
    const counted = await counts();
    expect(counted).toEqual(await expected());
    expect(counted.orders).toBeGreaterThan(500);
  });

  it('stays as it is when it is counted again, by two at once', async () => {
    const before = await counts();
    await Promise.all([countOrders(site.shop), countOrders(site.shop)]);
    expect(await counts()).toEqual(before);
  });

  it('takes in a new order once, and lets it go when it is canceled', async () => {
    const before = await counts();
    const number = await anOrder();
    await Promise.all([countOrders(site.shop), countOrders(site.shop)]);
    await countedUpTo(before.orders + 1);
    const after = await counts();
    expect(after.pairs[`${PENS} ${LAMP}`]).toBe((before.pairs[`${PENS} ${LAMP}`] ?? 0) + 1);
    expect(await cancelOrder(site.shop, number, 'shopper')).toBe(true);
    await countedUpTo(before.orders);
    expect(await counts()).toEqual(before);
  });

  it('does not pass over an order that is committed later than one that began after it', async () => {
    const before = await counts();
    const slow = await site.database.connect();
    try {
      await slow.query('begin');
      await copyOrder(slow, '69000001');
      await copyOrder(site.database, '69000002');
      await countOrders(site.shop);
      await slow.query('commit');
    } finally {
      slow.release();
    }
    await countedUpTo(before.orders + 2);
    expect(await counts()).toEqual(await expected());
  });

  it('begins anew in a database that was copied from another server', async () => {
    const before = await counts();
    await site.database.query("update orders_counting set after_change = '9999999999'; update orders set changed_in = '9999999990'");
    await countOrders(site.shop);
    await anOrder();
    await countedUpTo(before.orders + 1);
    expect(await counts()).toEqual(await expected());
  });

  it('keeps of each item those that stand with it most, in the order that the rule gives', async () => {
    const { rows } = await site.database.query<{ orders: number; together: number[]; other_orders: number[]; all_orders: number }>(
      'select c.*, n.orders as all_orders from item_companions c, orders_counting n where cardinality(other_ids) > 3',
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { orders: withFirst, together, other_orders: others, all_orders: orders } of rows) {
      const scores = together
        .map((count, index) => companionScore({ together: count, withFirst, withOther: others[index] ?? 0, orders }))
        .filter((score) => score > 0);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
  });
});
