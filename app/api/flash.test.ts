import { describe, expect, it } from 'vitest';
import { cookieOf, saidOnce, tellNextPage, toldByPageBefore } from './flash.server.ts';

const after = (setCookie: string) =>
  new Request('http://shop.example/', { headers: { cookie: `other=1; ${setCookie.split(';')[0] ?? ''}` } });
const notice = (text: string) => ({ tone: 'success' as const, text });

describe('what a page wants the next one to say', () => {
  it('is said by it, with the way back', () => {
    const told = {
      notices: [{ ...notice('Removed: Gel pens – 12'), title: 'T' }],
      undo: [
        ['itemId', '1'],
        ['qty', '2'],
      ] as [string, string][],
    };
    expect(toldByPageBefore(after(tellNextPage(told)))).toEqual(told);
  });

  it('is said once', () => {
    expect(toldByPageBefore(after(saidOnce))).toBeUndefined();
    expect(saidOnce).toContain('Max-Age=0');
  });

  it('is cut to one notice when it is too much for a cookie', () => {
    const many = Array.from({ length: 50 }, (_, index) => notice(`Notice ${index} ${'x'.repeat(80)}`));
    const cookie = tellNextPage({ notices: many });
    expect(cookie.length).toBeLessThan(4000);
    expect(toldByPageBefore(after(cookie))?.notices).toEqual([many[0]]);
  });

  it('is nothing when somebody else wrote it', () => {
    for (const value of [
      '',
      'x',
      Buffer.from('{"notices":[{"tone":"loud","text":1}]}').toString('base64url'),
      Buffer.from('null').toString('base64url'),
    ]) {
      expect(toldByPageBefore(after(`told=${value}`))).toBeUndefined();
    }
  });

  it('is read from a cookie that no script of a page can read', () => {
    expect(tellNextPage({ notices: [] })).toMatch(/HttpOnly; SameSite=Lax/);
    expect(cookieOf(after('told=a=b'), 'told')).toBe('a=b');
  });
});
