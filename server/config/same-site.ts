import { isIP } from 'node:net';

/** Names of a country below which anybody registers a name: `co.uk`, `com.au`. */
const SHARED = /^(?:ac|co|com|edu|go|gob|gouv|gov|ne|net|nom|or|org)\.[a-z]{2}$/;
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Whether browsers take two origins for one site, as they do to keep or drop a cookie in a frame: the same scheme, and the same name that
 * somebody has registered. Of the names below which people register only the usual ones are known.
 */
export function isSameSite(one: string, other: string): boolean {
  return siteOf(new URL(one)) === siteOf(new URL(other));
}

/** Whether an origin is on the machine that looks at it. */
export const isLoopback = (origin: string): boolean => LOOPBACK.test(new URL(origin).hostname);

function siteOf({ protocol, hostname }: URL): string {
  if (isIP(hostname) !== 0) return `${protocol}//${hostname}`;
  const labels = hostname.split('.');
  return `${protocol}//${labels.slice(SHARED.test(labels.slice(-2).join('.')) ? -3 : -2).join('.')}`;
}
