import { describe, expect, it } from 'vitest';
import { halfStars } from './rating.tsx';

describe('the stars of a rating', () => {
  it('are drawn in halves', () => {
    expect([0, 0.2, 0.25, 4.3, 4.74, 4.75, 5].map(halfStars)).toEqual([0, 0, 1, 9, 9, 10, 10]);
  });

  it('are never fewer than none or more than five', () => {
    expect([-1, 7].map(halfStars)).toEqual([0, 10]);
  });
});
