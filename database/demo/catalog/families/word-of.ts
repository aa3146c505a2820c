/** The meaning of the first of these words that a choice has. @throws when it has none of them */
export function wordOf<T>(has: (words: string) => boolean, meanings: Readonly<Record<string, T>>): T {
  for (const [words, meaning] of Object.entries(meanings)) if (has(words)) return meaning;
  throw new Error(`none of ${Object.keys(meanings).join(', ')}`);
}
