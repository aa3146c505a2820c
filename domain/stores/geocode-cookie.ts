import type { Place } from './distance.ts';

const POSITION = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/;

/**
 * The place that the cookie geocode names, as "latitude,longitude" in degrees, plain or percent-encoded; rounded to a hundredth, some half a mile: a
 * search for stores needs no more. `undefined` when absent or malformed. (C §2, Cookies; A-020)
 */
export function placeOfCookie(value: string | undefined): Place | undefined {
  const [, latitude, longitude] = POSITION.exec(value?.replace(/%2C/i, ',') ?? '') ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const place = { latitude: toHundredths(latitude), longitude: toHundredths(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined;
}

function toHundredths(degrees: string): number {
  return Math.round(Number(degrees) * 100) / 100;
}
