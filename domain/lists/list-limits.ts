/** */
export const LONGEST_LIST_NAME = 50;

/** The most lists that one person keeps on a site. */
export const MOST_LISTS = 200;

/** The most items of one list. */
export const MOST_LIST_ITEMS = 1_000;

/** The longest note on an item of a list, in characters. */
export const LONGEST_LIST_NOTE = 200;

/** */
export const MOST_FAVORITES = 10;

/** S §9, List page size default */
export const LIST_PAGE_SIZE = 100;

/** So many stand in the header. */
export const LISTS_IN_HEADER = 5;

/** What lists are written as. */
export const LIST_FILE_FORMATS = ['csv', 'xlsx'] as const;

/** The largest file that is read into a list: 10,000 rows with notes have half of it. */
export const MOST_LIST_FILE_BYTES = 2_000_000;

/** The most rows of such a file. */
export const MOST_LIST_FILE_ROWS = 10_000;
