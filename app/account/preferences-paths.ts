/** Where somebody adds what signs them in without a password. Apart from the paths of every page: nobody needs it there. */
export const PASSKEYS_PATH = '/account/passkeys';
/** Where somebody chooses which emails they get. */
export const EMAIL_PREFERENCES_PATH = '/account/email-preferences';
