import type { CartLine } from '#domain/cart/cart-line.ts';
import type { StockState } from '#domain/cart/rows/stock-check.ts';
import { isPhysical } from '#domain/delivery/deliverable-item.ts';
import type { DeliveryType } from '#domain/delivery/delivery-types.ts';
import { movedTo } from '#domain/delivery/days/future-delivery.ts';
import type { DeliveryPromise } from '#domain/delivery/days/promise.ts';
import { promiser, type Promiser } from '../../delivery/index.ts';
import type { OpenCart } from '../opened-cart.ts';

export type PromisedRows = {
  readonly promises: ReadonlyMap<string, DeliveryPromise>;
  /** Of rows that are shipped to nobody knows where: the promise that holds everywhere. (decision 64) */
  readonly anywhere: ReadonlyMap<string, DeliveryPromise>;
  /** Says when the item of a row would come in another way. */
  readonly promiseOf: Promiser;
  /** The store that the rows of a type are fetched from: one order has one for each type. */
  readonly fetchedFrom: ReadonlyMap<DeliveryType, string>;
  readonly futureDelivery: {
    /** The first day on which everything that is shipped, and not wanted today, can be there. */
    readonly earliestDate: string | undefined;
    /** The later day that the shopper chose, as long as it can be kept. */
    readonly date: string | undefined;
  };
};

/** The promise of every row, on the day that the shopper chose where that is later. */
export function promiseRows(open: OpenCart, lines: readonly CartLine[], states: ReadonlyMap<string, StockState>): PromisedRows {
  // Until somebody says where it goes, fees and dates are estimated for the default ZIP code.
  const promiseOf = promiser({ ...open, destination: { ...open.destination, isKnown: true } });
  const promiseAnywhere = open.destination.isKnown ? undefined : promiser(open);
  const anywhere = new Map<string, DeliveryPromise>();
  const promises = new Map<string, DeliveryPromise>();
  const shipped: string[] = [];
  const fetchedFrom = new Map<DeliveryType, string>();
  let earliestDate: string | undefined;
  for (const line of lines) {
    const facts = open.items.get(line.itemId)?.facts ?? {};
    const promise = promiseOf(facts, {
      deliveryType: line.deliveryType,
      storeNumber: line.storeNumber,
      isInStock: states.get(line.lineId)?.isOutOfStock !== true,
      sameDayMiles: sameDayMiles(open, line),
    });
    promises.set(line.lineId, promise);
    if (line.deliveryType !== 'STA' && line.storeNumber !== undefined) fetchedFrom.set(line.deliveryType, line.storeNumber);
    if (line.deliveryType !== 'STA' || promise.levelOfService === 'SDD' || !isPhysical(facts)) continue;
    shipped.push(line.lineId);
    const span = promiseAnywhere?.(facts, {
      deliveryType: 'STA',
      storeNumber: undefined,
      isInStock: promise.maxDeliveryDate !== undefined,
    });
    if (span !== undefined && span.minDeliveryDate !== span.maxDeliveryDate) anywhere.set(line.lineId, span);
    const day = promise.minDeliveryDate;
    if (day !== undefined && (earliestDate === undefined || day > earliestDate)) earliestDate = day;
  }
  const date = keptDate(open.cart.checkout.futureDate, earliestDate);
  if (date !== undefined) {
    for (const lineId of shipped) {
      const promise = promises.get(lineId);
      if (promise !== undefined) promises.set(lineId, movedTo(date, promise));
      // From the chosen day on: where it takes longer, it still does.
      const span = anywhere.get(lineId);
      if (span?.maxDeliveryDate === undefined) continue;
      if (span.maxDeliveryDate <= date) anywhere.delete(lineId);
      else anywhere.set(lineId, { ...span, minDeliveryDate: date });
    }
  }
  return { promises, anywhere, promiseOf, fetchedFrom, futureDelivery: { earliestDate, date } };
}

function keptDate(wish: string | undefined, earliestDate: string | undefined): string | undefined {
  return wish !== undefined && earliestDate !== undefined && wish >= earliestDate ? wish : undefined;
}

/** How far away the store is that a row is brought from today; `undefined` for every other row. */
function sameDayMiles({ sameDayStores }: OpenCart, { sameDayStore }: CartLine): number | undefined {
  if (sameDayStore === undefined) return undefined;
  return sameDayStores.find((store) => store.storeNumber === sameDayStore)?.miles;
}
