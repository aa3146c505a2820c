import { queryWords } from './query-words.ts';
import { singular } from './singular.ts';

/** How a name begins like what is typed: from its first word on, or at any of them. */
export type Likeness = 'FROM_START' | 'WITHIN';

/** A name, made ready to be compared with many texts. */
export type ReadyName = {
  readonly words: readonly string[];
  /** Its words in the singular. */
  readonly singulars: readonly string[];
  /** The same without blanks, and so far as each of its words. */
  readonly joined: string;
  readonly soFar: readonly string[];
};

export function readyName(name: string): ReadyName {
  const words = queryWords(name);
  const singulars = words.map(singular);
  return { words, singulars, joined: singulars.join(''), soFar: singulars.map((_, index) => singulars.slice(0, index + 1).join('')) };
}

/** What is typed, made ready to be compared with many names: the last word may be a beginning only. */
export type ReadyBeginning = {
  /** All words but the last, in the singular: each stands in the name. */
  readonly whole: readonly string[];
  /** Beginnings of other words, where not only the last word is one. */
  readonly begun: readonly string[];
  /** The last one, which may be the beginning of another. */
  readonly last: string;
  readonly joined: string;
  /** What the last one may be more than one of: that is a word as it stands, and no beginning ("tras" is no "transparent"). */
  readonly ofMany: readonly string[];
  readonly joinedOfMany: readonly string[];
};

/** @param typed at least one word, as `queryWords` gives them. */
export function readyBeginning(typed: readonly string[]): ReadyBeginning {
  const word = typed.at(-1) ?? '';
  const whole = typed.slice(0, -1).map(singular);
  // "batterie" is on its way to more than one battery.
  const ofMany = [...new Set([singular(word), singular(`${word}s`)])];
  const before = whole.join('');
  return { whole, begun: [], last: word, joined: before + word, ofMany, joinedOfMany: ofMany.map((one) => before + one) };
}

/** The same of words of which each may be a beginning only: "pap tow". */
export function readyBeginnings(typed: readonly string[]): ReadyBeginning {
  const { last, ofMany } = readyBeginning(typed.slice(-1));
  return { whole: [], begun: typed.slice(0, -1), last, joined: '', ofMany, joinedOfMany: [] };
}

/**
 * Whether a name has all words that were typed, the last of which may be a beginning only; singular or plural, with a blank or without.
 *
 * @returns undefined: it does not.
 */
export function beginsLike({ words, singulars, joined, soFar }: ReadyName, typed: ReadyBeginning): Likeness | undefined {
  if (typed.joined !== '' && joined.startsWith(typed.joined)) return 'FROM_START';
  if (typed.joinedOfMany.some((beginning) => soFar.includes(beginning))) return 'FROM_START';
  const isBegun = words.some((word) => word.startsWith(typed.last)) || typed.ofMany.some((one) => singulars.includes(one));
  if (!isBegun || !typed.whole.every((word) => singulars.includes(word))) return undefined;
  const [first] = typed.begun;
  if (first === undefined) return 'WITHIN';
  if (!typed.begun.every((beginning) => words.some((word) => word.startsWith(beginning)))) return undefined;
  return words[0]?.startsWith(first) === true ? 'FROM_START' : 'WITHIN';
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
