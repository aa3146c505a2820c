import type { CartItem } from '#contracts/cart-item.ts';

const ORDER: readonly CartItem['actioned'][] = ['ADD_ITEM', 'EDIT_ITEM', 'DELETED_ITEM'];

/** Rows that were added first, then those that were edited, then those that went down; what was not touched comes last. (C §4, Item status) */
export function byActioned<Row extends Pick<CartItem, 'actioned'>>(rows: readonly Row[]): Row[] {
  const rank = ({ actioned }: Row) => (ORDER.includes(actioned) ? ORDER.indexOf(actioned) : ORDER.length);
  return rows.toSorted((one, other) => rank(one) - rank(other));
}
