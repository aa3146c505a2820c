import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import type { RowRefused, RowWanted } from './file-rows.ts';
import { MOST_LIST_ITEMS } from './list-limits.ts';

/** What decides whether a row goes onto a list. */
export type Room = {
  readonly isSold: (itemId: string) => boolean;
  /** What is on the list already, and how many of it. */
  readonly has: ReadonlyMap<string, number>;
  /** So many more items it holds. */
  readonly room: number;
};

/** What of the rows goes onto a list, an item once with all its pieces and its last note, and why others do not. */
export function fitRows(
  wanted: readonly RowWanted[],
  { isSold, has, room }: Room,
): { readonly pieces: ReadonlyMap<string, number>; readonly notes: ReadonlyMap<string, string>; readonly refused: readonly RowRefused[] } {
  const pieces = new Map<string, number>();
  const notes = new Map<string, string>();
  const refused: RowRefused[] = [];
  let left = room;
  for (const { line, itemId, qty, note } of wanted) {
    const before = pieces.get(itemId) ?? 0;
    const isNew = before === 0 && !has.has(itemId);
    const why = whyNot({ isSold: isSold(itemId), hasRoom: !isNew || left > 0, qty: (has.get(itemId) ?? 0) + before + qty });
    if (why !== undefined) {
      refused.push({ line, itemId, why });
      continue;
    }
    if (isNew) left -= 1;
    pieces.set(itemId, before + qty);
    if (note !== '') notes.set(itemId, note);
  }
  return { pieces, notes, refused };
}

function whyNot({ isSold, hasRoom, qty }: { isSold: boolean; hasRoom: boolean; qty: number }): string | undefined {
  if (!isSold) return 'We don’t sell an item with this number';
  if (!hasRoom) return `The list is full: it has room for ${MOST_LIST_ITEMS.toLocaleString('en-US')} items`;
  return qty > MAX_LINE_QTY ? `More than ${MAX_LINE_QTY.toLocaleString('en-US')} of this item` : undefined;
}
