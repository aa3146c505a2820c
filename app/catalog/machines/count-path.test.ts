import { describe, expect, it } from 'vitest';
import { ROUTE_PREFIX } from '#contracts/call.ts';
import { getCategory, search } from '#contracts/catalog.ts';
import { getBrand } from '#contracts/catalog/landing.ts';
import { BRAND_CALL, CATEGORY_CALL, countPath, SEARCH_CALL } from './count-path.ts';

const asked = (pathname: string, query: string) => {
  const [path, text] = countPath(pathname, new URLSearchParams(query), ['Ardent L48', 'Ardent L40'])?.split('?') ?? [];
  return path === undefined ? undefined : { path, asked: [...new URLSearchParams(text)].map((pair) => pair.join('=')).toSorted() };
};
const PRINTERS = ['printer=Ardent L40', 'printer=Ardent L48', 'size=1'];

describe('how many items of a listing fit is asked', () => {
  it('where the contracts have it', () => {
    expect(SEARCH_CALL).toBe(`${ROUTE_PREFIX}${search.path}`);
    expect(`${CATEGORY_CALL}:id`).toBe(getCategory.path);
    expect(`${BRAND_CALL}:id`).toBe(getBrand.path);
  });

  it('under all its other filters, whatever its page, order and look are', () => {
    const more = 'page=3&pages=2&sort=rating&view=list&brand=Ardent&attribute=Color:Black&inStock=true&printer=Kestrel+1&minPrice=3';
    expect(asked('/category/black-toner', more)).toEqual({
      path: '/cc/api/categories/black-toner',
      asked: ['attribute=Color:Black', 'brand=Ardent', 'inStock=true', ...PRINTERS].toSorted(),
    });
    expect(asked('/search', 'q=toner&supercategory=black-toner')).toEqual({
      path: SEARCH_CALL,
      asked: ['q=toner', 'supercategory=black-toner', ...PRINTERS].toSorted(),
    });
    expect(asked('/brand/%E4%B8%89%E8%8F%B1', '')?.path).toBe('/cc/api/brands/%E4%B8%89%E8%8F%B1');
    expect(asked('/brand/ardent', 'brand=Other')).toEqual({ path: '/cc/api/brands/ardent', asked: PRINTERS });
  });

  it('of nothing but listings', () => {
    for (const pathname of ['/', '/search/suggest', '/landing/deals', '/product_100035', '/cc/mmx/cart', '/category/../x'])
      expect(asked(pathname, 'query=toner')).toBeUndefined();
    expect(asked('/search', 'printer=Ardent+L48')).toBeUndefined();
  });
});
