import { editDistance } from './edit-distance.ts';

/** The words that there are, each with how much stands for it: a common word is meant sooner than a rare one. */
export type Vocabulary = {
  has(word: string): boolean;
  /** The word that is most likely meant by one that there is not; undefined: none is near. */
  nearest(word: string): string | undefined;
};

/** What is shorter is hardly ever misspelled, and near to everything. */
const SHORTEST_CORRECTED = 4;

/** By how many letters a word of this length may be wrong. */
function mostWrong(length: number): number {
  if (length < 8) return 1;
  return length < 13 ? 2 : 3;
}

/**
 * Makes a vocabulary.
 *
 * @param words in lower case, with how many things they stand for.
 */
export function makeVocabulary(words: ReadonlyMap<string, number>): Vocabulary {
  const byLength = new Map<number, string[]>();
  for (const word of words.keys()) {
    if (word.length < 3 || /\d/.test(word)) continue;
    const sameLength = byLength.get(word.length);
    if (sameLength === undefined) byLength.set(word.length, [word]);
    else sameLength.push(word);
  }
  return {
    has: (word) => words.has(word),
    nearest(word) {
      if (word.length < SHORTEST_CORRECTED || /\d/.test(word)) return undefined;
      const most = mostWrong(word.length);
      let best: { readonly word: string; readonly cost: number } | undefined;
      for (let length = word.length - most; length <= word.length + most; length += 1) {
        for (const candidate of byLength.get(length) ?? []) {
          const distance = editDistance(word, candidate, most);
          if (distance > most) continue;
          // Of two that are as near the one that begins alike, then the one that stands for more.
          const cost = distance + (candidate[0] === word[0] ? 0 : 0.7) + 0.5 / (1 + Math.log2(1 + (words.get(candidate) ?? 0)));
          if (best === undefined || cost < best.cost) best = { word: candidate, cost };
        }
      }
      return best?.word;
    },
  };
}
