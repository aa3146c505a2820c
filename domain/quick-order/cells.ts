import { CALLED, isFormula } from './formula.ts';
import { LONGEST_QUICK_LINE } from './limits.ts';

/** What parts the cells of a line. */
export type Delimiter = '\t' | '|' | ';' | ',' | '  ';

/** A line of a text, with the cells that it is parted into: one, where nothing parts it. */
export type Parted = {
  /** The first of the text's lines that it stands on, counted from 1, and how many it takes: a cell in quotes may have several. */
  readonly line: number;
  readonly lines: number;
  readonly typed: string;
  readonly delimiter: Delimiter | undefined;
  readonly cells: readonly string[];
};

/** So many lines at most a cell in quotes goes over: a quote that nobody closed is none. */
const MOST_LINES_OF_CELL = 5;

/** The lines of a plain text that have anything, each parted into its cells. */
export function partedLines(text: string): Parted[] {
  const lines = text.split('\n');
  const parted: Parted[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] ?? '';
    if (first.trim() === '') continue;
    let [typed, count] = [first, 1];
    const delimiter = first.length > LONGEST_QUICK_LINE ? undefined : delimiterOf(first);
    if (delimiter !== undefined && delimiter !== '  ') {
      while (isOpen(typed, delimiter) && count < MOST_LINES_OF_CELL && at + count < lines.length) {
        typed = `${typed}\n${lines[at + count] ?? ''}`;
        count += 1;
      }
      if (isOpen(typed, delimiter)) [typed, count] = [first, 1];
    }
    parted.push({
      line: at + 1,
      lines: count,
      typed,
      delimiter,
      cells: delimiter === undefined ? [cellOf(typed)] : cellsOf(typed, delimiter),
    });
    at += count - 1;
  }
  return parted;
}

const CALLS = new RegExp(CALLED, 'g');

function delimiterOf(line: string): Delimiter | undefined {
  const outside = line.replaceAll(/(?<=^|[,;|\t])\s*"(?:[^"]|"")*"/g, '""').replaceAll(CALLS, '=');
  if (outside.trim().includes('\t')) return '\t';
  if (/\|/.test(outside)) return '|';
  if (/;/.test(outside)) return ';';
  if (/,/.test(outside)) return ',';
  return /\S {2,}\S/.test(line.trim()) ? '  ' : undefined;
}

/** Whether a cell begins with a quote that has no end yet. */
function isOpen(text: string, delimiter: Delimiter): boolean {
  const plain = text.replaceAll(new RegExp(String.raw`(^|[${delimiter}\n])[ ]*"(?:[^"]|"")*"(?=[ ]*(?:[${delimiter}\n]|$))`, 'g'), '$1');
  return new RegExp(String.raw`(?:^|[${delimiter}])[ ]*"[^"]*$`).test(plain);
}

function cellsOf(line: string, delimiter: Delimiter): string[] {
  if (delimiter === '  ') return line.trim().split(/ {2,}/).map(cellOf);
  const cells: string[] = [];
  const text = delimiter === ',' ? withPlainThousands(line) : line;
  const inQuotes = new RegExp(String.raw`\s*"((?:[^"]|"")*)"[ ]*(?=[${delimiter}\n]|$)`, 'y');
  const called = new RegExp(String.raw`\s*${CALLED}`, 'y');
  // A line has up to a thousand of them: each is looked at where it stands.
  for (let at = 0; at <= text.length;) {
    inQuotes.lastIndex = at;
    const quoted = inQuotes.exec(text);
    called.lastIndex = at;
    const next = text.indexOf(delimiter, at + (called.exec(text)?.[0].length ?? 0));
    const end = quoted === null ? (next === -1 ? text.length : next) : at + quoted[0].length;
    cells.push(cellOf(quoted === null ? text.slice(at, end) : (quoted[1] ?? '').replaceAll('""', '"')));
    if (end >= text.length) break;
    at = end + 1;
  }
  // A table of a text has a bar at either side.
  if (delimiter === '|' && cells[0] === '') cells.shift();
  if (delimiter === '|' && cells.at(-1) === '') cells.pop();
  return cells;
}

/** A thousand as people write it, behind an item's number ("100001 1,000"), before a "times" or before a word. */
const THOUSANDS = [
  /((?:[^\s,;]\s+[x*(]?|[x*(:=]\s?))(\d{1,3}(?:,\d{3})+)(?=[\s,;)]|$)/gi,
  /^(\s*)(\d{1,3}(?:,\d{3})+)(?=\s*[x*]\s|\s+[A-Za-z])/gi,
  /(,)(\d{1,3},000)(?=,|$)/g,
] as const;

function withPlainThousands(line: string): string {
  return THOUSANDS.reduce(
    (text, pattern) => text.replace(pattern, (_, before: string, count: string) => before + count.replaceAll(',', '')),
    line,
  );
}

/** A cell as it was meant: without the apostrophe or the formula that keeps the zeros of a number, blanks once. */
function cellOf(cell: string): string {
  const said = cell.replaceAll(/\s+/g, ' ').trim();
  if (isFormula(said)) return said;
  return (/^="?([^"=]*)"?$/.exec(said)?.[1] ?? said).replace(/^'(?=[\d=+@-])/, '').trim();
}
