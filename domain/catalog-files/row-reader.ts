import { shortened, Wrong, type Read } from './cell.ts';
import { decodedAgain, headingKey, type Mapping, type Source } from './mapping.ts';
import { cellFrom, type PlaceOf } from './shaped-cell.ts';

/** Something in a file that cannot be: in which column, and what is wrong with it, as its owner is told. */
export type Problem = { readonly column: string; readonly message: string };

/** Cells of a row, in the order of the headings. */
export type Cells = readonly string[];

/** A column of a file: how it is headed, and how its cells are read. */
export type Column<T> = {
  /** Other names by which files head it. */
  readonly alias?: readonly string[];
  readonly about: string;
  readonly read: Read<T>;
  /** What stands for an empty cell, and for a column that there is not. */
  readonly plain?: T | null;
};
export type Columns = Readonly<Record<string, Column<unknown>>>;

/** What a row says: undefined where the file has no such column, null where the cell is empty. */
export type RowOf<C extends Columns> = { readonly [K in keyof C]?: Exclude<ReturnType<C[K]['read']>, Wrong> | null };

/** Values of columns that there are once for each name, as "spec:Color". */
export type Named = readonly (readonly [name: string, value: string])[];

/** What begins the heading of such columns, and how their names and cells are read. */
export type NamedColumns = { readonly prefix: string; readonly name: Read<string>; readonly read: Read<string> };

export type RowReader<C extends Columns> = {
  /** Columns of the file that nothing is read from. */
  readonly leftOut: readonly string[];
  /** Of ours those that the file has, in whatever way. */
  readonly columns: ReadonlySet<keyof C & string>;
  /** Of what there is a column for each name: that for which the file has any. */
  readonly hasNamed: ReadonlySet<string>;
  readonly read: (cells: Cells) => {
    readonly row: RowOf<C>;
    /** By what they are of: those that the mapping names first, then in the order of the headings. */
    readonly named: Readonly<Record<string, Named>>;
    readonly problems: readonly Problem[];
  };
  /** How a column of ours is headed in the file. */
  readonly headingOf: (column: keyof C & string) => string;
};

type Options<C extends Columns> = {
  readonly mapping: Mapping;
  /** Without which no row says anything. */
  readonly needed: readonly (keyof C & string)[];
  /** Of these the ones whose empty cells say something. */
  readonly mayBeEmpty?: readonly (keyof C & string)[];
  /** Of what there is a column for each name. */
  readonly named?: Readonly<Record<string, NamedColumns>>;
};

/** So many columns a file may have. */
export const MOST_COLUMNS = 300;

type Taken = { readonly column: string; readonly heading: string; readonly cell: (cells: Cells) => string | Wrong };
type NamedColumn = {
  readonly of: string;
  readonly name: string;
  readonly heading: string;
  readonly cell: (cells: Cells) => string | Wrong;
  readonly read: Read<string>;
};

/**
 * A reader for the rows of a file with these headings.
 *
 * @returns what is wrong with the headings, where no row can be read.
 */
