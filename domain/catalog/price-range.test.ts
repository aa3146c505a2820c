import { describe, expect, it } from 'vitest';
import { PRICE_RANGES, RANGE_ENDS } from './offered-price-ranges.ts';
import { priceRangeText, readPriceRange } from './price-range.ts';

describe('a range of prices', () => {
  it('is read from whole dollars, and no other text is one', () => {
    expect(readPriceRange('10-25')).toEqual({ fromCents: 1_000, toCents: 2_500 });
    expect(readPriceRange('500-')).toEqual({ fromCents: 50_000, toCents: undefined });
    for (const text of ['', '-', '-5', '25-10', '10-10', '1.5-2', '1e3-', '1234567-', 'ten-twenty', '1-2-3'])
      expect(readPriceRange(text), text).toBeUndefined();
  });

  it('reads as people say it', () => {
    expect(['0-10', '25-50', '500-'].map(priceRangeText)).toEqual(['Under $10', '$25 to $50', '$500 and up']);
  });

  it('is offered so that each begins where the one before ends, and all prices are in one', () => {
    const ranges = PRICE_RANGES.map(readPriceRange);
    expect(ranges[0]?.fromCents).toBe(0);
    expect(ranges.slice(1).map((range) => range?.fromCents)).toEqual(RANGE_ENDS);
    expect(ranges.slice(0, -1).map((range) => range?.toCents)).toEqual(RANGE_ENDS);
    expect(ranges.at(-1)?.toCents).toBeUndefined();
  });
});
