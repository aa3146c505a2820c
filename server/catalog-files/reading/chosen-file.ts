import { rowChooser, TooMuchCarried } from '#domain/catalog-files/rows/chosen-rows.ts';
import type { Listed, Mapping } from '#domain/catalog-files/mapping.ts';
import { LISTED_HEADINGS, listedRows } from '#domain/catalog-files/rows/listed-rows.ts';
import { FileError, type FileRow, type TableFile } from './file-row.ts';

/**
 * A file without the rows that its mapping passes over, and with its empty cells filled from rows before, where the mapping says so.
 *
 * @throws {FileError} when the mapping names a column that the file does not have.
 */
export function chosenFile(file: TableFile, mapping: Mapping): TableFile {
  const whole = mapping.listed === undefined ? file : listedFile(file, mapping.listed);
  if (mapping.only === undefined && mapping.carried === undefined) return whole;
  const begin = rowChooser(whole.headings, mapping);
  if ('missing' in begin) throw lacking(begin.missing);
  return {
    ...whole,
    async *rows(): AsyncGenerator<FileRow, void> {
      const choose = begin();
      for await (const row of whole.rows()) {
        const cells = kept(() => choose(row.cells));
        if (cells !== undefined) yield { ...row, cells };
      }
    },
  };
}

/** With what rows say of others that they list: all are read before the first comes. */
function listedFile(file: TableFile, listed: Listed): TableFile {
  const fresh = () => {
    const rows = listedRows(file.headings, listed);
    if ('missing' in rows) throw lacking(rows.missing);
    return rows;
  };
  fresh();
  return {
    ...file,
    headings: [...file.headings, ...LISTED_HEADINGS],
    async *rows(): AsyncGenerator<FileRow, void> {
      const { note, filled } = fresh();
      for await (const { cells } of file.rows()) kept(() => note(cells));
      for await (const row of file.rows()) yield { ...row, cells: filled(row.cells) };
    },
  };
}

const lacking = (missing: readonly string[]) => new FileError(`The mapping names columns that it does not have: ${missing.join(', ')}.`);

function kept<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof TooMuchCarried ? new FileError('What the mapping carries from row to row is more than can be kept.') : error;
  }
}
