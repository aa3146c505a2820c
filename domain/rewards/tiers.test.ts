import { describe, expect, it } from 'vitest';
import { getsRewardsOffers, isNewMember, loyaltyStandingOf, plusDisplayTypeOf, plusTierOf } from './tiers.ts';

describe('a loyalty segment', () => {
  it('26_LOYALTY_ELT means Elite', () => {
    expect(loyaltyStandingOf(['26_LOYALTY_ELT'])).toBe('ELITE');
  });

  it('27_LOYALTY_ELT means Elite', () => {
    expect(loyaltyStandingOf(['27_LOYALTY_ELT'])).toBe('ELITE');
  });

  it('21_TIER_BEST_CUST_PLUS means Best', () => {
    expect(loyaltyStandingOf(['21_TIER_BEST_CUST_PLUS'])).toBe('BEST');
  });

  it('22_TIER_BEST_CUST_NOPLUS means Best', () => {
    expect(loyaltyStandingOf(['22_TIER_BEST_CUST_NOPLUS'])).toBe('BEST');
  });

  it('2_NON_REWARDS means not identified', () => {
    expect(loyaltyStandingOf(['2_NON_REWARDS'])).toBe('NOT_IDENTIFIED');
  });

  it('1_UNIDENTIFIED means not identified', () => {
    expect(loyaltyStandingOf(['1_UNIDENTIFIED'])).toBe('NOT_IDENTIFIED');
  });

  it('says nothing when it is another, or none', () => {
    expect(loyaltyStandingOf(['19_PB', '25_LOYALTY_ELT'])).toBeUndefined();
    expect(loyaltyStandingOf([])).toBeUndefined();
  });

  it('counts as the best of several, in whatever order they come', () => {
    expect(loyaltyStandingOf(['2_NON_REWARDS', '21_TIER_BEST_CUST_PLUS', '27_LOYALTY_ELT'])).toBe('ELITE');
    expect(loyaltyStandingOf(['1_UNIDENTIFIED', '22_TIER_BEST_CUST_NOPLUS'])).toBe('BEST');
  });

  it('19_PB keeps rewards offers away', () => {
    expect(getsRewardsOffers(['26_LOYALTY_ELT', '19_PB'])).toBe(false);
    expect(getsRewardsOffers(['26_LOYALTY_ELT'])).toBe(true);
  });
});

describe('a rewards tier', () => {
  it('PR6 is one of the Plus tiers', () => {
    expect(plusTierOf('PR6')).toBe('PR6');
  });

  it('PR7 is one of the Plus tiers', () => {
    expect(plusTierOf('PR7')).toBe('PR7');
  });

  it('is no Plus tier when it is another, or missing', () => {
    expect(plusTierOf('PR5')).toBeUndefined();
    expect(plusTierOf('PR8')).toBeUndefined();
    expect(plusTierOf(null)).toBeUndefined();
    expect(plusTierOf('toString')).toBeUndefined();
  });

  it('of Plus members is displayed as PLUS, no other is', () => {
    expect(plusDisplayTypeOf('PR6')).toBe('PLUS');
    expect(plusDisplayTypeOf('PR7')).toBe('PLUS');
    expect(plusDisplayTypeOf('PR1')).toBeUndefined();
  });
});

describe('a member', () => {
  const now = 1_800_000_000_000;
  const DAY_MS = 86_400_000;

  it('is new for 90 days after joining, and not a moment longer', () => {
    expect(isNewMember(now, now)).toBe(true);
    expect(isNewMember(now - 90 * DAY_MS, now)).toBe(true);
    expect(isNewMember(now - 90 * DAY_MS - 1, now)).toBe(false);
  });
});
