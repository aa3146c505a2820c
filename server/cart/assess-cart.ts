import type { CartLine } from '#domain/cart/cart-line.ts';
import { stockStates, type StockState } from '#domain/cart/stock-check.ts';
import type { DeliveryPromise } from '#domain/delivery/promise.ts';
import type { PricedCart, PricedLine } from '#domain/pricing/priced-cart.ts';
import type { Caller } from '../http/caller.ts';
import type { OpenCart } from './open-cart.ts';
import { priceTheCart } from './price-the-cart.ts';
import { promiseRows } from './promise-rows.ts';

/** Everything that the server says of a cart's rows, worked out once for an answer or an order. */
export type AssessedCart = {
  readonly lines: readonly CartLine[];
  readonly states: ReadonlyMap<string, StockState>;
  readonly promises: ReadonlyMap<string, DeliveryPromise>;
  readonly priced: PricedCart;
  readonly pricedLines: ReadonlyMap<string, PricedLine>;
};

/** Stock, promises and prices of the rows: load nothing, decide nothing, only work out. */
export function assessCart(open: OpenCart, caller: Caller, lines: readonly CartLine[] = open.cart.lines): AssessedCart {
  const states = stockStates(open, lines);
  const promises = promiseRows(open, lines, states);
  const priced = priceTheCart(open, caller, lines, { states, promises });
  return { lines, states, promises, priced, pricedLines: new Map(priced.lines.map((line) => [line.lineId, line])) };
}
