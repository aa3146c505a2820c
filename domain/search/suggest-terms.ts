import { beginsLike, readyBeginning, thoseLike } from './begins-like.ts';
import { withoutFiller } from './filler.ts';
import { nameKey, type Lexicon, type Term } from './lexicon.ts';
import { queryWords } from './query-words.ts';
import { singular } from './singular.ts';

/** What somebody seems to be typing. */
export type BegunQuery = {
  /** The words so far. None: nothing was typed that could be looked for. */
  readonly words: readonly string[];
  /** Names of kinds of things that begin so, the likeliest first; none that is all there already, spelled as it should be. */
  readonly terms: readonly string[];
  /** Ids of the kinds that are meant first. */
  readonly kinds: readonly string[];
};

/**
 * What somebody seems to be typing, by the names that people have for things: those that begin so, of what sells best first, and one name
 * for each kind of thing.
 *
 * @param mayName whether a kind may be named to whoever types, by its id.
 * @param isExact whether words that there are not are not taken for others.
 */
export function suggestTerms(
  typed: string,
  { lexicon, mayName, most, isExact = false }: { lexicon: Lexicon; mayName: (kindId: string) => boolean; most: number; isExact?: boolean },
): BegunQuery {
  const all = asTyped(typed, lexicon);
  const words = isExact ? all : meantWords(all, lexicon);
  const isRespelt = words.some((word, index) => word !== all[index]);
  if (words.length === 0) return { words, terms: [], kinds: [] };
  const kindsOf = (key: string) => (lexicon.kinds.get(key) ?? []).filter(mayName);
  const inOrder = thoseLike(lexicon.terms, ({ name }) => name, readyBeginning(words));
  const key = nameKey(words);
  const complete = kindsOf(key);
  // What is misspelled is not there already, however complete it is: its right name comes first.
  const respelt = isRespelt ? inOrder.filter((term) => term.key === key) : [];
  const named = new Set(isRespelt ? [] : complete);
  const offered: Term[] = [];
  for (const term of [...respelt, ...inOrder]) {
    const kinds = kindsOf(term.key);
    if (offered.length === most || kinds.every((kind) => named.has(kind))) continue;
    for (const kind of kinds) named.add(kind);
    offered.push(term);
  }
  const meant = complete.length > 0 ? complete : kindsOf(offered[0]?.key ?? '');
  return { words, terms: offered.map(({ text }) => text), kinds: meant };
}

/** The words that are typed, without filler; the last one may be on its way to anything. */
function asTyped(typed: string, lexicon: Lexicon): readonly string[] {
  const all = queryWords(typed);
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
  const isBegun = isKnown(last) || readyBeginning(all).last.some((beginning) => vocabulary.begins(beginning));
  return [...respelt, isBegun || isNameBegun(all, lexicon) ? last : (vocabulary.nearestBeginning(last) ?? last)];
}

/** Whether a name begins so that has a blank elsewhere: "trashca". */
function isNameBegun(words: readonly string[], { terms }: Lexicon): boolean {
  const beginning = readyBeginning(words);
  return terms.some(({ name }) => beginsLike(name, beginning) !== undefined);
}
