import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { addListItem as addCall, changeListItems as changeItemsCall, removeListItem as removeCall } from '#contracts/lists/lists.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { LIST_PAGE_SIZE, MOST_LIST_ITEMS } from '#domain/lists/list-limits.ts';
import { viewTiles } from '../catalog/index.ts';
import type { Tx } from '../db/database.ts';
import { keepAnswer } from '../db/kept-answers.ts';
import { transaction } from '../db/transaction.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import {
  countNew,
  findItems,
  findList,
  lockList,
  putItems,
  removeItem,
  setQuantities,
  touchList,
  type ListRow,
} from './list.repository.ts';
import { listFor, signedInViewer, viewItem, viewList, type Viewer } from './list-viewer.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.input<C['answer']>>>;
type Wanted = readonly { readonly itemId: string; readonly qty: number }[];

const FULL_TEXT = `A list has room for ${MOST_LIST_ITEMS.toLocaleString('en-US')} items.`;

/** SKU_INVALID where there is an item that the shop does not have, or not for this shopper; undefined: there is none. */
export async function unknownItems(shop: Shop, { shopper }: Pick<Looking, 'shopper'>, wanted: Wanted): Promise<Reply<never> | undefined> {
  if (wanted.length === 0) return undefined;
  const ids = [...new Set(wanted.map(({ itemId }) => itemId.trim()))];
  const known = new Set((await viewTiles(shop, shopper, ids)).map((tile) => tile.itemId));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return undefined;
  const errors = missing.slice(0, 20).map((id) => ({ field: id, code: 'SKU_INVALID', message: `There is no item ${id}.` }));
  return refuse('SKU_INVALID', { message: errors[0]?.message ?? '', errors });
}

/** Puts items on a list, each once with all its pieces. The caller has it locked, or has just made it. */
export async function putWanted(tx: Tx, listId: string, wanted: Wanted, now: Date): Promise<void> {
  const pieces = new Map<string, number>();
  for (const { itemId, qty } of wanted) pieces.set(itemId.trim(), Math.min(MAX_LINE_QTY, (pieces.get(itemId.trim()) ?? 0) + qty));
  const rows = [...pieces].map(([item, qty], at) => ({ id: randomUUID(), item, qty, at: at + 1 }));
  await putItems(tx, [listId, JSON.stringify(rows), now]);
}

/**
 * Adds items to a list. LIST_NOT_FOUND, FORBIDDEN: as of `listFor`; SKU_INVALID: there is no such item; INVALID_REQUEST: there is no room for all of them. Nothing is added then.
 */
export async function addListItems(shop: Shop, looking: Looking, { params, body }: Input<typeof addCall>): Answer<typeof addCall> {
  const viewer = signedInViewer(looking);
  const [found] = await findList(shop.database, [viewer.userId, viewer.tenant, params.id]);
  const before = listFor(found, viewer, 'mayEdit');
  if ('ok' in before) return before;
  const unknown = await unknownItems(shop, looking, body.items);
  if (unknown !== undefined) return unknown;
  return changing(shop, looking, viewer, params.id, async (tx, row) => {
    const ids = [...new Set(body.items.map(({ itemId }) => itemId.trim()))];
    const [count] = await countNew(tx, [row.list_id, ids]);
    if ((count?.n ?? 0) + (count?.fresh ?? 0) > MOST_LIST_ITEMS)
      return refuse('INVALID_REQUEST', { message: FULL_TEXT, errors: [{ field: 'items', code: 'INVALID', message: FULL_TEXT }] });
    await putWanted(tx, row.list_id, body.items, shop.now());
    return undefined;
  });
}

/** Takes an item out of a list. LIST_NOT_FOUND, FORBIDDEN: as of `listFor`; LIST_ITEM_NOT_FOUND: it is not on it. */
export async function removeListItem(shop: Shop, looking: Looking, { params }: Input<typeof removeCall>): Answer<typeof removeCall> {
  const viewer = signedInViewer(looking);
  return changing(shop, looking, viewer, params.id, async (tx, row) =>
    (await removeItem(tx, [row.list_id, params.itemId])) === 0 ? refuse('LIST_ITEM_NOT_FOUND') : undefined,
  );
}

/** Says how many of its items are on a list: of all of them, or of none. What is not on it any more is left out. LIST_NOT_FOUND, FORBIDDEN: as of `listFor`. */
export async function changeListItems(
  shop: Shop,
  looking: Looking,
  { params, body }: Input<typeof changeItemsCall>,
): Answer<typeof changeItemsCall> {
  const viewer = signedInViewer(looking);
  return changing(shop, looking, viewer, params.id, async (tx, row) => {
    await setQuantities(tx, [row.list_id, JSON.stringify(body.items.map(({ itemId, qty }) => ({ item: itemId, qty })))]);
    return undefined;
  });
}

/** Changes what is on a list, which is held meanwhile, and answers it with the first of its items. */
async function changing(
  shop: Shop,
  looking: Looking,
  viewer: Viewer,
  listId: string,
  change: (tx: Tx, row: ListRow) => Promise<Reply<never> | undefined>,
): Answer<typeof addCall> {
  const seats = await reserve(shop, [{ kind: 'LIST_CHANGE', subject: viewer.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  return transaction(shop.database, async (tx) => {
    const [found] = await lockList(tx, [viewer.userId, viewer.tenant, listId]);
    const row = listFor(found, viewer, 'mayEdit');
    if ('ok' in row) return row;
    const refused = await change(tx, row);
    if (refused !== undefined) return refused;
    await touchList(tx, [row.list_id, shop.now()]);
    const [after] = await findList(tx, [viewer.userId, viewer.tenant, row.list_id]);
    const items = await findItems(tx, [row.list_id, LIST_PAGE_SIZE, 0, 'position asc']);
    const list = viewList(after ?? row, viewer);
    const reply = answer({ ...list, listItems: items.map((item) => viewItem(item, list)) });
    const kept = looking.keepAnswer?.(reply);
    if (kept !== undefined) await keepAnswer(tx, kept);
    return reply;
  });
}
