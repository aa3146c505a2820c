import { describe, expect, it } from 'vitest';
import { isLoginValid } from './login-validity.ts';

const agreeing = { inStorage: 'ctx-1', inCookie: 'ctx-1', inPage: 'ctx-1' };
const disagreeing = [
  { ...agreeing, inStorage: 'ctx-2' },
  { ...agreeing, inCookie: 'ctx-2' },
  { ...agreeing, inPage: 'ctx-2' },
  { ...agreeing, inStorage: undefined },
  { ...agreeing, inCookie: null },
  { ...agreeing, inPage: '' },
];

describe('the three context tokens', () => {
  it('make a login valid when they agree [C4-23]', () => {
    expect(isLoginValid(agreeing)).toBe(true);
  });

  it.each(disagreeing)('make no valid login when one differs or is missing: %o [C4-23]', (tokens) => {
    expect(isLoginValid(tokens)).toBe(false);
  });

  it('make no valid login when all three are missing [C4-23]', () => {
    expect(isLoginValid({ inStorage: undefined, inCookie: undefined, inPage: undefined })).toBe(false);
    expect(isLoginValid({ inStorage: '', inCookie: '', inPage: '' })).toBe(false);
  });
});
