import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenStoreCookie, chosenStoreOfCookie, storeNumberOfCookie } from './store-cookies.ts';

describe('the cookie YourStore', () => {
  it('names a store in JSON [C2-54 S3-40]', () => {
    expect(storeNumberOfCookie('{"storeNumber":"1547"}')).toBe('1547');
    expect(storeNumberOfCookie('{"storeNumber":" 0008 ","zipCode":"01760"}')).toBe('0008');
  });

  it('may be percent-encoded', () => {
    expect(storeNumberOfCookie(encodeURIComponent('{"storeNumber":"1547"}'))).toBe('1547');
  });

  it('names none when it is absent or malformed', () => {
    const malformed = ['', '1547', 'null', '[]', '["1547"]', '{}', '{"storeNumber":""}', '{"storeNumber":{}}', '{', '%7', '%zz'];
    for (const value of [undefined, ...malformed]) expect(storeNumberOfCookie(value), value ?? 'absent').toBeUndefined();
  });

  it('names none that is no store number', () => {
    expect(storeNumberOfCookie('{"storeNumber":"<script>"}')).toBeUndefined();
    expect(storeNumberOfCookie('{"storeNumber":"123456"}')).toBe('123456');
    expect(storeNumberOfCookie('{"storeNumber":"1234567"}')).toBeUndefined();
    expect(storeNumberOfCookie('{"__proto__":{"storeNumber":"1547"}}')).toBeUndefined();
  });

  it('never breaks the page, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
        expect(storeNumberOfCookie(value) ?? '').toMatch(/^\d{0,6}$/);
      }),
    );
  });
});

describe('a store that was chosen in this browser', () => {
  it('is told apart from one that a cookie only names', () => {
    expect(chosenStoreOfCookie(encodeURIComponent(chosenStoreCookie('0008')))).toBe('0008');
    expect(chosenStoreOfCookie('{"storeNumber":"0008"}')).toBeUndefined();
    expect(chosenStoreOfCookie('{"persists":false}')).toBeUndefined();
    expect(chosenStoreOfCookie(undefined)).toBeUndefined();
  });
});
