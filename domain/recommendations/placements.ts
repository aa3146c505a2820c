import type { Tenant } from '../identity/tenant-by-host.ts';

/** Where recommendations stand, and what they are made of there. */
type PlacementRule = {
  readonly heading: string;
  /**
   * WITH: what goes with the items that are there; TRENDING: what is ordered a lot these days; NAMED: the very items that are named; FREQUENT: what the shopper buys
   * again and again; INSTEAD: what is most like the items that are named.
   */
  readonly from: 'WITH' | 'TRENDING' | 'NAMED' | 'FREQUENT' | 'INSTEAD';
  /** Which one is asked for, once, where this one has nothing to show. (S4-26) */
  readonly fallback?: 'home_trending';
};

/** Every placement under the key that the wire has for it, with the heading that stands over it. (A-166, S9-30 to S9-41) */
export const PLACEMENTS = {
  cart_overlay: { heading: 'Customers also bought', from: 'WITH', fallback: 'home_trending' },
  cart_page: { heading: 'Recommended For You', from: 'WITH' },
  home_trending: { heading: 'Recommended For You', from: 'TRENDING' },
  recently_viewed: { heading: 'Consider These', from: 'NAMED' },
  order_confirmation: { heading: 'Customers also bought', from: 'WITH' },
  cross_sell: { heading: 'Customers also bought', from: 'WITH' },
  frequently_purchased: { heading: 'Recently Purchased', from: 'FREQUENT' },
  alternates: { heading: 'Alternate choices', from: 'INSTEAD' },
} as const satisfies Readonly<Record<string, PlacementRule>>;

export type Placement = keyof typeof PLACEMENTS;

export const PLACEMENT_KEYS = [
  'cart_overlay',
  'cart_page',
  'home_trending',
  'recently_viewed',
  'order_confirmation',
  'cross_sell',
  'frequently_purchased',
  'alternates',
] as const satisfies readonly Placement[];

/** The rule of a placement, whichever it is. */
export function ruleOf(placement: Placement): PlacementRule {
  return PLACEMENTS[placement];
}

const SCHEME_END = '_rr';

/** Under which name a placement's items come: its key with an end that all of them have. (S3-62) */
export function schemeOf(placement: Placement): string {
  return `${placement}${SCHEME_END}`;
}

/** The placement of a scheme, or of its own key; undefined: there is none of that name. */
export function placementOf(name: string): Placement | undefined {
  const key = name.endsWith(SCHEME_END) ? name.slice(0, -SCHEME_END.length) : name;
  return PLACEMENT_KEYS.find((one) => one === key);
}

/** How many are asked for, and how many of these are shown: the others take the place of what is removed. (A-165, S9-13 to S9-16, C7-39) */
export const COUNTS: Readonly<Record<Tenant, { readonly asked: number; readonly shown: number }>> = {
  dotcom: { asked: 25, shown: 10 },
  SBA: { asked: 12, shown: 12 },
};

/** The most that one call is given of a placement, whatever it asks for. */
export const MOST_RECOMMENDED = 25;

/** The most items that one call names. */
export const MOST_NAMED = 50;
