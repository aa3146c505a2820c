import type { Mapping } from '#domain/catalog-files/mapping.ts';
import { rowReader, type Columns, type RowOf } from '#domain/catalog-files/row-reader.ts';
import type { FileKind } from '../file-kind.ts';

/** A kind of file whose rows are what its columns say, and nothing more. */
export function tableKind<C extends Columns>(
  columns: C,
  needed: readonly (keyof C & string)[],
  kind: Omit<FileKind<RowOf<C>>, 'reader'>,
  mayBeEmpty: readonly (keyof C & string)[] = [],
): FileKind<RowOf<C>> {
  return {
    ...kind,
    reader: (headings: readonly string[], mapping: Mapping) => rowReader(columns, headings, { mapping, needed, mayBeEmpty }),
  };
}

/** What is not among those that are known, told of the rows that name it. */
export function unknownAmong<Row>(
  rows: readonly { readonly line: number; readonly row: Row }[],
  known: ReadonlySet<string>,
  column: string,
  named: (row: Row) => readonly string[],
  what: string,
) {
  return rows.flatMap(({ line, row }) =>
    named(row)
      .filter((one) => !known.has(one))
      .map((one) => ({ line, column, message: `“${one}” is ${what}` })),
  );
}

export const NO_ITEM = 'no item of the shop';
