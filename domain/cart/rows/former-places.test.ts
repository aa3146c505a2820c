import { describe, expect, it } from 'vitest';
import { aLine } from '../a-cart.test-builder.ts';
import { inFormerPlaces } from './former-places.ts';

const line = (lineId: string, position: number) => aLine({ lineId, position });
const idsOf = (lines: ReturnType<typeof inFormerPlaces>) => lines.map(({ lineId, position }) => `${lineId}${position}`);

describe('a row that comes back', () => {
  it('stands where it stood: before those that stood after it', () => {
    expect(idsOf(inFormerPlaces([line('a', 1), line('c', 3), line('b', 9)], new Map([['b', 2]])))).toEqual(['a1', 'b2', 'c3']);
  });

  it('stands before one that was given its place meanwhile, and last when it was last', () => {
    expect(idsOf(inFormerPlaces([line('a', 1), line('d', 2), line('b', 9)], new Map([['b', 2]])))).toEqual(['a1', 'b2', 'd2']);
    expect(idsOf(inFormerPlaces([line('a', 1), line('b', 9)], new Map([['b', 4]])))).toEqual(['a1', 'b4']);
  });

  it('leaves the others as they are, and several keep their order', () => {
    const places = new Map([
      ['b', 2],
      ['c', 3],
    ]);
    expect(idsOf(inFormerPlaces([line('a', 1), line('d', 4), line('b', 5), line('c', 6)], places))).toEqual(['a1', 'b2', 'c3', 'd4']);
  });
});
