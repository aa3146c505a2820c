import { describe, expect, it } from 'vitest';
import { zipCookies } from './delivery-zip.ts';

describe('where to deliver', () => {
  const now = new Date('2026-11-28T10:00:00Z');
  const entry = '%7B%22date%22%3A%222026-11-28T10%3A00%3A00.000Z%22%2C%22zipcode%22%3A%2202116%22%7D';

  it('is remembered for about two years, and that it was said now for a day [C9-12 C9-13 S9-58 S9-59 S3-41]', () => {
    expect(zipCookies('02116', now, 'http://localhost:3000')).toEqual([
      'zipcode=02116; Path=/; SameSite=Lax; Max-Age=63072000',
      `zipentry=${entry}; Path=/; SameSite=Lax; Max-Age=86400`,
    ]);
    expect(zipCookies('02116', now, 'https://shop.example').every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
  });
});
