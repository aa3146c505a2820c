import type { z } from 'zod';
import type {
  addListItem as addCall,
  changeListItems as changeItemsCall,
  moveListItem as moveCall,
  removeListItem as removeCall,
  replaceListItem as replaceCall,
} from '#contracts/lists/list-items.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { LIST_PAGE_SIZE } from '#domain/lists/list-limits.ts';
import { listNoteProblem, oneLine } from '#domain/lists/list-name.ts';
import { viewTiles } from '../catalog/index.ts';
import type { Tx } from '../db/database.ts';
import { keepAnswer } from '../db/kept-answers.ts';
import { transaction } from '../db/transaction.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import {
  changeItems,
  findItems,
  findQuantities,
  joinItems,
  moveItem,
  removeItem,
  removeItems,
  replaceItem,
} from './list-items.repository.ts';
import { findList, lockList, touchList, type ListRow } from './list.repository.ts';
import { listFor, signedInViewer, viewItem, viewList, type Viewer } from './list-viewer.ts';
import { knownItems, putWanted, standingOf, type Put } from './wanted-items.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.input<C['answer']>>>;
type Filled = z.input<(typeof removeCall)['answer']>;

/**
 * Adds items to a list. LIST_NOT_FOUND, FORBIDDEN: as of `listFor`; SKU_INVALID: there is no such item; INVALID_REQUEST: there is no room for all of them. Nothing is added then.
 */
export async function addListItems(shop: Shop, looking: Looking, { params, body }: Input<typeof addCall>): Answer<typeof addCall> {
  const viewer = signedInViewer(looking);
  const [found] = await findList(shop.database, [viewer.userId, viewer.tenant, params.id]);
  const before = listFor(found, viewer, 'mayEdit');
  if ('ok' in before) return before;
  const known = await knownItems(shop, looking, body.items);
  if (!known.ok) return known;
  let added: readonly Put[] = [];
  return changing({ shop, looking, viewer, listId: params.id, withMore: (list) => ({ ...list, added: [...added] }) }, async (tx, row) => {
    const put = await putWanted(tx, row.list_id, known.body, shop.now());
    if (!put.ok) return put;
    added = put.body;
    return undefined;
  });
}

/** Takes an item out of a list. LIST_NOT_FOUND, FORBIDDEN: as of `listFor`; LIST_ITEM_NOT_FOUND: it is not on it. */
export async function removeListItem(shop: Shop, looking: Looking, { params }: Input<typeof removeCall>): Answer<typeof removeCall> {
  const viewer = signedInViewer(looking);
  return changing({ shop, looking, viewer, listId: params.id, withMore: (list) => list }, async (tx, row) =>
    (await removeItem(tx, [row.list_id, params.itemId])) === 0 ? refuse('LIST_ITEM_NOT_FOUND') : undefined,
  );
}

/**
 * Says how many of its items are on a list, and what is to be known of them: of all of them, or of none. What is not on it any more is left out, and so is what somebody else has
 * changed since. LIST_NOT_FOUND, FORBIDDEN: as of `listFor`; INVALID_REQUEST: a note is too long.
 */
export async function changeListItems(
  shop: Shop,
  looking: Looking,
  { params, body }: Input<typeof changeItemsCall>,
): Answer<typeof changeItemsCall> {
  const viewer = signedInViewer(looking);
  const rows = body.items.map(({ itemId, qty, was, note }) => ({
    item: itemId,
    qty,
    was,
    note: note === undefined ? undefined : oneLine(note),
  }));
  const errors = rows.flatMap(({ item, note = '' }) => {
    const message = listNoteProblem(note);
    return message === undefined ? [] : [{ field: `note-${item}`, code: 'INVALID', message }];
  });
  if (errors.length > 0) return refuse('INVALID_REQUEST', { message: errors[0]?.message ?? '', errors: errors.slice(0, 20) });
  return changing({ shop, looking, viewer, listId: params.id, withMore: (list) => list }, async (tx, row) => {
    const values = [row.list_id, JSON.stringify(rows)];
    await removeItems(tx, values);
    await changeItems(tx, values);
    return undefined;
  });
}

/** Puts an item into another place. LIST_NOT_FOUND, FORBIDDEN: as of `listFor`; LIST_ITEM_NOT_FOUND: it is not on the list. */
export async function moveListItem(shop: Shop, looking: Looking, { params, body }: Input<typeof moveCall>): Answer<typeof moveCall> {
  const viewer = signedInViewer(looking);
  return changing({ shop, looking, viewer, listId: params.id, withMore: (list) => list }, async (tx, row) => {
    if ((await findQuantities(tx, [row.list_id, [body.itemId]])).length === 0) return refuse('LIST_ITEM_NOT_FOUND');
    await moveItem(tx, [row.list_id, body.itemId, body.place]);
    return undefined;
  });
}

const SUCCESSOR_URL = /^\/product_(.+)$/;

/** Puts what replaces an item into its place. LIST_NOT_FOUND, FORBIDDEN: as of `listFor`; LIST_ITEM_NOT_FOUND: it is not on the list, or nothing replaces it that the caller may buy. */
export async function replaceListItem(shop: Shop, looking: Looking, { params }: Input<typeof replaceCall>): Answer<typeof replaceCall> {
  const viewer = signedInViewer(looking);
  const [old] = await viewTiles(shop, looking.shopper, [params.itemId]);
  const replacement = SUCCESSOR_URL.exec(old?.restrictionDetails?.alternateItemURL ?? '')?.[1] ?? '';
  const [tile] = replacement === '' ? [] : await viewTiles(shop, looking.shopper, [replacement]);
  return changing({ shop, looking, viewer, listId: params.id, withMore: (list) => ({ ...list, replacement }) }, async (tx, row) => {
    const found = await findQuantities(tx, [row.list_id, [params.itemId, replacement]]);
    if (tile === undefined || !found.some((one) => one.item_id === params.itemId)) return refuse('LIST_ITEM_NOT_FOUND');
    if (found.length === 2) {
      await joinItems(tx, [row.list_id, params.itemId, replacement]);
      await removeItem(tx, [row.list_id, params.itemId]);
      return undefined;
    }
    const { cents, isInStock } = standingOf(tile);
    await replaceItem(tx, [row.list_id, params.itemId, replacement, cents, isInStock, shop.now()]);
    return undefined;
  });
}

type Changing<More> = {
  readonly shop: Shop;
  readonly looking: Looking;
  readonly viewer: Viewer;
  readonly listId: string;
  /** What the answer says beside the list. */
  readonly withMore: (list: Filled) => More;
};

/** Changes what is on a list, which is held meanwhile, and answers it with the first of its items. */
async function changing<More>(
  { shop, looking, viewer, listId, withMore }: Changing<More>,
  change: (tx: Tx, row: ListRow) => Promise<Reply<never> | undefined>,
): Promise<Reply<More>> {
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
    const reply = answer(withMore({ ...list, listItems: items.map((item) => viewItem(item, list)) }));
    const kept = looking.keepAnswer?.(reply);
    if (kept !== undefined) await keepAnswer(tx, kept);
    return reply;
  });
}
