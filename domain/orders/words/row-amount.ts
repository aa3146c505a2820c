import { formatDollars } from '../../catalog/price-text.ts';

/**
 * What a row comes to, as people read it. What goes along with another row and costs nothing by itself, such as a part of a set, was paid for there.
 *
 * @param parentId the row that it goes along with; null for one of its own.
 */
export function rowAmountText(parentId: string | null, dollars: number): string {
  return isIncluded(parentId, dollars) ? 'Included' : formatDollars(dollars);
}

/** Whether a row was paid for with the one that it goes along with, and comes with it. `price`: its own, in dollars or cents. */
export function isIncluded(parentId: string | null, price: number): boolean {
  return parentId !== null && price === 0;
}
