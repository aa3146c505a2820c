import type { WrittenCell } from '#domain/catalog-files/written-cell.ts';
import type { Db } from '../../db/database.ts';

/** What is written into a file of a kind: its headings, and its rows in their order. */
export type Exported = {
  readonly columns: readonly string[];
  readonly rows: (db: Db) => AsyncIterable<readonly WrittenCell[]>;
};

/** So many rows are read at a time: few enough to stay small, whatever stands in them. */
const READ_AT_ONCE = 1_000;

/**
 * Goes through all rows of a statement, some at a time.
 *
 * @param find asks for so many rows behind a key: $1 how many, then the key.
 * @param first the key before all others.
 */
export async function* pagesOf<Row>(
  db: Db,
  find: (db: Db, values: readonly unknown[]) => Promise<Row[]>,
  keyOf: (row: Row) => readonly string[],
  first: readonly string[],
): AsyncGenerator<Row[], void> {
  for (let key = first; ;) {
    const rows = await find(db, [READ_AT_ONCE, ...key]);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < READ_AT_ONCE) return;
    key = keyOf(last);
  }
}

/** What a kind of file is made of, whose rows are those of a statement. */
export function exported<Row>(
  columns: readonly string[],
  find: (db: Db, values: readonly unknown[]) => Promise<Row[]>,
  keyOf: (row: Row) => readonly string[],
  cells: (row: Row) => readonly WrittenCell[],
  first: readonly string[] = [''],
): Exported {
  return {
    columns,
    async *rows(db) {
      for await (const page of pagesOf(db, find, keyOf, first)) yield* page.map(cells);
    },
  };
}
