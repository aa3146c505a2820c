import { dividedQuery } from './filler.ts';
import { nameKey, type Lexicon } from './lexicon.ts';
import { isCountWord, measureAt } from './measures.ts';
import { queryWords } from './query-words.ts';
import { singular } from './singular.ts';

/** Something that a query says of what is wanted: one of these phrases. */
export type Need = {
  /** The words of the query that say it. */
  readonly typed: readonly string[];
  /** Phrases, each of words that stand side by side. */
  readonly anyOf: readonly (readonly string[])[];
  /** What is given up first when nothing has all that is asked for: amounts, then sizes, then all other words. */
  readonly importance: 'AMOUNT' | 'SIZE' | 'WORD';
};

/** What is meant by a query. */
export type Understood = {
  /** Ids of the kinds of things that are named, of one name; none when no name is known. */
  readonly kinds: readonly string[];
  /** The words that name them. */
  readonly name: readonly string[];
  /** Whether the name comes last, as that of a thing does: in "cup holder" a cup is not what is wanted. */
  readonly isNameLast: boolean;
  readonly needs: readonly Need[];
  /** How the number of an item begins, where nothing else is typed. */
  readonly itemNumber: string | undefined;
  /** The query in the words that there are, where it has others. */
  readonly corrected: string | undefined;
};

/** So many digits of an item's number are enough to ask for it. */
const SHORTEST_NUMBER = 4;

/**
 * What is meant by what somebody typed: the kind of thing, and what is said of it besides.
 *
 * @param isExact whether words that there are not are looked for all the same.
 */
export function understandQuery(typed: string, lexicon: Lexicon, { isExact = false } = {}): Understood {
  const asTyped = queryWords(typed);
  const divided = dividedQuery(asTyped, lexicon);
  const telling = [...divided.head, ...divided.tail];
  const spelt = isExact ? telling : respelt(telling, lexicon);
  const head = inNames(spelt.slice(0, divided.head.length), lexicon);
  const tail = inNames(spelt.slice(divided.head.length), lexicon);
  const words = [...head, ...tail];
  const found = nameIn(head, tail, divided.by, lexicon);
  const named = new Set(found?.at);
  const isNamed = found !== undefined && found.at.some((index) => index < head.length);
  const name = words.filter((_, index) => named.has(index));
  const behind = isNamed ? saidOfNothing(tail, name, divided.by, lexicon).map((index) => head.length + index) : [];
  return {
    kinds: found?.kinds ?? [],
    name,
    isNameLast: named.has((isNamed ? head.length : words.length) - 1),
    needs: needsOf(
      words.filter((_, index) => !named.has(index) && !behind.includes(index)),
      lexicon,
    ),
    itemNumber: words.length === 1 && isNumber(words[0] ?? '') ? words[0] : undefined,
    corrected: spelt.join(' ') === telling.join(' ') ? undefined : asTyped.map((word) => spelt[telling.indexOf(word)] ?? word).join(' '),
  };
}

/** Words behind "for" and "with" that say nothing of the thing: what it is for, and its own name again ("a mouse pad to go with my mouse"). */
function saidOfNothing(
  tail: readonly string[],
  name: readonly string[],
  by: 'FOR' | 'WITH' | undefined,
  lexicon: Lexicon,
): readonly number[] {
  const again = tail.flatMap((word, index) => (name.some((part) => singular(part) === singular(word)) ? [index] : []));
  return by === 'FOR' ? [...again, ...(findName(tail, lexicon)?.at ?? [])] : again;
}

const isNumber = (word: string) => /^\d+$/.test(word) && word.length >= SHORTEST_NUMBER;

/**
 * The words with those that there are not as they are meant. What is part of a known name is right, together with the word beside it, and so
 * is every word of the language: "fire" is no "file".
 */
function respelt(words: readonly string[], { vocabulary, kinds, isOrdinary }: Lexicon): readonly string[] {
  return words.map((word, index) => {
    if (/\d/.test(word) || vocabulary.has(word) || vocabulary.has(singular(word)) || kinds.has(singular(word)) || isOrdinary(word))
      return word;
    const neighbours = [words.slice(index, index + 2), words.slice(Math.max(0, index - 1), index + 1)];
    if (neighbours.some((pair) => pair.length === 2 && kinds.has(nameKey(pair)))) return word;
    return vocabulary.nearest(word) ?? vocabulary.nearest(singular(word)) ?? word;
  });
}

/**
 * The words with those that stand for the name of a thing as that name ("windex" as "glass cleaner"), and with models in one word: "tn 40" as
 * "tn40", where there is one.
 */
