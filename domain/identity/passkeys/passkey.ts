/** More than anybody has devices and password managers. */
export const MOST_PASSKEYS = 10;
export const LONGEST_PASSKEY_NAME = 40;
/** How long somebody may take between asking for a passkey and using it: the time of the page's own question, too. */
export const PASSKEY_MINUTES = 10;

/** A passkey's name as it is kept: what was typed, or else what its browser is called. At most `LONGEST_PASSKEY_NAME` characters. */
export function passkeyName(typed: string, browser: string): string {
  const name = [typed, browser].map((text) => text.replace(/\s+/gu, ' ').trim()).find((text) => text !== '') ?? 'Passkey';
  return [...name].slice(0, LONGEST_PASSKEY_NAME).join('').trim();
}

/**
 * For which host passkeys are made at an origin: for that host alone, so that one of the consumer site is none of the business site. (WebAuthn Level 3, 5.1.2)
 *
 * @returns undefined at an address of digits: browsers make none there.
 */
export function passkeyHost(origin: string): string | undefined {
  const host = /^https?:\/\/([^/:[\]]+)(?::\d+)?$/.exec(origin)?.[1];
  return host === undefined || /^[\d.]+$/.test(host) ? undefined : host.toLowerCase();
}

/**
 * Whether a use of a passkey is later than all that are known. Passkeys that are copied to several devices do not count and always say 0; of one that counts, a number that
 * does not rise says that there are two of it. (WebAuthn Level 3, 6.1.1)
 */
export function isLaterUse(known: number, now: number): boolean {
  return now > known || (now === 0 && known === 0);
}
