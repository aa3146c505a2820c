/** How texts begin that a spreadsheet takes for a formula and carries out. */
const BEGINS_FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const TEXT_AS_FORMULA = /^="([^"]*)"$/;

/** A text as it can be laid into a comma-separated file: what a spreadsheet would carry out begins with an apostrophe. */
export function guardedCell(text: string): string {
  return BEGINS_FORMULA.test(text) ? `'${text}` : text;
}

/**
 * What was meant by a cell of a comma-separated file: without the apostrophe that `guardedCell` lays before it, and `="00123"`, which is how
 * some programs keep a spreadsheet from taking zeros away, as 00123.
 *
 * @returns undefined for a formula.
 */
export function unguardedCell(cell: string): string | undefined {
  const first = cell.charCodeAt(0);
  // Nearly all cells are neither.
  if (first !== 39 && first !== 61) return cell;
  if (first === 39) return BEGINS_FORMULA.test(cell) ? cell.slice(1) : cell;
  return TEXT_AS_FORMULA.exec(cell)?.[1];
}
