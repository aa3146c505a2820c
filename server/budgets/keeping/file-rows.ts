import { CsvError, parse } from 'csv-parse/sync';
import { budgetCents, MOST_CENTERS } from '#domain/accounts/budgets/center-rules.ts';
import { CARRY_WORDS, CENTER_NAMES, PERIOD_WORDS } from '#domain/accounts/budgets/period-words.ts';
import { unguardedCell } from '#domain/catalog-files/formula.ts';
import type { Wanted } from './plan-center.ts';

/** How a row of a file wants a center. */
export type FileRow = { readonly line: number; readonly value: string; readonly wanted: Wanted };

/** What is wrong with which line of a file, counted from 1 on. */
export type FileProblem = { readonly line: number; readonly message: string };

/** No line of such a file is longer: what is would take its time to be taken apart. In characters. */
const LONGEST_LINE = 4_000;

/** What a file has to have; what else it may have is called as in the form. */
const COLUMNS = ['code', 'name', 'amount'];
/** What these were called in files that people have kept. */
const FORMER_NAMES = { period: 'period', carry: 'carry over', carryCap: 'carry at most' } as const;
const FORMERLY_NEVER = 'once';

/** What stands between cells: spreadsheets of other countries write semicolons. Of those the one that the first line has most. */
function delimiterOf(csv: string): string {
  const [first = ''] = csv.slice(0, LONGEST_LINE).split('\n', 1);
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

/** The rows of a file, its first line being the names of its columns, in whatever order. */
export function readRows(csv: string): { rows: FileRow[]; problems: FileProblem[] } {
  const records: { record: string[]; line: number }[] = [];
  try {
    // Of two signs that end a line each would be counted as one.
    const text = csv.replaceAll('\r\n', '\n');
    const long = text.split('\n').findIndex((line) => line.length > LONGEST_LINE);
    if (long !== -1) return { rows: [], problems: [{ line: long + 1, message: 'This line is too long to be one of budget centers.' }] };
    parse(text, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      // The line on which a record ends is told; it begins as many before as its cells have breaks.
      on_record: (record: string[], { lines }) => {
        records.push({ record, line: lines - record.join('').split('\n').length + 1 });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows: [], problems: [{ line: 1, message: `The file can’t be read as CSV: ${error.message}` }] };
  }
  const [headings, ...cells] = records;
  const at = new Map(headings?.record.map((heading, column) => [heading.toLowerCase(), column]));
  const missing = COLUMNS.filter((name) => !at.has(name));
  if (missing.length > 0)
    return {
      rows: [],
      problems: [{ line: 1, message: `The first row needs the columns ${COLUMNS.join(', ')}. Missing: ${missing.join(', ')}.` }],
    };
  if (cells.length > MOST_CENTERS)
    return { rows: [], problems: [{ line: 1, message: `A file has ${MOST_CENTERS.toLocaleString('en-US')} rows at most.` }] };
  const problems: FileProblem[] = [];
  const seen = new Set<string>();
  const rows = cells.flatMap(({ record, line }): FileRow[] => {
    const cell = (name: string) => {
      const column = at.get(name);
      return column === undefined ? undefined : (unguardedCell(record[column] ?? '') ?? '');
    };
    const named = (name: keyof typeof CENTER_NAMES) => cell(CENTER_NAMES[name].toLowerCase()) ?? cell(FORMER_NAMES[name]);
    const value = (cell('code') ?? '').toUpperCase();
    const wrong = (message: string): FileRow[] => {
      problems.push({ line, message });
      return [];
    };
    if (seen.has(value)) return wrong(`${value} appears twice in the file.`);
    seen.add(value);
    const amount = moneyIn(cell('amount'));
    if (amount === undefined) return wrong(`“${(cell('amount') ?? '').slice(0, 40)}” isn’t a valid amount. Use one like 1500.00.`);
    const resets = named('period');
    const period = wordIn(PERIOD_WORDS, resets?.toLowerCase() === FORMERLY_NEVER ? PERIOD_WORDS.NONE : resets);
    if (period === 'WRONG') return wrong(`${CENTER_NAMES.period} must be one of ${Object.values(PERIOD_WORDS).join(', ')}.`);
    const carry = wordIn(CARRY_WORDS, named('carry'));
    if (carry === 'WRONG') return wrong(`${CENTER_NAMES.carry} must be one of ${Object.values(CARRY_WORDS).join(', ')}.`);
    const cap = named('carryCap');
    const capCents = moneyIn(cap);
    if (cap !== undefined && cap !== '' && capCents === undefined)
      return wrong(`“${cap.slice(0, 40)}” isn’t a valid amount. Use one like 250.00.`);
    const closed = cell('closed')?.toLowerCase() ?? '';
    if (!['', 'yes', 'no'].includes(closed)) return wrong(`“${closed.slice(0, 40)}” isn’t yes or no: that’s what Closed can be.`);
    return [
      {
        line,
        value,
        wanted: {
          description: cell('name') ?? '',
          amountCents: amount,
          period,
          carry,
          ...(cap !== undefined && { carryCapCents: capCents ?? null }),
          ...(closed !== '' && { isClosed: closed === 'yes' }),
        },
      },
    ];
  });
  return { rows, problems };
}

/** "$1,500.00" in cents. */
function moneyIn(cell: string | undefined): number | undefined {
  const plain = (cell ?? '').replace(/^\$\s*/, '');
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(plain) ? budgetCents(Number(plain.replaceAll(',', ''))) : undefined;
}

function wordIn<Name extends string>(words: Readonly<Record<Name, string>>, cell: string | undefined): Name | undefined | 'WRONG' {
  if (cell === undefined || cell === '') return undefined;
  const names: string[] = Object.keys(words);
  const isName = (name: string): name is Name => Object.hasOwn(words, name);
  return (
    names.filter(isName).find((name) => words[name].toLowerCase() === cell.toLowerCase() || name.toLowerCase() === cell.toLowerCase()) ??
    'WRONG'
  );
}