function inNames(words: readonly string[], { synonyms, longestSynonym, kinds, vocabulary }: Lexicon): readonly string[] {
  const told: string[] = [];
  for (let index = 0; index < words.length;) {
    const [word = '', next = ''] = words.slice(index);
    const isModel = /^[a-z]{1,4}$/.test(word) && /^\d/.test(next) && vocabulary.has(word + next);
    const length = isModel ? 2 : (lengthsUpTo(longestSynonym).find((most) => nameOf(words.slice(index, index + most)) !== undefined) ?? 1);
    told.push(...(isModel ? [word + next] : (nameOf(words.slice(index, index + length)) ?? [word])));
    index += length;
  }
  return told;

  function nameOf(said: readonly string[]): readonly string[] | undefined {
    const key = nameKey(said);
    const [meant, ...others] = synonyms.get(key) ?? [];
    const name = queryWords(meant ?? '');
    return meant !== undefined && others.length === 0 && kinds.has(nameKey(name)) ? name : undefined;
  }
}

const lengthsUpTo = (most: number) => Array.from({ length: most }, (_, index) => most - index);

type FoundName = { readonly kinds: readonly string[]; readonly at: readonly number[] };

/** The name of what is wanted. Of "X for Y" it is in X, or of both ("markers for whiteboards"); of "X with Y" in X; in Y where X names nothing. */
function nameIn(head: readonly string[], tail: readonly string[], by: 'FOR' | 'WITH' | undefined, lexicon: Lexicon): FoundName | undefined {
  const whole = findName([...head, ...tail], lexicon);
  if (by === undefined || (by === 'FOR' && whole?.at.some((index) => index < head.length) === true)) return whole;
  return findName(head, lexicon) ?? whole;
}

/** The longest name in a query; of two as long the last one, since what is wanted comes last: "laptop case". */
function findName(words: readonly string[], { kinds, names, longestName }: Lexicon): FoundName | undefined {
  for (let length = Math.min(words.length, longestName + 1); length > 0; length -= 1) {
    if (length === 1) {
      const scattered = names.find((name) => name.words.every((part) => words.some((word) => singular(word) === part)));
      if (scattered !== undefined)
        return {
          kinds: scattered.kinds,
          at: words.flatMap((word, index) => (scattered.words.includes(singular(word)) ? [index] : [])),
        };
    }
    for (const from of startsOf(words, length)) {
      const named = kinds.get(nameKey(words.slice(from, from + length)));
      if (named !== undefined) return { kinds: named, at: lengthsUpTo(length).map((back) => from + length - back) };
    }
  }
  return undefined;
}

/** Where names of this length may begin, the likeliest first: the last one, but what only says how much is bought after all others. */
function startsOf(words: readonly string[], length: number): readonly number[] {
  const starts = Array.from({ length: words.length - length + 1 }, (_, index) => words.length - length - index);
  return length > 1
    ? starts
    : starts.toSorted((one, other) => Number(isCountWord(words[one] ?? '')) - Number(isCountWord(words[other] ?? '')));
}

function needsOf(words: readonly string[], { synonyms }: Lexicon): Need[] {
  const needs: Need[] = [];
  for (let index = 0; index < words.length;) {
    const measure = measureAt(words.slice(index));
    const word = words[index] ?? '';
    if (measure !== undefined) {
      const { said, isCount, typed } = measure;
      needs.push({ typed, anyOf: said, importance: isCount ? 'AMOUNT' : 'SIZE' });
      index += typed.length;
      continue;
    }
    const pair = words.slice(index, index + 2);
    const isPair = pair.length === 2 && synonyms.has(nameKey(pair));
    const typed = isPair ? pair : [word];
    const means = (synonyms.get(nameKey(typed)) ?? []).map((phrase) => queryWords(phrase));
    needs.push({ typed, anyOf: [...asWritten(typed), ...means], importance: /\d/.test(word) ? 'SIZE' : 'WORD' });
    index += typed.length;
  }
  return needs;
}

/** How the catalogue writes these words: "8.5x11" in words of their own, with or without the unit. */
function asWritten(words: readonly string[]): readonly (readonly string[])[] {
  const [size = ''] = words;
  if (words.length > 1 || !/^\d[\d.]*(?:x\d[\d.]*)+$/.test(size)) return [words];
  const sides = size.split('x');
  const between = (...signs: readonly string[]) => sides.flatMap((side, index) => (index === 0 ? [side] : [...signs, side]));
  return [between('x'), between('inch', 'x'), between('ft', 'x')];
}
