import { describe, expect, it } from 'vitest';
import { SEARCH_SORTS, searchSortOf } from './search-sort.ts';

describe("the default order of a business user's search results", () => {
  it('is taken from the permission that starts with SEARCH_ [C6-18]', () => {
    expect(searchSortOf(['G_CSE', 'SEARCH_PRICE_ASC', 'G_BOP'])).toBe('price_asc');
    for (const sort of SEARCH_SORTS) expect(searchSortOf([`SEARCH_${sort.toUpperCase()}`])).toBe(sort);
  });

  it('is that of the alphabetically first of several', () => {
    expect(searchSortOf(['SEARCH_RATING', 'SEARCH_BESTSELLING', 'SEARCH_NEWEST'])).toBe('bestselling');
  });

  it('is not set without such a permission, or by one that names no order', () => {
    expect(searchSortOf(['G_CSE', 'RESEARCH_RATING', 'search_rating'])).toBeUndefined();
    expect(searchSortOf(['SEARCH_COLOR'])).toBeUndefined();
    expect(searchSortOf(['SEARCH_'])).toBeUndefined();
    expect(searchSortOf([])).toBeUndefined();
  });
});
