import { refuse, type Reply } from '#contracts/door.ts';
import { WANTED_BY_ITSELF } from '#domain/cart/add-to-cart.ts';
import { replaceRow } from '#domain/cart/replace-row.ts';
import { changeContext } from '../change-context.ts';
import type { OpenCart } from '../opened-cart.ts';

/** Another item in the place of a row; as many as the row has, where no quantity is said. */
export type RowSwap = { readonly lineId: string; readonly itemId: string; readonly qty: number | undefined };

/** The row that was, and the one that is there in its place with what it holds. */
export type SwappedRow = { readonly from: string; readonly to: string; readonly itemId: string };
type Swapped = { readonly open: OpenCart; readonly swapped: readonly SwappedRow[] };

/**
 * Puts other items in the place of rows, each delivered as the row was. All of them, or none. With the cart: the row that each went into.
 *
 * Refused: CART_ITEM_ID_NOT_FOUND (no such row), INVALID_ITEM (the item cannot be had like that, or is not sold to this buyer).
 */
export function swapRows(open: OpenCart, swaps: readonly RowSwap[]): Swapped | Reply<never> {
  let { lines } = open.cart;
  const swapped: SwappedRow[] = [];
  for (const { lineId, itemId, qty } of swaps) {
    const row = lines.find((line) => line.lineId === lineId);
    if (row === undefined || row.parentLineId !== undefined || row.details.promotionId !== undefined)
      return refuse('CART_ITEM_ID_NOT_FOUND');
    const context = { ...changeContext(open, lines), ignoresExistingQty: false, keepsOriginal: open.hidesAlternates };
    const wanted = {
      ...WANTED_BY_ITSELF,
      itemId,
      qty: qty ?? row.qty,
      deliveryType: row.deliveryType,
      level: row.details.level,
      storeNumber: row.storeNumber,
    };
    const outcome = replaceRow(context, lineId, [wanted]);
    const to = outcome?.added[0]?.lineId;
    if (outcome === undefined || to === undefined) return refuse('INVALID_ITEM', { message: whyNot(open, itemId, row.itemId) });
    ({ lines } = outcome);
    swapped.push({ from: lineId, to, itemId: lines.find((line) => line.lineId === to)?.itemId ?? itemId });
  }
  return { open: { ...open, cart: { ...open.cart, lines } }, swapped };
}

function whyNot({ items }: OpenCart, itemId: string, insteadOf: string): string {
  const [name, before] = [itemId, insteadOf].map((id) => items.get(id)?.name);
  if (name === undefined) return `There is no item ${itemId}.`;
  return `${name} can’t be ordered instead of ${before ?? 'this item'} in this quantity right now.`;
}
