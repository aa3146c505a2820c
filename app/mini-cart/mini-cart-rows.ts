import { isListed, type RowStatus } from '#app/cart/rows/shown-items.ts';

/** What of a row decides whether and where it is shown. */
export type SortableRow = {
  readonly cartItemId: string;
  readonly status?: RowStatus | null | undefined;
  readonly actioned?: 'NONE' | 'ADD_ITEM' | 'EDIT_ITEM' | 'DELETED_ITEM' | undefined;
  readonly parentRelationCartItemId?: string | null | undefined;
};

/** A row with what goes along with it: plans, services, the parts of a set. */
export type RowWithChildren<Row> = { readonly row: Row; readonly children: readonly Row[] };

/** The rows that stand for themselves, in their order, each with its children; a child whose parent is not there is none. */
export function rowsWithChildren<Row extends SortableRow>(
  rows: readonly Row[],
  hiddenLineItems: readonly string[],
): RowWithChildren<Row>[] {
  const shown = rows.filter((row) => isListed(row, hiddenLineItems));
  const isChild = ({ parentRelationCartItemId: parent }: Row) => parent !== null && parent !== undefined && parent !== '';
  return shown
    .filter((row) => !isChild(row))
    .map((row) => ({ row, children: shown.filter((child) => child.parentRelationCartItemId === row.cartItemId) }));
}

const ORDER = ['ADD_ITEM', 'EDIT_ITEM', 'DELETED_ITEM'];

/** Rows that were added first, then those that were edited, then those that went down; what was not touched comes last. (C §4, Item status) */
export function byActioned<Row extends Pick<SortableRow, 'actioned'>>(rows: readonly Row[]): Row[] {
  const rank = ({ actioned = 'NONE' }: Row) => (ORDER.includes(actioned) ? ORDER.indexOf(actioned) : ORDER.length);
  return rows.toSorted((one, other) => rank(one) - rank(other));
}
