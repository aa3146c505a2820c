/** How long a visitor's store is remembered, in seconds: about two years. (C §9, Cookie lifetime) */
const REMEMBERED_SECONDS = 2 * 365 * 24 * 60 * 60;

/** The `set-cookie` that remembers a visitor's store. (C §2, Cookies) */
export function yourStoreCookie(storeNumber: string): string {
  const value = encodeURIComponent(JSON.stringify({ storeNumber }));
  return `YourStore=${value}; Path=/; SameSite=Lax; Max-Age=${REMEMBERED_SECONDS}`;
}
