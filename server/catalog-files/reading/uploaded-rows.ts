import { csvFile } from './csv-file.ts';
import type { FileRow, TableFile } from './file-row.ts';
import { readingUpload } from './uploaded-file.ts';
import { xlsxFile } from './xlsx/xlsx-file.ts';

/** What somebody's spreadsheet becomes at most when it is unpacked. */
const MOST_UNPACKED_BYTES = 50_000_000;
/** And what is read of its cells: ten columns of as many rows as a list's file may have, with as much as a note has in each. */
const MOST_READ = { cells: 100_000, letters: 2_000_000 } as const;
/** No row of theirs has names of columns that have to be there. */
const NO_HEADINGS: readonly string[] = [];

export type RowLimits = { readonly mostBytes: number; readonly mostRows: number };

/**
 * All rows of a file that somebody has sent, with their names of columns as the first.
 *
 * @param mostRows so many rows are read; there is one more where the file has more.
 * @throws {FileError} as `readingUpload`, or when it cannot be read.
 */
export async function uploadedRows(content: Buffer, { mostBytes, mostRows }: RowLimits): Promise<FileRow[]> {
  return readingUpload(content, mostBytes, async ({ path, isSheet, encoding }) =>
    rowsOf(
      isSheet
        ? await xlsxFile(path, { headings: NO_HEADINGS, mostUnpackedBytes: MOST_UNPACKED_BYTES, mostRead: MOST_READ })
        : await csvFile(path, { headings: NO_HEADINGS, encoding }),
      mostRows,
    ),
  );
}

async function rowsOf(file: TableFile, most: number): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of file.rows()) {
    rows.push(row);
    if (rows.length > most) break;
  }
  return rows;
}
