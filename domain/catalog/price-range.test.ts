import { describe, expect, it } from 'vitest';
import { offeredRangeText, PRICE_RANGES, priceRangeMeant, RANGE_ENDS } from './offered-price-ranges.ts';
import { priceRangeText, readPriceRange } from './price-range.ts';

describe('a range of prices', () => {
  it('is read from dollars, and no other text is one', () => {
    expect(readPriceRange('10-25')).toEqual({ fromCents: 1_000, toCents: 2_500 });
    expect(readPriceRange('500-')).toEqual({ fromCents: 50_000, toCents: undefined });
    expect(readPriceRange('1.5-20.05')).toEqual({ fromCents: 150, toCents: 2_005 });
    for (const text of ['', '-', '-5', '25-10', '1.-2', '.5-2', '1.234-2', '1e3-', '1234567-', 'ten-twenty', '1-2-3'])
      expect(readPriceRange(text), text).toBeUndefined();
  });

  it('reads as people say it', () => {
    expect(['0-20', '5-20', '12.50-'].map(priceRangeText)).toEqual(['Up to $20', '$5 – $20', '$12.50 and up']);
    expect(['1000-2000', '0-123456.78', '999999-'].map(priceRangeText)).toEqual([
      '$1,000 – $2,000',
      'Up to $123,456.78',
      '$999,999 and up',
    ]);
    expect(['0-10', '25-50', '500-'].map(offeredRangeText)).toEqual(['Under $10', '$25 – $50', '$500 and up']);
  });

  it('has its end in it, unless another is offered that begins there', () => {
    expect(priceRangeMeant('10-25')).toEqual({ fromCents: 1_000, toCents: 2_500 });
    expect(priceRangeMeant('10-20')).toEqual({ fromCents: 1_000, toCents: 2_001 });
    expect(priceRangeMeant('20-20')).toEqual({ fromCents: 2_000, toCents: 2_001 });
    expect(priceRangeMeant('20-')).toEqual({ fromCents: 2_000, toCents: undefined });
    expect(priceRangeMeant('20-10')).toBeUndefined();
  });

  it('is offered so that each begins where the one before ends, and all prices are in one', () => {
    const ranges = PRICE_RANGES.map(readPriceRange);
    expect(ranges[0]?.fromCents).toBe(0);
    expect(ranges.slice(1).map((range) => range?.fromCents)).toEqual(RANGE_ENDS);
    expect(ranges.slice(0, -1).map((range) => range?.toCents)).toEqual(RANGE_ENDS);
    expect(ranges.at(-1)?.toCents).toBeUndefined();
  });
});
