import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftCardNumberInField, isGiftCardNumberPossible, onlyDigits } from './card-number.ts';

describe('typing the number of a gift card', () => {
  it('keeps up to 19 digits and drops everything else', () => {
    expect(giftCardNumberInField('6006-4910-0000-0000-011')).toBe('6006491000000000011');
    expect(giftCardNumberInField('6'.repeat(20))).toBe('6'.repeat(19));
    expect(giftCardNumberInField('card: 6a0')).toBe('60');
    expect(giftCardNumberInField('')).toBe('');
    expect(giftCardNumberInField('６0')).toBe('0');
  });

  it('changes nothing when it is applied again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(giftCardNumberInField(giftCardNumberInField(text))).toBe(giftCardNumberInField(text));
        expect(onlyDigits(text)).toMatch(/^[0-9]*$/);
      }),
    );
  });
});

describe('checking a gift card number', () => {
  it('accepts 16 to 19 digits without a checksum [C5-26 C9-22]', () => {
    expect([15, 16, 17, 18, 19, 20].filter((length) => isGiftCardNumberPossible('6'.repeat(length)))).toEqual([16, 17, 18, 19]);
    expect(isGiftCardNumberPossible('6006 4910 0000 0000 012')).toBe(true);
  });
});
