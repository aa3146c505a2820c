/** The most rows that are looked up at once. */
export const MOST_QUICK_ROWS = 1_000;
/** The most letters of a list that is pasted, or that a file comes to. */
export const LONGEST_QUICK_TEXT = 200_000;
/** The most bytes of a file. */
export const MOST_QUICK_FILE_BYTES = 2_000_000;
/** The most rows that go along with a file where no script sends it by itself, and how many fields each has. */
export const MOST_ROWS_BESIDE_FILE = 100;
export const FIELDS_OF_QUICK_ROW = 6;
/** The most letters of a line that is read. */
export const LONGEST_QUICK_LINE = 2_000;
/** The most letters of one row. */
export const LONGEST_QUICK_ROW = 500;
/** The most items that somebody chooses among for one row. */
export const MOST_CHOICES = 5;
/** The most choices that are remembered of one person on a site. */
export const MOST_ALIASES = 500;
/** The most letters of a quantity, as it is typed. */
export const LONGEST_QUANTITY = 20;
