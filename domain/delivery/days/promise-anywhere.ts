import { SHIPPING_PLACES } from '../places/shipping-places.ts';
import { promiseFor, type DeliveryPromise, type PromiseRequest } from './promise.ts';

/**
 * The promise for goods that are shipped to somebody who has not said where they are: from the earliest to the latest day of all places that we
 * ship to, so that it holds at each of them. An hour to order by is named only where it is the same everywhere.
 *
 * @param isHeavy whether it is too heavy to fly: beyond the mainland's roads it goes by sea.
 */
export function promiseAnywhere(
  request: Omit<PromiseRequest, 'zone' | 'isInZoneOfCentre' | 'goesBySea'>,
  isHeavy: boolean,
): DeliveryPromise {
  const promises = SHIPPING_PLACES.map(({ isOverseas, ...place }) =>
    promiseFor({ ...request, ...place, goesBySea: isOverseas && isHeavy }),
  );
  return promises.reduce(spanOf);
}

/** One promise that keeps both. */
function spanOf(one: DeliveryPromise, other: DeliveryPromise): DeliveryPromise {
  const { minDeliveryDate: from, maxDeliveryDate: to } = one;
  const isDated = from !== undefined && to !== undefined && other.minDeliveryDate !== undefined && other.maxDeliveryDate !== undefined;
  return {
    levelOfService: one.levelOfService === other.levelOfService ? one.levelOfService : 'STANDARD',
    minDeliveryDate: isDated ? earlier(from, other.minDeliveryDate) : undefined,
    maxDeliveryDate: isDated ? later(to, other.maxDeliveryDate) : undefined,
    isBackOrder: one.isBackOrder,
    orderByMinute: one.orderByMinute === other.orderByMinute ? one.orderByMinute : undefined,
  };
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
