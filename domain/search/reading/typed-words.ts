import { queryWords } from '../query-words.ts';

/** So many other words may stand between those that are told in another order: "for a". */
const MOST_BETWEEN = 2;

/**
 * Words of a query as somebody typed them: "wite out" as "Wite-Out", "coffee cup lids" as "lids for coffee cups". As they are, where they stand nowhere near
 * one another in what was typed.
 */
export function inTypedSpelling(words: string, typed: string): string {
  const parts = typed.trim().split(/\s+/);
  const read = (from: number, to: number) => queryWords(parts.slice(from, to).join(' ')).join(' ');
  for (let from = 0; from < parts.length; from += 1)
    for (let to = from + 1; to <= parts.length; to += 1) if (read(from, to) === words) return withoutSigns(parts.slice(from, to).join(' '));
  const said = words.split(' ');
  const at = parts.flatMap((part, index) => (queryWords(part).some((word) => said.includes(word)) ? [index] : []));
  const [first, last] = [at[0], at.at(-1)];
  // Turned round: "coffee cup lids" as "lids for coffee cups".
  const isTurned = first !== undefined && last !== undefined && said.length > 1 && queryWords(parts[first] ?? '')[0] !== said[0];
  const between = isTurned && last - first < said.length + MOST_BETWEEN ? parts.slice(first, last + 1) : [];
  return said.every((word) => queryWords(between.join(' ')).includes(word)) ? withoutSigns(between.join(' ')) : words;
}

/** A corrected query with the words that stay as they were typed: "AA batteries" for "AA bateries". */
export function withTypedCase(corrected: string, typed: string): string {
  const typedWords = new Map((typed.match(/[\p{L}\d]+/gu) ?? []).map((word) => [word.toLowerCase(), word]));
  return corrected.replaceAll(/[\p{L}\d]+/gu, (word) => typedWords.get(word) ?? word);
}

const withoutSigns = (text: string) => text.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
