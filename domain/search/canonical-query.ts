import { queryWords } from './query-words.ts';

/**
 * The one text that stands for all queries that are read as the same words, in whatever case, with whatever signs and blanks: of "Legal  Pads" and
 * "legal-pads" it is "legal pads".
 */
export function canonicalQuery(typed: string): string {
  const words = queryWords(typed).join(' ');
  // Words that stand side by side only now may be read together: "1 -in".
  return queryWords(words).join(' ') === words ? words : typed.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
