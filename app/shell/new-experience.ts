/** The pages of the new experience begin with this. (C §2, Routes) */
const PREFIX = '/cc/sparq/';
/** Switches drawers on instead of pages, when it says "true". */
const COOKIE = 'ccdrawers';

/** Whether the visitor is on the new experience: on one of its pages, or with its drawers switched on. `cookies` as the browser gives them. */
export function isNewExperience(pathname: string, cookies: string): boolean {
  return pathname.startsWith(PREFIX) || cookies.split(';').some((pair) => pair.trim() === `${COOKIE}=true`);
}
