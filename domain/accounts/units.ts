/** The most units that an organization has, and the longest name of one. */
export const MOST_UNITS = 200;
export const UNIT_NAME_CHARACTERS = 30;
