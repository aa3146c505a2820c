import { columnName } from '#domain/catalog-files/spreadsheet.ts';
import type { Problem } from '#domain/catalog-files/row-reader.ts';
import type { Db } from '../db/database.ts';
import type { Brought, FileKind, FileProblem, Given, LinedRow, OpenFile, Reader } from './file-kind.ts';
import type { CellProblem, TableFile } from './reading/file-row.ts';

/** What becomes known of a file by reading it. */
export type CheckedFile = {
  readonly leftOut: readonly string[];
  readonly notes: readonly string[];
  readonly rows: number;
  /** Rows that bring something new. */
  readonly added: number;
  /** Rows of things that another row stands for. */
  readonly repeated: number;
  /** The first of them, in the order of the file. */
  readonly problems: readonly FileProblem[];
  readonly problemCount: number;
  /** How the file is written, batch by batch. Undefined where it has problems. */
  readonly writing: Writing | undefined;
};

/** The rows of a file that was found to be right, each batch with the way to write it. */
export type Writing = {
  readonly prepare: (db: Db) => Promise<void>;
  readonly batches: (size: number) => AsyncIterable<Batch>;
  /** How many rows were written without something that takes long. */
  readonly lacking: () => number;
  /** Brings it to them, some at a time. */
  readonly later: (size: number) => AsyncIterable<{ readonly size: number; readonly bring: (db: Db) => Promise<Brought> }>;
};
export type Batch = {
  readonly size: number;
  readonly write: (tx: Parameters<OpenFile<unknown>['write']>[0]) => ReturnType<OpenFile<unknown>['write']>;
};

/** So many problems of a file are told. */
export const MOST_TOLD = 200;
/** So many rows are looked up at a time. */
const LOOKED_UP = 1_000;

/**
 * Reads a whole file and changes nothing.
 *
 * @param onRows hears how many rows were read so far.
 */
export async function checkFile<Row>(
  db: Db,
  kind: FileKind<Row>,
  file: TableFile,
  given: Given,
  onRows: (rows: number) => void,
): Promise<CheckedFile> {
  const { mapping } = given;
  const told: FileProblem[] = [];
  let problemCount = 0;
  const tell = (some: readonly FileProblem[]) => {
    problemCount += some.length;
    told.push(...some.slice(0, MOST_TOLD - told.length));
  };
  const reader = kind.reader(file.headings, mapping);
  if ('problems' in reader) {
    tell(atLine(1, reader.problems));
    return { leftOut: [], notes: [], rows: 0, added: 0, repeated: 0, problems: told, problemCount, writing: undefined };
  }
  const open = await kind.open(db, reader, given);
  const lines = new Map<string, number>();
  let [rows, added, repeated] = [0, 0, 0];
  const waiting: LinedRow<Row>[] = [];
  /** Rows that stand instead of others before them: what they stand for is counted there. */
  const instead: LinedRow<Row>[] = [];
  const lookUp = async () => {
    const looked = await open.check(waiting.splice(0));
    added += looked.added;
    tell([...looked.problems, ...(await open.check(instead.splice(0))).problems]);
  };
  const cellProblems = cellProblemsOf(file, reader);
  for await (const { line, cells, problems: unread = [] } of file.rows()) {
    rows += 1;
    if (rows % LOOKED_UP === 0) onRows(rows);
    const { row, problems } = reader.read(cells);
    const unreadable = cellProblems(unread);
    const wrong = [...unreadable, ...problems.filter(({ column }) => !unreadable.some((one) => one.column === column))];
    if (wrong.length > 0) {
      tell(atLine(line, wrong));
      continue;
    }
    const key = kind.keyOf(row);
    const before = lines.get(key);
    if (before !== undefined) repeated += 1;
    if (before === undefined || mapping.repeated === 'last') lines.set(key, line);
    if (before !== undefined && (mapping.repeated ?? 'refuse') === 'refuse')
      tell([{ line, column: '', message: `“${key}” stands in line ${before}, too` }]);
    if (before === undefined) waiting.push({ line, row });
    else if (mapping.repeated === 'last') instead.push({ line, row });
    if (waiting.length + instead.length === LOOKED_UP) await lookUp();
  }
  await lookUp();
  tell((await open.checkAll?.()) ?? []);
  for (const problem of file.problemsAtEnd?.() ?? []) tell(atLine(problem.line, cellProblems([problem])));
  onRows(rows);
  return {
    leftOut: reader.leftOut,
    notes: [...(file.notes ?? []), ...(open.notes?.() ?? [])],
    rows,
    added,
    repeated,
    problems: told.toSorted((one, other) => one.line - other.line),
    problemCount,
    writing: problemCount > 0 ? undefined : writingOf(kind, file, reader, open, lines),
  };
}

function writingOf<Row>(
  kind: FileKind<Row>,
  file: TableFile,
  reader: Reader<Row>,
  open: OpenFile<Row>,
  lines: ReadonlyMap<string, number>,
): Writing {
  async function* chosen(): AsyncGenerator<LinedRow<Row>, void> {
    for await (const { line, cells } of file.rows()) {
      const { row, problems } = reader.read(cells);
      if (problems.length > 0) throw new Error(`the file was changed while it was read: line ${line}`);
      if (lines.get(kind.keyOf(row)) === line) yield { line, row };
    }
  }
  const { later } = open;
  return {
    prepare: async (db) => open.prepare?.(db),
    async *batches(size) {
      for await (const rows of some(chosen(), size))
        yield {
          size: rows.length,
          write: (tx) =>
            open.write(
              tx,
              rows.map(({ row }) => row),
            ),
        };
    },
    lacking: () => later?.lacking() ?? 0,
    async *later(size) {
      if (later === undefined) return;
      for await (const rows of some(chosen(), size, ({ row }) => later.isWanted(row)))
        yield { size: rows.length, bring: (db) => later.bring(db, rows) };
    },
  };
}

/** So many at a time of those that are wanted. */
async function* some<T>(all: AsyncIterable<T>, size: number, isWanted: (one: T) => boolean = () => true): AsyncGenerator<T[], void> {
  let batch: T[] = [];
  for await (const one of all) {
    if (isWanted(one)) batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** What is told of cells that cannot be read. What nobody reads may be as it is. */
function cellProblemsOf({ headings }: TableFile, { leftOut }: Reader<unknown>): (problems: readonly CellProblem[]) => Problem[] {
  const ignored = new Set(leftOut);
  return (problems) =>
    problems.flatMap(({ at, message }) => {
      const column = headings[at] ?? columnName(at);
      return ignored.has(column) ? [] : [{ column, message }];
    });
}

const atLine = (line: number, problems: readonly Problem[]): FileProblem[] => problems.map((problem) => ({ line, ...problem }));
