import { describe, expect, it } from 'vitest';
import { aBuyer, aLine, anOffer } from './a-cart.test-builder.ts';
import { checkMembership } from './membership-rules.ts';
import type { MembershipBuyer } from './offer.ts';

const premium = anOffer('premium', { membership: 'PREMIUM' });
const person = aBuyer().membership;
const check = (over: Partial<MembershipBuyer>, more: { isBusiness?: boolean; cart?: string[] } = {}) =>
  checkMembership(
    premium,
    aBuyer({ isBusiness: more.isBusiness === true, membership: { ...person, ...over } }),
    (more.cart ?? []).map((itemId) => aLine({ itemId })),
    (itemId) => (itemId === 'select' ? { membership: 'SELECT' } : {}),
  );

describe('who may buy a membership', () => {
  it('somebody with an account and a rewards number who is no member yet', () => {
    expect(check({})).toBeUndefined();
    expect(check({}, { cart: ['pen'] })).toBeUndefined();
  });

  it('a guest has to sign in [C8-39]', () =>
    expect(check({ isSignedIn: false, hasWebUserId: false, rewardsNumber: undefined })).toBe('MISSING_USER'));
  it('who acts for others needs an account [C8-41]', () => expect(check({ hasWebUserId: false })).toBe('MISSING_WEB_USER_ID'));
  it('a rewards number is needed [C8-40]', () => expect(check({ rewardsNumber: undefined })).toBe('MISSING_REWARDS_ID'));

  it('a member is one already, also one without a rewards number [C8-42]', () => {
    expect(check({ membership: 'SELECT' })).toBe('ALREADY_PURCHASED');
    expect(check({ membership: 'PREMIUM', rewardsNumber: undefined })).toBe('ALREADY_PURCHASED');
  });

  it('so is who has it through a company [C8-43]', () => {
    expect(check({ companyMembership: 'PREMIUM' }, { isBusiness: true })).toBe('ALREADY_BENEFICIARY');
  });

  it('organisations buy none, and nobody two [C8-44]', () => {
    expect(check({}, { isBusiness: true })).toBe('MEMBERSHIP_GENERIC_ERR');
    expect(check({}, { cart: ['pen', 'select'] })).toBe('MEMBERSHIP_GENERIC_ERR');
  });

  it('of an item that is no membership nothing is asked', () => {
    const guest = aBuyer({ membership: { ...person, isSignedIn: false } });
    expect(checkMembership(anOffer('pen'), guest, [], () => undefined)).toBeUndefined();
  });
});
