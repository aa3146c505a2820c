import type { ShownCart } from '#app/local-cart/shown-cart.ts';
import { unpackRow } from '#app/cart/rows/packed-rows.ts';
import type { RowView } from '#app/cart/rows/row-view.ts';
import type { GoneRow } from '#app/local-cart/gone-rows.ts';

/** A row of the mini cart: one of the cart, which may be on its way out, or one that has just gone. */
export type MiniRow =
  | { readonly kind: 'row'; readonly lineId: string; readonly row: RowView; readonly isLeaving: boolean }
  | { readonly kind: 'gone'; readonly lineId: string; readonly gone: GoneRow };

/**
 * The order in which rows are looked at: what was touched last comes first when the mini cart opens, and then nothing moves under the hand.
 * What is new comes on top; what came back stands where it stood.
 *
 * @param before the order so far, empty when it opens.
 */
export function miniOrder(
  before: readonly string[],
  latestFirst: readonly string[],
  returned: ReadonlyMap<string, string>,
): readonly string[] {
  const kept = before.map((id) => returned.get(id) ?? id);
  const fresh = latestFirst.filter((id) => !kept.includes(id));
  return fresh.length === 0 && kept.every((id, index) => id === before[index]) ? before : [...fresh, ...kept];
}

/** The rows in an order: those of the cart, and those that are on their way out or have just gone. */
export function miniRows(cart: ShownCart | undefined, gone: readonly GoneRow[], order: readonly string[]): MiniRow[] {
  const lists = cart?.state === 'FILLED' ? [cart.cart.added, ...cart.cart.groups.map(({ rows }) => rows)] : [];
  const byId = new Map<string, MiniRow>();
  for (const one of gone) {
    if (one.parentId !== undefined || one.text === undefined) continue;
    const { lineId } = one;
    if (one.phase !== 'leaving') byId.set(lineId, { kind: 'gone', lineId, gone: one });
    else byId.set(lineId, { kind: 'row', lineId, row: unpackRow(one.text), isLeaving: true });
  }
  for (const { lineId, text } of lists.flat())
    if (!byId.has(lineId)) byId.set(lineId, { kind: 'row', lineId, row: unpackRow(text), isLeaving: false });
  return order.flatMap((id) => byId.get(id) ?? []);
}
