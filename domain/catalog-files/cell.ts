import { printable } from '../shared/printable.ts';
import { hasTurningSigns } from '../shared/turning-signs.ts';
import { labelParts, listParts } from './written-cell.ts';

/** What a cell of a file cannot be, as its owner is told. */
export class Wrong {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** Reads what stands in a cell, without blanks around it and never empty; says what is wrong with it where it cannot be read. */
export type Read<T> = (cell: string) => T | Wrong;

/** The most letters of a text. */
export const MOST_LETTERS = { name: 300, line: 500, description: 10_000, words: 4_000 } as const;

/** Signs that cannot be seen and say nothing here: what spreadsheets and web pages leave in copied texts. */
const UNSEEN = /[\u200b\u200e\u200f\u2060\ufeff]/g;

/** A text of at most so many letters. Whatever looks like markup is text. */
export function text(most: number): Read<string> {
  return (written) => {
    const cell = written.replaceAll(UNSEEN, '');
    if (hasTurningSigns(cell)) return new Wrong('has signs that turn the direction of what is written');
    if (cell.length > most)
      return new Wrong(`has ${cell.length.toLocaleString('en-US')} letters, and may have ${most.toLocaleString('en-US')}`);
    // A control sign in a name is a broken export, and PostgreSQL takes no U+0000.
    return /[\p{Cc}--[\t\n\r]]/v.test(cell) ? new Wrong('has signs that cannot be printed') : cell.replaceAll(/\s*\r?\n\s*/g, '\n');
  };
}

/** A whole number between two, both included. */
export function count(least: number, most: number): Read<number> {
  return (cell) => {
    if (!/^-?\d{1,3}(?:,\d{3})+(?:\.0*)?$|^-?\d+(?:\.0*)?$/.test(cell)) return new Wrong('is no whole number');
    const number = Number(cell.replaceAll(',', ''));
    if (number < least) return new Wrong(`is less than ${least.toLocaleString('en-US')}`);
    return number > most ? new Wrong(`is more than ${most.toLocaleString('en-US')}`) : number;
  };
}

/** A day as yyyy-mm-dd, from that or from month/day/year. */
export function day(cell: string): string | Wrong {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+Z?)?$/.exec(cell) ?? [];
  const [, month, dayOfMonth, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? [];
  const [y, m, d] = [isoYear ?? year, isoMonth ?? month, isoDay ?? dayOfMonth].map(Number);
  if (y === undefined || m === undefined || d === undefined || Number.isNaN(y + m + d))
    return new Wrong('is no day like 2027-01-31 or 1/31/2027');
  const date = new Date(Date.UTC(y, m - 1, d));
  if (date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d || y < 1900 || y > 2200) return new Wrong('is no day of the calendar');
  return date.toISOString().slice(0, 10);
}

const YES = new Set(['yes', 'y', 'true', '1']);
const NO = new Set(['no', 'n', 'false', '0']);

export function yesOrNo(cell: string): boolean | Wrong {
  const said = cell.toLowerCase();
  if (YES.has(said)) return true;
  return NO.has(said) ? false : new Wrong('is neither yes nor no');
}

/** One of these, in any case. */
export function oneOf<const T extends string>(...values: readonly T[]): Read<T> {
  return (cell) => values.find((value) => value.toLowerCase() === cell.toLowerCase()) ?? new Wrong(`is none of ${values.join(', ')}`);
}

/** Several, with "|" between; `\\|` is a bar in one of them. */
export function list<T>(read: Read<T>, most: number): Read<readonly T[]> {
  return (cell) => {
    const parts = listParts(cell);
    if (parts.length > most) return new Wrong(`has ${parts.length} parts, and may have ${most}`);
    const values: T[] = [];
    for (const part of parts) {
      const value = read(part);
      if (value instanceof Wrong) return parts.length === 1 ? value : new Wrong(`“${part}” ${value.message}`);
      values.push(value);
    }
    return values;
  };
}

/** A label and what it says: "Color: Blue". */
export function labelled(cell: string): readonly [label: string, value: string] | Wrong {
  const [label = '', value = ''] = labelParts(cell) ?? [];
  return label === '' || value === '' ? new Wrong('is not like “Color: Blue”') : [label, value];
}

/** As much of a cell as is told. */
export function shortened(cell: string): string {
  const line = printable(cell.replaceAll(/\s+/g, ' '));
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
