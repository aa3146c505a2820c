import { describe, expect, it } from 'vitest';
import { unitPriceText } from './unit-price.ts';

const pens = { units: 12, unitName: 'pen' };

describe('the price of one unit of a pack', () => {
  it('is the price over the pack size, rounded to the cent', () => {
    expect(unitPriceText(1849, pens)).toBe('$1.54/pen');
    expect(unitPriceText(1000, { units: 8, unitName: 'roll' })).toBe('$1.25/roll');
    expect(unitPriceText(120_000, { units: 2, unitName: 'chair' })).toBe('$600.00/chair');
  });

  it('is written in tenths of a cent below ten cents', () => {
    expect(unitPriceText(4699, { units: 5000, unitName: 'sheet' })).toBe('0.9¢/sheet');
    expect(unitPriceText(1000, { units: 100, unitName: 'clip' })).toBe('10¢/clip');
    expect(unitPriceText(994, { units: 100, unitName: 'clip' })).toBe('9.9¢/clip');
    expect(unitPriceText(995, { units: 100, unitName: 'clip' })).toBe('10¢/clip');
  });

  it('is left out where it says nothing', () => {
    expect(unitPriceText(1849, undefined)).toBeUndefined();
    expect(unitPriceText(1849, { units: 1, unitName: 'pen' })).toBeUndefined();
    expect(unitPriceText(1849, { units: 2.5, unitName: 'pen' })).toBeUndefined();
    expect(unitPriceText(1849, { units: 12, unitName: '' })).toBeUndefined();
    expect(unitPriceText(null, pens)).toBeUndefined();
    expect(unitPriceText(0, pens)).toBeUndefined();
    expect(unitPriceText(4, { units: 100, unitName: 'clip' })).toBeUndefined();
  });
});
