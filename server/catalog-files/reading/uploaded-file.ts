import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { FileError } from './file-row.ts';
import { holdFile } from './held-file.ts';

/** How files begin that are neither text nor a spreadsheet of today. */
const OTHER_FILES: readonly (readonly [begin: string, what: string])[] = [
  ['d0cf11e0', 'It is an older kind of Excel file, or has a password. Save it as .xlsx without a password, or as CSV.'],
  ['25504446', 'It is a PDF. Copy its text and paste it under Quick order, or save it as CSV.'],
];
/** How an archive begins, and so a spreadsheet. */
const ARCHIVE = '504b0304';

/** A file that somebody has sent, as long as it is held. */
export type UploadedFile = {
  readonly path: string;
  readonly isSheet: boolean;
  /** How a text is written that does not say so by its first bytes. */
  readonly encoding: string | undefined;
};

/**
 * Holds a file that somebody has sent while it is read. What it is, its content says, not its name: a spreadsheet (.xlsx), or text in UTF-8, UTF-16, or as Windows writes it.
 *
 * @throws {FileError} when it is neither, or too large. Its message is for who sent it.
 */
export async function readingUpload<T>(content: Buffer, mostBytes: number, read: (file: UploadedFile) => Promise<T>): Promise<T> {
  const begin = content.subarray(0, 4).toString('hex');
  const other = OTHER_FILES.find(([sign]) => begin === sign);
  if (other !== undefined) throw new FileError(other[1]);
  const isSheet = begin === ARCHIVE;
  const encoding = isSheet ? undefined : encodingOf(content);
  const held = await holdFile(Readable.from([content]), isSheet ? 'upload.xlsx' : 'upload.txt', mostBytes);
  try {
    return await read({ path: held.path, isSheet, encoding });
  } finally {
    await held.release();
  }
}

function encodingOf(content: Buffer): string {
  const begin = content.toString('hex', 0, 2);
  if (begin === 'fffe' || begin === 'feff') return begin === 'fffe' ? 'utf-16le' : 'utf-16be';
  // UTF-16 without a mark has an empty byte beside every plain letter.
  const some = content.subarray(0, 2_000);
  const empty = (from: 0 | 1) => some.filter((byte, at) => at % 2 === from && byte === 0).length;
  const least = some.length / 4;
  if (empty(1) > least) return 'utf-16le';
  if (empty(0) > least) return 'utf-16be';
  if (content.includes(0)) throw new FileError('It is no list that we can read. Save it as .xlsx or CSV.');
  return isUtf8(content) ? 'utf-8' : 'windows-1252';
}
