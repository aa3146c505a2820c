/** A row as far as it is counted. */
interface Counted {
  readonly qty: number;
  /** Of a plan, a service or a part of a set: the row that it goes along with. Nothing for a row that stands for itself. */
  readonly parentLineId: string | null | undefined;
}

/**
 * How many items a cart or an order holds, the one rule for header, cart, checkout and order: the pieces of the rows that stand
 * for themselves. A gift is an item; plans, services and the parts of a set are none.
 */
export function countItems(rows: readonly Counted[]): number {
  return rows.reduce((sum, { qty, parentLineId }) => sum + (parentLineId == null ? qty : 0), 0);
}

/** '1 item', '1,200 items' */
export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
}

/** 'Subtotal (3 items)': what all of it costs after what is taken off, before shipping, fees and taxes. */
export function subtotalText(count: number): string {
  return `Subtotal (${itemsText(count)})`;
}
