/** What a spreadsheet takes for the begin of a formula, and carries out. */
const SIGN = String.raw`[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]`;
/** Where a cell begins: with the text, and behind each sign that parts cells for spreadsheets of other countries. */
const BEGIN = String.raw`(?<=^|[;\t\r\n])`;
const UNGUARDED = new RegExp(`${BEGIN}(?='*${SIGN})`, 'g');
const GUARD = new RegExp(`${BEGIN}'(?='*${SIGN})`, 'g');
/** What is nothing but a number stays one: a spreadsheet adds it up, and carries nothing out. */
const NUMBER = /^-\d+(?:\.\d+)?$/;
const TEXT_AS_FORMULA = /^="([^"]*)"$/;

/** A text as it can be laid into a comma-separated file: whatever in it a spreadsheet would carry out has an apostrophe before it, unless it is a number below zero. */
export function guardedCell(text: string): string {
  return NUMBER.test(text) ? text : text.replace(UNGUARDED, "'");
}

/**
 * What was meant by a cell of a comma-separated file: without the apostrophes that `guardedCell` lays in it, and `="00123"`, which is how
 * some programs keep a spreadsheet from taking zeros away, as 00123.
 *
 * @returns undefined for a formula.
 */
export function unguardedCell(cell: string): string | undefined {
  if (cell.startsWith('=')) return TEXT_AS_FORMULA.exec(cell)?.[1];
  // Nearly no cell has one.
  return cell.includes("'") ? cell.replace(GUARD, '') : cell;
}
