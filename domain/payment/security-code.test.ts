import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSecurityCodePossible, securityCodeInField, securityCodeLength } from './security-code.ts';

describe('typing a security code', () => {
  it('keeps digits only and at most 4 of them', () => {
    expect(securityCodeInField('1 2a3')).toBe('123');
    expect(securityCodeInField('1234')).toBe('1234');
    expect(securityCodeInField('12345')).toBe('1234');
    expect(securityCodeInField('abc')).toBe('');
  });

  it('changes nothing when it is applied again', () => {
    fc.assert(fc.property(fc.string(), (text) => securityCodeInField(securityCodeInField(text)) === securityCodeInField(text)));
  });
});

describe('the length of a security code', () => {
  it('is 4 for American Express [C5-47 C9-24]', () => {
    expect(securityCodeLength('AMEX')).toBe(4);
    expect(isSecurityCodePossible('1234', 'AMEX')).toBe(true);
    expect(isSecurityCodePossible('123', 'AMEX')).toBe(false);
  });

  it('is 4 for a gift card [C5-48 C9-24]', () => {
    expect(securityCodeLength('GIFT_CARD')).toBe(4);
    expect(isSecurityCodePossible('1111', 'GIFT_CARD')).toBe(true);
    expect(isSecurityCodePossible('111', 'GIFT_CARD')).toBe(false);
  });

  it.each(['VISA', 'MASTERCARD', 'DISCOVER', 'STORE_CARD'] as const)('is 3 for %s [C5-49 C9-24]', (brand) => {
    expect(securityCodeLength(brand)).toBe(3);
    expect(isSecurityCodePossible('123', brand)).toBe(true);
    expect(isSecurityCodePossible('12', brand)).toBe(false);
    expect(isSecurityCodePossible('1234', brand)).toBe(false);
  });

  it('may be nothing for the store card alone, which has no code', () => {
    expect(isSecurityCodePossible('', 'STORE_CARD')).toBe(true);
    expect(isSecurityCodePossible('', 'VISA')).toBe(false);
    expect(isSecurityCodePossible('', 'GIFT_CARD')).toBe(false);
  });

  it('counts digits, not characters', () => {
    expect(isSecurityCodePossible('12a', 'VISA')).toBe(false);
    expect(isSecurityCodePossible(' 12', 'VISA')).toBe(false);
  });
});
