import { describe, expect, it } from 'vitest';
import { changeFailureText } from './change-failure.ts';

describe('a change of the cart that failed', () => {
  it('is told with the standard message [C8-52 C8-53 C8-78 S5-29]', () => {
    expect(changeFailureText({ code: 'TECHNICAL_PROBLEM', message: 'no connection' })).toBe(
      'Sorry, something went wrong. Please try again.',
    );
    expect(changeFailureText({ code: 'CART_STATUS_ERROR' })).toBe('Sorry, something went wrong. Please try again.');
    expect(changeFailureText({ code: 'INVALID_REQUEST' })).toBe('Sorry, something went wrong. Please try again.');
  });

  it('is told with the text of its code when that is a 400 that says more [C8-70 S8-26]', () => {
    expect(changeFailureText({ code: 'EMPTY_CART' })).toBe('Your cart is empty.');
    expect(changeFailureText({ code: 'INVALID_DATA_ITEM' })).toBe('Something went wrong. Please try again.');
    expect(changeFailureText({ code: 'INVALID_STORE_NUMBER', message: 'There is no such store.' })).toBe('There is no such store.');
  });
});
