/** From where a column of ours has what stands in it. */
export type Source =
  /** The column of the file that is headed so. */
  | string
  /** The same for all rows. */
  | { readonly is: string }
  /** The first of several that says anything. */
  | { readonly first: readonly Source[] }
  /** All of several that say anything, with this between. As a number: what no item number may have becomes a hyphen. */
  | {
      readonly joined: readonly Source[];
      readonly with: string;
      readonly isNumber?: boolean | undefined;
      readonly dollarsPer?: Rates | undefined;
    }
  /** This, in rows that are chosen; nothing in the others. */
  | { readonly take: Source; readonly where: Chosen }
  | Shaped;

/** How many dollars one of other money is, by the letters or the sign that stand at an amount; "" is of amounts at which nothing stands. */
export type Rates = Readonly<Record<string, number>>;

/** Rows by what stands in a column of theirs, in any case. */
export type Chosen = {
  readonly column: string;
  /** Whether a file may lack the column: nothing stands there then. */
  readonly mayLack?: boolean | undefined;
  readonly are?: readonly string[] | undefined;
  readonly areNot?: readonly string[] | undefined;
};

/** A column of the file whose cells are written in another way than ours. */
export type Shaped = {
  readonly column: string;
  /** Whether a file may lack it. Plain: one that does is refused. */
  readonly mayLack?: boolean | undefined;
  /** Which column has the name of what stands here: "Color" and "Blue" are "Color: Blue". */
  readonly label?: string | undefined;
  /** What stands between several: "a.jpg, b.jpg" has a comma. Of several signs each does. */
  readonly between?: string | readonly string[] | undefined;
  /** Which of several is taken, counted from 1, or from the end with -1. Plain: all. */
  readonly part?: number | undefined;
  /** What stands between a label and what it says: in "color=Blue" an equals sign. */
  readonly pairs?: string | undefined;
  /** Of several labels with what they say the one that is taken: of "color: Blue | size: M", or of what `pairs` makes, "color". */
  readonly of?: string | undefined;
  /** What stands between the levels of a path, and which level is taken: 1 of "Paper > Pads" is Paper, -1 is Pads. */
  readonly levels?: string | undefined;
  readonly level?: number | undefined;
  /** What is meant by what stands there, in any case; everything else is as it is. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** Whether it is HTML, of which the text is taken. */
  readonly isMarkup?: boolean | undefined;
  /** Whether numbers are written 1.234,56. */
  readonly hasDecimalComma?: boolean | undefined;
  /** What amounts in other money are in dollars, rounded to cents: "252 AED" with 0.2723 is "68.62". */
  readonly dollarsPer?: Rates | undefined;
  /** An amount is for so many pieces, as lines of orders have it, before what was taken off: for one piece, in whole cents. */
  readonly per?: string | undefined;
  readonly beforeDiscount?: string | undefined;
};

/** Rows that list others by their numbers, with what tells each apart: "sku=T-1,color=Black|sku=T-2,color=Blue". */
export type Listed = {
  readonly column: string;
  /** Whether a file may lack it: nothing is listed there then. */
  readonly mayLack?: boolean | undefined;
  /** What stands between those that are listed, between what is said of each, and in each between a label and what it says. */
  readonly between: string;
  readonly parts: string;
  readonly pairs: string;
  /** Which label says the number, and which column has it in the rows that are listed. */
  readonly of: string;
  readonly number: string;
  /** Columns whose empty cells say what the row says that lists them. */
  readonly columns: readonly string[];
};

/** How the columns of a file that somebody else wrote are read. */
export type Mapping = {
  /** By our names, or by "spec:Color" and "option:Color". What is not named here is found by its name, or by one that is usual for it. */
  readonly columns?: Readonly<Record<string, Source>> | undefined;
  /** Whether texts were written in UTF-8 twice, as programs do that take UTF-8 for Latin-1: "Itâ\u0080\u0099s" is read as "It’s". */
  readonly isEncodedTwice?: boolean | undefined;
  /** What becomes of the file's columns that are nothing of ours. Plain: the file is refused. */
  readonly others?: 'refuse' | 'leave out' | undefined;
  /** What becomes of several rows of one thing. Plain: the file is refused. */
  readonly repeated?: 'refuse' | 'first' | 'last' | undefined;
  /** Whether categories that there are not are made. Plain: the file is refused. */
  readonly newCategories?: boolean | undefined;
  /** What becomes of a price before that is no more than the price. Plain: the file is refused. */
  readonly noSaving?: 'refuse' | 'leave out' | undefined;
  /** Which rows are of things; the others are passed over. */
  readonly only?: Chosen | undefined;
  /** How rows list others: those have two columns more, "listed in" and "listed as". */
  readonly listed?: Listed | undefined;
  /**
   * Columns whose empty cells say what a row before says that is of the same thing: rows are of one thing that have the same in the first of the
   * columns `by` in which they have anything.
   */
  readonly carried?: { readonly columns: readonly string[]; readonly by: readonly Source[] } | undefined;
};

/** A text that was written in UTF-8 twice as it was meant; one that was not, as it is. */
export function decodedAgain(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  try {
    const bytes = Array.from(text, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);
    return decodeURIComponent(bytes.join(''));
  } catch {
    return text;
  }
}

/** A heading as it is looked up: "Unit Price" and "unit_price" are one. */
export function headingKey(heading: string): string {
  return heading
    .replaceAll(/[\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
}
