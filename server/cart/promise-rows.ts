import type { CartLine } from '#domain/cart/cart-line.ts';
import type { StockState } from '#domain/cart/stock-check.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { isPhysical } from '#domain/delivery/deliverable-item.ts';
import type { DeliveryType } from '#domain/delivery/delivery-types.ts';
import { promiseFor, type DeliveryPromise } from '#domain/delivery/promise.ts';
import type { OpenCart } from './open-cart.ts';

/** Where the goods of the fulfilment centre arrive on the next business day: the states around it. */
const NEXT_DAY_STATES: ReadonlySet<string> = new Set(['CT', 'DE', 'MA', 'MD', 'ME', 'NH', 'NJ', 'NY', 'PA', 'RI', 'VT']);

/** Whether a state lies in the zone of the fulfilment centre. */
export function isNextDayState(state: string): boolean {
  return NEXT_DAY_STATES.has(state);
}

type Situation = Pick<OpenCart, 'destination' | 'now' | 'stores'>;
type Way = { readonly deliveryType: DeliveryType; readonly storeNumber: string | undefined; readonly isInStock: boolean };

/**
 * Promises for one moment and one shopper. Many rows have the same answer, so each is worked out once.
 */
export function promiser(situation: Situation): (facts: ItemFacts, way: Way) => DeliveryPromise {
  const known = new Map<string, DeliveryPromise>();
  return (facts, way) => {
    const key = `${way.deliveryType} ${way.storeNumber} ${way.isInStock} ${isPhysical(facts)} ${facts.isPreOrder} ${facts.streetDate} ${facts.backOrderDate}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const promise = workOut(situation, facts, way);
    known.set(key, promise);
    return promise;
  };
}

function workOut(situation: Situation, facts: ItemFacts, way: Way): DeliveryPromise {
  const store = way.storeNumber === undefined ? undefined : situation.stores.get(way.storeNumber);
  return promiseFor({
    nowMs: situation.now.getTime(),
    zone: way.deliveryType === 'STA' ? situation.destination.zone : (store?.timeZone ?? situation.destination.zone),
    deliveryType: way.deliveryType,
    isPhysical: isPhysical(facts),
    isInStock: way.isInStock,
    isInZoneOfCentre: isNextDayState(situation.destination.state),
    storeHours: store?.hours,
    isBackOrder: facts.backOrderDate !== undefined,
    backOrderDate: facts.backOrderDate,
    isPreOrder: facts.isPreOrder,
    streetDate: facts.streetDate,
  });
}

/** The promise of every row. */
export function promiseRows(open: OpenCart, lines: readonly CartLine[], states: ReadonlyMap<string, StockState>): Map<string, DeliveryPromise> {
  const promise = promiser(open);
  return new Map(lines.map((line) => {
    const facts = open.items.get(line.itemId)?.facts ?? {};
    const isInStock = states.get(line.lineId)?.isOutOfStock !== true;
    return [line.lineId, promise(facts, { deliveryType: line.deliveryType, storeNumber: line.storeNumber, isInStock })];
  }));
}

