import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { csvFile } from './csv-file.ts';
import { FileError, type FileRow, type TableFile } from './file-row.ts';
import { xlsxFile } from './xlsx/xlsx-file.ts';

/** What somebody's spreadsheet becomes at most when it is unpacked. */
const MOST_UNPACKED_BYTES = 50_000_000;
/** And what is read of its cells: ten columns of as many rows as a list's file may have, with as much as a note has in each. */
const MOST_READ = { cells: 100_000, letters: 2_000_000 } as const;
/** How spreadsheets of Windows write files that are not in UTF-8. */
const OLD_ENCODING = 'windows-1252';
/** No row of theirs has names of columns that have to be there. */
const NO_HEADINGS: readonly string[] = [];

/** A file that somebody has sent, by the name that it has with them. */
export type UploadedFile = { readonly name: string; readonly bytes: Buffer };

/**
 * All rows of a .csv or .xlsx that somebody has sent, with their names of columns as the first. Text is read as its mark says, as UTF-8, or as Windows writes it.
 *
 * @param most so many rows are read; there is one more where the file has more.
 * @throws {FileError} when it is neither, or cannot be read.
 */
export async function uploadedRows({ name, bytes }: UploadedFile, most: number): Promise<FileRow[]> {
  const ending = extname(name).toLowerCase();
  if (!['.csv', '.txt', '.tsv', '.xlsx'].includes(ending)) throw new FileError('It is neither a .csv nor an .xlsx file.');
  const folder = await mkdtemp(join(tmpdir(), 'uploaded-'));
  const path = join(folder, `file${ending}`);
  try {
    await writeFile(path, bytes);
    if (ending === '.xlsx')
      return await rowsOf(
        await xlsxFile(path, { headings: NO_HEADINGS, mostUnpackedBytes: MOST_UNPACKED_BYTES, mostRead: MOST_READ }),
        most,
      );
    if (bytes.subarray(0, 4).equals(ARCHIVE)) throw new FileError('It is a spreadsheet under another name. Save it as .xlsx.');
    const encoding = isMarked(bytes) || isUtf8(bytes) ? undefined : OLD_ENCODING;
    return await rowsOf(await csvFile(path, { headings: NO_HEADINGS, encoding }), most);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How an archive, and so a spreadsheet, begins. */
const ARCHIVE = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

const isMarked = (bytes: Buffer) => ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2));

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

async function rowsOf(file: TableFile, most: number): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of file.rows()) {
    rows.push(row);
    if (rows.length > most) break;
  }
  return rows;
}
