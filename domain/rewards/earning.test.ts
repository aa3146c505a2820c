import { describe, expect, it } from 'vitest';
import { earnedCents, type Earner, earningRateBasisPoints, STORE_CARD_MESSAGE } from './earning.ts';

const earner = (facts: Partial<Earner> = {}): Earner => ({ isMember: true, segments: [], paysWithStoreCard: false, ...facts });
const rate = (facts: Partial<Earner>) => earningRateBasisPoints(earner(facts));

describe('earning rewards', () => {
  it('gives every member 2 %, free Plus members 3 % and paid Plus members 5 %', () => {
    expect(rate({})).toBe(200);
    expect(rate({ rewardsTier: 'PR7' })).toBe(300);
    expect(rate({ rewardsTier: 'PR6' })).toBe(500);
  });

  it('gives Elite members 5 %, Best members the base', () => {
    expect(rate({ segments: ['26_LOYALTY_ELT'] })).toBe(500);
    expect(rate({ segments: ['26_LOYALTY_ELT'], rewardsTier: 'PR7' })).toBe(500);
    expect(rate({ segments: ['21_TIER_BEST_CUST_PLUS'] })).toBe(200);
  });

  it('gives the rate that the store card promises', () => {
    expect(STORE_CARD_MESSAGE).toBe(`Earns up to ${rate({ paysWithStoreCard: true }) / 100}% back in Rewards.`);
  });

  it('gives nothing to who is no member', () => {
    expect(rate({ isMember: false, paysWithStoreCard: true, rewardsTier: 'PR6' })).toBe(0);
  });

  it('keeps the cents that were earned', () => {
    expect(earnedCents(4699, earner())).toBe(94);
    expect(earnedCents(4699, earner({ rewardsTier: 'PR6' }))).toBe(235);
    expect(earnedCents(0, earner())).toBe(0);
    expect(earnedCents(-500, earner())).toBe(0);
  });
});
