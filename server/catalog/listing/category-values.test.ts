import { describe, expect, it } from 'vitest';
import { categoryValues, meantCategories } from './category-values.ts';

const categories = new Map([
  ['desk', { name: 'Desk Supplies', parentId: undefined }],
  ['paper', { name: 'Paper', parentId: undefined }],
  ['staplers', { name: 'Staplers', parentId: 'desk' }],
  ['staples', { name: 'Staples', parentId: 'desk' }],
  ['copy', { name: 'Copy Paper', parentId: 'paper' }],
  ...Array.from({ length: 20 }, (_, index) => [`kind-${index}`, { name: `Kind ${index}`, parentId: 'paper' }] as const),
]);

describe('what is chosen of categories', () => {
  it('is all of a department, or those of it that are chosen with it', () => {
    expect(meantCategories(['desk'], categories)).toEqual(['desk', 'staplers', 'staples']);
    expect(meantCategories(['desk', 'staples'], categories)).toEqual(['staples']);
    expect(meantCategories(['desk', 'copy'], categories)).toEqual(['desk', 'staplers', 'staples', 'copy']);
    expect(meantCategories(['no such'], categories)).toEqual(['no such']);
    expect(meantCategories([], categories)).toEqual([]);
  });
});

describe('what is offered of categories', () => {
  const found = [
    { value: 'staplers', count: 5 },
    { value: 'copy', count: 4 },
    { value: 'staples', count: 3 },
  ];
  const many = [...found, ...Array.from({ length: 20 }, (_, index) => ({ value: `kind-${index}`, count: 1 }))];

  it('is each of few', () => {
    expect(categoryValues(found, [], categories).map(({ label, count }) => [label, count])).toEqual([
      ['Staplers', 5],
      ['Copy Paper', 4],
      ['Staples', 3],
    ]);
  });

  it('is the departments of many, with how many stand in all of each', () => {
    expect(categoryValues(many, [], categories).map(({ label, count }) => [label, count])).toEqual([
      ['Paper', 24],
      ['Desk Supplies', 8],
    ]);
  });

  it('is what stands in a department, once that is chosen or something in it', () => {
    const opened = [
      ['Desk Supplies', 8],
      ['Staplers', 5],
      ['Staples', 3],
      ['Paper', 24],
    ];
    for (const chosen of ['desk', 'staples'])
      expect(categoryValues(many, [chosen], categories).map(({ label, count }) => [label, count])).toEqual(opened);
    // However few are left then.
    expect(categoryValues(found, ['desk'], categories)[0]).toEqual({ value: 'desk', label: 'Desk Supplies', count: 8 });
  });
});
