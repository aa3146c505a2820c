import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { CAME_TO_NOTHING, NOT_BOUGHT } from '#domain/orders/order-states.ts';
import { pastPurchaseBadge } from '#domain/catalog/label-truncation.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { statement, type Db } from '../../db/database.ts';

/** So many orders are looked at, the newest: what was bought before is hardly wanted again. */
const MOST_ORDERS = 100;
const MOST_ITEMS = 300;

/** $1 person, $2 site, $3 states of orders that came to nothing */
const boughtItems = statement<{ item_id: string; at: Date }>(
  'bought_items',
  `
  select l.item_id, max(o.placed_at) as at from order_lines l join (
    select order_number, placed_at from orders where user_id = $1 and tenant = $2 and placed_at is not null
      and state <> all ($3::text[])
    order by placed_at desc limit ${MOST_ORDERS}) o using (order_number)
  where l.parent_line_id is null group by l.item_id order by max(o.placed_at) desc, l.item_id limit ${MOST_ITEMS}`,
);

/** What somebody has bought on a site, by its id, and when last: the latest first, without orders that came to nothing. */
export async function findBoughtItems(db: Db, userId: string, tenant: Tenant): Promise<ReadonlyMap<string, Date>> {
  return new Map((await boughtItems(db, [userId, tenant, CAME_TO_NOTHING])).map((row) => [row.item_id, row.at]));
}

/** $1 person, $2 item, $3 states of orders by which nothing was bought */
const boughtOne = statement<{ has_bought: boolean }>(
  'bought_item',
  `select exists (select from order_lines l join orders o using (order_number)
    where l.item_id = $2 and o.user_id = $1 and o.placed_at is not null and o.state <> all ($3::text[])) as has_bought`,
);

/** Whether somebody has bought an item, on whichever site; what came back was bought, too. */
export async function hasBoughtItem(db: Db, userId: string, itemId: string): Promise<boolean> {
  return (await boughtOne(db, [userId, itemId, NOT_BOUGHT]))[0]?.has_bought === true;
}

/** $1 person, $2 states of orders by which nothing was bought, $3 items that are left out, $4 how many */
const boughtOthers = statement<{ item_id: string; at: Date }>(
  'bought_others',
  `select l.item_id, max(o.placed_at) as at from order_lines l join orders o using (order_number)
  where o.user_id = $1 and o.placed_at is not null and o.state <> all ($2::text[]) and l.parent_line_id is null and l.item_id <> all ($3::text[])
  group by l.item_id order by max(o.placed_at) desc, l.item_id limit $4`,
);

/** What somebody has bought besides some items, on whichever site, and when last: the latest first. */
export function findOtherBoughtItems(db: Db, userId: string, without: readonly string[], most: number) {
  return boughtOthers(db, [userId, NOT_BOUGHT, without, most]);
}

/** When that was, for the people of the place they live at: 'Purchased Mar, 2025'. (S3-63) */
export function purchasedText(at: Date, zone: string): string | undefined {
  return pastPurchaseBadge(localTime(at.getTime(), zone).date);
}
