import { describe, expect, it } from 'vitest';
import { priceRangeMeant } from './offered-price-ranges.ts';
import { priceRangeText, readPriceRange } from './price-range.ts';
import { readTypedPrices } from './typed-price-range.ts';

describe('typed prices', () => {
  it.each([
    ['5', '20', '5-20'],
    [' $5.5 ', '1,299', '5.50-1299'],
    ['12.50', '', '12.50-'],
    ['', '20', '0-20'],
    ['20', '20', '20-20'],
    ['0', '999999', '0-999999'],
    ['7.', '$ 8', '7-8'],
    // As one that is offered, and yet with its end in it.
    ['10', '25', '10-25.00'],
    ['', '10', '0-10.00'],
    ['500', '', '500-'],
  ])('from %j to %j are the range %s of an address', (min, max, range) => {
    expect(readTypedPrices({ min, max })).toEqual({ range });
    expect(readPriceRange(range)).toBeDefined();
  });

  it('have their end in them, and read as they were typed', () => {
    const read = readTypedPrices({ min: '10', max: '25' });
    const range = 'range' in read ? (read.range ?? '') : '';
    expect(priceRangeMeant(range)).toEqual({ fromCents: 1_000, toCents: 2_501 });
    expect(priceRangeText(range)).toBe('$10 – $25');
  });

  it('are no range where nothing is typed', () => {
    expect(readTypedPrices({ min: ' ', max: '' })).toEqual({ range: undefined });
  });

  it.each([
    ['five', '20', 'min'],
    ['-5', '', 'min'],
    ['5', '1e3', 'max'],
    ['5', '1.234', 'max'],
    ['5', '1,00', 'max'],
    ['1000000', '', 'min'],
    ['', '9'.repeat(400), 'max'],
    ['', '999999.01', 'max'],
    ['20.01', '20', 'min'],
    ['٣', '', 'min'],
  ])('from %j to %j are told to be wrong at the field', (min, max, at) => {
    expect(readTypedPrices({ min, max })).toEqual({ problem: expect.stringMatching(/[a-z]/), at });
  });
});
