import { expect, it } from 'vitest';
import { categories } from '../departments.ts';
import { goesWithOf } from './goes-with.ts';

it('what goes with things of a category is of another one that there is', () => {
  const ids = new Set(categories.filter(({ parentId }) => parentId !== null).map(({ id }) => id));
  const wrong = [...ids].flatMap((id) => goesWithOf(id).filter((other) => !ids.has(other) || other === id));
  expect(wrong).toEqual([]);
  expect([...ids].filter((id) => goesWithOf(id).length > 1).length).toBeGreaterThan(80);
});
