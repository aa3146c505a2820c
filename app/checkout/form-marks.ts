/** What forms of checkout say of themselves: sent by somebody who was signed in, or about an order that was sent before. */
export const FORM_MARKS = { isSignedIn: 'signedIn', isUnderWay: 'underWay' } as const;

/** Under which name a form says that an email is meant as it was typed. */
export const EMAIL_AS_TYPED = 'emailAsTyped';
