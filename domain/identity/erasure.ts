/** How long an account that is to be deleted can be taken back: over a weekend, and before anybody has forgotten that they asked. */
export const ERASURE_DAYS = 3;

/** Under which name stays what somebody wrote for others. */
export const FORMER_CUSTOMER = 'A former customer';

/** Whose orders stay in the books: nobody's, for mail as well. (RFC 2606, 2) */
export const ERASED_EMAIL = 'former-customer@erased.invalid';
