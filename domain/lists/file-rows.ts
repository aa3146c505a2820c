import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { isItemNumber } from '#domain/catalog/numbers/item-number.ts';
import { listNoteProblem, oneLine } from './list-name.ts';

/** A row of a file: its cells, the line that it begins in, and what of it cannot be read, by the place in the row, from 0 on. */
export type CellsOfRow = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problems?: readonly { readonly at: number; readonly message: string }[];
};

/** What a row of a file wants on a list. */
export type RowWanted = { readonly line: number; readonly itemId: string; readonly qty: number; readonly note: string };
/** Why a row is not taken. */
export type RowRefused = { readonly line: number; readonly itemId: string; readonly why: string };

const HEADINGS = {
  item: ['item', 'item number', 'item #', 'item id', 'sku', 'part number', 'product'],
  qty: ['qty', 'quantity', 'count', 'pieces'],
  note: ['note', 'notes', 'comment', 'comments'],
} as const;
type Column = keyof typeof HEADINGS;
type Columns = Readonly<Record<Column, number | undefined>>;

/** Without names of columns: the number, how many, and a note. */
const PLAIN: Columns = { item: 0, qty: 1, note: 2 };

/** Which column is which, where a row has their names: one of them names the item. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const names = cells.map((cell) => oneLine(cell).toLowerCase());
  const placeOf = (column: Column) => {
    const at = names.findIndex((name) => HEADINGS[column].some((heading) => heading === name));
    return at === -1 ? undefined : at;
  };
  return placeOf('item') === undefined ? undefined : { item: placeOf('item'), qty: placeOf('qty'), note: placeOf('note') };
}

/**
 * What the rows of a file want on a list. The first one may have the names of the columns; without them the first three are the item's number, how many, and a note. Rows of the same
 * item come one after another, each by itself; a row with nothing in it is none.
 */
export function rowsOfFile(rows: readonly CellsOfRow[]): {
  readonly wanted: readonly RowWanted[];
  readonly refused: readonly RowRefused[];
} {
  const named = columnsOf(rows[0]?.cells ?? []);
  const columns = named ?? PLAIN;
  const wanted: RowWanted[] = [];
  const refused: RowRefused[] = [];
  for (const row of named === undefined ? rows : rows.slice(1)) {
    const read = readRow(row, columns);
    if (read === undefined) continue;
    if ('why' in read) refused.push(read);
    else wanted.push(read);
  }
  return { wanted, refused };
}

const LONGEST_TOLD = 40;

function readRow({ line, cells, problems = [] }: CellsOfRow, columns: Columns): RowWanted | RowRefused | undefined {
  const cell = (column: Column) => oneLine(cells[columns[column] ?? -1] ?? '');
  const [itemId, typedQty, note] = [cell('item'), cell('qty'), cell('note')];
  const told = itemId.slice(0, LONGEST_TOLD);
  const wrong = problems.find(({ at }) => Object.values(columns).includes(at));
  if (wrong !== undefined) return { line, itemId: told, why: `Column ${wrong.at + 1} ${wrong.message}` };
  if (itemId === '' && typedQty === '' && note === '') return undefined;
  if (itemId === '') return { line, itemId: '', why: 'No item number' };
  if (!isItemNumber(itemId)) return { line, itemId: told, why: 'Not an item number' };
  const qty = typedQty === '' ? 1 : wholeNumber(typedQty);
  if (qty === undefined) return { line, itemId, why: `Quantity isn’t a whole number from 1 to ${MAX_LINE_QTY.toLocaleString('en-US')}` };
  const problem = listNoteProblem(note);
  if (problem !== undefined) return { line, itemId, why: `Note is too long: ${problem.toLowerCase()}` };
  return { line, itemId, qty, note };
}

/** "1,200" and "3.00", as spreadsheets write them. */
function wholeNumber(typed: string): number | undefined {
  if (!/^(\d{1,4}|\d,\d{3})(\.0+)?$/.test(typed)) return undefined;
  const number = Number(typed.replace(',', ''));
  return number >= 1 && number <= MAX_LINE_QTY ? number : undefined;
}
