import { nameKey, type Lexicon } from '../lexicon.ts';
import { countShort, measureAt, shareOf, sizeUnit } from '../measures.ts';
import { queryWords } from '../query-words.ts';

/** Something that a query says of what is wanted: one of these phrases. */
export type Need = {
  /** The words of the query that say it. */
  readonly typed: readonly string[];
  /** Phrases, each of words that stand side by side; `ANY_WORD` among them stands for any one. */
  readonly anyOf: readonly (readonly string[])[];
  /** Where none of the phrases is, it is enough that this word is not there either: "latex free". */
  readonly butNot?: string;
  /** What is given up first when nothing has all that is asked for: amounts, then sizes, then all other words. */
  readonly importance: 'AMOUNT' | 'SIZE' | 'WORD';
};

/** What says that there are several, and not how many. */
const PACKS: ReadonlySet<string> = new Set(['pack', 'packs', 'package', 'packages']);

/** What says that a size is said, and not which: it is never missed. */
const SIZES: ReadonlySet<string> = new Set(['size', 'sizes', 'sized']);

/** What a query says of what is wanted, in the order of its words. */
export function needsOf(words: readonly string[], { synonyms }: Pick<Lexicon, 'synonyms'>): Need[] {
  const needs: Need[] = [];
  for (let index = 0; index < words.length;) {
    const measure = measureAt(words.slice(index));
    const word = words[index] ?? '';
    const counted = countShort(word);
    // A "variety pack" is no pack of so many.
    if (measure === undefined && words.length > 1 && (PACKS.has(word) || SIZES.has(word))) {
      needs.push({ typed: [word], anyOf: [[word]], importance: 'AMOUNT' });
      index += 1;
      continue;
    }
    if (measure === undefined && counted !== undefined) {
      needs.push({ typed: [word], anyOf: counted, importance: 'AMOUNT' });
      index += 1;
      continue;
    }
    if (measure !== undefined) {
      const { said, isCount, typed } = measure;
      needs.push({ typed, anyOf: said, importance: isCount ? 'AMOUNT' : 'SIZE' });
      index += typed.length;
      continue;
    }
    const typed = isSaidTogether(words, index, { synonyms }) ? words.slice(index, index + 2) : [word];
    const means = (synonyms.get(nameKey(typed)) ?? []).flatMap((phrase) => asWritten(queryWords(phrase)));
    const unit = sizeUnit(word);
    const inUnit = typed.length > 1 || unit === undefined ? [] : [[unit]];
    needs.push({ typed, anyOf: [...asWritten(typed), ...inUnit, ...means], importance: /\d/.test(word) ? 'SIZE' : 'WORD' });
    index += typed.length;
  }
  return needs;
}

/** How the catalogue writes these words: "8.5x11" in words of their own, with or without the unit, the longer side first or last. */
export function asWritten(words: readonly string[]): readonly (readonly string[])[] {
  const [size = ''] = words;
  const share = words.length === 1 ? shareOf(size) : undefined;
  if (share !== undefined) return share;
  if (words.length > 1 || !/^\d[\d.]*(?:x\d[\d.]*)+$/.test(size)) return [words];
  const sides = size.split('x');
  const turned = sides.length === 2 && sides[0] !== sides[1] ? [sides.toReversed()] : [];
  return [sides, ...turned].flatMap((way) => {
    const between = (...signs: readonly string[]) => way.flatMap((side, index) => (index === 0 ? [side] : [...signs, side]));
    return [between('x'), between('inch', 'x'), between('ft', 'x')];
  });
}

/** Whether a word and the next one stand for something together: "blu tack". */
export function isSaidTogether(words: readonly string[], index: number, { synonyms }: Pick<Lexicon, 'synonyms'>): boolean {
  const pair = words.slice(index, index + 2);
  return pair.length === 2 && synonyms.has(nameKey(pair));
}
