import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPinPossible, pinInField } from './gift-card-pin.ts';

describe('typing a PIN', () => {
  it('keeps digits only and at most 4 of them', () => {
    expect(pinInField('1 2a3')).toBe('123');
    expect(pinInField('1234')).toBe('1234');
    expect(pinInField('12345')).toBe('1234');
    expect(pinInField('abc')).toBe('');
  });

  it('changes nothing when it is applied again', () => {
    fc.assert(fc.property(fc.string(), (text) => pinInField(pinInField(text)) === pinInField(text)));
  });
});

describe('the PIN of a gift card', () => {
  it('has 4 digits [C5-48]', () => {
    expect(isPinPossible('1111')).toBe(true);
    expect(isPinPossible('111')).toBe(false);
    expect(isPinPossible('11111')).toBe(false);
    expect(isPinPossible('')).toBe(false);
  });

  it('counts digits, not characters', () => {
    expect(isPinPossible('12a4')).toBe(false);
    expect(isPinPossible(' 123')).toBe(false);
  });
});
