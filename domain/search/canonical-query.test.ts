import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalQuery } from './canonical-query.ts';
import { queryWords } from './query-words.ts';

it.each([
  ['Legal  Pads ', 'legal pads'],
  ['LEGAL-PADS', 'legal pads'],
  ['copy paper 8 1/2 x 11"', 'copy paper 8.5x11'],
  ['copy paper 8.5x11', 'copy paper 8.5x11'],
  ["HDMI cable 6'", 'hdmi cable 6 ft'],
  ['binder 1  in', 'binder 1 inch'],
])('of "%s" the one text is "%s"', (typed, canonical) => {
  expect(canonicalQuery(typed)).toBe(canonical);
});

it('is read as the same words, and stands for itself, whatever is typed', () => {
  const pieces = ['1', '12', ' ', '-', '.', ',', '"', "'", '/', 'x', 'in', 'inch', 'ft', 'XL', 'Large', 'Pens', 'by', 's', '½', '000'];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 60 }),
        fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((some) => some.join('')),
      ),
      (typed) => {
        expect(queryWords(canonicalQuery(typed))).toEqual(queryWords(typed));
        expect(canonicalQuery(canonicalQuery(typed))).toBe(canonicalQuery(typed));
      },
    ),
    { numRuns: 2000 },
  );
});
