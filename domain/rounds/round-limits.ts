/** The most that a round holds. */
export const MOST_ROWS = 500;
export const MOST_PEOPLE = 100;
/** People without an account leave room for the organization's own: so many of them, and so many rows of all of them and of each. */
export const MOST_GUESTS = 80;
export const MOST_ROWS_OF_GUESTS = 350;
export const MOST_ROWS_OF_GUEST = 30;
/** The most rounds of an organization that are under way at a time. */
export const MOST_ROUNDS = 50;
export const MOST_CATEGORIES = 20;
export const LONGEST_TITLE = 80;
export const LONGEST_MESSAGE = 500;
export const LONGEST_NOTE = 200;
export const LONGEST_GUEST_NAME = 60;
/** A round is open for so many days at most. */
export const LONGEST_DAYS = 60;
/** The most dollars that a limit of a round can say. */
export const MOST_CAP_DOLLARS = 1_000_000;
