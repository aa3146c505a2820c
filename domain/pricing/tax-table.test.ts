import { describe, expect, it } from 'vitest';
import { TAXED_STATES, taxOfState } from './tax-table.ts';

describe('the tax table', () => {
  it("has the rates of the shop's own stores", () => {
    const rates = ['MA', 'NH', 'CT', 'RI', 'NY'].map((state) => taxOfState(state).rateBasisPoints);
    expect(rates).toEqual([625, 0, 635, 700, 400]);
  });

  it('keeps half basis points', () => {
    expect(['NJ', 'MN', 'NM', 'MO'].map((state) => taxOfState(state).rateBasisPoints)).toEqual([662.5, 687.5, 487.5, 422.5]);
  });

  it('has all fifty states and the District of Columbia, none above 7.25 %', () => {
    expect(new Set(TAXED_STATES).size).toBe(51);
    for (const state of TAXED_STATES) {
      const { rateBasisPoints } = taxOfState(state);
      expect(rateBasisPoints, state).toBeGreaterThanOrEqual(0);
      expect(rateBasisPoints, state).toBeLessThanOrEqual(725);
      expect(Number.isInteger(rateBasisPoints * 2), state).toBe(true);
    }
  });

  it('taxes nothing in the five states without a sales tax', () => {
    expect(TAXED_STATES.filter((state) => taxOfState(state).rateBasisPoints === 0).toSorted()).toEqual(['AK', 'DE', 'MT', 'NH', 'OR']);
  });

  it('taxes shipping in eleven states and nowhere else', () => {
    expect(TAXED_STATES.filter((state) => taxOfState(state).taxesShipping).toSorted()).toEqual([
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
