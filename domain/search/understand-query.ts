import { withoutFiller } from './filler.ts';
import { nameKey, type Lexicon } from './lexicon.ts';
import { isCountWord, measureAt } from './measures.ts';
import { queryWords } from './query-words.ts';
import { singular } from './singular.ts';

/** Something that a query says of what is wanted: one of these phrases. */
export type Need = {
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
  /** The query in the words that there are, where it has others. */
  readonly corrected: string | undefined;
};

/**
 * What is meant by what somebody typed: the kind of thing, and what is said of it besides.
 *
 * @param isExact whether words that there are not are looked for all the same.
 */
export function understandQuery(typed: string, lexicon: Lexicon, { isExact = false } = {}): Understood {
  const asTyped = queryWords(typed);
  const telling = withoutFiller(asTyped, lexicon);
  const spelt = isExact ? telling : respelt(telling, lexicon);
  const found = findName(spelt, lexicon);
  return {
    kinds: found?.kinds ?? [],
    name: found?.name ?? [],
    isNameLast: found?.name.at(-1) === spelt.at(-1),
    needs: needsOf(found?.rest ?? spelt, lexicon),
    corrected: spelt.join(' ') === telling.join(' ') ? undefined : asTyped.map((word) => spelt[telling.indexOf(word)] ?? word).join(' '),
  };
}

/** The words with those that there are not as they are meant. What is part of a known name is right, together with the word beside it. */
function respelt(words: readonly string[], { vocabulary, kinds }: Lexicon): readonly string[] {
  return words.map((word, index) => {
    if (/\d/.test(word) || vocabulary.has(word) || vocabulary.has(singular(word)) || kinds.has(singular(word))) return word;
    const neighbours = [words.slice(index, index + 2), words.slice(Math.max(0, index - 1), index + 1)];
    if (neighbours.some((pair) => pair.length === 2 && kinds.has(nameKey(pair)))) return word;
    return vocabulary.nearest(word) ?? vocabulary.nearest(singular(word)) ?? word;
  });
}

type FoundName = { readonly kinds: readonly string[]; readonly name: readonly string[]; readonly rest: readonly string[] };

/** The longest name in a query; of two as long the last one, since what is wanted comes last: "case for laptop batteries". */
function findName(words: readonly string[], { kinds, names, longestName }: Lexicon): FoundName | undefined {
  for (let length = Math.min(words.length, longestName + 1); length > 0; length -= 1) {
    if (length === 1) {
      const scattered = names.find((name) => name.words.every((part) => words.some((word) => singular(word) === part)));
      if (scattered !== undefined) {
        const isPart = (word: string) => scattered.words.includes(singular(word));
        return { kinds: scattered.kinds, name: words.filter(isPart), rest: words.filter((word) => !isPart(word)) };
      }
    }
    for (const from of startsOf(words, length)) {
      const span = words.slice(from, from + length);
      const named = kinds.get(nameKey(span));
      if (named !== undefined) return { kinds: named, name: span, rest: [...words.slice(0, from), ...words.slice(from + length)] };
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
      const { amount, unit, isCount, typed } = measure;
      needs.push({
        anyOf:
          unit === 'in'
            ? [[amount]]
            : [
                [amount, unit],
                [amount, 'per', unit],
              ],
        importance: isCount ? 'AMOUNT' : 'SIZE',
      });
      index += typed.length;
      continue;
    }
    const pair = words.slice(index, index + 2);
    const isPair = pair.length === 2 && synonyms.has(nameKey(pair));
    const said = isPair ? pair : [word];
    const means = (synonyms.get(nameKey(said)) ?? []).map((phrase) => queryWords(phrase));
    needs.push({ anyOf: [sizeWords(said), ...means], importance: /\d/.test(word) ? 'SIZE' : 'WORD' });
    index += said.length;
  }
  return needs;
}

/** "8.5x11" as the catalogue writes it: in words of their own. */
function sizeWords(words: readonly string[]): readonly string[] {
  return words.flatMap((word) =>
    /^\d[\d.]*(?:x\d[\d.]*)+$/.test(word) ? word.split('x').flatMap((side, index) => (index === 0 ? [side] : ['x', side])) : [word],
  );
}
