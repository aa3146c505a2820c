import { known, TYPED_KEYS } from '#app/catalog/listing-url.ts';

/** The calls behind the listings, as their contracts have them: the contracts themselves would bring the whole of what checks them. */
export const SEARCH_CALL = '/ele-lpd/api/searchProxy/search';
export const CATEGORY_CALL = '/cc/api/categories/';
export const BRAND_CALL = '/cc/api/brands/';

/**
 * Where it is asked how many items of a listing are made for some printers, under all its other filters.
 *
 * @param models of printers.
 * @returns undefined where no listing stands, or one that nobody asks for this way.
 */
export function countPath(pathname: string, params: URLSearchParams, models: readonly string[]): string | undefined {
  const [, page = '', id] = /^\/(category|brand|search)(?:\/([\w%-]+))?$/.exec(pathname) ?? [];
  const asked = known(params);
  const query = asked.get('query');
  for (const key of ['query', 'page', 'pages', 'view', 'sort', 'fits', 'printer', ...TYPED_KEYS]) asked.delete(key);
  asked.set('size', '1');
  for (const model of models) asked.append('printer', model);
  if (page === 'search') {
    if (query === null || id !== undefined) return undefined;
    asked.set('q', query);
    return `${SEARCH_CALL}?${asked.toString()}`;
  }
  if (page === '' || id === undefined) return undefined;
  asked.delete(page === 'category' ? 'supercategory' : 'brand');
  return `${page === 'category' ? CATEGORY_CALL : BRAND_CALL}${id}?${asked.toString()}`;
}
