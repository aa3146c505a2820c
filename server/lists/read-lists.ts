import type { z } from 'zod';
import type { getList as getCall, getListCardData as cardCall, getLists as listsCall } from '#contracts/lists/lists.ts';
import type { getItemsOfLists as itemsCall } from '#contracts/lists/list-items.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { isOnePress } from '#domain/catalog/adding/one-press.ts';
import { creatableLevels } from '#domain/lists/list-access.ts';
import { LIST_PAGE_SIZE, LISTS_IN_HEADER, MOST_FAVORITES, MOST_LIST_ITEMS, MOST_LISTS } from '#domain/lists/list-limits.ts';
import { viewTiles } from '../catalog/index.ts';
import { behindEachOther } from '../db/transaction.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { findItems, findItemsOf, findOwnItems } from './list-items.repository.ts';
import { countLists, countOwn, findFavorites, findList, findLists, findListsOfHeader } from './list.repository.ts';
import { readLink } from './list-link.ts';
import { listFor, listViewerOf, lookerValues, signedInViewer, viewItem, viewList } from './list-viewer.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.input<C['answer']>>>;

/** The lists that somebody may see. INVALID_REQUEST: what is looked for is no base64 of UTF-8. */
export async function getLists(shop: Shop, looking: Looking, { query }: Pick<Input<typeof listsCall>, 'query'>): Answer<typeof listsCall> {
  const viewer = signedInViewer(looking);
  const { sortBy, sortOrder, size, page, access, responseType, ignoreList, favorite } = query;
  const part = query.search === undefined ? null : readSearch(query.search);
  if (part === undefined)
    return refuse('INVALID_REQUEST', { errors: [{ field: 'search', code: 'INVALID', message: 'Not base64 of UTF-8' }] });
  const wanted = [...lookerValues(viewer), access, part, ignoreList ?? null, favorite === true] as const;
  const [rows, [count], favorites, [own]] = await behindEachOther(shop.database, (db) => [
    findLists(db, [...wanted, size, (page - 1) * size, `${sortBy} ${sortOrder}`]),
    countLists(db, [...wanted]),
    findFavorites(db, [...lookerValues(viewer)]),
    countOwn(db, [viewer.userId, viewer.tenant]),
  ]);
  const items = responseType === 'WHOLE' ? await findItemsOf(shop.database, [rows.map((row) => row.list_id), LIST_PAGE_SIZE]) : [];
  const shoppingLists = rows.map((row) => {
    const list = viewList(row, viewer);
    if (responseType !== 'WHOLE') return list;
    return { ...list, listItems: items.filter((item) => item.list_id === row.list_id).map((item) => viewItem(item, list)) };
  });
  return answer({
    shoppingLists,
    metadata: metadata(count?.n ?? 0, { page, size }),
    favorites: favorites.map((one) => one.list_id),
    maxFavoriteReached: favorites.length >= MOST_FAVORITES,
    availableAccessLevel: [...creatableLevels(viewer)],
    readOnly: (own?.n ?? 0) >= MOST_LISTS,
  });
}

function metadata(totalItems: number, { page, size }: { readonly page: number; readonly size: number }) {
  return { pagination: { page, size, totalPages: Math.max(1, Math.ceil(totalItems / size)) }, totalItems };
}

/** The text of base64 in either alphabet; undefined: it is none. */
function readSearch(encoded: string): string | undefined {
  const bytes = Buffer.from(encoded, 'base64');
  const plain = encoded.trim().replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (bytes.toString('base64').replace(/=+$/, '') !== plain) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '').normalize('NFC').trim();
  } catch {
    return undefined;
  }
}

/** The items of all of somebody's own lists. */
export async function getItemsOfLists(shop: Shop, looking: Looking, { query }: Input<typeof itemsCall>): Answer<typeof itemsCall> {
  const { userId, tenant } = signedInViewer(looking);
  const seats = await reserve(shop, [{ kind: 'LIST_ITEMS', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const rows = await findOwnItems(shop.database, [userId, tenant, query.ignoreList ?? null, query.itemId ?? null]);
  return answer({
    listItems: rows.map((row) => ({ listId: row.list_id, listItemId: row.list_item_id, itemId: row.item_id, qty: row.qty })),
  });
}

/** One list with a page of its items as tiles. LIST_NOT_FOUND, FORBIDDEN: as of `listFor`. */
export async function getList(
  shop: Shop,
  looking: Looking,
  { params, query }: Pick<Input<typeof getCall>, 'params' | 'query'>,
): Answer<typeof getCall> {
  const viewer = signedInViewer(looking);
  const [found] = await findList(shop.database, [viewer.userId, viewer.tenant, params.id]);
  const row = listFor(found, viewer, 'maySee');
  if ('ok' in row) return row;
  const { page, size, sortBy, sortOrder, inStock = false } = query;
  // Whether something can be ordered is known of its tile alone: where that is asked for all of them are looked at.
  const [most, behind] = inStock ? [MOST_LIST_ITEMS, 0] : [size, (page - 1) * size];
  const items = await findItems(shop.database, [row.list_id, most, behind, `${sortBy} ${sortOrder}`]);
  const tiles = await viewTiles(
    shop,
    looking.shopper,
    items.map((item) => item.item_id),
  );
  const tileOf = new Map(tiles.map((tile) => [tile.itemId, tile]));
  const list = viewList(row, viewer);
  const link = await readLink(shop, looking, { row, mayManage: list.mayManage });
  const rows = items.map((item) => ({ ...viewItem(item, list), tile: tileOf.get(item.item_id) ?? null }));
  if (!inStock) return answer({ ...list, link, listItems: rows, metadata: metadata(row.total, { page, size }) });
  const open = rows.filter(({ tile }) => tile !== null && isOnePress(tile));
  return answer({ ...list, link, listItems: open.slice((page - 1) * size, page * size), metadata: metadata(open.length, { page, size }) });
}

/** The lists of the header. */
export async function getListCardData(shop: Shop, looking: Looking): Answer<typeof cardCall> {
  const viewer = listViewerOf(looking);
  const rows = viewer === undefined ? [] : await findListsOfHeader(shop.database, [...lookerValues(viewer), LISTS_IN_HEADER]);
  return answer({ listsData: { lists: viewer === undefined ? [] : rows.map((row) => viewList(row, viewer)) } });
}
