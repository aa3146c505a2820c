import { expect, it } from 'vitest';
import { shownItems } from './shown-items.ts';

const items = ['a', 'b', 'c', 'd', 'e'].map((itemId) => ({ itemId }));
const shown = (removed: readonly string[], most = 3) => shownItems(items, removed, most).map(({ itemId }) => itemId);

it('shows the first ones', () => {
  expect(shown([])).toEqual(['a', 'b', 'c']);
  expect(shown([], 9)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('puts a later item in the place of one that was removed, as long as there is one', () => {
  expect(shown(['b'])).toEqual(['a', 'd', 'c']);
  expect(shown(['b', 'd'])).toEqual(['a', 'e', 'c']);
  expect(shown(['b', 'd', 'e'])).toEqual(['a', 'c']);
});

it('never brings in what was removed before it was shown', () => {
  expect(shown(['d', 'a'])).toEqual(['e', 'b', 'c']);
});
