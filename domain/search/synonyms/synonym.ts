import { queryWords } from '../query-words.ts';

/** Words for which others are looked for, too. */
export type Synonym = {
  readonly said: string;
  readonly means: readonly string[];
  /** The shop does not have what is said: what it means comes near. */
  readonly isNear: boolean;
};

const MOST_WORDS = 4;
const LONGEST = 60;
/** So many other ways to say the same. */
export const MOST_MEANINGS = 8;

/** A synonym as it is kept, or the field that is wrong and why. */
export type ReadSynonym = { readonly synonym: Synonym } | { readonly field: 'said' | 'means'; readonly message: string };

/**
 * Reads what an operator wrote down.
 *
 * @param means phrases, apart by commas or on lines of their own.
 */
export function readSynonym({ said, means, isNear }: Record<'said' | 'means', string> & Pick<Synonym, 'isNear'>): ReadSynonym {
  const name = phraseOf(said);
  if (name === undefined) return { field: 'said', message: `Enter one to ${MOST_WORDS} words.` };
  const written = means.split(/[,\n]/).filter((part) => part.trim() !== '');
  const phrases = written.map(phraseOf);
  const others = [...new Set(phrases)].filter((phrase) => phrase !== undefined && phrase !== name);
  if (phrases.includes(undefined)) return { field: 'means', message: `Enter one to ${MOST_WORDS} words for each, with commas between.` };
  if (others.length === 0) return { field: 'means', message: 'Enter what else it is called.' };
  if (others.length > MOST_MEANINGS) return { field: 'means', message: `Enter at most ${MOST_MEANINGS}.` };
  if (isNear && others.length > 1) return { field: 'means', message: 'Enter the one thing that comes near.' };
  return { synonym: { said: name, means: others.filter((phrase) => phrase !== undefined), isNear } };
}

/** Words in the form in which searches are read; undefined for too many or none. */
function phraseOf(written: string): string | undefined {
  const words = queryWords(written);
  const text = words.join(' ');
  return text === '' || words.length > MOST_WORDS || text.length > LONGEST ? undefined : text;
}
