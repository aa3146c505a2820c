import { expect, it } from 'vitest';
import { readListingRequest, withParams } from './catalog/listing-url.ts';
import { CARD_TYPED, routeOf, searchRead } from './pages-for-many.ts';

const PATHS = ['/', '/category/paper', '/search', '/product_100001'];
const SEARCHES = [
  '',
  '?utm_source=mail',
  '?page=2&brand=B&utm_source=mail&brand=A&sort=rating',
  '?q=%20copy%20paper%20&page=&view=list',
  '?query=&q=pens&query=paper',
  '?card=typed&gclid=1',
  '?%zz&=&;&page=%E2%82',
  '?view=cubes&page=0&sort=none&onContract=yes&brand=&supercategory=pens',
  `?brand=${'x'.repeat(81)}&brand=A&brand=A`,
];

it('what a page reads of its address is the same in the browser, which knows the whole of it, and where the page is made, which does not', () => {
  for (const path of PATHS)
    for (const search of SEARCHES) {
      const read = searchRead(path, search) ?? 'none';
      expect(searchRead(path, read)).toBe(read);
      if (path !== '/search' || read.includes(CARD_TYPED)) continue;
      const [whole, made] = [new URLSearchParams(search), new URLSearchParams(read)];
      expect(readListingRequest(made)).toEqual(readListingRequest(whole));
      expect(withParams(made, { page: '3' })).toBe(withParams(whole, { page: '3' }));
    }
});

it('what means nothing to a page makes no other address of it', () => {
  const same = [
    '',
    '?view=x1',
    '?view=grid',
    '?page=1',
    '?page=01',
    '?page=x1',
    '?page=20000',
    '?sort=x1',
    '?onContract=x1',
    '?query=x1',
    '?supercategory=x1',
    `?brand=${'x'.repeat(81)}`,
  ];
  expect(same.map((search) => searchRead('/category/paper', search))).toEqual(same.map(() => ''));
  expect(['?card=x1', '?card=typed&query=x2&page=2'].map((search) => searchRead('/search', search))).toEqual([
    '?card=typed',
    '?card=typed',
  ]);
  expect(searchRead('/category/paper', '?page=02&brand=A&brand=A')).toBe('?page=2&brand=A');
  // The router reads both as one page.
  expect(searchRead('/category/copy%2Dpaper', '')).toBeUndefined();
});

it('a page for many is known by its route as well', () => {
  expect([...PATHS, '/cc/mmx/cart'].map(routeOf)).toEqual(['routes/home', 'routes/category', 'routes/search', 'routes/product', undefined]);
});

it('nothing is left out of the address of a page that is made for its visitor alone', () => {
  expect(['/cc/mmx/cart', '/account/orders', '/category/paper/x', '/nothing-here'].map((path) => searchRead(path, '?a=1'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('what fits the printers of whoever asks is a page of their own, however it is asked for', () => {
  for (const path of ['/category/paper', '/search', '/brand/ardent', '/landing/deals'])
    for (const search of ['?fits=mine', '?fits=x&fits=mine', '?printer=Ardent+L48&page=2&fits=mine', '?%66its=%6Dine'])
      expect(searchRead(path, search), path + search).toBeUndefined();
  expect(searchRead('/category/paper', '?fits=yours')).toBe('');
  expect(searchRead('/category/paper', '?printer=Ardent+L48')).toBe('?printer=Ardent+L48');
});
