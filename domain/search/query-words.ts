import { asSearched } from './as-searched.ts';
import { LONGEST_QUERY } from '../catalog/listing-limits.ts';

/** The most words of a query that are looked for. */
const MOST_WORDS = 12;

/** What was read last: while a search is understood, what was typed is read some ten times. */
let last: { readonly typed: string; readonly words: readonly string[] } = { typed: '', words: [] };

/**
 * The words of what somebody typed into the search field: in lower case, without accents and signs, at most twelve. Sizes are one word,
 * however they are written: `8 1/2 x 11"`, `8.5x11` and `8.5" by 11"` are all "8.5x11"; so are fractions, and letters from one to another ("a-z"). A sign or
 * word that says that there comes a number says no more: "#10", "No. 10" and "number 10" are "10".
 */
export function queryWords(typed: string): string[] {
  if (last.typed !== typed) last = { typed, words: readWords(typed) };
  return [...last.words];
}

function readWords(typed: string): readonly string[] {
  const plain = asSearched(typed.slice(0, LONGEST_QUERY).replaceAll(/\s+/g, ' '))
    .replaceAll(/(\d) *(?:(?:inch|ft) *)?(?:x|by) *(\d)/g, '$1x$2')
    .replaceAll(/(\dx\d+(?:\.\d+)?) *(?:inch|ft)\b/g, '$1 ')
    .replaceAll(/'s\b/g, '')
    .replaceAll(/(?<![\p{L}\d-])([a-z]) to ([a-z])(?![\p{L}\d-])/gu, '$1-$2')
    .replaceAll(/\bw\//g, ' with ')
    .replaceAll(/(?:#|\b(?:number|no)\b\.?)\s*(?=\d)/g, ' ');
  return (
    plain.match(
      /(?<![\p{L}\d-])[a-z]-[a-z](?![\p{L}\d-])|(?<![\d/.])\d{1,2}\/[1-9]\d?(?![\d/.])|\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*(?:[a-z]+\d*)?|\p{L}[\p{L}\d]*(?:&\p{L}+)?/gu,
    ) ?? []
  ).slice(0, MOST_WORDS);
}
