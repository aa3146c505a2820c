import { queryWords } from '../query-words.ts';

/** Words of a query as somebody typed them: "wite out" as "Wite-Out". As they are, where they do not stand side by side in what was typed. */
export function inTypedSpelling(words: string, typed: string): string {
  const parts = typed.trim().split(/\s+/);
  const read = (from: number, to: number) => queryWords(parts.slice(from, to).join(' ')).join(' ');
  for (let from = 0; from < parts.length; from += 1)
    for (let to = from + 1; to <= parts.length; to += 1) if (read(from, to) === words) return withoutSigns(parts.slice(from, to).join(' '));
  return words;
}

/** A corrected query with the words that stay as they were typed: "AA batteries" for "AA bateries". */
export function withTypedCase(corrected: string, typed: string): string {
  const typedWords = new Map((typed.match(/[\p{L}\d]+/gu) ?? []).map((word) => [word.toLowerCase(), word]));
  return corrected.replaceAll(/[\p{L}\d]+/gu, (word) => typedWords.get(word) ?? word);
}

const withoutSigns = (text: string) => text.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
