import { rowChooser, TooMuchCarried } from '#domain/catalog-files/chosen-rows.ts';
import type { Mapping } from '#domain/catalog-files/mapping.ts';
import { FileError, type FileRow, type TableFile } from './file-row.ts';

/**
 * A file without the rows that its mapping passes over, and with its empty cells filled from rows before, where the mapping says so.
 *
 * @throws {FileError} when the mapping names a column that the file does not have.
 */
export function chosenFile(file: TableFile, mapping: Mapping): TableFile {
  if (mapping.only === undefined && mapping.carried === undefined) return file;
  const begin = rowChooser(file.headings, mapping);
  if ('missing' in begin) throw new FileError(`The mapping names columns that it does not have: ${begin.missing.join(', ')}.`);
  return {
    ...file,
    async *rows(): AsyncGenerator<FileRow, void> {
      const choose = begin();
      for await (const row of file.rows()) {
        const cells = chosenCells(choose, row.cells);
        if (cells !== undefined) yield { ...row, cells };
      }
    },
  };
}

function chosenCells(choose: (cells: readonly string[]) => readonly string[] | undefined, cells: readonly string[]) {
  try {
    return choose(cells);
  } catch (error) {
    throw error instanceof TooMuchCarried ? new FileError('What the mapping carries from row to row is more than can be kept.') : error;
  }
}
