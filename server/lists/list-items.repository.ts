import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { command, statement } from '../db/database.ts';

export type ListItemRow = {
  readonly list_id: string;
  readonly list_item_id: string;
  readonly item_id: string;
  readonly qty: number;
  readonly note: string;
  readonly price_cents: number | null;
  readonly was_in_stock: boolean | null;
};

const COLUMNS = 's.list_id, s.list_item_id, s.item_id, s.qty, s.note, s.price_cents, s.was_in_stock';

/**
 * The quantities come on top of those that are there, and what it costs now is what it cost then. Gives what there is of each now.
 * $1 list, $2 rows as JSON: id, item, qty, at, cents, stock; $3 now
 */
export const putItems = statement<{ item_id: string; qty: number }>(
  'list_items_put',
  `insert into shopping_list_items (list_item_id, list_id, item_id, qty, position, added_at, price_cents, was_in_stock)
   select r.id, $1, r.item, r.qty, coalesce((select max(position) from shopping_list_items where list_id = $1), 0) + r.at, $3, r.cents, r.stock
   from json_to_recordset($2::json) as r(id uuid, item text, qty int, at int, cents int, stock boolean)
   on conflict (list_id, item_id) do update set qty = least(${MAX_LINE_QTY}, shopping_list_items.qty + excluded.qty), added_at = excluded.added_at,
     price_cents = excluded.price_cents, was_in_stock = excluded.was_in_stock
   returning item_id, qty`,
);
/** $1 list */
export const countItems = statement<{ n: number }>(
  'list_items_count',
  'select count(*)::int as n from shopping_list_items where list_id = $1',
);
/** How many there are of some of its items. $1 list, $2 items */
export const findQuantities = statement<{ item_id: string; qty: number }>(
  'list_items_some',
  'select item_id, qty from shopping_list_items where list_id = $1 and item_id = any ($2::text[])',
);
/** $1 list, $2 number or id of the row */
export const removeItem = command(
  'list_item_remove',
  'delete from shopping_list_items where list_id = $1 and (item_id = $2 or list_item_id::text = $2)',
);
/** What says no quantity or no note keeps the one that it has. $1 list, $2 rows as JSON: item, qty, was, note */
export const changeItems = command(
  'list_items_change',
  `update shopping_list_items s set qty = coalesce(nullif(r.qty, 0), s.qty), note = coalesce(r.note, s.note)
   from json_to_recordset($2::json) as r(item text, qty int, was int, note text) where s.list_id = $1 and s.item_id = r.item and (r.was is null or s.qty = r.was)`,
);
/** Those of which there are to be none. $1 list, $2 rows as JSON: item, qty, was */
export const removeItems = command(
  'list_items_remove',
  `delete from shopping_list_items s using json_to_recordset($2::json) as r(item text, qty int, was int)
   where s.list_id = $1 and s.item_id = r.item and r.qty = 0 and (r.was is null or s.qty = r.was)`,
);
/** Gives all of them a place anew: one the nth, the others around it as they were. $1 list, $2 item, $3 its place from 1 on */
export const moveItem = command(
  'list_item_move',
  `update shopping_list_items s set position = r.place
   from (select item_id, case when item_id = $2 then least($3::int, total) else others + (others >= $3::int)::int end as place
         from (select item_id, row_number() over (partition by item_id = $2 order by position, item_id)::int as others, count(*) over ()::int as total
               from shopping_list_items where list_id = $1) o) r
   where s.list_id = $1 and s.item_id = r.item_id and s.position <> r.place`,
);
/** $1 list, $2 item, $3 what comes in its place, $4 its price in cents, $5 whether it is there, $6 now */
export const replaceItem = command(
  'list_item_replace',
  'update shopping_list_items set item_id = $3, price_cents = $4, was_in_stock = $5, added_at = $6 where list_id = $1 and item_id = $2',
);
/** Adds the pieces of one item to another one, which is there, too. $1 list, $2 from, $3 to */
export const joinItems = command(
  'list_items_join',
  `update shopping_list_items s set qty = least(${MAX_LINE_QTY}, s.qty + o.qty), note = case when s.note = '' then o.note else s.note end
   from shopping_list_items o where s.list_id = $1 and s.item_id = $3 and o.list_id = $1 and o.item_id = $2`,
);
/** $1 list, $2 most, $3 behind so many, $4 by what and how */
export const findItems = statement<ListItemRow>(
  'list_items',
  `select ${COLUMNS} from shopping_list_items s join items i using (item_id) where s.list_id = $1
   order by case $4 when 'position asc' then s.position end, case $4 when 'position desc' then s.position end desc, case $4 when 'modified asc' then s.added_at end,
     case $4 when 'modified desc' then s.added_at end desc, case $4 when 'name asc' then lower(i.name) end, case $4 when 'name desc' then lower(i.name) end desc, s.position, s.item_id
   limit $2 offset $3`,
);
/** The first of each. $1 lists, $2 most of each */
export const findItemsOf = statement<ListItemRow>(
  'lists_items',
  `select ${COLUMNS} from unnest($1::uuid[]) w(list_id)
     cross join lateral (select * from shopping_list_items i where i.list_id = w.list_id order by i.position, i.item_id limit $2) s`,
);
/** $1 user, $2 site, $3 a list that is left out, $4 an item, null: all */
export const findOwnItems = statement<ListItemRow>(
  'lists_own_items',
  `select ${COLUMNS} from shopping_lists l join shopping_list_items s using (list_id)
   where l.owner_id = $1 and l.tenant = $2 and ($3::text is null or l.list_id::text <> $3)
     and ($4::text is null or s.item_id = $4) order by l.created_at, l.list_id, s.position, s.item_id`,
);
