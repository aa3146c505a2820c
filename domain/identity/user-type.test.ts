import { describe, expect, it } from 'vitest';
import { countsAsSignedIn, hasOwnProfile, headerUserType, USER_TYPES, userTypeOf } from './user-type.ts';

describe('the user type of a visit', () => {
  it('is GUEST for who is not signed in [C1-19]', () => {
    expect(userTypeOf({ isSignedIn: false, isPartnerVisit: false })).toBe('GUEST');
  });

  it('is REGISTERED for who is signed in [C1-20]', () => {
    expect(userTypeOf({ isSignedIn: true, isPartnerVisit: false })).toBe('REGISTERED');
  });

  it('is THIRD_PARTY for who comes through a partner [C1-21]', () => {
    expect(userTypeOf({ isSignedIn: false, isPartnerVisit: true })).toBe('THIRD_PARTY');
    expect(userTypeOf({ isSignedIn: true, isPartnerVisit: true })).toBe('THIRD_PARTY');
  });

  it('is always exactly one of the three [C6-01]', () => {
    const types = [true, false].flatMap((isSignedIn) => [true, false].map((isPartnerVisit) => userTypeOf({ isSignedIn, isPartnerVisit })));
    expect([...new Set(types)].toSorted()).toEqual([...USER_TYPES].toSorted());
  });
});

describe('what a user type may expect', () => {
  it("counts a partner's shopper as signed in for the cart, a guest not", () => {
    expect(USER_TYPES.filter(countsAsSignedIn)).toEqual(['REGISTERED', 'THIRD_PARTY']);
  });

  it('gives a wallet, rewards and lists to registered shoppers only', () => {
    expect(USER_TYPES.filter(hasOwnProfile)).toEqual(['REGISTERED']);
  });

  it('shows a store associate as ASC and everybody else as he is [S3-09 S3-10]', () => {
    expect(headerUserType('REGISTERED', true)).toBe('ASC');
    expect(headerUserType('REGISTERED', false)).toBe('REGISTERED');
    expect(headerUserType('GUEST', false)).toBe('GUEST');
  });
});
