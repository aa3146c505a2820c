/** What a page can see of a sign-in. None of it proves who somebody is: it steers what is shown, the server decides itself. */
export interface SignInSigns {
  hasConsentBannerCookie: boolean;
  isConsumerSite: boolean;
  hasSessionCheckCookie: boolean;
  /** isLoggedIn of the site variables. */
  siteVariable: boolean;
  /** Values of the cookies that tell of a session; missing cookies are left out. */
  sessionCookieValues: readonly string[];
}

/** The value by which a session cookie says that its owner has signed out. (S §4) */
const LOGGED_OFF = 'LOGGEDOFF';

/** The cookie-based login check: there is a session cookie, and none says LOGGEDOFF. */
export function saysLoggedIn(sessionCookieValues: readonly string[]): boolean {
  const values = sessionCookieValues.filter((value) => value !== '');
  return values.length > 0 && !values.includes(LOGGED_OFF);
}

/**
 * Whether the page shows itself as signed in: with a consent-banner cookie; else, on the consumer site or with a
 * session-check cookie, as the site variable says; else as the session cookies say.
 */
export function showsAsLoggedIn(signs: SignInSigns): boolean {
  if (signs.hasConsentBannerCookie) return true;
  if (signs.isConsumerSite || signs.hasSessionCheckCookie) return signs.siteVariable;
  return saysLoggedIn(signs.sessionCookieValues);
}
