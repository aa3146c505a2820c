import type { Companions } from '#domain/recommendations/choose.ts';
import { statement, type Db } from '../../db/database.ts';

type Row = { item_id: string; orders: number; other_ids: string[]; together: number[]; other_orders: number[]; all_orders: number };

/** $1 items */
const companionsOfItems = statement<Row>(
  'item_companions',
  `select c.*, n.orders as all_orders from item_companions c, orders_counting n where c.item_id = any($1::text[])`,
);

/** What orders say of some items: what stands with each, and how many orders there are in all. (server/recommendations counts them) */
export type Counted = { readonly companions: readonly Companions[]; readonly orders: number };

export async function findCompanions(db: Db, itemIds: readonly string[]): Promise<Counted> {
  const rows = await companionsOfItems(db, [itemIds]);
  return {
    orders: rows[0]?.all_orders ?? 0,
    companions: rows.map((row) => ({
      itemId: row.item_id,
      orders: row.orders,
      others: row.other_ids.map((itemId, index) => ({
        itemId,
        together: row.together[index] ?? 0,
        orders: row.other_orders[index] ?? 0,
      })),
    })),
  };
}

/** $1 how many orders tell at least, $2 how many items */
const trending = statement<{ item_id: string }>(
  'trending_items',
  'select item_id from item_orders where orders >= $1 order by heat desc, item_id limit $2',
);

/** What is ordered most these days, by whomever. */
export async function findTrending(db: Db, fewest: number, most: number): Promise<string[]> {
  return (await trending(db, [fewest, most])).map((row) => row.item_id);
}
