/** How far off the usual routes a zip lies. */
export type DeliveryArea = 'USUAL' | 'EXTENDED' | 'REMOTE';

/** First and last three digits of the zips beyond the mainland's roads: Puerto Rico, Hawaii, Alaska. (C §3, dasFee) */
const REMOTE_PREFIXES: readonly (readonly [first: string, last: string])[] = [
  ['006', '009'],
  ['967', '968'],
  ['995', '999'],
];

/** Islands and outposts that carriers charge extra for. (C §3, dasFee) */
export const EXTENDED_AREA_ZIPS: readonly string[] = ['02554', '02568', '04050', '33040', '49757', '83278'];

/**
 * The delivery area of a ship-to zip (five digits, or five and four); remote wins over extended.
 * USUAL for anything that is in neither, malformed zips included.
 */
export function deliveryAreaOf(zip: string, extendedAreaZips: readonly string[]): DeliveryArea {
  const prefix = zip.slice(0, 3);
  if (REMOTE_PREFIXES.some(([first, last]) => prefix >= first && prefix <= last)) return 'REMOTE';
  return extendedAreaZips.includes(zip.slice(0, 5)) ? 'EXTENDED' : 'USUAL';
}
