import { describe, expect, it } from 'vitest';
import { brandOf, cvvLength, digitsOnly, groupNumber, isCardNumber, keepNumber, passesLuhn } from './card-number.ts';

describe('the brand of a card number', () => {
  it.each([
    ['51', '[C5-31]'],
    ['55', '[C5-31]'],
    ['36', '[C5-32]'],
    ['2', '[C5-33]'],
    ['29', '[C5-33]'],
  ])('is Mastercard for %s %s', (prefix) => {
    expect(brandOf(prefix)).toBe('MASTER_CARD');
  });

  it('is Visa for a leading 4, but not for the Canadian store card 453094 [C5-34] [C5-35]', () => {
    expect(brandOf('4')).toBe('VISA');
    expect(brandOf('453093')).toBe('VISA');
    expect(brandOf('453094')).toBe('STORE_CARD');
    expect(brandOf('453095')).toBe('VISA');
  });

  it('is American Express for 34 and 37 only [C5-36]', () => {
    expect(brandOf('34')).toBe('AMEX');
    expect(brandOf('37')).toBe('AMEX');
    expect(brandOf('35')).toBeUndefined();
  });

  it('is the store card for 7972, 6035 and 60111 [C5-37] [C5-38] [C5-39]', () => {
    expect(brandOf('7972')).toBe('STORE_CARD');
    expect(brandOf('6035')).toBe('STORE_CARD');
    expect(brandOf('60111')).toBe('STORE_CARD');
  });

  it('is Discover in its ranges and not beside them [C5-41]', () => {
    for (const prefix of ['60110', '60112', '644', '649', '65', '622126', '622925']) expect(brandOf(prefix)).toBe('DISCOVER');
    for (const prefix of ['643', '622125', '622926', '66']) expect(brandOf(prefix)).toBeUndefined();
  });

  it('is none for any other prefix, and such a number fails [C5-30] [C5-42]', () => {
    for (const prefix of ['1', '38', '50', '56', '7971', '9']) expect(brandOf(prefix)).toBeUndefined();
    expect(passesLuhn('9000000000000001')).toBe(true);
    expect(isCardNumber('9000000000000001')).toBe(false);
  });
});

describe('a card number', () => {
  it('keeps digits only [C5-24]', () => {
    expect(digitsOnly(' 4242-4242 4242.4242x')).toBe('4242424242424242');
  });

  it('keeps 16 digits in the field, 15 of American Express [C5-25] [C9-21]', () => {
    expect(keepNumber('42424242424242429')).toBe('4242424242424242');
    expect(keepNumber('3782822463100059')).toBe('378282246310005');
  });

  it('must pass the check digit [C5-28]', () => {
    expect(isCardNumber('4242424242424242')).toBe(true);
    expect(isCardNumber('4242424242424241')).toBe(false);
  });

  it('fails with more than 19 digits, whatever its check digit [C5-27]', () => {
    expect(passesLuhn('42424242424242424242')).toBe(true);
    expect(isCardNumber('42424242424242424242')).toBe(false);
  });

  it('of American Express has 15 digits [C5-29] [C9-23]', () => {
    expect(isCardNumber('378282246310005')).toBe(true);
    expect(passesLuhn('3782822463100003')).toBe(true);
    expect(isCardNumber('3782822463100003')).toBe(false);
  });

  it('of Visa may have 13 digits', () => {
    expect(isCardNumber('4222222222222')).toBe(true);
    expect(isCardNumber('42424242424242')).toBe(false);
  });

  it('is grouped as it is printed', () => {
    expect(groupNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(groupNumber('378282246310005')).toBe('3782 822463 10005');
    expect(groupNumber('42424')).toBe('4242 4');
    expect(groupNumber('37828')).toBe('3782 8');
    expect(groupNumber('')).toBe('');
  });

  it('has a security code of 4 digits for American Express and 3 else [C5-47] [C5-49] [C9-24]', () => {
    expect(cvvLength('AMEX')).toBe(4);
    expect(cvvLength('VISA')).toBe(3);
    expect(cvvLength(undefined)).toBe(3);
  });
});
