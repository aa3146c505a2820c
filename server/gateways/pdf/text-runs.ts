import { facesOf, type Face, type Weight } from './typefaces.ts';

/** Text that one file of a typeface draws. */
export type Run = { readonly face: Face; readonly text: string };

/** What stands between two spaces. */
export type Word = { readonly runs: readonly Run[]; readonly isRightToLeft: boolean };

export type RunText = {
  readonly words: readonly Word[];
  /** Whether what is drawn does not read as the text does: a character is missing, or stands in another order. */
  readonly isDrawnOtherwise: boolean;
};

/** Stands for what none of our typefaces has: an empty box, which is no letter that somebody could take for another. */
const MISSING = '\u25a1';
/** What is drawn as nothing of its own: joiners, selectors of variants, soft hyphens. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Controls, those of directions among them, and halves of characters: a text may not turn its neighbours around. */
const UNWANTED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const CLUSTERS = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** Any text, whatever was typed, as what our typefaces can draw of it. */
export function runText(typed: string, weight: Weight): RunText {
  const text = typed.toWellFormed().normalize('NFC').replace(UNWANTED, ' ').replace(/\s+/gu, ' ').trim();
  const words = text.split(' ').map((word) => runWord(word, weight));
  const isDrawnOtherwise = words.some(({ runs, isRightToLeft }) => isRightToLeft || runs.some((run) => run.text.includes(MISSING)));
  return { words, isDrawnOtherwise };
}

function runWord(word: string, weight: Weight): Word {
  const runs = [...CLUSTERS.segment(word)].flatMap(({ segment }) => runOf(segment, weight) ?? []);
  return { runs: joined(runs), isRightToLeft: RIGHT_TO_LEFT.test(word) };
}

/** As few runs as say the same. Those that are drawn from right to left stay apart from others: their typeface turns each of them. */
export function joined(runs: readonly Run[]): Run[] {
  const made: Run[] = [];
  for (const run of runs) {
    const last = made.at(-1);
    const isOne = last?.face === run.face && RIGHT_TO_LEFT.test(last.text) === RIGHT_TO_LEFT.test(run.text);
    if (isOne) made.splice(-1, 1, { face: run.face, text: last.text + run.text });
    else made.push(run);
  }
  return made;
}

/** One character as it is read, with its accents; undefined for what is drawn as nothing. */
function runOf(cluster: string, weight: Weight): Run | undefined {
  const drawn = cluster.replace(IGNORABLE, '');
  if (drawn === '') return undefined;
  const faces = facesOf(weight);
  const face = faces.find((one) => hasAll(one, drawn));
  if (face !== undefined) return { face, text: drawn };
  const box = faces.find((one) => hasAll(one, MISSING));
  if (box === undefined) throw new Error('No typeface has what stands for a missing character.');
  return { face: box, text: MISSING };
}

function hasAll({ characters }: Face, text: string): boolean {
  return [...text].every((character) => characters.has(character.codePointAt(0) ?? 0));
}

/**
 * What of a line stands where, from left to right: words of a script that is read the other way stand in their order among themselves.
 *
 * @param goesOn whether another line follows.
 */
export function inDrawnOrder(words: readonly Word[], goesOn = false): Run[] {
  const shown: Word[] = [];
  let turned: Word[] = [];
  for (const word of words) {
    if (word.isRightToLeft) turned = [{ ...word, runs: word.runs.toReversed() }, ...turned];
    else {
      shown.push(...turned, word);
      turned = [];
    }
  }
  shown.push(...turned);
  return joined(shown.flatMap((word, index) => (goesOn || index < shown.length - 1 ? withSpace(word) : word.runs)));
}

/** A space belongs to the text that goes on: without it, who reads the text aloud would join two words. What is turned around would take it along. */
function withSpace({ runs, isRightToLeft }: Word): readonly Run[] {
  const last = runs.at(-1);
  if (last === undefined) return [];
  if (isRightToLeft) return [...runs, { face: last.face, text: ' ' }];
  return [...runs.slice(0, -1), { face: last.face, text: `${last.text} ` }];
}
