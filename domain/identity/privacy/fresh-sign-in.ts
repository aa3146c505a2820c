/** How long a sign-in through somebody's organization stands for the password that they have not: about as long as they may take with a code. */
export const FRESH_MINUTES = 10;

/** Whether somebody has signed in so lately that it must be them who asks. */
export function isFreshSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= FRESH_MINUTES * 60_000;
}
