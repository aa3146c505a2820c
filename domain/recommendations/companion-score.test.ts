import { describe, expect, it } from 'vitest';
import { companionScore, FEWEST_TOGETHER } from './companion-score.ts';

const counted = (together: number, withFirst: number, withOther: number, orders = 1_000) =>
  companionScore({ together, withFirst, withOther, orders });

describe('how much an item is wanted beside another', () => {
  it('grows with the orders that hold both', () => {
    expect(counted(20, 40, 50)).toBeGreaterThan(counted(10, 40, 50));
  });

  it('is less for what everybody buys anyway', () => {
    expect(counted(20, 40, 60)).toBeGreaterThan(counted(20, 40, 300));
  });

  it('is nothing for what is bought with it no more than without it', () => {
    expect(counted(20, 40, 500)).toBe(0);
    expect(counted(21, 40, 500)).toBeGreaterThan(0);
  });

  it('is nothing where too few orders tell', () => {
    expect(counted(FEWEST_TOGETHER - 1, 2, 2)).toBe(0);
    expect(counted(FEWEST_TOGETHER, 3, 3)).toBeGreaterThan(0);
  });

  it('believes many orders more than few with the same share', () => {
    expect(counted(30, 60, 60)).toBeGreaterThan(counted(3, 6, 60));
  });
});
