import type { SORTS } from '#contracts/catalog.ts';
import type { PriceRange } from '#domain/catalog/price-range.ts';
import type { SearchQuery } from '../search-query.ts';

/** As one asks for it; or by what those who buy it save in all, which is how a page of reductions comes. */
export type Sort = (typeof SORTS)[number] | 'savings';

/** What a listing is narrowed down to: of each, any of the values; empty or false: whatever there is. */
export type Filters = {
  readonly brands: readonly string[];
  readonly categoryIds: readonly string[];
  readonly prices: readonly PriceRange[];
  /** At least so many stars. */
  readonly fewestStars: number | undefined;
  readonly isInStock: boolean;
  /** Only what lies in the viewer's store. Means nothing without one. */
  readonly isAtStore: boolean;
  readonly isOnSale: boolean;
  /** Only what is on the account's contract. Means nothing to an audience without one. */
  readonly isOnContract: boolean;
  /** Lines of the specifications; any of those with the same label. */
  readonly attributes: readonly Attribute[];
  /** Only what is made for any of these printers, by their models. */
  readonly printers: readonly string[];
};

/** Whatever there is. */
export const NO_FILTERS: Filters = {
  brands: [],
  categoryIds: [],
  prices: [],
  fewestStars: undefined,
  isInStock: false,
  isAtStore: false,
  isOnSale: false,
  isOnContract: false,
  attributes: [],
  printers: [],
};

/** A line of an item's specifications: "Color", "Blue". */
export type Attribute = { readonly label: string; readonly value: string };

/** Of which items a listing is, before anything is chosen: of all, of a category or department, of a brand, of those on a list, or made for printers. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'brand'; readonly brands: readonly string[] }
  | { readonly kind: 'items'; readonly itemIds: readonly string[] }
  | { readonly kind: 'printers'; readonly models: readonly string[] }
  /** Of some kinds, and of none. */
  | { readonly kind: 'kinds'; readonly kindIds: readonly string[] }
  /** Of some item groups, by their keys: of each what sells best of it. With words, of what is of no kind, too. */
  | { readonly kind: 'groups'; readonly keys: readonly string[] };

/** What a listing is asked for. */
export type ListingQuery = {
  readonly scope: Scope;
  /** What is searched for; undefined: whatever there is. */
  readonly words: SearchQuery | undefined;
  readonly filters: Filters;
  /** Where it is looked whether something can be picked up; undefined: nowhere. */
  readonly storeNumber: string | undefined;
  readonly sort: Sort;
  readonly page: number;
  readonly size: number;
  /** So many pages, from this one on. */
  readonly pages: number;
};

/** A value by which a listing can be narrowed, and how many there are of it. */
export type Counted = { readonly value: string; readonly count: number };

/** A page of a listing, one of each item group, and how many there are of everything by which it can be narrowed: each counted under the other filters. */
export type FoundListing = {
  readonly itemIds: readonly string[];
  readonly totalItems: number;
  /** How many items are found: of an item group there may be several, and it is counted once everywhere else. */
  readonly items: number;
  /** Whether that number is what a part of the items says. */
  readonly isAbout: boolean;
  /** Which of the others are: none, all, or those of the brands, categories and specifications of which some are chosen. */
  readonly about: 'NOTHING' | 'ALL' | 'CHOSEN';
  readonly brands: readonly Counted[];
  readonly categories: readonly Counted[];
  /** Which of the offered ranges, counted from 0. */
  readonly prices: readonly { readonly range: number; readonly count: number }[];
  /** At least so many stars. */
  readonly stars: readonly { readonly fewest: number; readonly count: number }[];
  readonly inStock: number;
  readonly atStore: number;
  readonly onSale: number;
  readonly onContract: number;
  /** Of a search by relevance, how many that are not sold out have each place. */
  readonly places: readonly number[];
  /** What many of them say of themselves, and what they are narrowed down to. */
  readonly attributes: readonly (Attribute & { readonly count: number })[];
  /** Of the printers that were asked for: what is made for one of them fails not for them, so these are counts of what is found. */
  readonly printers: readonly Counted[];
};
