import { expect, it } from 'vitest';
import { departmentsOf } from './departments-of.ts';

const categories = (count: number) => ({
  key: 'supercategory',
  label: 'Category',
  values: Array.from({ length: count }, (_, n) => ({ value: `c${n}`, label: `Category ${n}`, count: 1 })),
});
const departments = [
  { name: 'Paper', children: [{ id: 'c1' }, { id: 'c3' }, { id: 'none' }] },
  { name: 'Furniture', children: [{ id: 'desks' }] },
  { name: 'Pens', children: [{ id: 'c0' }] },
];

it('a page of many kinds of things is divided by departments, but for those of which nothing is there', () => {
  expect(departmentsOf(departments, [categories(17)]).map(({ department: { name }, query }) => [name, query])).toEqual([
    ['Paper', 'supercategory=c1&supercategory=c3'],
    ['Pens', 'supercategory=c0'],
  ]);
});

it('a page of few is not', () => {
  expect(departmentsOf(departments, [categories(16)])).toEqual([]);
  expect(departmentsOf(departments, [])).toEqual([]);
});
