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
 * Breaks a text into lines of a width, at its spaces; a word that is wider than a line is broken where the line ends.
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

/** A word in as few pieces as fit. One character always does. */
function pieces(word: Word, fits: (piece: Word) => boolean): Word[] {
  const made: Word[] = [];
  let piece: Word = { ...word, runs: [] };
  for (const { face, text } of word.runs)
    for (const character of text) {
      const longer = { ...word, runs: joined([...piece.runs, { face, text: character }]) };
      if (piece.runs.length > 0 && !fits(longer)) {
        made.push(piece);
        piece = { ...word, runs: [{ face, text: character }] };
      } else piece = longer;
    }
  return [...made, piece];
}
