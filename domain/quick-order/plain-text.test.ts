import { describe, expect, it } from 'vitest';
import { aliasKey } from './alias-key.ts';
import { countsItsLines, plainText, withoutMark } from './plain-text.ts';

describe('a pasted text', () => {
  it('is written plainly, in as many lines', () => {
    expect(plainText('１０\u00a0×\u200b “a”\r\nb\u2028c\rd – ½ 1½ ٣ ३ № &amp;')).toBe('10 x "a"\nb\nc\nd - 1/2 1 1/2 3 3 # &');
  });

  it('has lines without what marks them', () => {
    for (const line of ['• pens', '- pens', '> > pens', '[x] pens', '☐ pens', '1. pens', '2) pens', '(3) pens', '  * pens'])
      expect(withoutMark(line, true)).toBe('pens');
    expect(['-3 pens', '3 pens', '3M tape', '1.5 in binder'].map((line) => withoutMark(line, true))).toEqual([
      '-3 pens',
      '3 pens',
      '3M tape',
      '1.5 in binder',
    ]);
    expect(withoutMark('(3) pens', false)).toBe('(3) pens');
    expect([countsItsLines(['1) a', '2) b']), countsItsLines(['3) a', '5) b'])]).toEqual([true, false]);
  });

  it('is compared without case, signs and articles', () => {
    expect(['The Blue Pens (good ones)', ' blue  pens: GOOD ones!', '***'].map(aliasKey)).toEqual([
      'blue pens good ones',
      'blue pens good ones',
      '',
    ]);
    expect(aliasKey('x'.repeat(500))).toHaveLength(200);
  });
});