export function rowReader<C extends Columns>(
  columns: C,
  headings: readonly string[],
  options: Options<C>,
): RowReader<C> | { readonly problems: readonly Problem[] };
export function rowReader(
  columns: Columns,
  headings: readonly string[],
  { mapping, needed, mayBeEmpty = [], named = {} }: Options<Columns>,
): RowReader<Columns> | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  if (headings.length > MOST_COLUMNS)
    return { problems: [{ column: '', message: `There are ${headings.length} columns. A file may have ${MOST_COLUMNS}.` }] };
  const places = new Map<string, number>();
  for (const [place, heading] of headings.entries()) {
    const key = headingKey(heading);
    if (key !== '' && places.has(key)) problems.push({ column: heading, message: 'stands at the head of two columns' });
    else if (key !== '') places.set(key, place);
  }
  const used = new Set<number>();
  const place = (heading: string, column: string, mayLack: boolean): number | undefined => {
    const found = places.get(headingKey(heading));
    if (found === undefined && mayLack) return undefined;
    if (found === undefined) problems.push({ column, message: `is to be read from “${heading}”, and no column is headed so` });
    else used.add(found);
    return found;
  };
  const placeFor =
    (column: string): PlaceOf =>
    (heading, mayLack) =>
      place(heading, column, mayLack);
  const taken: Taken[] = [];
  const namedColumns: NamedColumn[] = [];
  /** Takes a column that there is once for each name, if this is what it is headed. */
  const takeNamed = (heading: string, told: string, cell: (cells: Cells) => string | Wrong): boolean => {
    const [of, one] = Object.entries(named).find(([, { prefix }]) => heading.trim().toLowerCase().startsWith(prefix)) ?? [];
    const name = one === undefined ? '' : heading.trim().slice(one.prefix.length).trim();
    if (of === undefined || one === undefined || name === '') return false;
    const meant = one.name(name);
    if (meant instanceof Wrong) problems.push({ column: heading, message: meant.message });
    namedColumns.push({ of, name, heading: told, cell, read: one.read });
    return true;
  };
  for (const [column, source] of Object.entries(mapping.columns ?? {})) {
    const [heading, cell] = [headingOf(source, column), cellFrom(source, placeFor(column))];
    if (Object.hasOwn(columns, column)) taken.push({ column, heading, cell });
    else if (!takeNamed(column, heading, cell)) problems.push({ column, message: 'is no column of ours' });
  }
  const isTaken = new Set(taken.map(({ column }) => column));
  for (const [column, { alias = [] }] of Object.entries(columns)) {
    const found = [column, ...alias].map(headingKey).find((key) => places.has(key) && !used.has(places.get(key) ?? -1));
    const at = found === undefined || isTaken.has(column) ? undefined : places.get(found);
    if (at === undefined) continue;
    used.add(at);
    taken.push({ column, heading: headings[at] ?? column, cell: (cells) => cells[at] ?? '' });
  }
  for (const [at, heading] of headings.entries())
    if (!used.has(at) && takeNamed(heading, heading, (cells) => cells[at] ?? '')) used.add(at);
  const leftOut = headings.filter((heading, at) => !used.has(at) && heading.trim() !== '');
  if (mapping.others !== 'leave out')
    problems.push(
      ...leftOut.map((column) => ({ column, message: 'is no column of ours: rename it, or give a mapping that leaves others out' })),
    );
  const found = new Set(taken.map(({ column }) => column));
  for (const column of needed)
    if (!found.has(column))
      problems.push({ column, message: `is missing: no column is headed ${[column, ...(columns[column]?.alias ?? [])].join(', ')}` });
  if (problems.length > 0) return { problems };
  const headed = (column: string) => taken.find((one) => one.column === column)?.heading ?? column;
  return {
    leftOut,
    columns: found,
    hasNamed: new Set(namedColumns.map(({ of }) => of)),
    headingOf: headed,
    read(cells) {
      const meant = mapping.isEncodedTwice === true ? cells.map(decodedAgain) : cells;
      const told: Problem[] = [];
      if (cells.slice(headings.length).some((cell) => cell.trim() !== ''))
        told.push({ column: '', message: `has ${cells.length} cells, and there are ${headings.length} columns` });
      const row: Record<string, unknown> = {};
      for (const { column, heading, cell } of taken) row[column] = said(told, heading, cell(meant), columns[column]?.read ?? asItIs);
      for (const column of needed)
        if (row[column] === null && !mayBeEmpty.includes(column)) told.push({ column: headed(column), message: 'is empty' });
      const lines: Record<string, [name: string, value: string][]> = {};
      for (const { of, name, heading, cell, read } of namedColumns) {
        const value = said(told, heading, cell(meant), read);
        if (value != null) (lines[of] ??= []).push([name, value]);
      }
      return { row, named: lines, problems: once(told) };
    },
  };
}

/** Without what is told a second time: two columns of ours may be read from one of the file's. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.column}\n${problem.message}`, problem])).values()];
}

const asItIs: Read<string> = (cell) => cell;

/** What a cell says; null for an empty one, undefined for one that is told to be wrong. */
function said<T>(told: Problem[], heading: string, cell: string | Wrong, read: Read<T>): T | null | undefined {
  const trimmed = cell instanceof Wrong ? '' : cell.trim();
  if (!(cell instanceof Wrong) && trimmed === '') return null;
  const value = cell instanceof Wrong ? cell : read(trimmed);
  if (!(value instanceof Wrong)) return value;
  told.push({ column: heading, message: cell instanceof Wrong ? value.message : `“${shortened(trimmed)}” ${value.message}` });
  return undefined;
}

/** What a cell of a column of ours is told under: the heading of the file that it comes from, where it is one. */
function headingOf(source: Source, name: string): string {
  if (typeof source === 'string') return source;
  return 'column' in source ? source.column : name;
}
