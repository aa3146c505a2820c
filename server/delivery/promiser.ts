import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { isHeavy, isPhysical, madeInDays } from '#domain/delivery/deliverable-item.ts';
import type { DeliveryType } from '#domain/delivery/delivery-types.ts';
import { promiseAnywhere } from '#domain/delivery/days/promise-anywhere.ts';
import { promiseFor, type DeliveryPromise } from '#domain/delivery/days/promise.ts';
import { shippingPlace } from '#domain/delivery/places/shipping-places.ts';
import type { Store } from '../stores/index.ts';
import type { Destination } from './destination.ts';

/** Where and when a promise is given. */
type Situation = {
  readonly destination: Pick<Destination, 'state' | 'zone' | 'isKnown'>;
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

/** What is promised changes at the cut-offs of the zones and stores, which lie on quarters of an hour: nothing is kept across one. */
export const QUARTER_MS = 15 * 60_000;

/** Of one quarter of an hour, what has been promised already, by the place. */
type Kept = { readonly quarter: number; readonly byPlace: Map<string, Promiser> };
const kept = new WeakMap<Situation['stores'], Kept>();

/**
 * Promises for one moment and one place. Many rows of many shoppers have the same answer, so each is worked out once in a quarter of an hour.
 */
export function promiser(situation: Situation): Promiser {
  const { destination, now, stores } = situation;
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  const before = kept.get(stores);
  const current = before?.quarter === quarter ? before : { quarter, byPlace: new Map<string, Promiser>() };
  if (current !== before) kept.set(stores, current);
  const place = `${destination.state} ${destination.zone} ${destination.isKnown}`;
  const known = current.byPlace.get(place) ?? promiserOf(situation);
  current.byPlace.set(place, known);
  return known;
}

/** So many promises to a place are kept: how far it is from a store differs from ZIP code to ZIP code. */
const MOST_KEPT = 2000;

function promiserOf(situation: Situation): Promiser {
  const known = new Map<string, DeliveryPromise>();
  return (facts, way) => {
    const key = `${way.deliveryType} ${way.storeNumber} ${way.isInStock} ${way.sameDayMiles} ${isPhysical(facts)} ${madeInDays(facts)} ${isHeavy(facts)} ${facts.isPreOrder} ${facts.streetDate} ${facts.backOrderDate}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const promise = workOut(situation, facts, way);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, promise);
    return promise;
  };
}

function workOut({ now, stores, destination }: Situation, facts: ItemFacts, way: Way): DeliveryPromise {
  const store = way.storeNumber === undefined ? undefined : stores.get(way.storeNumber);
  const request = {
    nowMs: now.getTime(),
    deliveryType: way.deliveryType,
    wishedLevel: way.sameDayMiles === undefined ? undefined : ('SDD' as const),
    sameDayStoreMiles: way.sameDayMiles,
    isPhysical: isPhysical(facts),
    madeInDays: madeInDays(facts),
    isInStock: way.isInStock,
    storeHours: store?.hours,
    isBackOrder: facts.backOrderDate !== undefined,
    backOrderDate: facts.backOrderDate,
    isPreOrder: facts.isPreOrder,
    streetDate: facts.streetDate,
  };
  if (way.deliveryType === 'STA' && !destination.isKnown) return promiseAnywhere(request, isHeavy(facts));
  const { isOverseas, ...place } = shippingPlace(destination.state, destination.zone);
  const zone = way.deliveryType === 'STA' ? place.zone : (store?.timeZone ?? place.zone);
  return promiseFor({ ...request, ...place, zone, goesBySea: isOverseas && isHeavy(facts) });
}
