import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { isPhysical, madeInDays } from '#domain/delivery/deliverable-item.ts';
import type { DeliveryType } from '#domain/delivery/delivery-types.ts';
import { promiseFor, type DeliveryPromise } from '#domain/delivery/days/promise.ts';
import type { Store } from '../stores/index.ts';
import type { Destination } from './destination.ts';

/** Where the goods of the fulfilment centre arrive on the next business day: the states around it. */
const NEXT_DAY_STATES: ReadonlySet<string> = new Set(['CT', 'DE', 'MA', 'MD', 'ME', 'NH', 'NJ', 'NY', 'PA', 'RI', 'VT']);

/** Whether a state lies in the zone of the fulfilment centre. */
function isNextDayState(state: string): boolean {
  return NEXT_DAY_STATES.has(state);
}

/** Where and when a promise is given. */
type Situation = {
  readonly destination: Pick<Destination, 'state' | 'zone'>;
  readonly now: Date;
  readonly stores: ReadonlyMap<string, Store>;
};
type Way = {
  readonly deliveryType: DeliveryType;
  readonly storeNumber: string | undefined;
  readonly isInStock: boolean;
  /** Of what is to come today: the miles to the store that it is brought from. */
  readonly sameDayMiles?: number | undefined;
};
/** Says when an item comes in one way. */
export type Promiser = (facts: ItemFacts, way: Way) => DeliveryPromise;

/**
 * Promises for one moment and one shopper. Many rows have the same answer, so each is worked out once.
 */
export function promiser(situation: Situation): Promiser {
  const known = new Map<string, DeliveryPromise>();
  return (facts, way) => {
    const key = `${way.deliveryType} ${way.storeNumber} ${way.isInStock} ${way.sameDayMiles} ${isPhysical(facts)} ${madeInDays(facts)} ${facts.isPreOrder} ${facts.streetDate} ${facts.backOrderDate}`;
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
    wishedLevel: way.sameDayMiles === undefined ? undefined : 'SDD',
    sameDayStoreMiles: way.sameDayMiles,
    isPhysical: isPhysical(facts),
    madeInDays: madeInDays(facts),
    isInStock: way.isInStock,
    isInZoneOfCentre: isNextDayState(situation.destination.state),
    storeHours: store?.hours,
    isBackOrder: facts.backOrderDate !== undefined,
    backOrderDate: facts.backOrderDate,
    isPreOrder: facts.isPreOrder,
    streetDate: facts.streetDate,
  });
}
