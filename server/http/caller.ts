import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { zipOfBrowser } from '#domain/checkout/zip-code.ts';
import { browserInWords } from '#domain/identity/browsers/browser-words.ts';
import { isFetchedAhead } from '#domain/identity/fetched-ahead.ts';
import { siteOfHost } from '#domain/identity/tenant-by-host.ts';
import { originAt } from '../config/origins.ts';
import type { KeepAnswer, CallKey } from '../db/kept-answers.ts';
import type { Requester } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import { readCookies } from './cookies.ts';

/** Who is calling, from where, and what is sent back beside the answer. Made once a request. */
export type Caller = Requester & {
  /** That of ours to which the caller came, or else of the site: for links and redirects of the same origin. */
  readonly origin: string;
  readonly idempotencyKey: string | undefined;
  /** Whether somebody is to see the answer: not where only its head is asked for, or where it is fetched in case it is wanted. */
  readonly isLookedAt: boolean;
  /** While a call is worked on under a key: for whoever saves what it changes. */
  keepAnswer?: KeepAnswer | undefined;
  /** Meanwhile, too, of a call that does nothing before it has read the cart: its key, which is claimed with that or with the change. */
  callKey?: CallKey | undefined;
  /** The same for a call and its repeats under one Idempotency-Key. */
  requestKey?: string | undefined;
};

/**
 * What a browser forgets when somebody signs out: what it kept of pages, and of the cart. Cookies go one by one: those of the next visit
 * come with the same answer.
 */
export const FORGOTTEN_AT_THE_END = '"cache", "storage"';

type Incoming = { readonly headers: IncomingHttpHeaders; readonly address: string; readonly method?: string; readonly requestId?: string };

/** By this the app names itself among the rest of its `User-Agent`. */
const MOBILE_APP_AGENT = 'FoolscapApp/';

/** Finds out who is calling: the site by the host, the session by its cookie. */
export async function identify(shop: Shop, incoming: Incoming): Promise<Caller> {
  const host = incoming.headers.host ?? '';
  const cookies = readCookies(incoming.headers.cookie);
  const site = siteOfHost(host, shop.settings.tenantHosts);
  const key = incoming.headers['idempotency-key'];
  const userAgent = incoming.headers['user-agent'] ?? '';
  const isMobileApp = userAgent.includes(MOBILE_APP_AGENT);
  return {
    site,
    origin: originAt(shop.settings, host),
    requestId: incoming.requestId ?? randomUUID(),
    address: incoming.address,
    isMobileApp,
    browser: browserInWords({ userAgent, isMobileApp }),
    cookies,
    zip: zipOfBrowser(cookies, shop.now()),
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
    isLookedAt: incoming.method !== 'HEAD' && !isFetchedAhead((name) => incoming.headers[name]),
    session: await shop.sessions.find(cookies, site.tenant),
    setCookies: [],
  };
}

/** A client that says which identity it believes to have must be right about it. */
export function hasWrongContextToken(headers: IncomingHttpHeaders, { session }: Pick<Caller, 'session'>): boolean {
  const claimed = headers['x-context-token'];
  return claimed !== undefined && claimed !== '' && claimed !== session?.contextToken;
}
