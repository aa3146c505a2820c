const REASONS = {
  UNKNOWN_ZIP: "We don't recognize that ZIP code. Check its five digits.",
  NONE_NEAR: 'There is no store within 100 miles. We deliver there.',
} as const;

/** Why none were found. */
export type NoStores = keyof typeof REASONS | 'NONE_NAMED';

/** Why none were found, as shoppers read it. */
export function noStores(reason: NoStores, term: string): string {
  return reason === 'NONE_NAMED' ? `No stores match “${term}”. Try a city or a ZIP code.` : REASONS[reason];
}

/** How far away one is: '2.4 miles'. */
export function storeDistance(miles: number): string {
  return miles < 0.1 ? 'Right here' : `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}
