import { distanceMiles, type Place } from '#domain/stores/distance.ts';
import { SAME_DAY_CUTOFF_MINUTE, SAME_DAY_RADIUS_MILES } from '../days/promise.ts';
import { localTime } from '../days/local-time.ts';

/** A store from which a courier can bring goods today. */
export interface NearStore {
  readonly storeNumber: string;
  /** From the shopper's zip, as the crow flies. */
  readonly miles: number;
}

/**
 * The stores from which goods can still be brought today, nearest first: those within the courier's radius of a place, and
 * none any more once it is too late there.
 *
 * @param at the place the goods go to, with its IANA zone.
 */
export function sameDayStores(
  at: Place & { readonly zone: string },
  nowMs: number,
  stores: Iterable<Place & { readonly storeNumber: string }>,
): NearStore[] {
  if (localTime(nowMs, at.zone).minuteOfDay >= SAME_DAY_CUTOFF_MINUTE) return [];
  const near: NearStore[] = [];
  for (const store of stores) {
    const miles = distanceMiles(at, store);
    if (miles <= SAME_DAY_RADIUS_MILES) near.push({ storeNumber: store.storeNumber, miles });
  }
  return near.toSorted((a, b) => a.miles - b.miles);
}
