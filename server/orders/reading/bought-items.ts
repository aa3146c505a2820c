import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { CAME_TO_NOTHING } from '#domain/orders/order-states.ts';
import { statement, type Db } from '../../db/database.ts';

/** So many orders are looked at, the newest: what was bought before is hardly wanted again. */
const MOST_ORDERS = 100;
const MOST_ITEMS = 300;

/** $1 person, $2 site, $3 states of orders that came to nothing */
const boughtItems = statement<{ item_id: string }>(
  'bought_items',
  `
  select l.item_id from order_lines l join (
    select order_number, placed_at from orders where user_id = $1 and tenant = $2 and placed_at is not null
      and state <> all ($3::text[])
    order by placed_at desc limit ${MOST_ORDERS}) o using (order_number)
  where l.parent_line_id is null group by l.item_id order by max(o.placed_at) desc, l.item_id limit ${MOST_ITEMS}`,
);

/** Ids of what somebody has bought on a site, the latest first, without orders that came to nothing. */
export async function findBoughtItems(db: Db, userId: string, tenant: Tenant): Promise<string[]> {
  return (await boughtItems(db, [userId, tenant, CAME_TO_NOTHING])).map((row) => row.item_id);
}
