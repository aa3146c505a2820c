import { describe, expect, it } from 'vitest';
import { CANADIAN_PROVINCES, stateCode, US_STATES } from './states.ts';

describe('a state', () => {
  it('is known by its code or its name, in any casing', () => {
    expect(stateCode('MA')).toBe('MA');
    expect(stateCode(' ma ')).toBe('MA');
    expect(stateCode('massachusetts')).toBe('MA');
    expect(stateCode('District of Columbia')).toBe('DC');
  });

  it('is refused when there is no such', () => {
    expect(stateCode('ZZ')).toBeUndefined();
    expect(stateCode('')).toBeUndefined();
    expect(stateCode('Mass')).toBeUndefined();
    expect(stateCode('toString')).toBeUndefined();
  });

  it('is a province in Canada, and only there', () => {
    expect(stateCode('ON', 'CA')).toBe('ON');
    expect(stateCode('quebec', 'CA')).toBe('QC');
    expect(stateCode('ON', 'US')).toBeUndefined();
    expect(stateCode('MA', 'CA')).toBeUndefined();
  });

  it("is one of 50, the capital's district, five territories and three of the military", () => {
    expect(Object.keys(US_STATES)).toHaveLength(59);
    expect(Object.keys(CANADIAN_PROVINCES)).toHaveLength(13);
  });
});
