/** Width of a text in pixels when set at 100 px. */
export type Measure = (text: string) => number;

/** The room a text has, in pixels, and how many lines it may take. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly maxLines: number;
  /** The largest letters wanted, in pixels. */
  readonly maxSize: number;
}

/** A text broken into lines with the letter size at which it fits. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Distance of two lines as a share of the letter size. */
export const LINE_HEIGHT = 1.14;

/** Breaks words into lines no wider than `width` (measured at 100 px); a longer word stands alone. */
function breakLines(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** The letter size at which these lines fill the box without leaving it. */
function sizeOf(lines: readonly string[], box: TextBox, measure: Measure): number {
  const widest = Math.max(...lines.map(measure), 1);
  const tall = box.height / (1 + (lines.length - 1) * LINE_HEIGHT);
  return Math.min(box.maxSize, tall, (box.width / widest) * 100);
}

/**
 * Finds the line breaks at which a text is largest inside its box: no line wider than the box, no more lines than
 * allowed, letters never above `maxSize`. Always answers; a very long text in a small box simply becomes small.
 */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  const words = text.split(' ').filter((word) => word !== '');
  let best: FittedText = { lines: [words.join(' ')], size: sizeOf([words.join(' ')], box, measure) };
  const total = measure(words.join(' '));
  for (let count = 2; count <= Math.min(box.maxLines, words.length); count += 1) {
    for (const slack of [1, 1.08, 1.2, 1.4]) {
      const lines = breakLines(words, (total / count) * slack, measure);
      const size = sizeOf(lines, box, measure);
      if (lines.length <= box.maxLines && size > best.size) best = { lines, size };
    }
  }
  return best;
}
