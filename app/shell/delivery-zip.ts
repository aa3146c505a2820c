/** How long a visitor's ZIP is remembered, in seconds. (S §9, Cookie lifetime: zip storage) */
const REMEMBERED_SECONDS = 24 * 60 * 60;

/** Whether a text has the form of a ZIP code: five digits. */
export function isZipForm(text: string): boolean {
  return /^\d{5}$/.test(text);
}

/** The `set-cookie` that remembers where to deliver. `origin` decides whether it only goes over secure connections. */
export function zipCookie(zip: string, origin: string): string {
  return `zipcode=${zip}; Path=/; SameSite=Lax; Max-Age=${REMEMBERED_SECONDS}${origin.startsWith('https:') ? '; Secure' : ''}`;
}
