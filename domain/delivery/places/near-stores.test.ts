import { describe, expect, it } from 'vitest';
import { sameDayStores } from './near-stores.ts';

const FRAMINGHAM = { latitude: 42.28, longitude: -71.42, zone: 'America/New_York' };
const STORES = [
  { storeNumber: 'worcester', latitude: 42.26, longitude: -71.8 },
  { storeNumber: 'natick', latitude: 42.28, longitude: -71.35 },
  { storeNumber: 'framingham', latitude: 42.28, longitude: -71.42 },
  { storeNumber: 'nashua', latitude: 42.77, longitude: -71.47 },
];
const at = (iso: string, place = FRAMINGHAM) => sameDayStores(place, Date.parse(iso), STORES).map(({ storeNumber }) => storeNumber);

describe('the stores that can still bring goods today', () => {
  it('lie within 20 miles, the nearest first', () => {
    expect(at('2026-11-20T17:00:00Z')).toEqual(['framingham', 'natick', 'worcester']);
    expect(sameDayStores(FRAMINGHAM, Date.parse('2026-11-20T17:00:00Z'), STORES).map(({ miles }) => Math.round(miles))).toEqual([0, 4, 19]);
  });

  it('are none from 14:00 on, by the clock of the place, in winter and in summer', () => {
    expect(at('2026-11-20T18:59:59Z')).toHaveLength(3);
    expect(at('2026-11-20T19:00:00Z')).toEqual([]);
    expect(at('2026-07-20T17:59:59Z')).toHaveLength(3);
    expect(at('2026-07-20T18:00:00Z')).toEqual([]);
    expect(at('2026-11-20T19:00:00Z', { ...FRAMINGHAM, zone: 'America/Los_Angeles' })).toHaveLength(3);
  });
});
