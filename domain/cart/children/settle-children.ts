import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { partRows } from './set-parts.ts';

/** What becomes of a row's children when the row has changed. */
export type SettledChildren = {
  /** The children that change with it, among them parts that had no row yet. */
  readonly changed: readonly CartLine[];
  /** Children that no piece of it is left for, as they were, with what was done to them. */
  readonly gone: readonly CartLine[];
};

/**
 * After a change of a row: parts of a set follow it, no other child has more units than its parent, and plans together have
 * no more either.
 */
export function settleChildren(lines: readonly CartLine[], parent: CartLine, facts: ItemFacts, newId: () => string): SettledChildren {
  const changed: CartLine[] = facts.bundle === undefined ? [] : partRows(parent, facts.bundle, lines, newId);
  const gone: CartLine[] = [];
  let plansLeft = parent.qty;
  for (const row of lines) {
    if (row.parentLineId !== parent.lineId || row.relation === 'BUNDLE') continue;
    const qty = Math.min(row.qty, row.relation === 'WARRANTY' ? plansLeft : parent.qty);
    if (row.relation === 'WARRANTY') plansLeft -= qty;
    if (qty === row.qty) continue;
    const lowered = { ...row, prevQty: row.qty, actioned: 'DELETED_ITEM' as const };
    if (qty === 0) gone.push(lowered);
    else changed.push({ ...lowered, qty });
  }
  return { changed, gone };
}

/** All rows with the settled children in their places; rows that are new come last. */
export function withSettled(lines: readonly CartLine[], { changed, gone }: SettledChildren): CartLine[] {
  const byId = new Map(changed.map((row) => [row.lineId, row]));
  const goneIds = new Set(gone.map((row) => row.lineId));
  const known = new Set(lines.map((row) => row.lineId));
  return [
    ...lines.filter((row) => !goneIds.has(row.lineId)).map((row) => byId.get(row.lineId) ?? row),
    ...changed.filter((row) => !known.has(row.lineId)),
  ];
}
