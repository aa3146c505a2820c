import type { Mapping } from '#domain/catalog-files/mapping.ts';
import type { Cells, Problem } from '#domain/catalog-files/row-reader.ts';
import type { Db, Tx } from '../db/database.ts';
import type { DocumentSupply } from './documents/document-supply.ts';
import type { PictureSupply } from './pictures/picture-supply.ts';

/** A row of a file, with the line that it begins in. */
export type LinedRow<Row> = { readonly line: number; readonly row: Row };

/** Something in a file that cannot be. Line 1 are the headings. */
export type FileProblem = Problem & { readonly line: number };

/** How the rows of a file with certain headings are read. */
export type Reader<Row> = {
  /** Columns of the file that nothing is read from. */
  readonly leftOut: readonly string[];
  /** Of ours those that it has. */
  readonly columns: ReadonlySet<string>;
  readonly read: (cells: Cells) => { readonly row: Row; readonly problems: readonly Problem[] };
};

/** With what a file is read. */
export type Given = {
  readonly mapping: Mapping;
  /** yyyy-mm-dd */
  readonly today: string;
  readonly pictures: PictureSupply;
  readonly documents: DocumentSupply;
};

/** What files of a kind are, and how their rows come into the shop. */
export type FileKind<Row> = {
  readonly about: string;
  readonly reader: (headings: readonly string[], mapping: Mapping) => Reader<Row> | { readonly problems: readonly Problem[] };
  /** What a row stands for: there is one of it in a file. */
  readonly keyOf: (row: Row) => string;
  /** Begins with a file: reads what of the shop its rows are held to. */
  readonly open: (db: Db, reader: Reader<Row>, given: Given) => Promise<OpenFile<Row>>;
};

/** A file that is being read, or written. */
export type OpenFile<Row> = {
  /** What of some rows cannot be, as the shop is, and how many of them bring something new. Each thing is asked for once. */
  readonly check: (rows: readonly LinedRow<Row>[]) => Promise<{ readonly problems: readonly FileProblem[]; readonly added: number }>;
  /** What only all rows together tell. */
  readonly checkAll?: () => Promise<readonly FileProblem[]>;
  /** What else is to be told of the file. */
  readonly notes?: () => readonly string[];
  /** Makes what the batches need; in the session of all of them. */
  readonly prepare?: (db: Db) => Promise<void>;
  /** What takes long, and is brought to rows that were written without it. */
  readonly later?: Later<Row>;
  /** Writes some rows in one transaction. What is neither added nor changed was as the file has it. */
  readonly write: (tx: Tx, rows: readonly Row[]) => Promise<{ readonly added: number; readonly changed: number }>;
};

/** What is brought to rows when all of them are written: pictures. */
export type Later<Row> = {
  /** How many of the rows that were written lack something. */
  readonly lacking: () => number;
  readonly isWanted: (row: Row) => boolean;
  /** Brings it to some rows; what cannot be had is told and leaves them as they are. */
  readonly bring: (db: Db, rows: readonly LinedRow<Row>[]) => Promise<Brought>;
};

export type Brought = { readonly changed: number; readonly problems: readonly FileProblem[] };
