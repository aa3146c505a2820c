/** How far off the usual routes a zip lies. */
export type DeliveryArea = 'USUAL' | 'EXTENDED' | 'REMOTE';

/** What lies beyond the mainland's roads, each with the first and last three digits of its zips; the first that fits. (C §3, dasFee) */
const REMOTE_PLACES: readonly (readonly [first: string, last: string, name: string])[] = [
  ['008', '008', 'the U.S. Virgin Islands'],
  ['006', '009', 'Puerto Rico'],
  ['967', '968', 'Hawaii'],
  ['995', '999', 'Alaska'],
];

/** Islands and outposts that carriers charge extra for. (C §3, dasFee) */
export const EXTENDED_AREA_ZIPS: readonly string[] = ['02554', '02568', '04050', '33040', '49757', '83278'];

/**
 * The delivery area of a ship-to zip (five digits, or five and four); remote wins over extended.
 * USUAL for anything that is in neither, malformed zips included.
 */
export function deliveryAreaOf(zip: string, extendedAreaZips: readonly string[]): DeliveryArea {
  if (remotePlaceOf(zip) !== undefined) return 'REMOTE';
  return extendedAreaZips.includes(zip.slice(0, 5)) ? 'EXTENDED' : 'USUAL';
}

/** What people call the remote place of a zip: 'Hawaii'. `undefined` on the mainland. */
export function remotePlaceOf(zip: string): string | undefined {
  const prefix = zip.slice(0, 3);
  return REMOTE_PLACES.find(([first, last]) => prefix >= first && prefix <= last)?.[2];
}
