import { queryWords } from './query-words.ts';
import { singular } from './singular.ts';

/** How a name begins like what is typed: from its first word on, or at any of them. */
export type Likeness = 'FROM_START' | 'WITHIN';

/** A name, made ready to be compared with many texts. */
export type ReadyName = {
  readonly words: readonly string[];
  /** Its words in the singular. */
  readonly singulars: readonly string[];
  /** The same without blanks. */
  readonly joined: string;
};

export function readyName(name: string): ReadyName {
  const words = queryWords(name);
  const singulars = words.map(singular);
  return { words, singulars, joined: singulars.join('') };
}

/** What is typed, made ready to be compared with many names: the last word may be a beginning only. */
export type ReadyBeginning = {
  /** All words but the last, in the singular. */
  readonly whole: readonly string[];
  /** What the last one may be the beginning of. */
  readonly last: readonly string[];
  readonly joined: readonly string[];
};

/** @param typed at least one word, as `queryWords` gives them. */
export function readyBeginning(typed: readonly string[]): ReadyBeginning {
  const word = typed.at(-1) ?? '';
  const whole = typed.slice(0, -1).map(singular);
  // "batterie" is on its way to more than one battery.
  const last = [...new Set([word, singular(word), singular(`${word}s`)])];
  return { whole, last, joined: last.map((one) => whole.join('') + one) };
}

/**
 * Whether a name has all words that were typed, the last of which may be a beginning only; singular or plural, with a blank or without.
 *
 * @returns undefined: it does not.
 */
export function beginsLike({ words, singulars, joined }: ReadyName, typed: ReadyBeginning): Likeness | undefined {
  if (typed.joined.some((beginning) => joined.startsWith(beginning))) return 'FROM_START';
  const isBegun = words.some((word) => typed.last.some((last) => word.startsWith(last)));
  return isBegun && typed.whole.every((word) => singulars.includes(word)) ? 'WITHIN' : undefined;
}

/** Those whose names begin so: from their first word on, then those that have it within. */
export function thoseLike<T>(all: readonly T[], nameOf: (one: T) => ReadyName, typed: ReadyBeginning): readonly T[] {
  const [fromStart, within]: [T[], T[]] = [[], []];
  for (const one of all) {
    const likeness = beginsLike(nameOf(one), typed);
    if (likeness !== undefined) (likeness === 'FROM_START' ? fromStart : within).push(one);
  }
  return [...fromStart, ...within];
}
