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
  ])('%s is recognised [S6-77 S6-78 S6-79 S6-80 S6-81 S6-82 S6-83 S6-84 S6-85 S6-86]', (name, key) => {
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
  ])('%s is recognised [S6-87 S6-88 S6-89 S6-90 S6-91 S6-92 S6-93 S6-94 S6-95 S6-96]', (name, key) => {
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
