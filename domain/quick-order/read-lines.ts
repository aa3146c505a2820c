import { partedLines, type Parted } from './cells.ts';
import { isFormula } from './formula.ts';
import { headingRoles, isSpokenHeading, type Role } from './headings.ts';
import { LONGEST_QUICK_LINE } from './limits.ts';
import { isClosing, passedAs, type Passed } from './passed-lines.ts';
import { countsItsLines, plainText, withoutMark } from './plain-text.ts';

/** A line of a list with what can be told of it before any number is looked up. */
export type ReadLine = Parted & {
  /** What it says instead of an item, unless it has the number of one. */
  readonly passed: Passed | undefined;
  /** What its columns are for, where a heading says it. */
  readonly roles: readonly (Role | undefined)[] | undefined;
  /** It stands behind the end of a letter: who wrote it, most likely. */
  readonly isBehindEnd: boolean;
};

/** Reads a pasted text as lines of columns or of words, with the headings that hold for them. Every line that is not blank is one of them, or a part of one. */
export function readLines(text: string): ReadLine[] {
  const lines: ReadLine[] = [];
  let [roles, rolesBy]: [ReadLine['roles'], Parted['delimiter']] = [undefined, undefined];
  let isBehindEnd = false;
  const all = partedLines(withoutBraces(plainText(text)));
  const isCounted = countsItsLines(all.map(({ cells }) => cells[0] ?? ''));
  for (const parted of all) {
    if (parted.typed.length > LONGEST_QUICK_LINE) {
      lines.push({ ...parted, isBehindEnd, passed: undefined, roles: undefined });
      continue;
    }
    const [first = '', ...others] = parted.cells;
    const cells = [withoutMark(first, isCounted), ...others];
    // "Total" before a sum is a total, whatever the sum is.
    const said = (cells.some((cell) => cell !== '' && !isFormula(cell)) ? cells.filter((cell) => !isFormula(cell)) : cells)
      .join(' ')
      .trim();
    const line = { ...parted, cells, isBehindEnd };
    const heading = headingRoles(cells);
    if (heading !== undefined || isSpokenHeading(said)) {
      if (heading !== undefined && cells.length > 1) [roles, rolesBy] = [heading, parted.delimiter];
      lines.push({ ...line, passed: 'HEADING', roles: undefined });
      continue;
    }
    const passed = passedAs(said) ?? (parted.delimiter === ',' ? passedAs(withoutMark(parted.typed.trim(), isCounted)) : undefined);
    if (passed === 'LETTER' && isClosing(said)) isBehindEnd = true;
    const fits = roles !== undefined && rolesBy === parted.delimiter && cells.length > 1;
    lines.push(fits && roles !== undefined ? { ...line, ...fitted(cells, roles), passed } : { ...line, passed, roles: undefined });
  }
  return withLineNumbers(lines);
}

/** Records of programs as people would write them: {"sku":"100001","qty":2} is "sku: 100001, qty: 2". */
function withoutBraces(text: string): string {
  if (!/^\s*[[{]/.test(text) || !/"\w+"\s*:/.test(text)) return text;
  return text
    .replaceAll(/\}[^\S\n]*,[^\S\n]*\{/g, ';')
    .split('\n')
    .map((line) => (/[\p{L}\p{N}]/u.test(line) ? withoutQuotes(line) : line))
    .join('\n');
}

function withoutQuotes(line: string): string {
  return line
    .replaceAll(/[[\]{}]/g, '')
    .replaceAll(/"((?:[^"\\]|\\.)*)"\s*:/g, '$1: ')
    .replaceAll(/"((?:[^"\\]|\\.)*)"/g, '$1')
    .replace(/,\s*$/, '');
}

/** A description with commas in it takes more cells than the heading has: they are one. */
function fitted(cells: readonly string[], roles: readonly (Role | undefined)[]): Pick<ReadLine, 'cells' | 'roles'> {
  const more = cells.length - roles.length;
  const words = roles.indexOf('WORDS');
  if (more <= 0 || words === -1) return { cells, roles };
  return { cells: [...cells.slice(0, words), cells.slice(words, words + more + 1).join(', '), ...cells.slice(words + more + 1)], roles };
}

/** Whether a cell counts something: "3", "1,000", "2.00". */
export function isCountCell(cell: string): boolean {
  return /^[+-]?(?:\d{1,5}|\d{1,3}(?:,\d{3})+)(?:\.0+)?$/.test(cell);
}

/** Where the first of several columns counts the lines, and another says how many are wanted, it is no quantity. */
function withLineNumbers(lines: readonly ReadLine[]): ReadLine[] {
  const numbered = [...lines];
  for (let from = 0; from < numbered.length;) {
    const step = (at: number) => Number(numbered[at]?.cells[0]) - Number(numbered[at - 1]?.cells[0]);
    const isRow = (at: number) => {
      const { cells = [], roles, passed, delimiter } = numbered[at] ?? {};
      return (
        roles === undefined &&
        passed === undefined &&
        delimiter !== undefined &&
        cells.length > 2 &&
        /^\d{1,4}$/.test(cells[0] ?? '') &&
        cells.slice(1).some(isCountCell)
      );
    };
    let to = from;
    if (isRow(from) && ['1', '10', '001', '01', '0'].includes(numbered[from]?.cells[0] ?? ''))
      while (isRow(to + 1) && step(to + 1) === step(from + 1) && step(from + 1) > 0) to += 1;
    if (to > from) for (let at = from; at <= to; at += 1) mark(numbered, at);
    from = to + 1;
  }
  return numbered;
}

function mark(lines: ReadLine[], at: number): void {
  const line = lines[at];
  if (line !== undefined) lines[at] = { ...line, cells: line.cells.slice(1) };
}
