import { Readable } from 'node:stream';
import { decoded } from './decoded.ts';
import { FileError } from './file-row.ts';
import { holdFile } from './held-file.ts';
import { openArchive } from './xlsx/archive.ts';
import { sheetRows, type Merged } from './xlsx/sheet-rows.ts';
import { readWorkbook } from './xlsx/workbook.ts';

/** So much a spreadsheet that a shopper sends may be when it is unpacked. */
const MOST_UNPACKED_BYTES = 20_000_000;
/** How files begin that are neither text nor a spreadsheet of today. */
const OTHER_FILES: readonly (readonly [begin: string, what: string])[] = [
  ['d0cf11e0', 'It is an older kind of Excel file, or has a password. Save it as .xlsx without a password, or as CSV.'],
  ['25504446', 'It is a PDF. Copy its text and paste it, or save it as CSV.'],
];
const ZIP = '504b0304';

/** A list as text: a line for each row, tabs between cells. */
export type ListText = { readonly text: string; readonly notes: readonly string[] };

export type ListLimits = { readonly mostBytes: number; readonly mostRows: number; readonly mostLetters: number };

/**
 * Reads a file that a shopper sends as the text that they could have pasted: a spreadsheet (.xlsx) by the cells of its first sheet that can be seen, any other by its
 * letters, however they are written. What it is, its content says, not its name. A formula counts as what it showed.
 *
 * @throws {FileError} when it is neither, or too much. Its message is for the shopper.
 */
export async function readListText(content: Buffer, { mostBytes, mostRows, mostLetters }: ListLimits): Promise<ListText> {
  const begin = content.subarray(0, 4).toString('hex');
  const other = OTHER_FILES.find(([sign]) => begin === sign);
  if (other !== undefined) throw new FileError(other[1]);
  const isSheet = begin === ZIP;
  const held = await holdFile(Readable.from([content]), isSheet ? 'list.xlsx' : 'list.txt', mostBytes);
  try {
    const read = isSheet
      ? await sheetText(held.path, { mostRows, mostLetters })
      : { text: await plainTextOf(held.path, content), notes: [] };
    if (read.text.length > mostLetters)
      throw new FileError(
        `It has more than ${mostLetters.toLocaleString('en-US')} letters. Split it, and send the parts one after the other.`,
      );
    return read;
  } finally {
    await held.release();
  }
}

async function sheetText(path: string, { mostRows, mostLetters }: Omit<ListLimits, 'mostBytes'>): Promise<ListText> {
  const most = { cells: mostLetters, letters: mostLetters };
  const merged: Merged[] = [];
  const lines: string[] = [];
  const archive = await openArchive(path, MOST_UNPACKED_BYTES);
  try {
    const workbook = await readWorkbook(archive, undefined);
    for await (const { cells } of sheetRows(await archive.part(workbook.part), workbook, (one) => merged.push(one), {
      formulas: 'SHOWN',
      most,
    })) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (lines.length >= mostRows)
        throw new FileError(`It has more than ${mostRows.toLocaleString('en-US')} rows. Split it, and send the parts one after the other.`);
      // The row keeps its place however many lines a cell of it has.
      lines.push(cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join('\t'));
    }
    const ranges = merged.slice(0, 5).map(({ range }) => range);
    return {
      text: lines.join('\n'),
      notes: [
        ...(workbook.others.length > 0
          ? [`We read the first sheet that can be seen. Not read: ${workbook.others.slice(0, 5).join(', ')}.`]
          : []),
        ...(ranges.length > 0 ? [`Merged cells (${ranges.join(', ')}) count for their first row only.`] : []),
      ],
    };
  } finally {
    archive.close();
  }
}

async function plainTextOf(path: string, content: Buffer): Promise<string> {
  const encodings = [encodingOf(content), 'windows-1252'];
  for (const encoding of encodings) {
    try {
      let text = '';
      for await (const piece of decoded(path, encoding)) text += piece;
      if (text.includes('\0')) throw new FileError('It is no list that we can read. Save it as .xlsx or CSV.');
      return text;
    } catch (error) {
      // Whatever is no UTF-8 is what Windows writes.
      if (!(error instanceof FileError) || encoding !== 'utf-8') throw error;
    }
  }
  return '';
}

/** UTF-16 without a mark has an empty byte beside every plain letter. */
function encodingOf(content: Buffer): string {
  const some = content.subarray(0, 2_000);
  const empty = (from: 0 | 1) => some.filter((byte, at) => at % 2 === from && byte === 0).length;
  const least = some.length / 4;
  return empty(1) > least ? 'utf-16le' : empty(0) > least ? 'utf-16be' : 'utf-8';
}
