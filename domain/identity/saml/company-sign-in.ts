/** How long changed settings of a company's sign-in wait, in hours: long enough for another administrator to see the mail and cancel. */
export const SIGN_IN_DELAY_HOURS = 24;

/** How long the link of a mail by which somebody says that their company signs them in may be followed, in hours. */
export const CONFIRMATION_HOURS = 24;

/** How an organization signs its people in: whose word is believed, and about whom. */
export type SignInSettings = {
  readonly entityId: string;
  readonly ssoUrl: string;
  readonly certificates: readonly string[];
  readonly emailAttribute: string;
  readonly takesUnasked: boolean;
  readonly addsPeople: boolean;
  readonly hidesPasswords: boolean;
};

/** What they are now, and whether they are in use. */
export type KnownSignIn = SignInSettings & { readonly isOn: boolean };

/**
 * What becomes of settings that an administrator wants, of those that are there. The first set-up holds at once, since nobody who has anything of their own here comes in by it without saying so from
 * their mailbox; but that nobody gets in with a password any more waits even then: it would keep out those who could undo it. What was in use already, and was only turned off, is turned on
 * at once. Everything else waits.
 *
 * @returns what holds from now on and what does a day later; undefined each: nothing.
 */
export function whenInEffect(
  known: KnownSignIn | undefined,
  wanted: SignInSettings,
): { readonly now: SignInSettings | undefined; readonly later: SignInSettings | undefined } {
  if (known === undefined) return { now: { ...wanted, hidesPasswords: false }, later: wanted.hidesPasswords ? wanted : undefined };
  if (!isSame(known, wanted)) return { now: undefined, later: wanted };
  return { now: known.isOn ? undefined : wanted, later: undefined };
}

/** Whether other settings believe somebody else's word, or another word of theirs: those who are guarded confirm once more then. */
export function isOtherWord(before: SignInSettings, after: SignInSettings): boolean {
  return !isSame(
    { ...before, takesUnasked: false, addsPeople: false, hidesPasswords: false },
    { ...after, takesUnasked: false, addsPeople: false, hidesPasswords: false },
  );
}

function isSame(one: SignInSettings, other: SignInSettings): boolean {
  const textOf = ({ entityId, ssoUrl, certificates, emailAttribute, takesUnasked, addsPeople, hidesPasswords }: SignInSettings) =>
    JSON.stringify([entityId, ssoUrl, certificates, emailAttribute, takesUnasked, addsPeople, hidesPasswords]);
  return textOf(one) === textOf(other);
}

/** What somebody has at stake who comes through their company, and under which of its settings they have confirmed that; undefined: never. */
export type AtStake = {
  /** A password, a passkey or a second factor here: an account that was theirs before their company could sign them in. */
  readonly hasOwnWay: boolean;
  /** Two-step sign-in, or the say over the organization. */
  readonly isGuarded: boolean;
  readonly confirmedVersion: number | undefined;
};

/** Whether somebody says from their mailbox first that their company signs them in: once where there was an account of theirs, and once more under other settings where more is at stake. */
export function mustConfirm({ hasOwnWay, isGuarded, confirmedVersion }: AtStake, version: number): boolean {
  if (confirmedVersion === undefined) return hasOwnWay || isGuarded;
  return isGuarded && confirmedVersion !== version;
}
