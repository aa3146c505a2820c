/** What is known of a sign-in whose password was right. */
export type SignInSigns = {
  /** The account has known this browser for some days (`KNOWN_FOR_DAYS`). */
  readonly isKnownBrowser: boolean;
  /** A second step was asked for, and passed. */
  readonly isTwoStep: boolean;
  /** Something that was bought on the account a good while ago has been delivered: nobody made the account to try cards with. */
  readonly hasBoughtBefore: boolean;
};

/** How long ago that has to be: by then a stolen card has been missed. */
export const BOUGHT_BEFORE_DAYS = 30;

/** How long it has to have known it: a sign-in makes any browser known, and by then its owner has read the mail that told of it. */
export const KNOWN_FOR_DAYS = 7;

const RISKS = { newBrowser: 50, onePassword: 10, nothingBought: 40 } as const;
/** From here on a sign-in is like any other. */
const RISKY = 40;

/** How likely it is that somebody else has signed in, or a program: 0 is what one expects of the owner, 100 the most. */
export function signInRisk({ isKnownBrowser, isTwoStep, hasBoughtBefore }: SignInSigns): number {
  return (isKnownBrowser ? 0 : RISKS.newBrowser) + (isTwoStep ? 0 : RISKS.onePassword) + (hasBoughtBefore ? 0 : RISKS.nothingBought);
}

/** Whether who signed in so is asked no question that is there to keep programs out. It opens nothing, and no other limit knows of it. */
export function isCertified(signs: SignInSigns): boolean {
  return signInRisk(signs) < RISKY;
}
