import { describe, expect, it } from 'vitest';
import { FIVE_DIGITS, readZip, ZIP_ERROR_TEXT, zipOfCookie } from './zip-code.ts';

describe('a zip code', () => {
  it.each(['01702', '01702-1234', ' 01702 '])('is accepted: "%s"', (zip) => {
    expect(readZip(zip)).toBe(zip.trim());
    expect(readZip(zip, 'USA')).toBe(zip.trim());
  });

  it.each(['', '0170', '017021', '01702-', '01702-123', '01702-12345', '017021234', '0170a', '01702 1234', 'K1A 0B1'])(
    'is refused: "%s"',
    (zip) => {
      expect(readZip(zip)).toBeUndefined();
    },
  );

  it('without an address is five digits', () => {
    expect(['01702', '99999'].filter((text) => !FIVE_DIGITS.test(text))).toEqual([]);
    expect(['', '1702', '017020', '01702-1', 'abcde', '01702\n', '٠١٧٠٢'].filter((text) => FIVE_DIGITS.test(text))).toEqual([]);
  });

  it('may be a postal code in Canada only', () => {
    expect(readZip('K1A 0B1', 'CA')).toBe('K1A 0B1');
    expect(readZip('k1a0b1', 'CA')).toBe('K1A 0B1');
    expect(readZip('01702', 'CA')).toBeUndefined();
    expect(readZip('K1A-0B1', 'CA')).toBeUndefined();
    expect(readZip('KAA 0B1', 'CA')).toBeUndefined();
  });

  it('that is wrong says "Invalid zip code" [C5-59]', () => {
    expect(ZIP_ERROR_TEXT).toBe('Invalid zip code');
  });
});

describe('the cookie that remembers where to deliver', () => {
  it.each(['00501', '01702', '01702-1234', '99950', '99950-0001'])('holds a ZIP: %s', (text) => {
    expect(zipOfCookie(text)).toBe(text);
  });

  it.each([undefined, '', '00000', '00500', '00500-9999', '99951', '99999', '1e309', '<b>'])('holds none: %s', (text) => {
    expect(zipOfCookie(text)).toBeUndefined();
  });
});
