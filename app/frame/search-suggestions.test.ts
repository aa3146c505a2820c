import { describe, expect, it } from 'vitest';
import { nextChoice } from './search-suggestions.tsx';

describe('the arrow keys in the list below the search field', () => {
  it('go down through the list and back to the field', () => {
    expect([-1, 0, 1, 2].map((chosen) => nextChoice(chosen, 1, 3))).toEqual([0, 1, 2, -1]);
  });

  it('go up from the field to the end of the list', () => {
    expect([-1, 0, 1, 2].map((chosen) => nextChoice(chosen, -1, 3))).toEqual([2, -1, 0, 1]);
  });
});
