import type { SavedChild, SavedItem } from '#domain/cart/saved-item.ts';
import { command, type Tx } from '../db/database.ts';
import type { CartOwner } from './cart.repository.ts';

export type SavedTuple = [listItemId: string, itemId: string, qty: number, children: SavedChild[], savedAtMs: number];

/** The saved items of the owner ($1 within tenant $2) as one value; null when there are none. Part of the cart's own load. */
export function savedOf(owner: 'session_hash' | 'user_id'): string {
  return `(select json_agg(json_build_array(s.list_item_id, s.item_id, s.qty, s.children, (extract(epoch from s.saved_at) * 1000)::bigint) order by s.saved_at desc, s.list_item_id)
     from saved_items s where s.${owner} = $1 and s.tenant = $2)`;
}

export function savedFromTuple([listItemId, itemId, qty, children, savedAtMs]: SavedTuple): SavedItem {
  return { listItemId, itemId, qty, children, savedAtMs };
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
  insert into saved_items (list_item_id, tenant, session_hash, user_id, item_id, qty, children, saved_at)
  select r.id, $4, $2, $3, r.item, r.qty, r.children, to_timestamp(r.at / 1000.0) from json_to_recordset($1::json) as r(id uuid, item text, qty int, children json, at double precision)
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
  const rows = changed.map(({ listItemId, itemId, qty, children, savedAtMs }) => ({
    id: listItemId,
    item: itemId,
    qty,
    children,
    at: savedAtMs,
  }));
  await put(tx, [JSON.stringify(rows), ...owned, owner.tenant]);
}

/** $1 session, $2 user, $3 tenant, $4 the most that a list holds: the items of a guest's visit become the person's, as far as there is room. */
const hand = command(
  'saved_hand_over',
  `
  update saved_items s set session_hash = null, user_id = $2
  where s.list_item_id in (
    select g.list_item_id from saved_items g where g.session_hash = $1 and g.tenant = $3
      and not exists (select 1 from saved_items o where o.user_id = $2 and o.tenant = $3 and o.item_id = g.item_id)
    order by g.saved_at desc limit greatest(0, $4 - (select count(*) from saved_items o where o.user_id = $2 and o.tenant = $3))
  )`,
);
/** $1 session, $2 user, $3 tenant: of what both have saved, the person's row takes the pieces. */
const unite = command(
  'saved_unite',
  `
  update saved_items o set qty = least(9999, o.qty + g.qty) from saved_items g
  where g.session_hash = $1 and g.tenant = $3 and o.user_id = $2 and o.tenant = $3 and o.item_id = g.item_id`,
);
const clear = command('saved_clear', 'delete from saved_items where session_hash = $1 and tenant = $2');

/** Hands a guest's saved items over to the person that the guest turned out to be. */
export async function handOverSavedItems(
  tx: Tx,
  { sessionHash, userId, tenant, most }: { sessionHash: Buffer; userId: string; tenant: string; most: number },
): Promise<boolean> {
  const united = await unite(tx, [sessionHash, userId, tenant]);
  const handed = await hand(tx, [sessionHash, userId, tenant, most]);
  await clear(tx, [sessionHash, tenant]);
  return united + handed > 0;
}

function ownerColumns(owner: CartOwner): [Buffer | null, string | null] {
  return 'userId' in owner ? [null, owner.userId] : [owner.sessionHash, null];
}
