import { randomUUID } from 'node:crypto';
import type { ProductTile } from '#contracts/catalog.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { isOnePress } from '#domain/catalog/adding/one-press.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { MOST_LIST_ITEMS } from '#domain/lists/list-limits.ts';
import { viewTiles } from '../catalog/index.ts';
import type { Tx } from '../db/database.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { countItems, findQuantities, putItems } from './list-items.repository.ts';

/** An item that is to be put on a list, as it is sold now to whoever puts it there: that is kept with it. */
export type WantedItem = { readonly itemId: string; readonly qty: number; readonly cents: number | null; readonly isInStock: boolean };

const FULL_TEXT = `A list has room for ${MOST_LIST_ITEMS.toLocaleString('en-US')} items.`;

/** How an item stands for whoever looks: what is kept beside it. */
export function standingOf({ priceValue, ...tile }: ProductTile): Pick<WantedItem, 'cents' | 'isInStock'> {
  return { cents: priceValue === null ? null : Math.round(priceValue * 100), isInStock: isOnePress(tile) };
}

/** Each item once with all its pieces. SKU_INVALID: there is one that the shop does not have, or not for this shopper. */
export async function knownItems(
  shop: Shop,
  { shopper }: Pick<Looking, 'shopper'>,
  wanted: readonly { readonly itemId: string; readonly qty: number }[],
): Promise<Reply<WantedItem[]>> {
  const pieces = new Map<string, number>();
  for (const { itemId, qty } of wanted) pieces.set(itemId.trim(), Math.min(MAX_LINE_QTY, (pieces.get(itemId.trim()) ?? 0) + qty));
  if (pieces.size === 0) return answer([]);
  const tiles = new Map((await viewTiles(shop, shopper, [...pieces.keys()])).map((tile) => [tile.itemId, tile]));
  const missing = [...pieces.keys()].filter((id) => !tiles.has(id));
  if (missing.length > 0) {
    const errors = missing.map((id) => ({ field: id, code: 'SKU_INVALID', message: `There is no item ${id}.` }));
    return refuse('SKU_INVALID', { message: errors[0]?.message ?? '', errors });
  }
  return answer(
    [...pieces].flatMap(([itemId, qty]) => {
      const tile = tiles.get(itemId);
      return tile === undefined ? [] : [{ itemId, qty, ...standingOf(tile) }];
    }),
  );
}

/** What was put on a list: how many there were before, and are now. */
export type Put = { readonly itemId: string; readonly before: number; readonly qty: number };

/** Puts items on a list, which the caller has locked or has just made. INVALID_REQUEST: there is no room for all of them; then none is put. */
export async function putWanted(tx: Tx, listId: string, wanted: readonly WantedItem[], now: Date): Promise<Reply<Put[]>> {
  const before = new Map((await findQuantities(tx, [listId, wanted.map(({ itemId }) => itemId)])).map((row) => [row.item_id, row.qty]));
  const [count] = await countItems(tx, [listId]);
  if ((count?.n ?? 0) + wanted.length - before.size > MOST_LIST_ITEMS)
    return refuse('INVALID_REQUEST', { message: FULL_TEXT, errors: [{ field: 'items', code: 'INVALID', message: FULL_TEXT }] });
  const rows = wanted.map(({ itemId, qty, cents, isInStock }, at) => ({
    id: randomUUID(),
    item: itemId,
    qty,
    at: at + 1,
    cents,
    stock: isInStock,
  }));
  const put = await putItems(tx, [listId, JSON.stringify(rows), now]);
  return answer(put.map(({ item_id: itemId, qty }) => ({ itemId, before: before.get(itemId) ?? 0, qty })));
}
