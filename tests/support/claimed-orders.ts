import type { TestShop } from './test-shop.ts';

/** Writes orders down as they are while they are being paid, without a cart, rows or money: something that holds can belong to. */
export async function claimedOrders({ database, shop }: TestShop, count: number): Promise<string[]> {
  const { rows } = await database.query<{ order_number: string }>(
    `insert into orders (order_number, cart_id, tenant, email, state, total_cents, summary, addresses, delivery_groups, claimed_at, held_until, look_at, updated_at)
     select nextval('order_numbers')::text, gen_random_uuid(), 'CONSUMER', 'guest@example.com', 'CLAIMED', 1000, '{}', '[]', '[]', $2, $2::timestamptz + interval '1 day', $2::timestamptz + interval '1 day', $2
     from generate_series(1, $1) returning order_number`,
    [count, shop.now()],
  );
  return rows.map((row) => row.order_number);
}

/** One of them. */
export async function aClaimedOrder(site: TestShop): Promise<string> {
  const [orderNumber = ''] = await claimedOrders(site, 1);
  return orderNumber;
}
