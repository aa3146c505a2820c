import { expect, it } from 'vitest';
import { authenticatorUri, base32 } from './authenticator.ts';

const bytes = (text: string) => Uint8Array.from([...text].map((sign) => sign.codePointAt(0) ?? 0));

// RFC 4648, 10
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j as apps take it', (text, written) => {
  expect(base32(bytes(text))).toBe(written);
});

it('tells an app whose account it is for', () => {
  expect(authenticatorUri({ issuer: 'Pens & Paper', email: 'sam+1@example.com', secret: 'ABC' })).toBe(
    'otpauth://totp/Pens%20%26%20Paper:sam%2B1%40example.com?secret=ABC&issuer=Pens%20%26%20Paper&algorithm=SHA1&digits=6&period=30',
  );
});
