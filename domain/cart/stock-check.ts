import { locationOf, type CartLine } from './cart-line.ts';
import { isStockCounted, type Offer } from './offer.ts';

/** How a row stands against the stock now. */
export type StockState = { readonly lineId: string; readonly availableQty: number; readonly isOutOfStock: boolean };

type StockContext = {
  readonly offerOf: (itemId: string) => Offer | undefined;
  readonly availableAt: (itemId: string, locationId: string) => number | undefined;
};

/** What a row can have at most when nothing is counted. */
const PLENTY = 9_999;

/**
 * How many units there are for each row. Rows of one item at one location share its stock: earlier rows first.
 */
export function stockStates(context: StockContext, lines: readonly CartLine[]): Map<string, StockState> {
  const taken = new Map<string, number>();
  const states = new Map<string, StockState>();
  for (const line of lines) {
    const offer = context.offerOf(line.itemId);
    if (offer === undefined || !isStockCounted(offer.facts)) {
      states.set(line.lineId, { lineId: line.lineId, availableQty: PLENTY, isOutOfStock: false });
      continue;
    }
    const place = `${line.itemId} ${locationOf(line)}`;
    const before = taken.get(place) ?? 0;
    const availableQty = Math.max(0, (context.availableAt(line.itemId, locationOf(line)) ?? 0) - before);
    taken.set(place, before + Math.min(line.qty, availableQty));
    states.set(line.lineId, { lineId: line.lineId, availableQty, isOutOfStock: availableQty === 0 });
  }
  return states;
}

/** Rows above their stock, each lowered to it. A row without any stock is left: the shopper decides what becomes of it. */
export function lowerToStock(
  lines: readonly CartLine[],
  states: ReadonlyMap<string, StockState>,
): { lines: CartLine[]; lowered: CartLine[] } {
  const lowered: CartLine[] = [];
  const result = lines.map((line) => {
    const state = states.get(line.lineId);
    if (state === undefined || state.isOutOfStock || line.qty <= state.availableQty) return line;
    const fixed: CartLine = { ...line, qty: state.availableQty, prevQty: line.qty, actioned: 'DELETED_ITEM' };
    lowered.push(fixed);
    return fixed;
  });
  return { lines: result, lowered };
}
