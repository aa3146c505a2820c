import { describe, expect, it } from 'vitest';
import { shareProportionally } from './proportional-shares.ts';

describe('an amount that is shared over rows', () => {
  it('goes to the rows in proportion', () => {
    expect(shareProportionally(300, [1000, 2000])).toEqual([100, 200]);
  });

  it('gives leftover cents to the largest remainders', () => {
    // 3.24 over 24.76 and 7.64: 2.476 and 0.764.
    expect(shareProportionally(324, [2476, 764])).toEqual([248, 76]);
  });

  it('gives them to the earlier row where remainders are equal', () => {
    expect(shareProportionally(100, [1, 1, 1])).toEqual([34, 33, 33]);
  });

  it('sees equal remainders behind different whole shares, too', () => {
    // 1 1/3, 1/3 and 8 1/3: as floating fractions the second would look larger than the first.
    expect(shareProportionally(10, [4, 1, 25])).toEqual([2, 0, 8]);
  });

  it('is exact where the product no longer fits into a number', () => {
    // Doubles hold whole numbers up to 2^53; these products are a thousand times that.
    const rows = [4_050_308_903, 7_531_885_880, 3_308_721_797];
    expect(shareProportionally(2_233_637_487, rows)).toEqual([607_546_335, 1_129_782_882, 496_308_270]);
  });

  it('never gives a row more than it costs', () => {
    expect(shareProportionally(5, [1, 1, 1, 1, 1])).toEqual([1, 1, 1, 1, 1]);
    expect(shareProportionally(2999, [1000, 1999, 1])).toEqual([1000, 1998, 1]);
  });

  it('gives nothing where there is nothing to give or nobody to give to', () => {
    expect(shareProportionally(0, [1000])).toEqual([0]);
    expect(shareProportionally(500, [0, 0])).toEqual([0, 0]);
    expect(shareProportionally(500, [])).toEqual([]);
  });

  it('leaves out rows below zero', () => {
    expect(shareProportionally(500, [-1000, 1000])).toEqual([0, 500]);
  });
});
