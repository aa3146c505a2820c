import { SAML_REQUEST_MINUTES } from '#domain/identity/saml/assertion.ts';
import { CHECKOUT_PATH } from '#domain/shared/purchase-paths.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

type Cookie = {
  /** The addresses that it is sent to. It can only be ended under the same. */
  readonly path: string;
  /** Whether no script of a page reads it. */
  readonly isHttpOnly: boolean;
  /** In seconds; undefined: until the browser is closed. */
  readonly lifetime: number | undefined;
  /** Whether its name binds it to this very host, where pages are served over HTTPS. */
  readonly isBoundToHost?: true;
  /** Whether it stays when the visit ends: it is of the browser, whoever uses it. */
  readonly outlivesVisit?: true;
  /** Whether a form that another site's page posts here brings it along: where pages are served over HTTPS, since browsers take no such cookie elsewhere. */
  readonly comesAcross?: true;
};

/** A guest's cart lives 30 days after the last change, and so does the session that owns it. */
export const VISIT_DAYS = 30;
const VISIT = VISIT_DAYS * DAY;

/** How long somebody may take between their password and a code. */
export const HALF_SIGN_IN_MINUTES = 10;

/** How long somebody may take to sign in again before the form is gone that they sent. */
export const TYPED_FORM_MINUTES = 15;

/** The longest that browsers keep one. */
export const KNOWN_BROWSER_DAYS = 400;

/** Longer than an office round is open. */
const ROUND_KEY_DAYS = 90;

/** Every cookie that the shop sets: all but that of the browser are of the visit, and end with it. */
const COOKIES = {
  /** The session. */
  jsessionid: { path: '/', isHttpOnly: true, lifetime: VISIT, isBoundToHost: true },
  /** The same once more of who signed in. */
  signedin: { path: '/', isHttpOnly: true, lifetime: VISIT, isBoundToHost: true },
  /** By which accounts know a browser that they were signed in to from. It signs nobody in. */
  knownbrowser: { path: '/', isHttpOnly: true, lifetime: KNOWN_BROWSER_DAYS * DAY, isBoundToHost: true, outlivesVisit: true },
  /** The token of who has given the right password and not yet a code: as long as that may take. */
  signinstep: { path: '/', isHttpOnly: true, lifetime: HALF_SIGN_IN_MINUTES * MINUTE, isBoundToHost: true },
  /** The secret of a browser that goes to its company's sign-in, and comes back by a form of that: as long as an answer may take. It signs nobody in. */
  companysignin: { path: '/', isHttpOnly: true, lifetime: SAML_REQUEST_MINUTES * MINUTE, isBoundToHost: true, comesAcross: true },
  /** The context token: pages' scripts send it along. */
  ctxToken: { path: '/', isHttpOnly: false, lifetime: VISIT },
  /** By which a browser without an account is known to the office rounds that it joined: longer than one is open. It outlives the visit, so that its owner can come back. */
  roundkey: { path: '/', isHttpOnly: true, lifetime: ROUND_KEY_DAYS * DAY, isBoundToHost: true, outlivesVisit: true },
  /** A form that was sent after the visit had ended, until somebody has signed in and sent it again. */
  typedform: { path: '/', isHttpOnly: true, lifetime: TYPED_FORM_MINUTES * MINUTE, isBoundToHost: true },
  /** A mark of whom the browser was of last: by that such a form is theirs alone. It says nothing of them, and signs nobody in. */
  lastperson: { path: '/', isHttpOnly: true, lifetime: VISIT, isBoundToHost: true, outlivesVisit: true },
  /** What the page after a redirect is to tell: long enough for that; one that is opened later shows nothing of it. */
  flash: { path: '/', isHttpOnly: true, lifetime: MINUTE / 2 },
  /** Which page is to say that something was done, and by which word of its own: long enough for the way there. */
  done: { path: '/', isHttpOnly: true, lifetime: MINUTE / 2 },
  /** Rows whose replacement was accepted. */
  kept: { path: '/cc', isHttpOnly: true, lifetime: undefined },
  /** Where to deliver, until something else is said: about two years. (C §9, Cookie lifetime; A-021) */
  zipcode: { path: '/', isHttpOnly: false, lifetime: 2 * 365 * DAY },
  /** What was said of that in the last day, with when: it goes before the one above. (S §3, Zip code storage; S §9, Zip storage) */
  zipentry: { path: '/', isHttpOnly: false, lifetime: DAY },
  /** The store of the visitor: about two years. (C §2, Cookies; C §9, Cookie lifetime) */
  YourStore: { path: '/', isHttpOnly: false, lifetime: 2 * 365 * DAY },
  /** The secret of somebody who types a card on the vendor's page: as long as that may take. */
  cardstate: { path: CHECKOUT_PATH, isHttpOnly: true, lifetime: 10 * MINUTE },
  /** The secret of somebody who approves a payment at a vendor's page. */
  approvalstate: { path: CHECKOUT_PATH, isHttpOnly: true, lifetime: 30 * MINUTE },
} as const satisfies Record<string, Cookie>;

export type CookieName = keyof typeof COOKIES;

/** A cookie's name as browsers know it. @param origin where the shop is: over HTTPS or not. */
export function nameOfCookie(name: CookieName, origin: string): string {
  return writtenName(name, COOKIES[name], origin);
}

/** The `set-cookie` value that sets a cookie, to a value of signs that may stand in one. No other site's page sends it along, but for one that comes across. */
export function setCookie(name: CookieName, value: string, origin: string): string {
  return written(name, value, origin, COOKIES[name]);
}

/** The `set-cookie` value that makes a browser forget one. */
export function endCookie(name: CookieName, origin: string): string {
  return written(name, '', origin, { ...COOKIES[name], lifetime: 0 });
}

/** The same of all that are of the visit: for its end. */
export function endCookies(origin: string): string[] {
  return Object.entries<Cookie>(COOKIES)
    .filter(([, cookie]) => cookie.outlivesVisit !== true)
    .map(([name, cookie]) => written(name, '', origin, { ...cookie, lifetime: 0 }));
}

function writtenName(name: string, { isBoundToHost }: Cookie, origin: string): string {
  return isBoundToHost === true && isSecure(origin) ? `__Host-${name}` : name;
}

function written(name: string, value: string, origin: string, cookie: Cookie): string {
  const { path, isHttpOnly, lifetime, comesAcross } = cookie;
  return [
    `${writtenName(name, cookie, origin)}=${value}`,
    `Path=${path}`,
    `SameSite=${comesAcross === true && isSecure(origin) ? 'None' : 'Lax'}`,
    ...(lifetime === undefined ? [] : [`Max-Age=${lifetime}`]),
    ...(isHttpOnly ? ['HttpOnly'] : []),
    ...(isSecure(origin) ? ['Secure'] : []),
  ].join('; ');
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}
