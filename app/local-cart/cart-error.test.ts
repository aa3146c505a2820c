import { describe, expect, it } from 'vitest';
import { errorInCart, errorOfRefusal, serviceDownText, updateFailureText } from './cart-error.ts';

const OUR_FAULT = "Sorry, something went wrong. It's us, not you. Try again in a few minutes.";

describe('a part of the shop that is down', () => {
  it.each([
    ['items [C8-56]', 'ITEM_SERVICE_IS_DOWN', 'Sorry, but we are unable to display these items. Try again in a few minutes.'],
    ['users [C8-57 S8-27]', 'USER_SERVICE_IS_DOWN', OUR_FAULT],
    ['a user who is not there [C8-58]', 'USER_NOT_FOUND', OUR_FAULT],
    ['accounts [C8-59]', 'USER_ACCOUNT_SERVICE_IS_DOWN', OUR_FAULT],
    [
      'fees [C8-61]',
      'GLOBAL_FEE_SERVICE_IS_DOWN',
      'Sorry, but we are unable to display fee related prices at this time. Try again in a few minutes.',
    ],
  ])('is told, as a message of the cart and as the code of an answer: %s', (_what, code, text) => {
    expect(serviceDownText(code)).toBe(text);
    expect(errorInCart(['BACK_IN_STOCK', code], '/')).toEqual({ code, text });
    expect(errorOfRefusal({ code, message: 'internal words' })).toEqual({ code, text });
  });

  it('is nothing else', () => {
    expect([serviceDownText('OUT_OF_STOCK'), serviceDownText('TECHNICAL_PROBLEM')]).toEqual([undefined, undefined]);
  });
});

it('an answer without a cart says whose fault it is [C8-60]', () => {
  expect(errorOfRefusal({ code: 'TECHNICAL_PROBLEM' })).toMatchObject({ text: OUR_FAULT });
});

describe('an empty cart', () => {
  it('is an error where a full one is needed, and none where it is shown as empty [C8-27]', () => {
    const empty = ['EMPTY_CART'];
    expect(errorInCart(empty, '/product_100001')).toEqual({ code: 'EMPTY_CART', text: 'Your cart is empty.' });
    for (const page of ['/cc/mmx/cart', '/cc/sba/cart', '/cc/sparq/cart', '/tpv', '/gus/sba', '/budget', '/gus/sdc/profileinfo'])
      expect(errorInCart(empty, page)).toBeUndefined();
  });
});

it('a cart that came whole has no error; one that did not come says why', () => {
  expect(errorInCart(['PARTIAL_QTY_FIXED'], '/')).toBeUndefined();
  expect(errorOfRefusal({ code: 'CART_STATUS_ERROR' })).toEqual({
    code: 'CART_STATUS_ERROR',
    text: 'Your cart has changed. Please look at it again.',
  });
  expect(errorOfRefusal({ code: 'TECHNICAL_PROBLEM', message: 'No net' })).toMatchObject({ text: 'No net' });
});

describe('an update of the cart that failed', () => {
  it('is told with the standard message [C8-52 C8-53 C8-78 S5-29]', () => {
    expect(updateFailureText({ code: 'TECHNICAL_PROBLEM', message: 'no connection' })).toBe(
      'Sorry, something went wrong. Please try again.',
    );
    expect(updateFailureText({ code: 'CART_STATUS_ERROR' })).toBe('Sorry, something went wrong. Please try again.');
    expect(updateFailureText({ code: 'INVALID_REQUEST' })).toBe('Sorry, something went wrong. Please try again.');
  });

  it('is told with the text of its code when that is a 400 that says more [C8-70 S8-26]', () => {
    expect(updateFailureText({ code: 'EMPTY_CART' })).toBe('Your cart is empty.');
    expect(updateFailureText({ code: 'INVALID_DATA_ITEM' })).toBe('Something went wrong. Please try again.');
    expect(updateFailureText({ code: 'INVALID_STORE_NUMBER', message: 'There is no such store.' })).toBe('There is no such store.');
    expect(updateFailureText({ code: 'TOO_MANY_REQUESTS', message: 'Wait a minute.' })).toBe('Wait a minute.');
    expect(updateFailureText({ code: 'OVERLOADED' })).toContain('Try again in a few minutes.');
  });
});
