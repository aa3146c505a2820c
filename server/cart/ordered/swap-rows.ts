import { refuse, type Reply } from '#contracts/door.ts';
import { replaceRow } from '#domain/cart/replace-row.ts';
import { changeContext } from '../change-context.ts';
import type { OpenCart } from '../opened-cart.ts';

/** Another item in the place of a row; as many as the row has, where no quantity is said. */
export type RowSwap = { readonly lineId: string; readonly itemId: string; readonly qty: number | undefined };

/**
 * Puts other items in the place of rows, each delivered as the row was. All of them, or none.
 *
 * Refused: CART_ITEM_ID_NOT_FOUND (no such row), INVALID_ITEM (the item cannot be had like that, or is not sold to this buyer).
 */
export function swapRows(open: OpenCart, swaps: readonly RowSwap[]): OpenCart | Reply<never> {
  let { lines } = open.cart;
  for (const { lineId, itemId, qty } of swaps) {
    const row = lines.find((line) => line.lineId === lineId);
    if (row === undefined || row.parentLineId !== undefined || row.details.promotionId !== undefined)
      return refuse('CART_ITEM_ID_NOT_FOUND');
    const context = { ...changeContext(open, lines), ignoresExistingQty: false, keepsOriginal: open.hidesAlternates };
    const wanted = {
      itemId,
      qty: qty ?? row.qty,
      deliveryType: row.deliveryType,
      level: row.details.level,
      storeNumber: row.storeNumber,
      parentItemId: undefined,
      parentLineId: undefined,
      relation: undefined,
      listItemId: undefined,
      surchargeAltItemId: undefined,
      isPartOfSet: false,
    };
    const outcome = replaceRow(context, lineId, [wanted]);
    if (outcome === undefined || outcome.touchedLineIds.length === 0)
      return refuse('INVALID_ITEM', { message: whyNot(open, itemId, row.itemId) });
    ({ lines } = outcome);
  }
  return { ...open, cart: { ...open.cart, lines } };
}

function whyNot({ items }: OpenCart, itemId: string, insteadOf: string): string {
  const [name, before] = [itemId, insteadOf].map((id) => items.get(id)?.name);
  if (name === undefined) return `There is no item ${itemId}.`;
  return `${name} can’t be ordered instead of ${before ?? 'this item'} in this quantity right now.`;
}
