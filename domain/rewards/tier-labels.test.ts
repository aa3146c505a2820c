import { describe, expect, it } from 'vitest';
import { TIER_LABELS, tierKeyOf } from './tier-labels.ts';

describe('the rewards tier of a user', () => {
  it.each([
    ['best plus', 'BEST_PLUS'],
    ['best no plus', 'BEST_NO_PLUS'],
    ['at risk', 'AT_RISK'],
    ['no rewards', 'NO_REWARDS'],
    ['unidentified', 'UNIDENTIFIED'],
    ['free rewards', 'FREE_REWARDS'],
    ['new', 'NEW'],
    ['low', 'LOW'],
    ['elite', 'ELITE'],
    ['base', 'BASE'],
  ])('%s is recognised', (name, key) => {
    expect(tierKeyOf(name)).toBe(key);
    expect(tierKeyOf(key)).toBe(key);
  });

  it.each([
    ['premier', 'PREMIER'],
    ['plus free', 'PLUS_FREE'],
    ['plus paid', 'PLUS_PAID'],
    ['penalty box', 'PENALTY_BOX'],
    ['new elite', 'NEW_ELITE'],
    ['silver', 'SILVER'],
    ['gold', 'GOLD'],
    ['bronze', 'BRONZE'],
    ['tin', 'TIN'],
    ['platinum', 'PLATINUM'],
  ])('%s is recognised', (name, key) => {
    expect(tierKeyOf(name)).toBe(key);
    expect(tierKeyOf(key)).toBe(key);
  });

  it("is none of its own when the name is nobody's", () => {
    expect(tierKeyOf('diamond')).toBeUndefined();
    expect(tierKeyOf('')).toBeUndefined();
    expect(tierKeyOf('constructor')).toBeUndefined();
  });

  it('has a label that a person can read', () => {
    expect(TIER_LABELS[tierKeyOf(' at-risk ') ?? 'NEW']).toBe('At risk');
  });
});
