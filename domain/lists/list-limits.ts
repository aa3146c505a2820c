/** */
export const LONGEST_LIST_NAME = 50;

/** The most lists that one person keeps on a site. */
export const MOST_LISTS = 200;

/** The most items of one list. */
export const MOST_LIST_ITEMS = 1_000;

/** */
export const MOST_FAVORITES = 10;

/** S §9, List page size default */
export const LIST_PAGE_SIZE = 100;

/** So many stand in the header. */
export const LISTS_IN_HEADER = 5;
