import { describe, expect, it } from 'vitest';
import {
  afterTokenAttempt,
  isTokenValid,
  needsRefresh,
  PAYMENT_TOKEN_LIFETIME_MS,
  tokenAnswer,
  tokenInUse,
  WALLET_TOKEN_LIFETIME_MS,
} from './payment-token.ts';

const HOUR_MS = 3_600_000;
const now = 1_800_000_000_000;
const tokenUntil = (validUntil: number, value = 'pat_1') => ({ value, validUntil });

describe('a stored payment token', () => {
  it('is valid only while its validity lies in the future [C4-95]', () => {
    expect(isTokenValid(tokenUntil(now + 1), now)).toBe(true);
    expect(isTokenValid(tokenUntil(now), now)).toBe(false);
    expect(isTokenValid(tokenUntil(now - 1), now)).toBe(false);
  });

  it('is not valid when it is missing or empty', () => {
    expect(isTokenValid(undefined, now)).toBe(false);
    expect(isTokenValid(tokenUntil(now + 1, ''), now)).toBe(false);
  });

  it('is refreshed when it is missing', () => {
    expect(needsRefresh(undefined, now)).toBe(true);
    expect(needsRefresh(tokenUntil(now + 20 * HOUR_MS, ''), now)).toBe(true);
  });

  it('is refreshed when it is expired', () => {
    expect(needsRefresh(tokenUntil(now), now)).toBe(true);
    expect(needsRefresh(tokenUntil(now - HOUR_MS), now)).toBe(true);
  });

  it('is refreshed from 6 hours before its expiry, and still valid then', () => {
    const validUntil = now + 6 * HOUR_MS;
    expect(needsRefresh(tokenUntil(validUntil + 1), now)).toBe(false);
    expect(needsRefresh(tokenUntil(validUntil), now)).toBe(true);
    expect(isTokenValid(tokenUntil(validUntil), now)).toBe(true);
  });

  it('of the wallet lives 23 hours, an hour less than the plain one [C4-97]', () => {
    expect(WALLET_TOKEN_LIFETIME_MS).toBe(23 * HOUR_MS);
    expect(PAYMENT_TOKEN_LIFETIME_MS - WALLET_TOKEN_LIFETIME_MS).toBe(HOUR_MS);
  });
});

describe('a token in two places', () => {
  const inState = tokenUntil(now + HOUR_MS, 'state');
  const inStorage = tokenUntil(now + 2 * HOUR_MS, 'storage');

  it('is taken from the state, with storage as fallback', () => {
    expect(tokenInUse({ inState, inStorage }, now)).toBe(inState);
    expect(tokenInUse({ inState: undefined, inStorage }, now)).toBe(inStorage);
  });

  it('is taken from storage when the one in the state is over', () => {
    expect(tokenInUse({ inState: tokenUntil(now), inStorage }, now)).toBe(inStorage);
    expect(tokenInUse({ inState: tokenUntil(now), inStorage: tokenUntil(now - 1) }, now)).toBeUndefined();
  });
});

describe('asking for a token', () => {
  it('is tried exactly once more after an empty or failed answer', () => {
    expect(afterTokenAttempt(1, 'EMPTY')).toEqual({ next: 'RETRY' });
    expect(afterTokenAttempt(1, 'FAILED')).toEqual({ next: 'RETRY' });
    expect(afterTokenAttempt(2, 'EMPTY').next).toBe('GIVE_UP');
    expect(afterTokenAttempt(2, 'FAILED').next).toBe('GIVE_UP');
  });

  it('is tried again after an HTTP 500', () => {
    expect(afterTokenAttempt(1, tokenAnswer({ status: 500 }))).toEqual({ next: 'RETRY' });
  });

  it('ends with the token as soon as one comes', () => {
    expect(afterTokenAttempt(1, tokenAnswer({ status: 200, value: 'pat_1' }))).toEqual({ next: 'USE' });
    expect(afterTokenAttempt(2, tokenAnswer({ status: 200, value: 'pat_1' }))).toEqual({ next: 'USE' });
  });

  it('says which code to log when it gives up', () => {
    expect(afterTokenAttempt(2, 'EMPTY')).toEqual({ next: 'GIVE_UP', logCode: 'AUTH_DATA_NOT_AVAILABLE' });
    expect(afterTokenAttempt(2, 'FAILED')).toEqual({ next: 'GIVE_UP', logCode: 'AUTH_FAILURE' });
  });

  it('tells empty from failed answers', () => {
    expect(tokenAnswer({ status: 200 })).toBe('EMPTY');
    expect(tokenAnswer({ status: 200, value: '' })).toBe('EMPTY');
    expect(tokenAnswer({ status: 299, value: 'x' })).toBe('TOKEN');
    expect(tokenAnswer({ status: 300, value: 'x' })).toBe('FAILED');
    expect(tokenAnswer({ status: 199, value: 'x' })).toBe('FAILED');
    expect(tokenAnswer({})).toBe('FAILED');
  });
});
