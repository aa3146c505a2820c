import { extname } from 'node:path';
import { csvFile } from './csv-file.ts';
import { feedFile } from './feed-file.ts';
import { FileError, type TableFile, type Written } from './file-row.ts';
import { jsonFile, jsonLinesFile } from './json-lines-file.ts';
import { xlsxFile } from './xlsx/xlsx-file.ts';

const FORMATS: ReadonlyMap<string, (path: string, written: Written) => Promise<TableFile>> = new Map([
  ['.csv', csvFile],
  ['.tsv', csvFile],
  ['.txt', csvFile],
  ['.xlsx', xlsxFile],
  ['.jsonl', jsonLinesFile],
  ['.ndjson', jsonLinesFile],
  ['.json', jsonFile],
  ['.xml', feedFile],
]);

/** How a file of this name is read. @throws {FileError} when it has none of the endings that we know */
export function requireFormat(name: string): (path: string, written: Written) => Promise<TableFile> {
  const open = FORMATS.get(extname(name).toLowerCase());
  if (open === undefined) throw new FileError(`It is none of ${[...FORMATS.keys()].join(', ')}.`);
  return open;
}

/**
 * Opens a file of rows, by its name's ending.
 *
 * @throws {FileError} when there is none, or it is no such file.
 */
export async function openTableFile(path: string, written: Written = {}): Promise<TableFile> {
  const open = requireFormat(path);
  const file = await open(path, written);
  if (file.headings.every((heading) => heading.trim() === ''))
    throw new FileError('It is empty: its first row has the names of the columns.');
  return file;
}
