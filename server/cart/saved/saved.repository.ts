import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { MAX_SAVED_ITEMS, type SavedChild, type SavedItem } from '#domain/cart/saved/saved-item.ts';
import type { Personalization } from '#domain/personalization/personalization.ts';
import { command, statement, type Db, type Tx } from '../../db/database.ts';
import { ownerColumns, type CartOwner, type PersonOwner } from '../../shoppers/index.ts';

export type SavedTuple = [
  listItemId: string,
  itemId: string,
  qty: number,
  children: SavedChild[],
  savedAtMs: number,
  personalization: Personalization | null,
];

/** The saved items of the owner ($1 within tenant $2) as one value; null when there are none. Part of the cart's own load. */
export function savedOf(owner: 'session_hash' | 'user_id'): string {
  return `(select json_agg(json_build_array(s.list_item_id, s.item_id, s.qty, s.children, (extract(epoch from s.saved_at) * 1000)::bigint, s.personalization) order by s.saved_at desc, s.list_item_id)
     from saved_items s where s.${owner} = $1 and s.tenant = $2)`;
}

export function savedFromTuple([listItemId, itemId, qty, children, savedAtMs, personalization]: SavedTuple): SavedItem {
  return { listItemId, itemId, qty, children, savedAtMs, ...(personalization !== null && { personalization }) };
}

/** $1 ids, $2 session or null, $3 user or null */
const remove = command(
  'saved_remove',
  'delete from saved_items where list_item_id = any($1::uuid[]) and (session_hash = $2 or user_id = $3)',
);

/** $1 items, $2 session or null, $3 user or null, $4 tenant */
const put = command(
  'saved_put',
  `
  insert into saved_items (list_item_id, tenant, session_hash, user_id, item_id, qty, children, saved_at, personalization)
  select r.id, $4, $2, $3, r.item, r.qty, r.children, to_timestamp(r.at / 1000.0), r.personalization
  from json_to_recordset($1::json) as r(id uuid, item text, qty int, children json, at double precision, personalization json)
  on conflict (list_item_id) do update set qty = excluded.qty, children = excluded.children`,
);

/** Stores what differs between two states of an owner's saved list. */
export async function saveSavedItems(tx: Tx, owner: CartOwner, before: readonly SavedItem[], after: readonly SavedItem[]): Promise<void> {
  const owned = ownerColumns(owner);
  const kept = new Set(after.map((item) => item.listItemId));
  const gone = before.filter((item) => !kept.has(item.listItemId)).map((item) => item.listItemId);
  if (gone.length > 0) await remove(tx, [gone, ...owned]);
  const known = new Set(before);
  const changed = after.filter((item) => !known.has(item));
  if (changed.length === 0) return;
  const rows = changed.map(({ listItemId, itemId, qty, children, savedAtMs, personalization }) => ({
    id: listItemId,
    item: itemId,
    qty,
    children,
    at: savedAtMs,
    personalization,
  }));
  await put(tx, [JSON.stringify(rows), ...owned, owner.tenant]);
}

/** $1 session, $2 tenant */
const clear = command('saved_clear', 'delete from saved_items where session_hash = $1 and tenant = $2');

/** Takes a guest's saved items away: somebody else has them now. */
export async function clearSavedOfGuest(tx: Tx, sessionHash: Buffer, tenant: string): Promise<void> {
  await clear(tx, [sessionHash, tenant]);
}

/** $1 owner, $2 tenant */
const idsOf = (name: string, owner: 'session_hash' | 'user_id') =>
  statement<{ item_id: string }>(
    name,
    `select s.item_id from saved_items s where s.${owner} = $1 and s.tenant = $2
     union select child->>'itemId' from saved_items s, json_array_elements(s.children) child where s.${owner} = $1 and s.tenant = $2`,
  );
const idsOfSession = idsOf('saved_item_ids_of_session', 'session_hash');
const idsOfUser = idsOf('saved_item_ids_of_user', 'user_id');

/** The items that an owner has saved, and what was saved along with them. */
export async function findSavedItemIds(db: Db, owner: CartOwner): Promise<string[]> {
  const rows =
    'userId' in owner ? await idsOfUser(db, [owner.userId, owner.tenant]) : await idsOfSession(db, [owner.sessionHash, owner.tenant]);
  return rows.map((row) => row.item_id);
}

/** $1 items with their quantities, $2 user, $3 tenant */
const addToAside = command(
  'saved_aside_more',
  `update saved_items s set qty = least(${MAX_LINE_QTY}, s.qty + r.qty) from json_to_recordset($1::json) as r(item text, qty int)
   where s.user_id = $2 and s.tenant = $3 and s.item_id = r.item and s.personalization is null`,
);

/** $1 as above, $2 user, $3 tenant, $4 now */
const putAsideNew = command(
  'saved_aside_new',
  `insert into saved_items (list_item_id, tenant, user_id, item_id, qty, children, saved_at)
   select gen_random_uuid(), $3, $2, r.item, r.qty, '[]', $4
   from (select item, qty, row_number() over () as n from json_to_recordset($1::json) as j(item text, qty int)
     where not exists (select from saved_items s where s.user_id = $2 and s.tenant = $3 and s.item_id = j.item and s.personalization is null)) r
   where r.n <= ${MAX_SAVED_ITEMS} - (select count(*) from saved_items s where s.user_id = $2 and s.tenant = $3)`,
);

/** Puts items into somebody's saved list, each once with all its pieces; what has no room there is left out. */
export async function saveAside(
  tx: Tx,
  { userId, tenant }: PersonOwner,
  rows: readonly { readonly itemId: string; readonly qty: number }[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const pieces = new Map<string, number>();
  for (const { itemId, qty } of rows) pieces.set(itemId, Math.min(MAX_LINE_QTY, (pieces.get(itemId) ?? 0) + qty));
  const items = JSON.stringify([...pieces].map(([item, qty]) => ({ item, qty })));
  const known = await addToAside(tx, [items, userId, tenant]);
  if (known < pieces.size) await putAsideNew(tx, [items, userId, tenant, now]);
}
