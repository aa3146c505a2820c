import type { Cents } from '#domain/shared/money.ts';
import { takeOff, type Row } from '../row.ts';

/**
 * Lowers rows to what a quote promises, for as many pieces of an item as it names, and returns the savings. The rows take them in their order; what is above costs what it costs
 * otherwise, and where that is no more than the quote's price nothing of the quote is taken.
 */
export function applyQuotePrices(rows: readonly Row[]): Cents {
  let savingsCents = 0;
  let taken: Map<string, number> | undefined;
  for (const row of rows) {
    const { itemId, qty, quote } = row.line;
    if (quote === undefined || !row.isMerchandise) continue;
    taken ??= new Map();
    const before = taken.get(itemId) ?? 0;
    const pieces = Math.min(qty, quote.qty - before);
    // Whatever has lowered the row so far is a price of one piece.
    const lowerCents = row.amountCents / qty - quote.unitCents;
    if (pieces <= 0 || lowerCents <= 0) continue;
    taken.set(itemId, before + pieces);
    row.quotedQty = pieces;
    // A lower price for more pieces would be told beside one that is lower still.
    row.volume = undefined;
    const discountCents = lowerCents * pieces;
    takeOff(row, discountCents, 'QUOTE_PRICE', quote.label, undefined);
    savingsCents += discountCents;
  }
  return savingsCents;
}
