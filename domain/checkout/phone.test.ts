import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONE_ERROR_TEXT, phoneDigits, phoneText, readPhone } from './phone.ts';

describe('a phone number', () => {
  it('is stripped to its digits [C5-57]', () => {
    expect(phoneDigits('(508) 555-0100')).toBe('5085550100');
    expect(readPhone('(508) 555-0100')).toBe('5085550100');
    expect(readPhone('508.555.0100 home')).toBe('5085550100');
  });

  it('loses the leading 1 of the country', () => {
    expect(readPhone('+1 508 555 0100')).toBe('5085550100');
    expect(readPhone('2 508 555 0100')).toBeUndefined();
  });

  it.each(['508555010', '50855501000', '115085550100', '0085550100', '1085550100', '', 'phone'])('is refused: "%s"', (text) => {
    expect(readPhone(text)).toBeUndefined();
  });

  it('may have any area code from 2 on', () => {
    expect(readPhone('2005550100')).toBe('2005550100');
    expect(readPhone('9995550100')).toBe('9995550100');
  });

  it('that is wrong says "Invalid phone number" [C5-58 S5-28]', () => {
    expect(PHONE_ERROR_TEXT).toBe('Invalid phone number');
  });

  it('is shown as people read it and still reads the same', () => {
    expect(phoneText('5085550100')).toBe('(508) 555-0100');
    expect(phoneText('555')).toBe('555');
    const anyPhone = fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(String);
    fc.assert(fc.property(anyPhone, (digits) => readPhone(phoneText(digits)) === digits));
  });
});
