/** What stands beside its name on a paper: a number, an address, a line each. */
export type Fact = { readonly label: string; readonly lines: readonly string[] };

export type PaperColumn = {
  readonly name: string;
  /** Of the paper's width, in hundredths; those of a table are 100 together. */
  readonly share: number;
  readonly align: 'start' | 'end';
};

/** A row of a table: a text for each column, and what is said below the first of them. */
export type PaperRow = { readonly cells: readonly string[]; readonly note?: string | undefined };

export type Sum = { readonly label: string; readonly amount: string; readonly isTotal?: boolean };

/** A part of a paper. None of them knows what it is about. */
export type PaperBlock =
  | { readonly kind: 'LINES'; readonly heading?: string; readonly lines: readonly string[] }
  /** Side by side, three in a row, or four where that is all. */
  | { readonly kind: 'FACTS'; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'TABLE';
      readonly heading: string;
      readonly columns: readonly PaperColumn[];
      readonly rows: readonly PaperRow[];
      /** What stands right below it and stays with it, on one page where both fit on one. */ readonly sums?: readonly Sum[];
    }
  | { readonly kind: 'SUMS'; readonly heading?: string; readonly sums: readonly Sum[] }
  /** A picture of some width, square, in the bytes of a JPEG; `says` is for who does not see it. */
  | { readonly kind: 'PICTURE'; readonly jpeg: Buffer; readonly says: string; readonly widthPoints: number }
  /** A dashed line to cut along: it is drawn, and nobody has to hear it. */
  | { readonly kind: 'CUT' }
  /** A Code 128 of a text of ASCII, with the text below it; `says` is for who does not see it. */
  | { readonly kind: 'BARCODE'; readonly text: string; readonly says: string };

/** What is to be printed, as data: what it says is decided by whoever makes it, where it stands by `drawPaper`. */
export type Paper = {
  /** Of the document, as a window or a tab shows it. */
  readonly title: string;
  readonly heading: string;
  readonly brandName: string;
  /** The color of the brand's name and of the heading's rule: '#0e5a46'. */
  readonly accent: string;
  readonly blocks: readonly PaperBlock[];
  /** At the foot of every page, beside its number. */
  readonly foot: string;
  readonly at: Date;
};
