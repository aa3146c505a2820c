import { describe, expect, it } from 'vitest';
import { idOf, randomFrom, shareOf, shuffled } from './random.ts';

function draw(seed: number): number[] {
  const random = randomFrom(seed);
  return Array.from({ length: 20 }, () => random.next());
}

describe('numbers that must be the same on every start', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('stays within the bounds it was given, both included', () => {
    const random = randomFrom(1);
    const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 6)));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6]);
  });

  it.each([1, 2, 17, 1000, 1024, 1025])('shuffles %i numbers so that each comes once', (size) => {
    const numbers = Array.from({ length: size }, (_, index) => shuffled(index, size, 99));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index));
  });

  it('does not leave a shuffled list in its order', () => {
    const numbers = Array.from({ length: 100 }, (_, index) => shuffled(index, 100, 5));
    expect(numbers.filter((number, index) => number === index).length).toBeLessThan(10);
  });

  it('spreads shares of close texts over the whole range', () => {
    const shares = Array.from({ length: 1000 }, (_, index) => shareOf(`item ${index}`));
    const below = shares.filter((share) => share < 0.25).length;
    expect(below).toBeGreaterThan(200);
    expect(below).toBeLessThan(300);
  });

  it('makes ids that PostgreSQL takes as uuid, another for each name', () => {
    const ids = Array.from({ length: 2000 }, (_, index) => idOf(`thing ${index}`));
    expect(new Set(ids).size).toBe(2000);
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true);
  });
});
