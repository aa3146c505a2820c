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
  const setRows: { line: CartLine; parts: NonNullable<Offer['facts']['bundle']> }[] = [];
  for (const line of lines) {
    const offer = context.offerOf(line.itemId);
    const parts = offer?.facts.bundle;
    if (parts !== undefined) {
      setRows.push({ line, parts });
      continue;
    }
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
  for (const { line, parts } of setRows) states.set(line.lineId, stateOfSet(line, parts, lines, states));
  return states;
}

/** A set can be had as often as its scarcest part. */
function stateOfSet(
  line: CartLine,
  parts: NonNullable<Offer['facts']['bundle']>,
  lines: readonly CartLine[],
  states: ReadonlyMap<string, StockState>,
): StockState {
  const children = lines.filter((row) => row.parentLineId === line.lineId && row.relation === 'BUNDLE');
  const sets = children.map((row) => {
    const perSet = parts.find((part) => part.itemId === row.itemId)?.qty ?? 1;
    return Math.floor((states.get(row.lineId)?.availableQty ?? 0) / perSet);
  });
  const availableQty = Math.min(PLENTY, ...sets);
  return { lineId: line.lineId, availableQty, isOutOfStock: availableQty === 0 };
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
