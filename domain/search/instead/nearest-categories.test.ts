import { expect, it } from 'vitest';
import { nearestCategories } from './nearest-categories.ts';

const CATEGORIES = ['Binders', 'Binding Covers', 'Desk Chairs', 'Chair Mats', 'Ink'].map((name) => ({ name }));
const near = (typed: string) => nearestCategories(typed, CATEGORIES, 3).map(({ name }) => name);

it('where nothing is found, the categories about the most of its words are nearest', () => {
  expect(near('quixotic chair covering')).toEqual(['Binding Covers', 'Desk Chairs', 'Chair Mats']);
  expect(near('binding machine')).toEqual(['Binders', 'Binding Covers']);
  expect(near('mats for chairs')[0]).toBe('Chair Mats');
  expect(near('zzzz ink pin')).toEqual([]);
  expect(near('')).toEqual([]);
});

it('are not near by a letter or a beginning alone', () => {
  const others = ['File Folders', 'Computers', 'Markers'].map((name) => ({ name }));
  for (const typed of ['fire extinguisher', 'compass', 'market stall', 'marble'])
    expect(nearestCategories(typed, others, 3), typed).toEqual([]);
  expect(nearestCategories('filing', others, 3)).toHaveLength(1);
});
