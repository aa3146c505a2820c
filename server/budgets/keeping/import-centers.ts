import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import type { importBudgetCenters as importCall } from '#contracts/account/budget-centers.ts';
import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import { budgetCents, MOST_CENTERS } from '#domain/accounts/budgets/center-rules.ts';
import { CARRY_WORDS, PERIOD_WORDS } from '#domain/accounts/budgets/period-words.ts';
import { unguardedCell } from '#domain/catalog-files/formula.ts';
import { transaction } from '../../db/transaction.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { rollOverBudgets } from '../roll-over.ts';
import { findCenter } from './centers.repository.ts';
import { addWithin, changeWithin, type Changing, type Wanted } from './change-center.ts';
import { keeperOf } from './keeper.ts';

type Result = z.input<(typeof importCall)['answer']>;
type Problem = Result['problems'][number];
type Row = { readonly line: number; readonly value: string; readonly wanted: Wanted };

/** So many problems are told: whoever has more has the wrong file. */
const MOST_PROBLEMS = 100;
const COLUMNS = ['code', 'name', 'amount', 'period', 'carry over', 'carry at most', 'closed'];
const WHY = 'By file';

/** Thrown to undo what was tried. */
class Undone extends Error {}

/** Adds and changes centers as the rows of a file say: all of them, or none. */
export async function importBudgetCenters(shop: Shop, looking: Looking, { body }: Input<typeof importCall>): Promise<Reply<Result>> {
  const who = keeperOf(looking);
  if ('refusal' in who) return who.refusal;
  const { account, person } = who.keeper;
  const seats = await reserve(shop, [{ kind: 'BUDGET_CHANGE', subject: person.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const { rows, problems } = readRows(body.csv);
  if (problems.length > 0) return answer({ ...NOTHING, problems: problems.slice(0, MOST_PROBLEMS) });
  await rollOverBudgets(shop, account.number);
  let result: Result = { ...NOTHING, problems: [] };
  await transaction(shop.database, async (tx) => {
    result = await apply({ tx, accountNumber: account.number, userId: person.userId, now: shop.now() }, rows);
    if (body.isTrial || result.problems.length > 0) throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return answer(result.problems.length > 0 ? { ...NOTHING, problems: result.problems } : result);
}

const NOTHING = { added: 0, changed: 0, unchanged: 0 };

async function apply(changing: Changing, rows: readonly Row[]): Promise<Result> {
  const counts = { ADDED: 0, CHANGED: 0, SAME: 0 };
  const problems: Problem[] = [];
  for (const { line, value, wanted } of rows) {
    const [known] = await findCenter(changing.tx, [changing.accountNumber, value]);
    const done =
      known === undefined ? await addWithin(changing, value, wanted) : await changeWithin(changing, value, { ...wanted, why: WHY });
    if (done === 'UNKNOWN') continue;
    if ('value' in done) counts[done.became] += 1;
    else problems.push(...done.map(({ message }) => ({ line, message })));
    if (problems.length >= MOST_PROBLEMS) break;
  }
  return { added: counts.ADDED, changed: counts.CHANGED, unchanged: counts.SAME, problems };
}

/** What stands between cells: spreadsheets of other countries write semicolons. Of those the one that the first line has most. */
function delimiterOf(csv: string): string {
  const [first = ''] = csv.split('\n', 1);
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

/** The rows of a file, its first line being the names of its columns, in whatever order. */
function readRows(csv: string): { rows: Row[]; problems: Problem[] } {
  let records: string[][];
  try {
    records = parse(csv, { bom: true, delimiter: delimiterOf(csv), relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows: [], problems: [{ line: 1, message: `The file can’t be read as CSV: ${error.message}` }] };
  }
  const [headings = [], ...cells] = records;
  const at = new Map(headings.map((heading, column) => [heading.toLowerCase(), column]));
  const missing = COLUMNS.slice(0, 3).filter((name) => !at.has(name));
  if (missing.length > 0)
    return {
      rows: [],
      problems: [
        { line: 1, message: `The first row needs the columns ${COLUMNS.slice(0, 3).join(', ')}. Missing: ${missing.join(', ')}.` },
      ],
    };
  if (cells.length > MOST_CENTERS)
    return { rows: [], problems: [{ line: 1, message: `A file has ${MOST_CENTERS.toLocaleString('en-US')} rows at most.` }] };
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const rows = cells.flatMap((record, index): Row[] => {
    const line = index + 2;
    const cell = (name: string) => {
      const column = at.get(name);
      return column === undefined ? undefined : (unguardedCell(record[column] ?? '') ?? '');
    };
    const value = (cell('code') ?? '').toUpperCase();
    const wrong = (message: string): Row[] => {
      problems.push({ line, message });
      return [];
    };
    if (seen.has(value)) return wrong(`${value} stands in the file twice.`);
    seen.add(value);
    const amount = moneyIn(cell('amount'));
    if (amount === undefined) return wrong(`“${(cell('amount') ?? '').slice(0, 40)}” is no amount like 1500.00.`);
    const period = wordIn(PERIOD_WORDS, cell('period'));
    if (period === 'WRONG') return wrong(`Period is one of ${Object.values(PERIOD_WORDS).join(', ')}.`);
    const carry = wordIn(CARRY_WORDS, cell('carry over'));
    if (carry === 'WRONG') return wrong(`Carry over is one of ${Object.values(CARRY_WORDS).join(', ')}.`);
    const cap = cell('carry at most');
    const capCents = moneyIn(cap);
    if (cap !== undefined && cap !== '' && capCents === undefined) return wrong(`“${cap.slice(0, 40)}” is no amount like 250.00.`);
    const closed = cell('closed')?.toLowerCase();
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
          ...(closed !== undefined && closed !== '' && { isClosed: closed === 'yes' }),
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
