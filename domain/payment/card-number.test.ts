import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardNumberInField,
  checkCardNumber,
  giftCardNumberInField,
  isGiftCardNumberPossible,
  onlyDigits,
  passesLuhn,
} from './card-number.ts';

const digitsOf = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));

/** Appends the check digit that makes a number pass. */
function withCheckDigit(digits: string): string {
  const check = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].find((digit) => passesLuhn(digits + digit));
  return digits + (check ?? '');
}

describe('typing a card number', () => {
  it('keeps digits and drops everything else', () => {
    expect(cardNumberInField('4242 4242-4242.4242')).toBe('4242424242424242');
    expect(cardNumberInField('card: 4a2')).toBe('42');
    expect(cardNumberInField('')).toBe('');
    expect(cardNumberInField('４２')).toBe('');
  });

  it('cuts a card to 16 digits', () => {
    expect(cardNumberInField('4'.repeat(16))).toBe('4'.repeat(16));
    expect(cardNumberInField('4'.repeat(17))).toBe('4'.repeat(16));
  });

  it('cuts an American Express to 15 digits', () => {
    expect(cardNumberInField('3782 822463 10005')).toBe('378282246310005');
    expect(cardNumberInField('3782 822463 100059')).toBe('378282246310005');
    expect(cardNumberInField('3682 822463 100059')).toHaveLength(16);
  });

  it('lets a gift card have up to 19 digits', () => {
    expect(giftCardNumberInField('6006-4910-0000-0000-011')).toBe('6006491000000000011');
    expect(giftCardNumberInField('6'.repeat(20))).toBe('6'.repeat(19));
  });

  it('changes nothing when it is applied again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const field = cardNumberInField(text);
        expect(cardNumberInField(field)).toBe(field);
        expect(giftCardNumberInField(giftCardNumberInField(text))).toBe(giftCardNumberInField(text));
        expect(onlyDigits(text)).toMatch(/^[0-9]*$/);
      }),
    );
  });
});

describe('the checksum', () => {
  it('accepts the numbers that cards are tested with', () => {
    for (const digits of ['4242424242424242', '5555555555554444', '378282246310005', '6011000990139424', '7972000000000009']) {
      expect(passesLuhn(digits)).toBe(true);
    }
  });

  it('refuses what is no number', () => {
    expect(passesLuhn('')).toBe(false);
    expect(passesLuhn('4242 4242 4242 4242')).toBe(false);
  });

  it('notices every single wrong digit [C5-28]', () => {
    fc.assert(
      fc.property(digitsOf(15), fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
        const right = withCheckDigit(digits);
        const wrongDigit = (Number(right.charAt(place)) + shift) % 10;
        const wrong = right.slice(0, place) + wrongDigit + right.slice(place + 1);
        expect(passesLuhn(right)).toBe(true);
        expect(passesLuhn(wrong)).toBe(false);
      }),
    );
  });

  it('notices two neighbours that changed places, but for 09 and 90', () => {
    fc.assert(
      fc.property(digitsOf(15), fc.integer({ min: 0, max: 14 }), (digits, place) => {
        const right = withCheckDigit(digits);
        const pair = right.slice(place, place + 2);
        const swapped = pair.charAt(1) + pair.charAt(0);
        fc.pre(pair !== swapped && !['09', '90'].includes(pair));
        expect(passesLuhn(right.slice(0, place) + swapped + right.slice(place + 2))).toBe(false);
      }),
    );
  });
});

describe('checking a card number', () => {
  it.each([
    ['4242 4242 4242 4242', 'VISA'],
    ['4222222222222', 'VISA'],
    ['5555 5555 5555 4444', 'MASTERCARD'],
    ['2223 0031 2200 3222', 'MASTERCARD'],
    ['3782 822463 10005', 'AMEX'],
    ['6011 0009 9013 9424', 'DISCOVER'],
    ['7972 0000 0000 0009', 'STORE_CARD'],
    ['5105 1051 0510 5100', 'MASTERCARD'],
  ])('accepts %s as %s', (number, brand) => {
    expect(checkCardNumber(number)).toEqual({ isValid: true, digits: number.replaceAll(' ', ''), brand });
  });

  it('refuses more than 19 digits whatever they are, and looks at 19', () => {
    expect(checkCardNumber(withCheckDigit('4'.repeat(19)))).toEqual({ isValid: false, problem: 'TOO_LONG' });
    expect(checkCardNumber(withCheckDigit('4'.repeat(18)))).toEqual({ isValid: false, problem: 'WRONG_LENGTH' });
  });

  it('refuses a wrong checksum of every brand, the store card included', () => {
    for (const number of ['4242424242424241', '5555555555554445', '378282246310006', '6011000990139425', '7972000000000008']) {
      expect(checkCardNumber(number)).toEqual({ isValid: false, problem: 'WRONG_CHECKSUM' });
    }
  });

  it('wants exactly 15 digits of an American Express', () => {
    expect(checkCardNumber('378282246310005').isValid).toBe(true);
    expect(checkCardNumber(withCheckDigit('3782822463100'))).toEqual({ isValid: false, problem: 'WRONG_LENGTH' });
    expect(checkCardNumber(withCheckDigit('378282246310005'))).toEqual({ isValid: false, problem: 'WRONG_LENGTH' });
  });

  it.each(['5555555555', '6011000990', '7972000000'])('wants exactly 16 digits of %s…', (start) => {
    const whole = (length: number) => withCheckDigit(start.padEnd(length - 1, '0'));
    expect(checkCardNumber(whole(16)).isValid).toBe(true);
    expect(checkCardNumber(whole(15))).toEqual({ isValid: false, problem: 'WRONG_LENGTH' });
    expect(checkCardNumber(whole(17))).toEqual({ isValid: false, problem: 'WRONG_LENGTH' });
  });

  it('takes a Visa of 13 or 16 digits and none between', () => {
    const whole = (length: number) => withCheckDigit('4'.padEnd(length - 1, '0'));
    expect([12, 13, 14, 15, 16, 17].filter((length) => checkCardNumber(whole(length)).isValid)).toEqual([13, 16]);
  });

  it('refuses a number of no known brand', () => {
    expect(checkCardNumber(withCheckDigit('999999999999999'))).toEqual({ isValid: false, problem: 'INVALID_BRAND' });
    expect(checkCardNumber('')).toEqual({ isValid: false, problem: 'INVALID_BRAND' });
  });

  it('knows the store prefixes it is given', () => {
    const number = withCheckDigit('812300000000000');
    expect(checkCardNumber(number).isValid).toBe(false);
    expect(checkCardNumber(number, ['8123'])).toEqual({ isValid: true, digits: number, brand: 'STORE_CARD' });
  });
});

describe('checking a gift card number', () => {
  it('accepts 16 to 19 digits without a checksum [C5-26 C9-22]', () => {
    expect([15, 16, 17, 18, 19, 20].filter((length) => isGiftCardNumberPossible('6'.repeat(length)))).toEqual([16, 17, 18, 19]);
    expect(isGiftCardNumberPossible('6006 4910 0000 0000 012')).toBe(true);
  });
});
