import { inDrawnOrder, joined, runText, type Run, type Word } from './text-runs.ts';
import type { Weight } from './typefaces.ts';

export type TextStyle = { readonly size: number; readonly weight: Weight };

/** A text as it is set: its lines, each with its runs from left to right and its width in points. */
export type SetText = {
  readonly lines: readonly { readonly runs: readonly Run[]; readonly width: number }[];
  /** What who does not see it reads instead; undefined: what is drawn reads as it is. */
  readonly readAs: string | undefined;
};

/** How wide a run is, in points. */
type Measure = (run: Run, size: number) => number;

/**
 * Breaks a text into lines of a width, at its spaces; a word that is wider than a line is broken behind a sign, as an email behind its '@', or where the line ends.
 *
 * @param width in points.
 */
export function setText(text: string, width: number, { size, weight }: TextStyle, measure: Measure): SetText {
  const { words, isDrawnOtherwise } = runText(text, weight);
  const widthOf = (line: readonly Word[]) => inDrawnOrder(line).reduce((sum, run) => sum + measure(run, size), 0);
  const lines: Word[][] = [[]];
  for (const word of words.flatMap((one) => (widthOf([one]) > width ? pieces(one, (piece) => widthOf([piece]) <= width) : [one]))) {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && widthOf([...line, word]) > width) lines.push([word]);
    else line.push(word);
  }
  return {
    lines: lines.map((line, index) => ({ runs: inDrawnOrder(line, index < lines.length - 1), width: widthOf(line) })),
    readAs: isDrawnOtherwise ? text : undefined,
  };
}

/** Behind what an email or an address of the web breaks. */
const BREAKS = /^[@./_-]$/;

/** A word in pieces that fit: broken behind a sign where it has one, else where the line ends. One character always fits. */
function pieces(word: Word, fits: (piece: Word) => boolean): Word[] {
  const characters = word.runs.flatMap(({ face, text }) => Array.from(text, (character) => ({ face, text: character })));
  const wordOf = (from: number, to: number): Word => ({ ...word, runs: joined(characters.slice(from, to)) });
  const made: Word[] = [];
  let from = 0;
  for (let to = 1; to <= characters.length; to++) {
    if (to - from === 1 || fits(wordOf(from, to))) continue;
    const sign = characters.slice(from, to - 1).findLastIndex(({ text }) => BREAKS.test(text));
    const end = sign === -1 ? to - 1 : from + sign + 1;
    made.push(wordOf(from, end));
    from = end;
    to = end + 1;
  }
  return [...made, wordOf(from, characters.length)];
}
