/** An address of a purchasing system is no longer than what forms are sent to. */
const MOST_CHARACTERS = 2000;

/**
 * Where a cart may be handed back to: the wanted address if it is one of the partner's, whatever its query says, or else, when none is wanted, the first of these.
 * It is HTTPS, but for this very site, and names nobody.
 *
 * @param allowed of the partner: addresses, or paths of this site.
 * @param origin of this site.
 * @returns the address as it is written into the form; undefined where it is none of the partner's.
 */
export function returnAddressOf(wanted: string | undefined, allowed: readonly string[], origin: string): string | undefined {
  const known = allowed.flatMap((address) => addressOf(address, origin) ?? []);
  if (wanted === undefined) return known[0]?.href;
  const asked = addressOf(wanted, origin);
  return asked !== undefined && known.some((one) => one.origin === asked.origin && one.pathname === asked.pathname)
    ? asked.href
    : undefined;
}

function addressOf(text: string, origin: string): URL | undefined {
  if (text.length > MOST_CHARACTERS || /[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === origin);
  return isSafe && url.username === '' && url.password === '' && url.hash === '' ? url : undefined;
}
