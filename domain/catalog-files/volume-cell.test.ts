import { describe, expect, it } from 'vitest';
import { Wrong } from './cell.ts';
import { volumePricesCell, writtenVolumePrices } from './volume-cell.ts';

describe('a cell of prices by quantity', () => {
  it.each([
    [
      '5: 4.29 | 10: 3.99',
      [
        [5, 429],
        [10, 399],
      ],
    ],
    ['2+: $0.01', [[2, 1]]],
    ['9,999: 1', [[9999, 100]]],
  ])('reads %s', (cell, prices) => {
    expect(volumePricesCell(cell)).toEqual(prices);
  });

  it.each([
    ['5: 4.29 | 5: 3.99', 'two prices from 5'],
    ['10: 3.99 | 5: 3.79', '5 after 10'],
    ['5: 3.99 | 10: 3.99', 'costs no less from 10 pieces on'],
    ['5: 3.99 | 10: 4.29', 'costs no less from 10 pieces on'],
    ['5: -1', 'less than nothing'],
    ['5: 0', 'costs nothing'],
    ['1: 3.99', 'is less than 2'],
    ['10000: 3.99', 'is more than 9,999'],
    ['5.5: 3.99', 'no whole number'],
    ['5: 3.999', 'parts of a cent'],
    ['5: 3.99 EUR', 'not in dollars'],
    ['five', 'not like “5: 4.29”'],
    ['2: 8 | 3: 7 | 4: 6 | 5: 5 | 6: 4 | 7: 3 | 8: 2', 'may have 6'],
  ])('does not read %s', (cell, why) => {
    const read = volumePricesCell(cell);
    expect(read).toBeInstanceOf(Wrong);
    expect(read).toMatchObject({ message: expect.stringContaining(why) });
  });

  it('reads what it writes', () => {
    const prices = [
      [5, 429],
      [10, 399],
    ] as const;
    expect(volumePricesCell(writtenVolumePrices(prices).join(' | '))).toEqual(prices);
  });
});
