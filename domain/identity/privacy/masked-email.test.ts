import { expect, it } from 'vitest';
import { maskedEmail } from './masked-email.ts';

it.each([
  ['bea.buyer@harbordental.example', 'b•••@harbordental.example'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['𝒷ea@example.com', '𝒷•••@example.com'],
])('leaves of %s its first sign and where it is', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
