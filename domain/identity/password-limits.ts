/** The fewest and the most characters of a password; the upper limit keeps hashing one from becoming an attack. */
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 128;

/** For how long the way to a new password in a mail works. */
export const RESET_MINUTES = 15;
