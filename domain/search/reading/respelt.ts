import { editDistance } from '../../shared/edit-distance.ts';
import { nameKey, type Lexicon } from '../lexicon.ts';
import { singular } from '../singular.ts';

/**
 * The words with those that there are not as they are meant. What is part of a known name is right, together with the word beside it, and so
 * is every word of the language: "fire" is no "file".
 */
export function respelt(words: readonly string[], lexicon: Lexicon): readonly string[] {
  const { vocabulary, kinds, isOrdinary } = lexicon;
  return words.map((word, index) => {
    const ended = vocabulary.has(word) ? undefined : endedName(words, index, lexicon);
    if (ended !== undefined) return ended;
    if (/\d/.test(word) || vocabulary.has(word) || vocabulary.has(singular(word)) || kinds.has(singular(word)) || isOrdinary(word))
      return word;
    if (isPartOfName(words, index, lexicon)) return word;
    return meantBy(words, index, lexicon) ?? word;
  });
}

/** A word with the last letter that it lacks, where it is a name together with the word before it: "packing tap" is "packing tape", whatever a tap is. */
function endedName(words: readonly string[], index: number, lexicon: Lexicon): string | undefined {
  const [before, word = ''] = [words[index - 1], words[index]];
  if (before === undefined || word.length < SHORTEST_ENDED || lexicon.kinds.has(nameKey([before, word]))) return undefined;
  return lexicon.names
    .get(singular(before))
    ?.map(({ words: [, end = '', ...more] }) => (more.length === 0 ? end : ''))
    .find((end) => end.length === word.length + 1 && end.startsWith(word));
}

/** A word that there is not as the one that is meant: first one that is a name together with the word before it, "note boks" is "note book". */
function meantBy(words: readonly string[], index: number, lexicon: Lexicon): string | undefined {
  const { vocabulary, kinds } = lexicon;
  const [before, word = ''] = [words[index - 1], words[index]];
  const nearest = vocabulary.nearest(word) ?? vocabulary.nearest(singular(word));
  if (before === undefined || word.length <= SHORTEST_ENDED || (nearest !== undefined && kinds.has(nameKey([before, nearest]))))
    return nearest;
  // A letter that was left out is likelier than one too many.
  return (
    endsOfKinds(before, lexicon)
      .filter((end) => editDistance(singular(word), end, 1) <= 1)
      .toSorted((one, other) => other.length - one.length)[0] ?? nearest
  );
}

/** What stands behind a word in names, in the singular and without blanks. */
function endsOfKinds(before: string, { kinds }: Lexicon): readonly string[] {
  const begun = singular(before);
  return [...kinds.keys()].flatMap((key) => (key.startsWith(begun) && key.length > begun.length + 2 ? [key.slice(begun.length)] : []));
}

const SHORTEST_ENDED = 3;

/** Whether a word and one beside it are a name. */
export function isPartOfName(words: readonly string[], index: number, { kinds }: Pick<Lexicon, 'kinds'>): boolean {
  const neighbours = [words.slice(index, index + 2), words.slice(Math.max(0, index - 1), index + 1)];
  return neighbours.some((pair) => pair.length === 2 && kinds.has(nameKey(pair)));
}
