/** A row of a file: its cells in the order of the headings, and the line that it begins in, counted from 1. */
export type FileRow = { readonly line: number; readonly cells: readonly string[] };

/** A file of rows, which can be gone through more than once. */
export type TableFile = { readonly headings: readonly string[]; readonly rows: () => AsyncIterable<FileRow> };

/** How a file is written, where it does not say so itself. */
export type Written = {
  /** Plain: UTF-8, or what a byte-order mark says. */
  readonly encoding?: string | undefined;
};

/** A file that cannot be read at all, as its owner is told. */
export class FileError extends Error {}
