import { readyName, type ReadyName } from './begins-like.ts';
import { queryWords } from './query-words.ts';
import { singular } from './singular.ts';
import { makeVocabulary, type Vocabulary } from './spelling.ts';

/** A kind of thing that the shop has, with the names that people have for it. */
export type Kind = {
  readonly id: string;
  /** Each stands for all things of the kind: "battery". */
  readonly names: readonly string[];
  /** Each stands for some of them, which say it themselves: "d battery". */
  readonly partNames?: readonly string[];
};

/** Something that is said, and what else it is called. */
export type Said = {
  readonly said: string;
  readonly means: readonly string[];
  /** The shop does not have what is said: what else is named comes near ("lysol": disinfecting wipes). */
  readonly isNear?: boolean;
};

/** What is known of words: which kinds of things they name, what else they are called, and which words there are. */
export type Lexicon = {
  /** The kinds that a name stands for, by its words as `nameKey` writes them. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  /** Of these names the first of each kind: what a shop calls it. */
  readonly mains: ReadonlySet<string>;
  /** The last words of these. */
  readonly heads: ReadonlySet<string>;
  /** Of these names those that stand for some things of a kind, and for no whole kind. */
  readonly parts: ReadonlySet<string>;
  /** Names of several words, to be found in another order, by their first word. */
  readonly names: ReadonlyMap<string, readonly ScatteredName[]>;
  /** The same by their last word. */
  readonly namesByEnd: ReadonlyMap<string, readonly ScatteredName[]>;
  /** The most words that a name has. */
  readonly longestName: number;
  /** Other ways to say the same, by the first one's key. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Of these the keys of what the shop does not have: what else is said comes near. */
  readonly near: ReadonlySet<string>;
  /** What the shop does not have and no kind of thing comes near to, as it is looked up, and the category where it would be. */
  readonly elsewhere: ReadonlyMap<string, string>;
  /** The most words for which others are known. */
  readonly longestSynonym: number;
  readonly vocabulary: Vocabulary;
  /** Whether a word is one of the language, whatever the shop has: it is meant as it is typed. */
  readonly isOrdinary: (word: string) => boolean;
  /** All names, those of the kind that sells best first, each once; then what the shop does not have and one of them comes near. */
  readonly terms: readonly Term[];
};

/** A name of several words. The least rank is looked for first: the longest name, of those as long that of what sells best. */
export type ScatteredName = { readonly words: readonly string[]; readonly kinds: readonly string[]; readonly rank: number };

/** A name of a kind of thing, as people write it. */
export type Term = {
  readonly text: string;
  /** What somebody types who is offered it. */
  readonly name: ReadyName;
  readonly key: string;
  /** What the shop does not have and comes near to this; undefined: it is this that is typed. */
  readonly insteadOf?: string;
};

/** A name as it is looked up: singular, and without the blanks that people put here or there ("white board", "whiteboards"). */
export function nameKey(words: readonly string[]): string {
  return words.map(singular).join('');
}

/**
 * Makes a lexicon.
 *
 * @param kinds those that sell best first.
 * @param words those of the catalogue, with how many items have each.
 * @param synonyms what is said, and what else that is called.
 */
export function makeLexicon({
  kinds,
  synonyms,
  words,
  isOrdinary = () => false,
}: {
  readonly kinds: readonly Kind[];
  readonly synonyms: readonly Said[];
  readonly words: ReadonlyMap<string, number>;
  readonly isOrdinary?: (word: string) => boolean;
}): Lexicon {
  const byName = new Map<string, string[]>();
  const names = new Map<string, { words: string[]; kinds: string[] }>();
  const terms: Term[] = [];
  const known = new Map(words);
  const learn = (said: readonly string[]) => {
    for (const word of [...said, ...said.map(singular)]) known.set(word, (known.get(word) ?? 0) + 20);
  };
  const whole = new Set(kinds.flatMap((kind) => kind.names.map((name) => nameKey(queryWords(name)))));
  const parts = new Set<string>();
  for (const { id, names: ofAll, partNames = [] } of kinds) {
    const ofSome = partNames.filter((name) => !whole.has(nameKey(queryWords(name))));
    for (const name of ofSome) parts.add(nameKey(queryWords(name)));
    for (const name of [...ofAll, ...ofSome]) {
      const said = queryWords(name);
      const key = nameKey(said);
      if (key === '') continue;
      learn(said);
      if (byName.get(key)?.includes(id)) continue;
      if (!byName.has(key)) terms.push({ text: name, name: readyName(name), key });
      byName.set(key, [...(byName.get(key) ?? []), id]);
      const listed = names.get(key) ?? { words: said.map(singular), kinds: [] };
      listed.kinds.push(id);
      names.set(key, listed);
    }
  }
  for (const { said, means } of synonyms) for (const phrase of [said, ...means]) learn(queryWords(phrase));
  for (const { said, means, isNear } of synonyms) {
    const [text] = means;
    const key = nameKey(queryWords(text ?? ''));
    if (isNear && text !== undefined && byName.has(key)) terms.push({ text, name: readyName(said), key, insteadOf: said });
  }
  const elsewhere = synonyms.flatMap(({ said, means: [shown = ''], isNear }): [string, string][] =>
    !isNear || byName.has(nameKey(queryWords(shown))) ? [] : [[nameKey(queryWords(said)), shown]],
  );
  const mains = kinds.map(({ names: [first = ''] }) => queryWords(first));
  const several = [...names.values()].filter((name) => name.words.length > 1);
  const scattered = several.toSorted((one, other) => other.words.length - one.words.length).map((name, rank) => ({ ...name, rank }));
  return {
    kinds: byName,
    mains: new Set(mains.map(nameKey)),
    heads: new Set(mains.map((said) => nameKey(said.slice(-1)))),
    parts,
    names: Map.groupBy(scattered, ({ words: [first = ''] }) => first),
    namesByEnd: Map.groupBy(scattered, ({ words }) => words.at(-1) ?? ''),
    longestName: Math.max(1, ...several.map((name) => name.words.length)),
    synonyms: new Map(synonyms.map(({ said, means }) => [nameKey(queryWords(said)), means])),
    near: new Set(synonyms.filter(({ isNear }) => isNear).map(({ said }) => nameKey(queryWords(said)))),
    elsewhere: new Map(elsewhere),
    longestSynonym: Math.max(1, ...synonyms.map(({ said }) => queryWords(said).length)),
    isOrdinary,
    vocabulary: makeVocabulary(known),
    terms,
  };
}
