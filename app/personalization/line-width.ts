/** How wide letters are, in parts of their size: what is none of these is as wide as most small ones. Wider than any usual font without serifs has them. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'’|!]/u, 0.31],
  [/[frt()[\]/\- ]/u, 0.42],
  [/[mw]/u, 0.92],
  [/[MW@%&]/u, 1.06],
  [/[\p{Lu}\d#+]/u, 0.74],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1.1],
];
const USUAL = 0.61;
/** Bold letters are so much wider. */
const BOLD = 1.08;
const BOLD_FROM = 600;

/** How wide a line of text is at the most, in parts of the size of its letters, whatever font without serifs it is drawn in. */
export function lineWidth(text: string, weight = 400): number {
  const letters = Array.from(text, (letter) => WIDTHS.find(([which]) => which.test(letter))?.[1] ?? USUAL);
  return letters.reduce((sum, width) => sum + width, 0) * (weight >= BOLD_FROM ? BOLD : 1);
}

/** The size in which a line fits into its room, at most the usual one. Room and sizes are in one unit, any. */
export function fittingSize(text: string, { usual, room, weight }: { usual: number; room: number; weight?: number | undefined }): number {
  return Math.min(usual, room / Math.max(1, lineWidth(text, weight)));
}
