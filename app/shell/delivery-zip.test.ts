import { describe, expect, it } from 'vitest';
import { isZipForm, zipCookie } from './delivery-zip.ts';

describe('where to deliver', () => {
  it('is said with five digits', () => {
    expect(['01702', '99999'].map(isZipForm)).toEqual([true, true]);
    expect(['', '1702', '017020', '01702-1', 'abcde', '01702\n', '٠١٧٠٢'].map(isZipForm)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is remembered for a day [C9-12 S9-59]', () => {
    expect(zipCookie('02116', 'http://localhost:3000')).toBe('zipcode=02116; Path=/; SameSite=Lax; Max-Age=86400');
    expect(zipCookie('02116', 'https://shop.example')).toBe('zipcode=02116; Path=/; SameSite=Lax; Max-Age=86400; Secure');
  });
});
