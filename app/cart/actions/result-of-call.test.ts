import { describe, expect, it } from 'vitest';
import { refusedResult } from './result-of-call.server.ts';

describe('a change that the shop refused', () => {
  const textOf = (...[reply, text]: [Parameters<typeof refusedResult>[1], string?]) => {
    const result = refusedResult('quantity', reply, 'a', text);
    return result === 'SIGN_IN' ? result : result.messages[0]?.text;
  };

  it('says the same whoever asks for it: nothing of the request itself [C8-53 S5-29]', () => {
    expect(textOf({ ok: false, code: 'INVALID_REQUEST', message: 'items.0.qty: too big' })).toBe(
      'Sorry, something went wrong. Please try again.',
    );
    expect(textOf({ ok: false, code: 'TECHNICAL_PROBLEM' })).toBe('Sorry, something went wrong. Please try again.');
    expect(textOf({ ok: false, code: 'INVALID_STORE_NUMBER', message: 'There is no such store.' })).toBe('There is no such store.');
  });

  it('says what is wrong with what was entered, where the form knows that', () => {
    expect(textOf({ ok: false, code: 'INVALID_REQUEST' }, 'Please choose an earlier day.')).toBe('Please choose an earlier day.');
  });

  it('leads to sign-in where that is what is missing', () => {
    expect(textOf({ ok: false, code: 'UNAUTHORIZED' })).toBe('SIGN_IN');
  });
});
