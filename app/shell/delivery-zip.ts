import { setCookie } from '#contracts/cookies.ts';
import { zipEntry } from '#domain/checkout/zip-code.ts';

/** The `set-cookie` values that remember where to deliver: which ZIP code, and that it was said now. `origin` decides whether they only go over secure connections. */
export function zipCookies(zip: string, now: Date, origin: string): string[] {
  return [setCookie('zipcode', zip, origin), setCookie('zipentry', zipEntry(zip, now), origin)];
}
