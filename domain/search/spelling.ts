import { editDistance } from '../shared/edit-distance.ts';

/** The words that there are, each with how much stands for it: a common word is meant sooner than a rare one. */
export type Vocabulary = {
  has(word: string): boolean;
  /** The word that is most likely meant by one that there is not; undefined: none is near. */
  nearest(word: string): string | undefined;
  /** Whether any word begins so. */
  begins(beginning: string): boolean;
  /** For how much the words stand that begin so: what has several of them is counted several times. */
  weightOf(beginning: string): number;
  /** The word whose beginning is most likely meant by one with which none begins, as long as that; undefined: none is near. */
  nearestBeginning(beginning: string): string | undefined;
};

type Candidate = { readonly word: string; readonly letters: number };

/** What is shorter is hardly ever misspelled, and near to everything. */
const SHORTEST_CORRECTED = 4;

/** Of a word as long as this two letters may be left out behind the first: "envelps". */
const SHORTEST_LEFT_OUT = 6;

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
  const byLength = new Map<number, Candidate[]>();
  for (const word of words.keys()) {
    if (word.length < 3 || /\d/.test(word)) continue;
    const sameLength = byLength.get(word.length);
    const one = { word, letters: lettersOf(word) };
    if (sameLength === undefined) byLength.set(word.length, [one]);
    else sameLength.push(one);
  }
  const candidates = [...byLength.values()].flat();
  const sorted = [...words.keys()].toSorted();
  // Of each of these words, what stands for all before it.
  const weights = [0];
  for (const word of sorted) weights.push((weights.at(-1) ?? 0) + (words.get(word) ?? 0));
  // Of two that are as near the one that begins alike, then the one that stands for more.
  const costOf = (distance: number, word: string, candidate: string) =>
    distance + (candidate[0] === word[0] ? 0 : 0.7) + 0.5 / (1 + Math.log2(1 + (words.get(candidate) ?? 0)));
  return {
    has: (word) => words.has(word),
    begins: (beginning) => sorted[placeOf(sorted, beginning)]?.startsWith(beginning) === true,
    weightOf(beginning) {
      // No letter of a word stands behind this one.
      const [from, to] = [placeOf(sorted, beginning), placeOf(sorted, `${beginning}\uffff`)];
      return (weights[to] ?? 0) - (weights[from] ?? 0);
    },
    nearestBeginning(beginning) {
      if (beginning.length < SHORTEST_CORRECTED || /\d/.test(beginning)) return undefined;
      const most = mostWrong(beginning.length);
      const own = lettersOf(beginning);
      let best: { readonly text: string; readonly cost: number } | undefined;
      for (const { word, letters } of candidates) {
        if (word.length < beginning.length - most || countBits(own & ~letters) > most) continue;
        for (let length = beginning.length - most; length <= Math.min(word.length, beginning.length + most); length += 1) {
          const text = word.slice(0, length);
          const distance = editDistance(beginning, text, most);
          // Who is on the way from "stapl" to "stapler" has come to its last letter.
          const cost = costOf(distance, beginning, word) + (text.at(-1) === beginning.at(-1) ? 0 : 0.3);
          if (distance <= most && (best === undefined || cost < best.cost)) best = { text, cost };
        }
      }
      return best?.text;
    },
    nearest(word) {
      if (word.length < SHORTEST_CORRECTED || /\d/.test(word)) return undefined;
      const most = mostWrong(word.length);
      const own = lettersOf(word);
      let best: { readonly word: string; readonly cost: number } | undefined;
      const mostLeftOut = word.length < SHORTEST_LEFT_OUT ? most : Math.max(most, 2);
      for (let length = word.length - most; length <= word.length + mostLeftOut; length += 1) {
        // Where as many letters are missing as there are wrong ones, these were left out.
        const mostHere = length > word.length + most ? mostLeftOut : most;
        for (const { word: candidate, letters } of byLength.get(length) ?? []) {
          // Nearly all are told apart by the letters that one has and the other has not.
          if (countBits(own & ~letters) > mostHere || countBits(letters & ~own) > mostHere) continue;
          if (mostHere > most && candidate[0] !== word[0]) continue;
          const distance = editDistance(word, candidate, mostHere);
          if (distance > mostHere) continue;
          const cost = costOf(distance, word, candidate);
          if (best === undefined || cost < best.cost) best = { word: candidate, cost };
        }
      }
      return best?.word;
    },
  };
}

/** Where the first of some sorted words stands that is not before a text. */
function placeOf(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Which letters a word has: a bit for each of the 26, whatever else it has is left out. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) {
    const place = word.charCodeAt(index) - 97;
    if (place >= 0 && place < 26) letters |= 1 << place;
  }
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
