import { expect, it } from 'vitest';
import { countableWords } from './countable-words.ts';

it.each([
  ['  Flux-Capacitor!! ', 'flux capacitor'],
  ['sku 1234567', 'sku 1234567'],
  ['4111 1111 1111 1111', undefined],
  ['٤١١١١١١١١١١١١١١١', undefined],
  ['call 508-555-0170', undefined],
  ['sam.shopper@example.com', undefined],
  ['https://evil.example/', undefined],
  ['a'.repeat(31), undefined],
  ['word '.repeat(40), 'word word word word word word word word word word word word'],
  ['🙂', undefined],
])('of a search for "%s" is written down: %s', (typed, words) => {
  expect(countableWords(typed)).toBe(words);
});
