import type { CartLine } from '#domain/cart/cart-line.ts';
import type { StockState } from '#domain/cart/stock-check.ts';
import type { DeliveryPromise } from '#domain/delivery/promise.ts';
import { promiser } from '../offers/index.ts';
import type { OpenCart } from './open-cart.ts';

/** The promise of every row. */
export function promiseRows(
  open: OpenCart,
  lines: readonly CartLine[],
  states: ReadonlyMap<string, StockState>,
): Map<string, DeliveryPromise> {
  const promise = promiser(open);
  return new Map(
    lines.map((line) => {
      const facts = open.items.get(line.itemId)?.facts ?? {};
      const isInStock = states.get(line.lineId)?.isOutOfStock !== true;
      return [line.lineId, promise(facts, { deliveryType: line.deliveryType, storeNumber: line.storeNumber, isInStock })];
    }),
  );
}
