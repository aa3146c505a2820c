import { FILLER } from '../filler.ts';
import type { Lexicon } from '../lexicon.ts';
import { isCountWord } from '../measures.ts';
import { queryWords } from '../query-words.ts';
import { isSaidBehind } from '../reading/said-behind.ts';
import { singular } from '../singular.ts';
import { pluralName } from '../suggesting/plural-name.ts';

/** Names of things that are like a search which has found nothing. */
export type AlikeNames = {
  /** The most alike first, each of another kind of thing, in the plural. */
  readonly names: string[];
  /** Whether the first is what was meant: each word is one of it, or spelled nearly so. */
  readonly isMeant: boolean;
};

/** Shorter words say too little, and shorter ones are spelled like too many. */
const FEWEST_LETTERS = 3;
const FEWEST_RESPELT = 5;
/** Of all pairs of letters side by side in two words, the share that both have: from this on one is meant for the other. */
const ALIKE = 0.65;
/** For each more word of a name it has to be that much more alike. */
const COST_OF_WORD = 0.1;

/**
 * Names that share a word with what was typed, or are spelled nearly so: "photo frame" has photo paper beside it, "hylighter" a highlighter. A word of
 * the language is meant as it is typed: "fire" is no "file".
 *
 * @param mayName whether who looks may see anything of a kind
 */
export function alikeNames(
  typed: string,
  { terms, kinds, isOrdinary }: Pick<Lexicon, 'terms' | 'kinds' | 'isOrdinary'>,
  { mayName, most }: { readonly mayName: (kindId: string) => boolean; readonly most: number },
): AlikeNames {
  const words = queryWords(typed).filter((word) => !FILLER.has(word));
  const telling = words.filter((word) => word.length >= FEWEST_LETTERS && !/\d/.test(word) && !isSaidBehind(word) && !isCountWord(word));
  const ofWord = (word: string, name: readonly string[]) =>
    Math.max(0, ...name.map((other) => likeness(word, other, isOrdinary(word) || isOrdinary(singular(word)))));
  const scored = terms.flatMap(({ text, key, insteadOf }) => {
    const kind = kinds.get(key)?.find(mayName);
    if (insteadOf !== undefined || kind === undefined) return [];
    const name = queryWords(text).map(singular);
    const each = telling.map((word) => ofWord(word, name));
    const sum = each.reduce((all, one) => all + one, 0);
    return sum === 0 ? [] : [{ text, kind, score: sum - COST_OF_WORD * (name.length - 1), isWhole: each.every((one) => one > 0) }];
  });
  const best = [
    ...Map.groupBy(
      scored.toSorted((one, other) => other.score - one.score),
      ({ kind }) => kind,
    ).values(),
  ].flatMap((ofKind) => ofKind.slice(0, 1));
  return {
    names: best.slice(0, most).map(({ text }) => pluralName(text)),
    isMeant: best[0]?.isWhole === true && telling.length === words.length,
  };
}

/** How much one word is like another, of 0 to 1; 0: not enough to say so. */
function likeness(word: string, other: string, isOrdinary: boolean): number {
  const said = singular(word);
  if (said === other) return 1;
  if (isOrdinary || said.length < FEWEST_RESPELT || other.length < FEWEST_RESPELT) return 0;
  const share = sharedPairs(said, other);
  return share < ALIKE ? 0 : share;
}

function sharedPairs(one: string, other: string): number {
  const [ofOne, ofOther] = [pairsOf(one), pairsOf(other)];
  const left = [...ofOther];
  const shared = ofOne.filter((pair) => {
    const at = left.indexOf(pair);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return (2 * shared.length) / (ofOne.length + ofOther.length);
}

const pairsOf = (word: string) => Array.from({ length: Math.max(0, word.length - 1) }, (_, index) => word.slice(index, index + 2));
