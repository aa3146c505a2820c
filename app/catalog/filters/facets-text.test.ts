import { expect, it } from 'vitest';
import { facetsOf, facetsText } from './facets-text.ts';

it('facets come out of their text as they went in, and say nothing twice', () => {
  const facets = [
    { key: 'brand', label: 'Brand', values: [{ value: 'Tallow & Reed', label: 'Tallow & Reed', count: 3 }] },
    { key: 'supercategory', label: 'Category', values: [{ value: 'gel-pens', label: 'Gel Pens', count: 12 }] },
    { key: 'attribute', label: 'Color', values: [{ value: 'Color:Blue', label: 'Blue', count: 1 }] },
    { key: 'attribute', label: 'Size', values: [] },
  ];
  const text = facetsText(facets);
  expect(facetsOf(text)).toEqual(facets);
  expect(text.match(/Tallow|Color/g)).toHaveLength(2);
});

it('numbers that nobody has counted are told as estimates', () => {
  const values = [{ value: 'Pennock', label: 'Pennock', count: 1200 }];
  expect(facetsOf(facetsText([{ key: 'brand', label: 'Brand', values, isAbout: true }]))[0]?.values[0]?.count).toBe('~1,200');
});
