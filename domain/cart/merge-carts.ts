import type { ItemFacts } from '../catalog/item-facts.ts';
import { MAX_CART_ROWS, MAX_LINE_QTY } from './cart-limits.ts';
import { childrenOf, isFreeItem, isSameRow, nextPosition, type CartLine } from './cart-line.ts';
import { limitPerOrderOf } from './rows/quantity-bounds.ts';
import { settleChildren, withSettled } from '#domain/cart/children/settle-children.ts';
import { quantityStep } from './rows/surcharge-steps.ts';

type Merging = { readonly factsOf: (itemId: string) => ItemFacts; readonly newId: () => string };

/**
 * The rows of a person's cart with those of the cart that they filled as a guest: the same item with the same delivery becomes
 * one row with the sum of both, up to the limits; everything else comes along, as long as there is room. Rows that are fetched
 * go to the person's store, since one order has one store. Whether there is enough of all is looked at with the next read.
 */
export function mergeLines(own: readonly CartLine[], guest: readonly CartLine[], merging: Merging): CartLine[] {
  let merged = [...own];
  for (const line of guest) {
    if (line.parentLineId !== undefined) continue;
    const storeNumber = own.find((row) => row.deliveryType === line.deliveryType)?.storeNumber ?? line.storeNumber;
    merged = withOneMore(merged, { ...line, storeNumber }, childrenOf(guest, line.lineId), merging);
  }
  return merged;
}

function withOneMore(merged: readonly CartLine[], line: CartLine, children: readonly CartLine[], merging: Merging): CartLine[] {
  const facts = merging.factsOf(line.itemId);
  const same = merged.find((row) => isSameRow(row, line));
  if (same === undefined) {
    const qty = mostOf(merged, line, facts);
    if (qty < 1 || merged.length + 1 + children.length > MAX_CART_ROWS) return [...merged];
    const row = { ...line, qty, position: nextPosition(merged) };
    const along = children.map((child, index) => ({
      ...child,
      position: row.position + 1 + index,
      storeNumber: storeOfChild(child, line),
    }));
    const all = [...merged, row, ...along];
    return withSettled(all, settleChildren(all, row, facts, merging.newId));
  }
  // What was given away with an order is given once.
  if (isFreeItem(same)) return [...merged];
  const qty = Math.max(same.qty, mostOf(merged, { ...same, qty: same.qty + line.qty }, facts));
  const united = { ...same, qty, prevQty: same.qty, actioned: 'ADD_ITEM' as const };
  let all = merged.map((row) => (row === same ? united : row));
  for (const child of children) {
    if (child.relation === 'BUNDLE') continue;
    all = withOneMore(all, { ...child, parentLineId: same.lineId }, [], merging);
  }
  return withSettled(all, settleChildren(all, united, facts, merging.newId));
}

/** How many of the wanted pieces a row may have beside the others. */
function mostOf(rows: readonly CartLine[], line: CartLine, facts: ItemFacts): number {
  const elsewhere = rows.filter((row) => row.lineId !== line.lineId && row.itemId === line.itemId).reduce((sum, row) => sum + row.qty, 0);
  const most = Math.min(line.qty, MAX_LINE_QTY, (limitPerOrderOf(facts) ?? Infinity) - elsewhere);
  const step = quantityStep(facts, line);
  return Math.floor(most / step) * step;
}

function storeOfChild(child: CartLine, { deliveryType, storeNumber }: CartLine): string | undefined {
  return child.deliveryType === deliveryType ? storeNumber : child.storeNumber;
}
