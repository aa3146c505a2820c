import { RecentlyUsed } from '../../db/recently-used.ts';
import type { Caller } from '../caller.ts';

/** Pages that say the same to everybody of whom nothing is stored: the catalogue. */
const PUBLIC_PAGE = /^\/(?:$|\?|category\/|product_|search(?:$|\?))/;
/** Prices and stock on a page may be so old; the cart looks again. */
const KEPT_MS = 5_000;
const MOST_PAGES = 100;
const LARGEST_URL = 300;
/** What a page shows of such a visitor: their zip and their store. */
const SHOWN_COOKIES = ['zipcode', 'YourStore'] as const;

/** A page as it was rendered, cut where the nonce of its scripts stood, so that each visitor gets one of their own. */
type Kept = { readonly pieces: readonly string[]; readonly headers: readonly (readonly [string, string])[]; readonly until: number };

/** Rendered public pages, kept for seconds: a rush on one page costs one rendering. */
export type PageCache = {
  /** The key under which a request's page may be kept; undefined when it may not be. */
  keyOf(request: { readonly method: string; readonly url: string }, caller: Caller): string | undefined;
  find(key: string, nonce: string): { readonly html: string; readonly headers: readonly (readonly [string, string])[] } | undefined;
  keep(
    key: string,
    page: { readonly html: string; readonly nonce: string; readonly headers: readonly (readonly [string, string])[] },
  ): void;
};

export function makePageCache(now: () => number = () => performance.now()): PageCache {
  const pages = new RecentlyUsed<string, Kept>(MOST_PAGES);
  return {
    keyOf({ method, url }, caller) {
      if (method !== 'GET' || caller.session?.hasStored === true || url.length > LARGEST_URL || !PUBLIC_PAGE.test(url)) return undefined;
      const { site, cookies } = caller;
      return [site.tenant, site.routeId, caller.origin, ...SHOWN_COOKIES.map((name) => cookies[name] ?? ''), url].join('\n');
    },
    find(key, nonce) {
      const kept = pages.get(key);
      if (kept === undefined || kept.until < now()) return undefined;
      return { html: kept.pieces.join(nonce), headers: kept.headers };
    },
    keep(key, { html, nonce, headers }) {
      pages.set(key, { pieces: html.split(nonce), headers, until: now() + KEPT_MS });
    },
  };
}

/** The one for whom a page is made that others get, too: nothing is known of them but what the page's key names. */
export function asAnybody(caller: Caller): Caller {
  const shown = SHOWN_COOKIES.flatMap((name) => {
    const value = caller.cookies[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...caller, cookies: Object.fromEntries(shown), session: undefined, setCookies: [] };
}
