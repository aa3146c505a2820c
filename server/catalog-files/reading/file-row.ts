/** Something that cannot be in a cell, by its place in the row, counted from 0. */
export type CellProblem = { readonly at: number; readonly message: string };
export type RowProblem = CellProblem & { readonly line: number };

/** A row of a file: its cells in the order of the headings, and the line that it begins in, counted from 1. */
export type FileRow = {
  readonly line: number;
  readonly cells: readonly string[];
  /** What of it can be read in no way. */
  readonly problems?: readonly CellProblem[];
};

/** A file of rows, which can be gone through more than once. */
export type TableFile = {
  readonly headings: readonly string[];
  readonly rows: () => AsyncIterable<FileRow>;
  /** What becomes known when the rows were gone through. */
  readonly problemsAtEnd?: () => readonly RowProblem[];
  /** What else its owner should know. */
  readonly notes?: readonly string[];
};

/** How a file is written, where it does not say so itself. */
export type Written = {
  /** Plain: UTF-8, or what a byte-order mark says. */
  readonly encoding?: string | undefined;
  /** The sheet of a spreadsheet, by its name. Plain: the first that can be seen. */
  readonly sheet?: string | undefined;
  /** The line that has the names of the columns, counted from 1. Plain: the first that has anything. */
  readonly headingLine?: number | undefined;
  /** The names of the columns of a file that has none: all its lines are of things. */
  readonly headings?: readonly string[] | undefined;
  /** What a spreadsheet becomes at most when it is unpacked. Plain: what one with all of a catalogue takes. */
  readonly mostUnpackedBytes?: number;
  /** How much of its cells is read at most. Plain: all. */
  readonly mostRead?: MostRead;
};

/** How many cells, with the empty ones before them, and letters are read of all rows of a spreadsheet together. */
export type MostRead = { readonly cells: number; readonly letters: number };

/** A file that cannot be read at all, as its owner is told. */
export class FileError extends Error {}
