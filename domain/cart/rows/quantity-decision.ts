import { MAX_LINE_QTY } from '../cart-limits.ts';

/** What bounds the quantity of a row. */
export type QuantityBounds = {
  /** Units of the row now; 0 for a new one. */
  readonly currentQty: number;
  /** Units that the row is to have. */
  readonly wantedQty: number;
  /** The most units of the item that one order may hold; undefined: no such limit. */
  readonly limitPerOrder: number | undefined;
  /** Units of the same item in the cart's other rows. */
  readonly elsewhereQty: number;
  /** Units that there are at the row's location; undefined: not counted. */
  readonly availableQty: number | undefined;
  /** Units of the same item in other rows that are taken from the same location. */
  readonly elsewhereAtLocationQty: number;
  /** The row goes up and down by so many at a time; 1 where nothing is said. */
  readonly step?: number | undefined;
};

export type QuantityMessage =
  | { readonly code: 'EXCEEDS_MAX_LINE_QTY'; readonly type: 'WARN'; readonly params: { readonly n: number; readonly m: number } }
  | { readonly code: 'MAX_LINE_QTY_REACHED'; readonly type: 'ERROR' }
  | { readonly code: 'QTY_LIMIT_ITEM'; readonly type: 'WARN'; readonly params: { readonly limit: number } }
  | { readonly code: 'QTY_LIMIT_EXCEEDED'; readonly type: 'ERROR' }
  | {
      readonly code: 'PARTIAL_QTY_AVAILABLE';
      readonly type: 'WARN';
      readonly params: { readonly requestedQty: number; readonly qtyAdded: number };
    }
  | { readonly code: 'OUT_OF_STOCK'; readonly type: 'ERROR' };

/** The quantity that the row gets, and what the shopper is told when it is not the wanted one. */
export type QuantityDecision = { readonly qty: number; readonly message: QuantityMessage | undefined };

/**
 * How many units a row gets of those wanted. Lowering a row is never refused. A raise is cut to the tightest of the line's
 * limit, the item's own limit and the stock; when nothing of it is left, the row stays as it is and the message is an error.
 */
export function decideQuantity(bounds: QuantityBounds): QuantityDecision {
  const { currentQty, wantedQty } = bounds;
  if (wantedQty <= currentQty) return { qty: wantedQty, message: undefined };
  const mostByItem = bounds.limitPerOrder === undefined ? Infinity : bounds.limitPerOrder - bounds.elsewhereQty;
  const mostByStock = bounds.availableQty === undefined ? Infinity : bounds.availableQty - bounds.elsewhereAtLocationQty;
  const most = Math.min(MAX_LINE_QTY, mostByItem, mostByStock);
  if (wantedQty <= most) return { qty: wantedQty, message: undefined };
  const step = bounds.step ?? 1;
  const qty = Math.max(currentQty, Math.floor(Math.max(0, most) / step) * step);
  return { qty, message: messageFor(bounds, qty, { mostByItem, mostByStock }) };
}

function messageFor(bounds: QuantityBounds, qty: number, most: { mostByItem: number; mostByStock: number }): QuantityMessage {
  const isRaised = qty > bounds.currentQty;
  if (most.mostByStock <= Math.min(MAX_LINE_QTY, most.mostByItem)) {
    if (isRaised) {
      const params = { requestedQty: bounds.wantedQty - bounds.currentQty, qtyAdded: qty - bounds.currentQty };
      return { code: 'PARTIAL_QTY_AVAILABLE', type: 'WARN', params };
    }
    // That the cart holds all there is can be said only when it holds some.
    const hasSome = bounds.currentQty + bounds.elsewhereAtLocationQty > 0 && (bounds.availableQty ?? 0) > 0;
    return { code: hasSome ? 'QTY_LIMIT_EXCEEDED' : 'OUT_OF_STOCK', type: 'ERROR' };
  }
  if (most.mostByItem < MAX_LINE_QTY) {
    if (isRaised) return { code: 'QTY_LIMIT_ITEM', type: 'WARN', params: { limit: bounds.limitPerOrder ?? 0 } };
    return { code: 'QTY_LIMIT_EXCEEDED', type: 'ERROR' };
  }
  if (isRaised) return { code: 'EXCEEDS_MAX_LINE_QTY', type: 'WARN', params: { n: bounds.currentQty, m: qty } };
  return { code: 'MAX_LINE_QTY_REACHED', type: 'ERROR' };
}
