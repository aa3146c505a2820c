import { setCookie } from '#contracts/cookies.ts';

/** The `set-cookie` that remembers where to deliver. `origin` decides whether it only goes over secure connections. */
export function zipCookie(zip: string, origin: string): string {
  return setCookie('zipcode', zip, origin);
}
