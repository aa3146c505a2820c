import { describe, expect, it } from 'vitest';
import { countsWithoutEach } from './counts-without.ts';
import { readListingRequest } from './listing-url.ts';

const wanted = readListingRequest(new URLSearchParams('brand=Northline&brand=Foolscap&price=10-25&inStock=true'));
const NONE = { totalItems: 0 };

describe('how many there would be without each choice', () => {
  it('is asked of all others, in the order of the choices', async () => {
    const asked: string[] = [];
    const counts = await countsWithoutEach(wanted, NONE, ({ chosen }) => {
      asked.push(Object.values(chosen).flat().join());
      return Promise.resolve(asked.length);
    });
    expect(asked).toEqual(['Foolscap,10-25,true', 'Northline,10-25,true', 'Northline,Foolscap,true', 'Northline,Foolscap,10-25']);
    expect(counts).toEqual([1, 2, 3, 4]);
  });

  it('is asked of six at most, and what cannot be told is not', async () => {
    const many = readListingRequest(new URLSearchParams('abcdefgh'.split('').map((brand) => ['brand', brand])));
    let asked = 0;
    const counts = await countsWithoutEach(many, NONE, () => {
      asked += 1;
      return Promise.resolve(undefined);
    });
    expect(asked).toBe(6);
    expect(counts).toEqual(Array.from({ length: 8 }, () => null));
  });

  it('is no question where something matches, or nothing was chosen', async () => {
    const never = () => Promise.reject(new Error('Nobody asks.'));
    expect(await countsWithoutEach(wanted, { totalItems: 1 }, never)).toBeUndefined();
    expect(await countsWithoutEach(readListingRequest(new URLSearchParams('query=pens')), NONE, never)).toBeUndefined();
  });
});
