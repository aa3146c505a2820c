import { describe, expect, it } from 'vitest';
import { cookieOf, clearedFlashCookie, flashCookie, flashOf } from './flash.server.ts';

const ORIGIN = 'http://shop.example';
const after = (setCookie: string) =>
  new Request('http://shop.example/', { headers: { cookie: `other=1; ${setCookie.split(';')[0] ?? ''}` } });
const message = (text: string) => ({ tone: 'success' as const, text });

describe('what a page wants the next one to show', () => {
  it('is shown by it, with the way back', () => {
    const flash = {
      messages: [{ ...message('Removed: Gel pens – 12'), title: 'T' }],
      undo: [
        ['itemId', '1'],
        ['qty', '2'],
      ] as [string, string][],
    };
    expect(flashOf(after(flashCookie(flash, ORIGIN)))).toEqual(flash);
  });

  it('is shown once', () => {
    expect(flashOf(after(clearedFlashCookie(ORIGIN)))).toBeUndefined();
    expect(clearedFlashCookie(ORIGIN)).toContain('Max-Age=0');
  });

  it('is cut to one message when it is too much for a cookie', () => {
    const many = Array.from({ length: 50 }, (_, index) => message(`Notice ${index} ${'x'.repeat(80)}`));
    const cookie = flashCookie({ messages: many }, ORIGIN);
    expect(cookie.length).toBeLessThan(4000);
    expect(flashOf(after(cookie))?.messages).toEqual([many[0]]);
  });

  it('is nothing when somebody else wrote it', () => {
    for (const value of [
      '',
      'x',
      Buffer.from('{"messages":[{"tone":"loud","text":1}]}').toString('base64url'),
      Buffer.from('null').toString('base64url'),
    ]) {
      expect(flashOf(after(`flash=${value}`))).toBeUndefined();
    }
  });

  it('is read from a cookie that no script of a page can read', () => {
    expect(flashCookie({ messages: [] }, ORIGIN)).toMatch(/SameSite=Lax; Max-Age=30; HttpOnly$/);
    expect(cookieOf(after('flash=a=b'), 'flash')).toBe('a=b');
  });
});
