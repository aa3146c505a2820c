import { describe, expect, it } from 'vitest';
import { CLOCK_SKEW_SECONDS, TOKEN_SECONDS, tokenProblem } from './ways-in.ts';

const NOW = 1_800_000_000;
const audience = 'https://shop.example';
const problem = (claims: object) =>
  tokenProblem(
    { iss: 'payday', aud: audience, iat: NOW - 10, exp: NOW + 60, ...claims },
    { partnerId: 'payday', audience, now: new Date(NOW * 1000) },
  );

describe('a token of a partner', () => {
  it('is for us, from whom its key is, and for now', () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ iss: 'other' })).toBe('OTHER_PARTNER');
    expect(problem({ aud: `${audience}/` })).toBe('OTHER_SITE');
  });

  it('works until its last second, and not in it', () => {
    expect(problem({ exp: NOW + 1 })).toBeUndefined();
    expect(problem({ exp: NOW })).toBe('EXPIRED');
  });

  it('works for five minutes at most', () => {
    expect(problem({ iat: NOW, exp: NOW + TOKEN_SECONDS })).toBeUndefined();
    expect(problem({ iat: NOW, exp: NOW + TOKEN_SECONDS + 1 })).toBe('ODD_TIMES');
    expect(problem({ iat: NOW, exp: NOW })).toBe('ODD_TIMES');
  });

  it('may come from a clock that is a minute ahead, not more', () => {
    const iat = NOW + CLOCK_SKEW_SECONDS;
    expect(problem({ iat, exp: iat + 60 })).toBeUndefined();
    expect(problem({ iat: iat + 1, exp: iat + 61 })).toBe('ODD_TIMES');
  });
});
