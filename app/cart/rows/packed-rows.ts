import type { CartView, GroupView } from '#app/cart/cart-view.ts';
import type { RowView } from './row-view.ts';

/** A row as it travels to the page: as one text, which is quick to read and quick to compare with what the page shows. */
export type PackedRow = { readonly lineId: string; readonly text: string };

/** The cart page's data as they travel. */
export type PackedCart = Omit<CartView, 'groups' | 'added'> & {
  readonly added: readonly PackedRow[];
  readonly groups: readonly (Omit<GroupView, 'rows'> & { readonly rows: readonly PackedRow[] })[];
};

/**
 * Packs the rows of a cart. After each change the page gets all of them again: of 200 rows as objects, a phone takes longer to
 * read them than to show the one that is different.
 */
export function packRows({ added, groups, ...rest }: CartView): PackedCart {
  return { ...rest, added: added.map(packed), groups: groups.map((group) => ({ ...group, rows: group.rows.map(packed) })) };
}

function packed(row: RowView): PackedRow {
  return { lineId: row.lineId, text: JSON.stringify(row) };
}

/** The row of a text that packRows made. */
export function unpackRow(text: string): RowView {
  const row: RowView = JSON.parse(text);
  return row;
}
