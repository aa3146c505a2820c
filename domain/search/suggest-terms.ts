import { beginsLike, readyBeginning, readyBeginnings, thoseLike } from './begins-like.ts';
import { withoutFiller } from './filler.ts';
import { nameKey, type Lexicon, type Term } from './lexicon.ts';
import { queryWords } from './query-words.ts';
import { writtenOut } from './reading/written-out.ts';
import { singular } from './singular.ts';
import { pluralName } from './suggesting/plural-name.ts';

/** What somebody seems to be typing. */
export type BegunQuery = {
  /** The words so far. None: nothing was typed that could be looked for. */
  readonly words: readonly string[];
  /** Names of kinds of things that begin so, in the plural: the one that is all there already first, then the likeliest. */
  readonly terms: readonly Offered[];
  /** Ids of the kinds that are meant first. */
  readonly kinds: readonly string[];
  /** What those of these kinds say that are meant: words, of which the last may be a beginning. */
  readonly said: readonly string[];
  /** Whether the first of the terms stands for some things of these kinds, which say so themselves. */
  readonly isPart: boolean;
  /** Whether these kinds only come near to what begins so, and is not all there yet: "red" is no Red Bull. */
  readonly isNear: boolean;
};

/**
 * How what is typed is read: as it stands, with the last word a beginning; with each of its words a beginning; some as the name of a thing, the others
 * as what is said of it ("chair bl"); or with words that there are not taken for those that are meant.
 */
export type Reading = 'AS_TYPED' | 'EACH_BEGUN' | 'NAME_AND_MORE' | 'RESPELT';

/** A name that is offered; where the shop does not have what is typed, that, to which it comes near. */
export type Offered = { readonly text: string; readonly insteadOf?: string };

type Wish = { lexicon: Lexicon; mayName: (kindId: string) => boolean; most: number; reading?: Reading };

/**
 * What somebody seems to be typing, by the names that people have for things: what a shop calls them, of what sells best first, one name for each
 * kind of thing. What else people call them is offered only where nothing is called so by the shop.
 *
 * @param mayName whether a kind may be named to whoever types, by its id.
 */
export function suggestTerms(typed: string, { lexicon, mayName, most, reading = 'RESPELT' }: Wish): BegunQuery {
  const all = asTyped(typed, lexicon);
  const words = reading === 'RESPELT' ? meantWords(all, lexicon) : all;
  if (words.length === 0) return { words, terms: [], kinds: [], said: [], isPart: false, isNear: false };
  const kindsOf = (key: string) => (lexicon.kinds.get(key) ?? []).filter(mayName);
  if (reading === 'NAME_AND_MORE') return named(words, lexicon, kindsOf);
  const offered = likeliest(words, { lexicon, kindsOf, reading }).slice(0, most);
  const [first] = offered;
  if (first === undefined) return { words, terms: [], kinds: [], said: [], isPart: false, isNear: false };
  const near = first.insteadOf;
  const isPart = near === undefined && lexicon.parts.has(first.key);
  return {
    words,
    terms: offered.map(({ text, insteadOf }) => (insteadOf === undefined ? { text: pluralName(text) } : { text, insteadOf })),
    kinds: kindsOf(first.key),
    said: near === undefined && !isMain(first, lexicon) ? saidBy(first, isPart) : [],
    isPart,
    isNear: near !== undefined && nameKey(queryWords(near)) !== nameKey(words),
  };
}

/** What a name says of the things: what stands before the last word; of "aa" all of it. */
function saidBy({ name: { words } }: Term, isPart: boolean): readonly string[] {
  return isPart && words.length === 1 ? words : words.slice(0, -1);
}

/** The names that begin so, each of a kind that none before it stands for; those that stand for several kinds leave each of them its own. */
function likeliest(
  words: readonly string[],
  { lexicon, kindsOf, reading }: { lexicon: Lexicon; kindsOf: (key: string) => readonly string[]; reading: Reading },
): readonly Term[] {
  const [key, last = ''] = [nameKey(words), words.at(-1)];
  const all = thoseLike(lexicon.terms, ({ name }) => name, readAs(reading)(words)).filter(
    (term) => kindsOf(term.key).length > 0 && !isPraise(term),
  );
  const isWhole = (term: Term) => term.key === key && term.insteadOf === undefined;
  const mains = all.filter((term) => isMain(term, lexicon));
  // Of "ink" there are ink cartridges.
  const isCalledBetter = (term: Term) =>
    !isMain(term, lexicon) && mains.some((main) => kindsOf(term.key).every((kind) => kindsOf(main.key).includes(kind)));
  const whole = all.filter((term) => isWhole(term) && !isCalledBetter(term));
  const others = all.filter((term) => !isMain(term, lexicon) && !isWhole(term));
  // "usb c" is on its way to a usb c cable rather than to a usb cable.
  const hasLast = ({ name }: Term) => name.words.includes(last);
  const inOrder =
    mains.length > 0
      ? [...whole, ...plainestFirst(mains)]
      : [...whole, ...others.filter(hasLast), ...others.filter((term) => !hasLast(term) && term.insteadOf !== undefined), ...others];
  const seen = new Set<string>();
  return [...new Set(inOrder)].filter((term) => {
    const kinds = kindsOf(term.key);
    if (kinds.every((kind) => seen.has(kind))) return false;
    // Coffee is that in pods, too, which is called so itself.
    if (kinds.length === 1 || !mains.includes(term)) for (const kind of kinds) seen.add(kind);
    return true;
  });
}

