import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { queryWords } from './query-words.ts';
import { anyText } from '#tests/support/any-text.ts';

describe('the words of a query', () => {
  it.each([
    ['3 bx A4 paper', '3 bx a4 paper'],
    ['8 1/2 x 11" paper', '8.5x11 paper'],
    ['8.5"x11" copy paper', '8.5x11 copy paper'],
    ['8.5 by 11', '8.5x11'],
    ['3-ring binder 1.5"', '3 ring binder 1.5 inch'],
    ['gloves X-Large', 'gloves xlarge'],
    ['stapler w/ staples', 'stapler with staples'],
    ['#2 pencils', '2 pencils'],
    ['post-it® notes', 'post it notes'],
    ['5,000 sheets', '5000 sheets'],
    ['Crème brûlée', 'creme brulee'],
    ['hp 962xl', 'hp 962xl'],
    ['<script>alert(1)</script>', 'script alert 1 script'],
    ['🙂', ''],
    ['', ''],
  ])('of %s are %s', (typed, words) => {
    expect(queryWords(typed).join(' ')).toBe(words);
  });

  it('are few, whatever is typed, and of letters and digits alone, or fractions', () => {
    // One sign may be a fraction: a seventh.
    expect(queryWords('\u2150')).toEqual(['1/7']);
    expect(queryWords('Index tabs A-Z, e-mail, x-large')).toEqual(['index', 'tabs', 'a-z', 'e', 'mail', 'xlarge']);
    fc.assert(
      fc.property(anyText(400), (typed) => {
        const words = queryWords(typed);
        expect(words.length).toBeLessThanOrEqual(12);
        expect(words.filter((word) => !/^(?:[\p{L}\d.&]+|[a-z]-[a-z]|\d{1,2}\/\d{1,2})$/u.test(word))).toEqual([]);
      }),
    );
  });
});
