/** How long an order waits for a decision: then it is canceled, and what it held is free. */
export const WAITS_DAYS = 14;

/** After so many days those who are asked are reminded, and administrators may decide, too. */
export const OVERDUE_DAYS = 3;

export const LONGEST_COMMENT = 500;

/** The most orders that are decided at once. */
export const MOST_DECIDED = 100;