/** What is called by one word before what is called so and more: coffee before coffee pods, though more of those is sold. */
function plainestFirst(terms: readonly Term[]): readonly Term[] {
  const isPlain = ({ name }: Term) => name.words.length === 1;
  const place = (term: Term, index: number) => {
    const first = isPlain(term) ? terms.findIndex(({ name }) => name.words[0] === term.name.words[0]) : index;
    return first - (isPlain(term) ? 0.5 : 0);
  };
  const placed = terms.map((term, index) => ({ term, place: place(term, index) }));
  return placed.toSorted((one, other) => one.place - other.place).map(({ term }) => term);
}

/** Whether a shop calls a kind so, or several kinds by the last word of the name of one: pens are gel pens and others. */
function isMain({ key, name, insteadOf }: Term, lexicon: Lexicon): boolean {
  if (insteadOf !== undefined) return false;
  if (lexicon.mains.has(key)) return true;
  return name.words.length === 1 && (lexicon.kinds.get(key)?.length ?? 0) > 1 && lexicon.heads.has(key);
}

/** What is typed of such names is filler, and no shop calls its things so. */
const PRAISE: ReadonlySet<string> = new Set(['cheap', 'cheapest', 'best', 'quality']);
const isPraise = ({ name }: Term) => name.words.some((word) => PRAISE.has(word));

/** So many letters of a word may be the beginning of one in a name, of which there are so many of some word. */
const FEWEST_LETTERS = 2;
const FEWEST_OF_NAME = 3;

/** What is meant where some of the words are the beginning of a name, and the others of what is said of such things. */
function named(words: readonly string[], lexicon: Lexicon, kindsOf: (key: string) => readonly string[]): BegunQuery {
  const written = words.map(writtenOut);
  const ranked = lexicon.terms.flatMap((term) => {
    if (term.insteadOf !== undefined || isPraise(term) || kindsOf(term.key).length === 0) return [];
    const parts = term.name.words.map((part) => written.findIndex((word) => word.length >= FEWEST_LETTERS && part.startsWith(word)));
    const told = new Set(parts.filter((at) => at >= 0));
    // Behind words that are all there two letters are on their way to a thing: "black pe" to pens.
    const isOnItsWay = (at: number) => at > 0 && at === written.length - 1 && at === parts.at(-1);
    if (![...told].some((at) => (written[at] ?? '').length >= FEWEST_OF_NAME || isOnItsWay(at))) return [];
    // What a thing is stands last in its name.
    if (told.size === 0 || (parts.at(-1) ?? -1) < 0) {
      return told.size > 1 || (parts[0] ?? -1) >= 0 ? [{ term, told, rank: told.size * 4 - (isMain(term, lexicon) ? 5 : 6) }] : [];
    }
    const missing = parts.filter((at) => at < 0).length;
    return [{ term, told, rank: told.size * 4 + (isMain(term, lexicon) ? 2 : 0) - missing }];
  });
  const best = ranked.reduce<(typeof ranked)[number] | undefined>(
    (one, other) => (one === undefined || other.rank > one.rank ? other : one),
    undefined,
  );
  if (best === undefined) return { words: written, terms: [], kinds: [], said: [], isPart: false, isNear: false };
  const { term, told } = best;
  const more = written.filter((_, at) => !told.has(at));
  return {
    words: written.filter((_, at) => told.has(at)),
    terms: [{ text: pluralName(term.text) }],
    kinds: kindsOf(term.key),
    said: [...(lexicon.parts.has(term.key) ? term.name.words.slice(0, -1) : []), ...more],
    isPart: false,
    isNear: false,
  };
}

/** How words that are read so begin a name. */
export function readAs(reading: Reading): typeof readyBeginning {
  return reading === 'EACH_BEGUN' || reading === 'NAME_AND_MORE' ? readyBeginnings : readyBeginning;
}

/** "2-1/4 x" is on its way to a second size. */
const SIZE_TO_COME = /(\d["']?) *(?:x|by) *$/i;

/** The words that are typed, without filler and without what stands between two sizes; the last one may be on its way to anything. */
function asTyped(typed: string, lexicon: Lexicon): readonly string[] {
  const all = queryWords(typed.replace(SIZE_TO_COME, '$1'));
  const last = all.at(-1);
  return last === undefined ? [] : [...withoutFiller(all, lexicon).filter((word) => word !== last), last];
}

/** The same words; one that there is not, and with which none begins, as it is meant. */
function meantWords(all: readonly string[], lexicon: Lexicon): readonly string[] {
  const last = all.at(-1);
  if (last === undefined) return [];
  const { vocabulary } = lexicon;
  const isKnown = (word: string) => /\d/.test(word) || vocabulary.has(word) || vocabulary.has(singular(word));
  const respelt = all.slice(0, -1).map((word) => (isKnown(word) ? word : (vocabulary.nearest(word) ?? word)));
  const isBegun = isKnown(last) || vocabulary.begins(last);
  return [...respelt, isBegun || isNameBegun(all, lexicon) ? last : (vocabulary.nearestBeginning(last) ?? last)];
}

/** Whether a name begins so that has a blank elsewhere: "trashca". */
function isNameBegun(words: readonly string[], { terms }: Lexicon): boolean {
  const beginning = readyBeginning(words);
  return terms.some(({ name }) => beginsLike(name, beginning) !== undefined);
}
