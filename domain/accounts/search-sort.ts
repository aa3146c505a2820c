/** The orders in which search results can come. */
export const SEARCH_SORTS = ['relevance', 'price_asc', 'price_desc', 'rating', 'newest', 'bestselling', 'discount'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

const PREFIX = 'SEARCH_';

/**
 * The order in which a business user's search results come by default: what follows SEARCH_ in the alphabetically first
 * permission that begins so. `undefined` without such a permission, or when it names no order that exists.
 */
export function searchSortOf(codes: readonly string[]): SearchSort | undefined {
  const [first] = codes.filter((code) => code.startsWith(PREFIX)).toSorted();
  const name = first?.slice(PREFIX.length).toLowerCase();
  return SEARCH_SORTS.find((sort) => sort === name);
}
