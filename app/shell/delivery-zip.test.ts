import { describe, expect, it } from 'vitest';
import { zipCookie } from './delivery-zip.ts';

describe('where to deliver', () => {
  it('is remembered for a day [C9-12 S9-59]', () => {
    expect(zipCookie('02116', 'http://localhost:3000')).toBe('zipcode=02116; Path=/; SameSite=Lax; Max-Age=86400');
    expect(zipCookie('02116', 'https://shop.example')).toBe('zipcode=02116; Path=/; SameSite=Lax; Max-Age=86400; Secure');
  });
});
