import { describe, expect, it } from 'vitest';
import { US_STATES } from '../../checkout/states.ts';
import { taxOfState } from './tax-table.ts';

/** The fifty states and the District of Columbia. */
const STATES = Object.keys(US_STATES).filter((state) => !['AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP'].includes(state));

describe('the tax table', () => {
  it("has the rates of the shop's own stores", () => {
    const rates = ['MA', 'NH', 'CT', 'RI', 'NY'].map((state) => taxOfState(state).rateBasisPoints);
    expect(rates).toEqual([625, 0, 635, 700, 400]);
  });

  it('keeps half basis points', () => {
    expect(['NJ', 'MN', 'NM', 'MO'].map((state) => taxOfState(state).rateBasisPoints)).toEqual([662.5, 687.5, 487.5, 422.5]);
  });

  it('has all fifty states and the District of Columbia, none above 7.25 %', () => {
    expect(STATES).toHaveLength(51);
    for (const state of STATES) {
      const { rateBasisPoints } = taxOfState(state);
      expect(rateBasisPoints, state).toBeGreaterThanOrEqual(0);
      expect(rateBasisPoints, state).toBeLessThanOrEqual(725);
      expect(Number.isInteger(rateBasisPoints * 2), state).toBe(true);
    }
  });

  it('taxes nothing in the five states without a sales tax', () => {
    expect(STATES.filter((state) => taxOfState(state).rateBasisPoints === 0).toSorted()).toEqual(['AK', 'DE', 'MT', 'NH', 'OR']);
  });

  it('taxes shipping in eleven states and nowhere else', () => {
    expect(STATES.filter((state) => taxOfState(state).taxesShipping).toSorted()).toEqual([
      'CT',
      'FL',
      'GA',
      'IL',
      'NJ',
      'NY',
      'OH',
      'PA',
      'RI',
      'TX',
      'WA',
    ]);
  });

  it('knows no tax for a state that is not in it', () => {
    expect(taxOfState('ZZ')).toEqual({ rateBasisPoints: 0, taxesShipping: false });
    expect(taxOfState('constructor')).toEqual({ rateBasisPoints: 0, taxesShipping: false });
  });
});
