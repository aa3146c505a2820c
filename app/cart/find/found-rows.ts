import type { PackedCart, PackedRow } from '#app/cart/rows/packed-rows.ts';
import { unpackRow } from '#app/cart/rows/packed-rows.ts';
import type { RowView } from '#app/cart/rows/row-view.ts';

/** From so many rows on a cart is searched rather than looked through. */
const FEWEST_ROWS = 12;

/** The rows of a cart that stand for themselves, wherever they stand. */
export function rowsOf({ added, groups }: Pick<PackedCart, 'added' | 'groups'>): readonly PackedRow[] {
  return [...added, ...groups.flatMap(({ rows }) => rows)];
}

/** Whether a cart has so many rows that something is looked for in it. */
export function isSearchable(cart: Pick<PackedCart, 'added' | 'groups'>): boolean {
  return rowsOf(cart).length >= FEWEST_ROWS;
}

/** What is looked for, word by word. None: everything is there to be seen. */
export function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The rows that have every word somewhere in their name, item number or the customer's own number. */
export function foundRows(rows: readonly PackedRow[], words: readonly string[]): readonly PackedRow[] {
  return words.length === 0 ? rows : rows.filter((row) => words.every((word) => searchedText(row).includes(word)));
}

/** Rows come anew with each answer of the server; between two of them each is read once, however much is typed. */
const texts = new WeakMap<PackedRow, string>();

function searchedText(row: PackedRow): string {
  const text = texts.get(row) ?? textOf(unpackRow(row.text));
  texts.set(row, text);
  return text;
}

function textOf({ title, facts }: RowView): string {
  return [title, ...facts].join(' ').toLowerCase();
}
