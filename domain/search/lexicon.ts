import { readyName, type ReadyName } from './begins-like.ts';
import { queryWords } from './query-words.ts';
import { singular } from './singular.ts';
import { makeVocabulary, type Vocabulary } from './spelling.ts';

/** A kind of thing that the shop has, with the names that people have for it. */
export type Kind = { readonly id: string; readonly names: readonly string[] };

/** What is known of words: which kinds of things they name, what else they are called, and which words there are. */
export type Lexicon = {
  /** The kinds that a name stands for, by its words as `nameKey` writes them. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  /** Names of several words, to be found in another order. */
  readonly names: readonly { readonly words: readonly string[]; readonly kinds: readonly string[] }[];
  /** The most words that a name has. */
  readonly longestName: number;
  /** Other ways to say the same, by the first one's key. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** The most words for which others are known. */
  readonly longestSynonym: number;
  readonly vocabulary: Vocabulary;
  /** Whether a word is one of the language, whatever the shop has: it is meant as it is typed. */
  readonly isOrdinary: (word: string) => boolean;
  /** All names, those of the kind that sells best first, each once. */
  readonly terms: readonly Term[];
};

/** A name of a kind of thing, as people write it. */
export type Term = { readonly text: string; readonly name: ReadyName; readonly key: string };

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
  readonly synonyms: readonly { readonly said: string; readonly means: readonly string[] }[];
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
  for (const { id, names: all } of kinds) {
    for (const name of all) {
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
  const several = [...names.values()].filter((name) => name.words.length > 1);
  return {
    kinds: byName,
    names: several.toSorted((one, other) => other.words.length - one.words.length),
    longestName: Math.max(1, ...several.map((name) => name.words.length)),
    synonyms: new Map(synonyms.map(({ said, means }) => [nameKey(queryWords(said)), means])),
    longestSynonym: Math.max(1, ...synonyms.map(({ said }) => queryWords(said).length)),
    isOrdinary,
    vocabulary: makeVocabulary(known),
    terms,
  };
}
