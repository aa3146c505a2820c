import { describe, expect, it } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

const DEPARTMENTS = [
  {
    id: 'pens',
    name: 'Pens, Pencils & Markers',
    children: [
      { id: 'gel-pens', name: 'Gel Pens' },
      { id: 'pencils', name: 'Wood Pencils' },
    ],
  },
  { id: 'paper', name: 'Paper', children: [{ id: 'open-shelves', name: 'Open Shelves' }] },
];
const tile = (itemId: string) =>
  ({
    itemId,
    url: `/product_${itemId}`,
    title: `Pen ${itemId}`,
    brand: '',
    image: { key: 'pen', color: '#000' },
    price: '$1.00',
    was: undefined,
    member: undefined,
    unit: undefined,
    rating: 0,
    ratingCount: 0,
    badge: undefined,
    promise: undefined,
    note: undefined,
    isOutOfStock: false,
    action: { kind: 'add', text: 'Add to cart' },
    most: 9999,
  }) as const;

describe('what the search field offers', () => {
  it('is the categories with a word that begins like that, then products [S7-50]', () => {
    const offered = suggestionsFor('Pen', DEPARTMENTS, [tile('1')]);
    expect(offered.map(({ text, url, about }) => [text, url, about])).toEqual([
      ['Pens, Pencils & Markers', '/category/pens', 'Department'],
      ['Gel Pens', '/category/gel-pens', 'Pens, Pencils & Markers'],
      ['Wood Pencils', '/category/pencils', 'Pens, Pencils & Markers'],
      ['Pen 1', '/product_1', '$1.00'],
    ]);
  });

  it('offers nothing for a single character', () => {
    expect(suggestionsFor('p', DEPARTMENTS, [tile('1')])).toEqual([]);
    expect(suggestionsFor(' pa ', DEPARTMENTS, [])).toHaveLength(1);
  });

  it('offers eight at most', () => {
    const found = Array.from({ length: 12 }, (_, index) => tile(String(index)));
    expect(suggestionsFor('zz', DEPARTMENTS, found)).toHaveLength(8);
  });
});
