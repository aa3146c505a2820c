import { describe, expect, it } from 'vitest';
import { LOCATOR_RADIUS_MILES, PICKUP_RADIUS_MILES, searchRadiusMiles } from './search-radius.ts';

describe('how far a store search looks', () => {
  it('is 100 miles in the store locator and 20 for pickup when nothing is asked', () => {
    expect(searchRadiusMiles(undefined, LOCATOR_RADIUS_MILES)).toBe(100);
    expect(searchRadiusMiles(undefined, PICKUP_RADIUS_MILES)).toBe(20);
  });

  it('is what is asked, at most 250 miles', () => {
    expect(searchRadiusMiles(5, LOCATOR_RADIUS_MILES)).toBe(5);
    expect(searchRadiusMiles(250, PICKUP_RADIUS_MILES)).toBe(250);
    expect(searchRadiusMiles(251, PICKUP_RADIUS_MILES)).toBe(250);
  });

  it('is the usual one when what is asked makes no sense', () => {
    expect(searchRadiusMiles(0, PICKUP_RADIUS_MILES)).toBe(20);
    expect(searchRadiusMiles(-1, PICKUP_RADIUS_MILES)).toBe(20);
    expect(searchRadiusMiles(Number.NaN, PICKUP_RADIUS_MILES)).toBe(20);
  });
});
