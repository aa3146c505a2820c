/** How much of a listing can be asked for: said once, for the calls that refuse more and the pages that ask for no more. Limits of our own. */

/** The most items of one answer. */
export const MOST_LISTED = 100;
/** The most pages of one answer, below one another. */
export const MOST_PAGES_AT_ONCE = 4;
/** The stars of which "at least so many" is offered. */
export const FEWEST_STARS = [4, 3] as const;
/** The most values of one filter, and the most letters of one. */
export const MOST_VALUES = 30;
export const LONGEST_VALUE = 80;
/** The most lines of the specifications that a listing is narrowed down to. */
export const MOST_ATTRIBUTES = 20;
/** The most items of one question about tiles. */
export const MOST_TILES = 50;
/** The most items of one question about what tiles say to one shopper alone. */
export const MOST_LABELED = 100;
/** The most items that are offered to be bought again: a row on wide windows. */
export const MOST_BUY_AGAIN = 5;
/** The longest query that is read; what comes behind says nothing more of what is wanted. In characters. */
export const LONGEST_QUERY = 200;
