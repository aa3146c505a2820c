import { describe, expect, it } from 'vitest';
import { listingAt, listingReferred, sharedShelf, wayBack } from './way-back.ts';

const MENU = [
  {
    id: 'paper',
    name: 'Paper',
    children: [
      { id: 'copy-paper', name: 'Copy Paper' },
      { id: 'cardstock', name: 'Cardstock' },
    ],
  },
  { id: 'pens', name: 'Pens', children: [{ id: 'gel-pens', name: 'Gel Pens' }] },
];
const of = (...ids: string[]) => ids.map((categoryId) => ({ categoryId, brand: 'Tallow & Reed' }));

describe('the listing from which somebody came', () => {
  it.each([
    '/category/copy-paper',
    '/category/copy-paper?brand=Northline&page=2',
    '/search?query=paper',
    '/brand/northline',
    '/landing/deals',
  ])('is one of this site: %s', (path) => {
    expect(listingAt(path)).toBe(path);
    expect(listingReferred(`https://shop.example:3000${path}`, 'shop.example:3000')).toBe(path);
  });

  it.each([
    null,
    '',
    '/',
    '/product_100001',
    '/compare?items=1',
    '//evil.example/search?query=a',
    'https://evil.example/category/a',
    '/category/a/b',
    '/search',
  ])('is nothing else: %s', (address) => {
    expect(listingAt(address)).toBeUndefined();
  });

  it('is none of another site', () => {
    expect(listingReferred('https://evil.example/category/copy-paper', 'shop.example')).toBeUndefined();
    expect(listingReferred('no address', 'shop.example')).toBeUndefined();
    expect(listingReferred(null, 'shop.example')).toBeUndefined();
  });
});

describe('what things are on together', () => {
  it('is their category, else their department, else nothing', () => {
    expect(sharedShelf(of('copy-paper', 'copy-paper'), MENU)?.name).toBe('Copy Paper');
    expect(sharedShelf(of('copy-paper', 'cardstock'), MENU)?.name).toBe('Paper');
    expect(sharedShelf(of('copy-paper', 'paper'), MENU)?.name).toBe('Paper');
    expect(sharedShelf(of('copy-paper', 'gel-pens'), MENU)).toBeUndefined();
    expect(sharedShelf(of('unknown'), MENU)).toBeUndefined();
    expect(sharedShelf([], MENU)).toBeUndefined();
  });
});

describe('the way back', () => {
  it.each([
    ['/category/cardstock?page=2', 'Back to Cardstock'],
    ['/category/pens', 'Back to Pens'],
    ['/search?query=gel+pens&brand=Quillmark', 'Back to results for “gel pens”'],
    ['/search?printer=X', 'Back to the list'],
    ['/brand/tallow-reed', 'Back to Tallow & Reed'],
    ['/landing/deals', 'Back to the list'],
  ])('to %s says: %s', (from, text) => {
    expect(wayBack(from, of('copy-paper'), MENU)).toEqual({ text, to: from });
  });

  it('leads to what all of them are on where nobody knows whence somebody came', () => {
    expect(wayBack(undefined, of('copy-paper', 'copy-paper'), MENU)).toEqual({ text: 'See all Copy Paper', to: '/category/copy-paper' });
    expect(wayBack(undefined, of('copy-paper', 'gel-pens'), MENU)).toBeUndefined();
  });
});
