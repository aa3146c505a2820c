import { nameKey, type Lexicon } from '../lexicon.ts';
import { queryWords } from '../query-words.ts';
import type { ReadSynonym, Synonym } from './synonym.ts';

/** How many there may be: each is looked at whenever the words are read anew. */
export const MOST_SYNONYMS = 2_000;
export const NO_ROOM = `There are ${MOST_SYNONYMS.toLocaleString('en-US')} synonyms already. Remove one first.`;

/** Under which searches look words up: of those that are the same to them there is one synonym. */
export function synonymKey(said: string): string {
  return nameKey(queryWords(said));
}

/** What of a synonym would have searches say something false, or nothing: that something is not carried which is, or that what is not carried comes near. */
export function synonymProblem(
  { said, means, isNear }: Synonym,
  { kinds }: Pick<Lexicon, 'kinds'>,
): Extract<ReadSynonym, { field: unknown }> | undefined {
  if (!isNear) return undefined;
  if (kinds.has(synonymKey(said))) return { field: 'said', message: 'We carry that: clear the box, or enter something else.' };
  if (!means.every((name) => kinds.has(synonymKey(name)))) return { field: 'means', message: 'Enter the name of something that we carry.' };
  return undefined;
}
