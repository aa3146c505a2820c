import type { Readable } from 'node:stream';
import { cellPlace, LAST_COLUMN, LAST_ROW, LONGEST_CELL, numberText, unescapedText } from '#domain/catalog-files/spreadsheet.ts';
import { FileError, type CellProblem, type FileRow, type MostRead } from '../file-row.ts';
import { heard } from '../markup.ts';
import { SPREADSHEET } from './archive.ts';
import type { Workbook } from './workbook.ts';

/** A range of cells that a sheet shows as one: from a row and column to another place. */
export type Merged = { readonly line: number; readonly at: number; readonly range: string };

const ALL: MostRead = { cells: Infinity, letters: Infinity };

type Cell = { readonly column: number; readonly type: string; readonly style: number; text: string; isFormula: boolean };

/**
 * The rows of a sheet that have anything in them.
 *
 * @param onMerged hears of cells that are merged, behind all rows: that is where a sheet has them.
 * @param formulas REFUSED: what is worked out is a problem of its cell, and so is an error; SHOWN: a cell says what it showed when the sheet was saved.
 * @param most so much is read; a file of a few kilobytes can name one text in each of a thousand columns.
 */
export async function* sheetRows(
  bytes: Readable,
  workbook: Workbook,
  onMerged: (merged: Merged) => void,
  { formulas = 'REFUSED', most = ALL }: { readonly formulas?: 'REFUSED' | 'SHOWN'; readonly most?: MostRead | undefined } = {},
): AsyncGenerator<FileRow, void> {
  const rows: FileRow[] = [];
  const left = { ...most };
  let line = 0;
  let cells: string[] = [];
  let problems: CellProblem[] = [];
  let cell: Cell | undefined;
  let next = 0;
  let [isValue, isSound] = [false, false];
  const pieces = heard(
    bytes,
    {
      open(tag, attributes) {
        if (tag === 'c') {
          const named = attributes['r'];
          const column = named === undefined ? next : cellPlace(named)?.column;
          if (column === undefined || column >= LAST_COLUMN) throw new FileError(`In row ${line} it has a cell “${named ?? next}”.`);
          cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), text: '', isFormula: false };
          next = column + 1;
        } else if (tag === 'row') {
          line = attributes['r'] === undefined ? line + 1 : Number(attributes['r']);
          if (!(line >= 1 && line <= LAST_ROW)) throw new FileError(`It has a row “${attributes['r']}”.`);
          [cells, problems, next] = [[], [], 0];
        } else if (tag === 'v' || tag === 't') isValue = !isSound;
        else if (tag === 'rPh') isSound = true;
        else if (tag === 'f' && cell !== undefined) cell.isFormula = true;
        else if (tag === 'mergeCell') {
          const range = attributes['ref'] ?? '';
          const place = cellPlace(range.split(':')[0] ?? '');
          if (place !== undefined) onMerged({ line: place.row, at: place.column, range });
        }
      },
      text(text) {
        if (isValue && cell !== undefined) cell.text += text;
      },
      close(tag) {
        if (tag === 'v' || tag === 't') isValue = false;
        else if (tag === 'rPh') isSound = false;
        else if (tag === 'c' && cell !== undefined) {
          const { column, type, text, isFormula } = cell;
          const wrong =
            formulas === 'SHOWN'
              ? undefined
              : isFormula
                ? 'is a formula: lay its value there'
                : type === 'e'
                  ? `has an error, ${text}`
                  : undefined;
          if (wrong !== undefined) problems.push({ at: column, message: wrong });
          const value = wrong === undefined ? valueOf(cell, workbook) : '';
          // What is empty needs no place: a sheet may have a style for each of its 16,384 columns.
          if (value !== '') {
            if (value.length > LONGEST_CELL)
              throw new FileError(`In row ${line} a cell has more than ${LONGEST_CELL.toLocaleString('en-US')} letters.`);
            left.cells -= Math.max(0, column + 1 - cells.length);
            left.letters -= value.length;
            if (left.cells < 0 || left.letters < 0)
              throw new FileError('It has more in its cells than we can read. Keep only the columns that matter, and send it again.');
            while (cells.length < column) cells.push('');
            cells[column] = value;
          }
          cell = undefined;
        } else if (tag === 'row' && (problems.length > 0 || cells.some((value) => value.trim() !== '')))
          rows.push({ line, cells, problems });
      },
    },
    SPREADSHEET,
  );
  for await (const _ of pieces) yield* rows.splice(0);
}

function valueOf({ type, text, style }: Cell, { texts, styles, is1904 }: Workbook): string {
  switch (type) {
    case 's': {
      const shared = text.trim() === '' ? '' : texts[Number(text)];
      if (shared === undefined) throw new FileError(`It is no whole spreadsheet: text ${text} is missing.`);
      return shared;
    }
    case 'inlineStr':
    case 'str':
      return unescapedText(text);
    case 'b':
      return text.trim() === '1' || text.trim() === 'true' ? 'yes' : 'no';
    case 'd':
    case 'e':
      return text;
    default:
      return numberText(text, styles[style] ?? 'plain', is1904);
  }
}
