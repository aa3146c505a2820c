import { setCookie } from '#contracts/cookies.ts';

/** Whether a text has the form of a ZIP code: five digits. */
export function isZipForm(text: string): boolean {
  return /^\d{5}$/.test(text);
}

/** The `set-cookie` that remembers where to deliver. `origin` decides whether it only goes over secure connections. */
export function zipCookie(zip: string, origin: string): string {
  return setCookie('zipcode', zip, origin);
}
