import type { TestShop } from './test-shop.ts';

/** Everything that is written of an order and its cart, row by row as text. */
export async function rowsOfOrder(site: TestShop, orderNumber: string): Promise<string[]> {
  const { rows } = await site.database.query<{ row: string }>(
    `select to_jsonb(t) - 'look_at' as row from orders t where order_number = $1
     union all select to_jsonb(t) from order_lines t where order_number = $1
     union all select to_jsonb(t) from order_payments t where order_number = $1
     union all select to_jsonb(t) from shipments t where order_number = $1
     union all select to_jsonb(t) from money_moves t where order_number = $1
     union all select to_jsonb(t) from carts t where cart_id = (select cart_id from orders where order_number = $1)`,
    [orderNumber],
  );
  return rows.map(({ row }) => JSON.stringify(row)).toSorted();
}
