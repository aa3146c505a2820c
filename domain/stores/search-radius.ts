/** How far the store locator looks when nothing else is asked, in miles. (S §9, Store search radius default) */
export const LOCATOR_RADIUS_MILES = 100;

/** How far the search for pickup in a store looks when nothing else is asked, in miles. (S §9, Store search radius default) */
export const PICKUP_RADIUS_MILES = 20;

/** The farthest that any store search looks, in miles. */
export const MAX_RADIUS_MILES = 250;

/** The radius of a store search in miles: the one asked for, at most 250; the default when none above 0 is asked for. */
export function searchRadiusMiles(wishedMiles: number | undefined, defaultMiles: number): number {
  if (wishedMiles === undefined || !(wishedMiles > 0)) return defaultMiles;
  return Math.min(wishedMiles, MAX_RADIUS_MILES);
}
