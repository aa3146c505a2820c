import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMiles } from './distance.ts';

const BOSTON = { latitude: 42.3601, longitude: -71.0589 };
const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };
const LOS_ANGELES = { latitude: 34.0522, longitude: -118.2437 };

describe('the distance between two places', () => {
  it('is the one a map gives', () => {
    expect(distanceMiles(BOSTON, NEW_YORK)).toBeCloseTo(190, -1);
    expect(distanceMiles(NEW_YORK, LOS_ANGELES) / 2446).toBeCloseTo(1, 2);
  });

  it('is a degree of latitude in 69 miles, half the globe in 12,437', () => {
    expect(distanceMiles({ latitude: 42, longitude: -71 }, { latitude: 43, longitude: -71 })).toBeCloseTo(69.1, 1);
    expect(distanceMiles({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12_437, 0);
  });

  it('is a number also where rounding puts opposite places farther apart than the globe is wide', () => {
    const place = { latitude: 26.57219386574937, longitude: 171.64207233652073 };
    const opposite = { latitude: -26.57219386574937, longitude: -8.357927663479273 };
    expect(distanceMiles(place, opposite)).toBeCloseTo(12_437, 0);
  });

  it('is short over the date line', () => {
    expect(distanceMiles({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(69.1, 1);
  });

  it('is the same there and back, 0 to itself, and always a number', () => {
    const aPlace = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(aPlace, aPlace, (from, to) => {
        expect(distanceMiles(from, from)).toBe(0);
        expect(distanceMiles(from, to)).toBeCloseTo(distanceMiles(to, from), 6);
        expect(distanceMiles(from, to)).toBeLessThanOrEqual(12_438);
      }),
    );
  });
});
