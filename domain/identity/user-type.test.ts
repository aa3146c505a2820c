import { describe, expect, it } from 'vitest';
import { USER_TYPES, userTypeOf } from './user-type.ts';

describe('the user type of a visit', () => {
  it('is GUEST for who is not signed in [C1-19]', () => {
    expect(userTypeOf({ isSignedIn: false, isPartnerVisit: false })).toBe('GUEST');
  });

  it('is REGISTERED for who is signed in [C1-20]', () => {
    expect(userTypeOf({ isSignedIn: true, isPartnerVisit: false })).toBe('REGISTERED');
  });

  it('is THIRD_PARTY for who comes through a partner', () => {
    expect(userTypeOf({ isSignedIn: false, isPartnerVisit: true })).toBe('THIRD_PARTY');
    expect(userTypeOf({ isSignedIn: true, isPartnerVisit: true })).toBe('THIRD_PARTY');
  });

  it('is always exactly one of the three [C6-01]', () => {
    const types = [true, false].flatMap((isSignedIn) => [true, false].map((isPartnerVisit) => userTypeOf({ isSignedIn, isPartnerVisit })));
    expect([...new Set(types)].toSorted()).toEqual([...USER_TYPES].toSorted());
  });
});
