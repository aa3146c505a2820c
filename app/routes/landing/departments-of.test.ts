import { expect, it } from 'vitest';
import { departmentsOf } from './departments-of.ts';

const departments = [
  { id: 'paper', name: 'Paper' },
  { id: 'writing', name: 'Pens' },
  { id: 'furniture', name: 'Furniture' },
];
const offering = (...ids: string[]) => [
  { key: 'supercategory', label: 'Category', values: ids.map((value) => ({ value, label: value, count: 1 })) },
];

it('a page of very many kinds of things leads to the departments that it has something of, in their order', () => {
  expect(departmentsOf(departments, offering('furniture', 'paper')).map(({ name }) => name)).toEqual(['Paper', 'Furniture']);
});

it('a page of few offers categories in its filter, and no departments', () => {
  expect(departmentsOf(departments, offering('copy-paper', 'gel-pens'))).toEqual([]);
  expect(departmentsOf(departments, [])).toEqual([]);
});
