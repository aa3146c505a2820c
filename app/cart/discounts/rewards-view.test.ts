import { describe, expect, it } from 'vitest';
import { rewardsView } from './rewards-view.ts';

const rewards = (availableBalance: number, more = {}) => ({ availableBalance, redeemed: 0, isEligible: true, ...more });

describe('the rewards that can be used', () => {
  it('go in steps of 5.00 up to what there is', () => {
    expect(rewardsView(rewards(17.5), 100)).toMatchObject({ available: '$17.50', choices: [5, 10, 15], used: undefined });
  });

  it('go no further than one step beyond what the items cost', () => {
    expect(rewardsView(rewards(40), 12)?.choices).toEqual([5, 10, 15]);
    expect(rewardsView(rewards(40), 0)?.choices).toEqual([5]);
  });

  it('are nothing below one step, and for whoever is no member', () => {
    expect(rewardsView(rewards(4.99), 100)).toBeUndefined();
    expect(rewardsView(rewards(5), 100)?.choices).toEqual([5]);
    expect(rewardsView(rewards(40, { isEligible: false }), 100)).toBeUndefined();
  });

  it('tell what is used already', () => {
    expect(rewardsView(rewards(40, { redeemed: 10 }), 100)?.used).toBe('$10.00');
  });
});
