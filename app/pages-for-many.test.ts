import { expect, it } from 'vitest';
import { readListingRequest, withParams } from './catalog/listing-url.ts';
import { searchRead } from './pages-for-many.ts';

const PATHS = ['/', '/category/paper', '/search', '/product_100001'];
const SEARCHES = [
  '',
  '?utm_source=mail',
  '?page=2&brand=B&utm_source=mail&brand=A&sort=rating',
  '?q=%20copy%20paper%20&page=&view=list',
  '?query=&q=pens&query=paper',
  '?card=typed&gclid=1',
  '?%zz&=&;&page=%E2%82',
];

it('what a page reads of its address is the same in the browser, which knows the whole of it, and where the page is made, which does not', () => {
  for (const path of PATHS)
    for (const search of SEARCHES) {
      const read = searchRead(path, search) ?? 'none';
      expect(searchRead(path, read)).toBe(read);
      if (!read.startsWith('?') || path === '/product_100001') continue;
      const [whole, made] = [new URLSearchParams(search), new URLSearchParams(read)];
      expect(readListingRequest(made)).toEqual(readListingRequest(whole));
      expect(withParams(made, { page: '3' })).toBe(withParams(whole, { page: '3' }));
    }
});

it('nothing is left out of the address of a page that is made for its visitor alone', () => {
  expect(['/cc/mmx/cart', '/account/orders', '/category/paper/x', '/nothing-here'].map((path) => searchRead(path, '?a=1'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
