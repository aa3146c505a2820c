import { MAX_LINE_QTY } from '../cart-limits.ts';
import { locationOf, type CartLine } from '../cart-line.ts';
import { isStockCounted, type Offer } from '../offer.ts';

/** How a row stands against the stock now. */
export type StockState = { readonly lineId: string; readonly availableQty: number; readonly isOutOfStock: boolean };

type StockContext = {
  readonly offerOf: (itemId: string) => Offer | undefined;
  readonly availableAt: (itemId: string, locationId: string) => number | undefined;
};

/** What a row can have at most when nothing is counted. */
const PLENTY = MAX_LINE_QTY;

/**
 * How many units there are for each row. Rows of one item at one location share its stock: earlier rows first. A set takes
 * its parts for as many sets as there can be, and can be had as often as its scarcest part.
 */
export function stockStates(context: StockContext, lines: readonly CartLine[]): Map<string, StockState> {
  const states = new Map<string, StockState>();
  const taken = new Map<string, number>();
  const leftOf = (itemId: string, location: string) =>
    Math.max(0, (context.availableAt(itemId, location) ?? 0) - (taken.get(`${itemId} ${location}`) ?? 0));
  const take = (itemId: string, location: string, qty: number) =>
    taken.set(`${itemId} ${location}`, qty + (taken.get(`${itemId} ${location}`) ?? 0));
  const note = (line: CartLine, availableQty: number) =>
    states.set(line.lineId, { lineId: line.lineId, availableQty, isOutOfStock: availableQty === 0 });
  for (const line of lines) {
    const offer = context.offerOf(line.itemId);
    const location = locationOf(line);
    const parts = offer?.facts.bundle;
    if (parts !== undefined) {
      for (const row of lines)
        if (row.parentLineId === line.lineId && row.relation === 'BUNDLE') note(row, leftOf(row.itemId, locationOf(row)));
      const sets = Math.min(PLENTY, ...parts.map((part) => Math.floor(leftOf(part.itemId, location) / part.qty)));
      for (const part of parts) take(part.itemId, location, part.qty * Math.min(line.qty, sets));
      note(line, sets);
    } else if (line.relation !== 'BUNDLE') {
      const isCounted = offer !== undefined && isStockCounted(offer.facts);
      const availableQty = isCounted ? leftOf(line.itemId, location) : PLENTY;
      if (isCounted) take(line.itemId, location, Math.min(line.qty, availableQty));
      note(line, availableQty);
    }
  }
  return states;
}

/**
 * The quantities to which rows above their stock are to be lowered. A row without any stock is left: the shopper decides what
 * becomes of it; parts of a set follow the set.
 *
 * @param stepOf in which steps a row goes: it is lowered to a whole number of them, and left when there is none.
 */
export function quantitiesByStock(
  lines: readonly CartLine[],
  states: ReadonlyMap<string, StockState>,
  stepOf: (line: CartLine) => number,
): { lineId: string; qty: number }[] {
  return lines.flatMap((line) => {
    const state = states.get(line.lineId);
    if (state === undefined || state.isOutOfStock || line.qty <= state.availableQty || line.relation === 'BUNDLE') return [];
    const step = stepOf(line);
    const qty = Math.floor(state.availableQty / step) * step;
    return qty === 0 ? [] : [{ lineId: line.lineId, qty }];
  });
}
