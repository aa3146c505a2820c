import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCategories, getCategory, getHome, getProduct, search } from '#contracts/catalog.ts';
import type { Door } from '#contracts/door.ts';
import type { PageServices, VisitShape } from '#contracts/page.ts';
import { viewerKey } from '../catalog/index.ts';
import type { Shop } from '../shop.ts';
import { lookingOf } from '../http/buying.ts';
import type { Caller } from '../http/caller.ts';
import { encodingFor } from '../http/compression.ts';
import { contentPolicy } from './content-policy.ts';
import { cutPage, fillLoosely, fillPage, type Mark } from './cut-page.ts';
import type { Away } from './door-while-away.ts';
import { fillPacked, unpackPage } from './packed-page.ts';
import type { KeptPage, MadePage } from './page-cache.ts';
import { isDocument } from './page-request.ts';
import type { AppMarks, Rendering } from './page-source.ts';
import { visitOf, visitorOf } from './visit.ts';

/** Pages of the catalogue: the same to all who see the same. */
const CATALOG_PAGE = /^\/(?:$|category\/[^/]+$|product_[^/]+$|search$)/;
/** What of them the router's scripts ask for, without the root's own data. */
const DATA_TAIL = /(?:\/_)?\.data$/;
const LARGEST_URL = 300;

/** Those to whom a page is the same. */
type Audience = { readonly key: string; readonly shape: VisitShape };

/**
 * For whom a requested page is the same; undefined where it is made for one visitor alone. The key names everything that such a page may
 * depend on: the address, the site, and what the catalogue asks of who looks.
 */
export async function audienceOfPage(
  shop: Shop,
  { shapeOf }: AppMarks,
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
  caller: Caller,
): Promise<Audience | undefined> {
  if (method !== 'GET' || url.length > LARGEST_URL || !isCatalogPage(url)) return undefined;
  const shape = shapeOf(visitorOf(caller));
  const { site, origin } = caller;
  const generation = shop.catalog.generation();
  const seen = await viewerKey(shop, lookingOf(caller).shopper);
  return { key: [generation, site.tenant, site.routeId, origin, JSON.stringify(shape), seen, url].join('\n'), shape };
}

function isCatalogPage(url: string): boolean {
  if (!url.startsWith('/')) return false;
  const { pathname, searchParams } = new URL(`http://localhost${url}`);
  // What the router would read as another address than was written is made for its visitor alone.
  if (pathname !== url.split('?')[0]) return false;
  if (!pathname.endsWith('.data')) return CATALOG_PAGE.test(pathname);
  const routes = searchParams.get('_routes');
  return routes !== null && !routes.split(',').includes('root') && CATALOG_PAGE.test(pathname.replace(DATA_TAIL, '') || '/');
}

/** Thrown where those for whom a page was made see something else by now: it is nobody's. */
export class AudienceChanged extends Error {}

/** What pages that are kept for many may ask for: what else they asked for would be somebody's own. */
const FOR_MANY: ReadonlySet<unknown> = new Set([getCategories, getCategory, getHome, getProduct, search]);

/** What a page that is made for many must not ask, or everybody would get the first one's. */
function whose(): never {
  throw new Error('A page that is kept for many asks whose it is.');
}

/** @throws when something else is asked. */
export function doorForMany(door: Door): Door {
  return async (...call) => {
    if (!FOR_MANY.has(call[0])) throw new Error(`A page that is kept for many asks for ${call[0].name}.`);
    return door(...call);
  };
}

/** A page while it is made. */
export type PageInMaking = {
  readonly away: Away;
  readonly cspNonce: string;
  /** What was made, unless it is something else than a page. */
  html: string | undefined;
};

/** Everything that a page for many is made of. */
type Making = {
  readonly rendering: Rendering;
  readonly caller: Caller;
  readonly shape: VisitShape;
  readonly url: string;
  readonly services: (caller: Caller, page: PageInMaking) => PageServices;
};

/** Makes a page for all of an audience: of the request that it is made for only the address goes in, and no header. */
export async function makeForMany({ rendering, caller, shape, url, services }: Making): Promise<MadePage> {
  const making: PageInMaking = { away: { isNoticed: false }, cspNonce: rendering.marks.MARKS.nonce, html: undefined };
  const given = services({ ...caller, setCookies: [] }, making);
  const response = await rendering.handler(
    new Request(`${caller.origin}${url}`),
    rendering.contextFor({
      ...given,
      door: doorForMany(given.door),
      shape,
      get user(): never {
        return whose();
      },
      get contextToken(): never {
        return whose();
      },
      visit: async () => whose(),
    }),
  );
  if (response.headers.getSetCookie().length > 0) throw new Error('A page that is kept for many sets a cookie.');
  const html = making.html ?? (await response.text());
  const { away } = making;
  return {
    status: away.isNoticed && response.status >= 500 ? 503 : response.status,
    headers: [...response.headers],
    page: cutPage(html, marksOf(rendering.marks)),
    mayBeKept: response.status === 200 && !away.isNoticed,
  };
}

/** How many bytes each mark's text may have. */
const LENGTHS: Readonly<Record<string, number>> = {
  firstName: 46,
  accountName: 78,
  zip: 5,
  badge: 6,
  items: 16,
  inCart: 10,
  visit: 400,
  nonce: 36,
};
const EXACT: ReadonlySet<string> = new Set(['zip', 'nonce']);
function marksOf({ MARKS }: AppMarks): Mark[] {
  return Object.entries(MARKS).map(([name, mark]) => {
    const length = LENGTHS[name];
    if (length === undefined) throw new Error(`Nobody has said how long the ${name} of a page may be.`);
    return { name, mark, length, isExact: EXACT.has(name) };
  });
}

type Served = { readonly caller: Caller; readonly marks: AppMarks; readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Answers one visitor with a page for many: what is theirs alone is put into it. */
export async function sendPageForMany(shop: Shop, kept: KeptPage, { caller, marks, request, reply }: Served): Promise<unknown> {
  const away: Away = { isNoticed: false };
  if (isDocument(request)) shop.sessions.tell(caller);
  const hasStored = caller.session?.hasStored === true;
  const visit = await visitOf(shop, caller, hasStored ? shop.cartCounts.recall : shop.cartCounts.none, away);
  // A page of somebody of whom nothing is stored listens to no cart.
  const own = visit && (hasStored ? visit : { ...visit, contextToken: undefined });
  const nonce = randomUUID();
  const texts = {
    ...escapedAll(marks.textsOf(own)),
    nonce,
    visit: own === undefined ? '' : JSON.stringify(own).replaceAll('<', '\\u003c'),
  };
  for (const [name, value] of kept.headers) reply.header(name, value);
  if (caller.setCookies.length > 0) reply.header('set-cookie', caller.setCookies);
  reply.code(kept.status).header('content-security-policy', contentPolicy(shop.settings, nonce));
  const packed = kept.packed && encodingFor(request) === 'br' ? fillPacked(kept.packed, texts) : undefined;
  if (packed !== undefined) return reply.header('content-encoding', 'br').header('vary', 'accept-encoding').send(packed);
  const page = kept.page ?? (await unpackPage(kept.packed));
  return reply.send(fillPage(page, texts) ?? fillLoosely(page, texts));
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

function escapedAll(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')]),
  );
}
