import { decoded } from './decoded.ts';
import { FileError } from './file-row.ts';
import { readingUpload } from './uploaded-file.ts';
import { openArchive } from './xlsx/archive.ts';
import { sheetRows, type Merged } from './xlsx/sheet-rows.ts';
import { readWorkbook } from './xlsx/workbook.ts';

/** So much a spreadsheet that a shopper sends may be when it is unpacked. */
const MOST_UNPACKED_BYTES = 20_000_000;
/** A list as text: a line for each row, tabs between cells. */
export type ListText = { readonly text: string; readonly notes: readonly string[] };

export type ListLimits = { readonly mostBytes: number; readonly mostRows: number; readonly mostLetters: number };

/**
 * Reads a file that a shopper sends as the text that they could have pasted: a spreadsheet (.xlsx) by the cells of its first sheet that can be seen, any other by its
 * letters. A formula counts as what it showed.
 *
 * @throws {FileError} as `readingUpload`, or when it has too many rows.
 */
export async function readListText(content: Buffer, { mostBytes, mostRows, mostLetters }: ListLimits): Promise<ListText> {
  const read = await readingUpload(content, mostBytes, async ({ path, isSheet, encoding }) =>
    isSheet ? sheetText(path, { mostRows, mostLetters }) : { text: await plainTextOf(path, encoding), notes: [] },
  );
  if (read.text.length > mostLetters)
    throw new FileError(
      `It has more than ${mostLetters.toLocaleString('en-US')} letters. Split it, and send the parts one after the other.`,
    );
  return read;
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

async function plainTextOf(path: string, encoding: string | undefined): Promise<string> {
  let text = '';
  for await (const piece of decoded(path, encoding)) text += piece;
  return text;
}
