import type { FastifyRequest } from 'fastify';
import type { PagesForMany, VisitShape } from '#contracts/page.ts';
import { viewerKey } from '../catalog/index.ts';
import { lookingOf } from '../http/buying.ts';
import type { Caller } from '../http/caller.ts';
import { hasMachines } from '../machines/index.ts';
import { menusOf } from '../menus/index.ts';
import type { Shop } from '../shop.ts';
import { pageOfData } from './page-methods.ts';
import { visitorOf } from './visit.ts';

/** The longest address, without what its page does not read, whose page is kept: a name in memory. */
const LONGEST_ADDRESS = 2_000;

/** A page that is the same to many. */
export type PageForMany = {
  /** Names everything that the page may depend on: the address, the site, and what the catalogue asks of who looks and when. */
  readonly key: string;
  /** Path and query, without what the page does not read. */
  readonly address: string;
  readonly shape: VisitShape;
  /** The menus of header and footer for all who get it, as JSON. */
  readonly siteMenus: string;
};

/** The page for many that is requested; undefined where the page is made for one visitor alone. */
export async function pageForMany(
  shop: Shop,
  pages: PagesForMany,
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
  caller: Caller,
): Promise<PageForMany | undefined> {
  const address = method === 'GET' ? addressRead(url, pages) : undefined;
  if (address === undefined || address.length > LONGEST_ADDRESS) return undefined;
  const { site, origin, session } = caller;
  const userId = session?.user?.userId;
  const path = pageOfData(address.split('?')[0] ?? '');
  const isOwn = userId !== undefined && pages.showsPurchases(path);
  // Who works for an organization has a home of their own: what waits for them, and what they may spend.
  if (isOwn && (isAtWork(caller) || (await shop.hasBought(userId, site.tenant)))) return undefined;
  const { shopper } = lookingOf(caller);
  if (userId !== undefined && pages.putsOwnPrintersFirst(`${path}?${address.split('?')[1] ?? ''}`) && (await hasMachines(shop, shopper)))
    return undefined;
  const shape = pages.shapeOf(visitorOf(caller));
  const { name, text } = await menusOf(shop, caller);
  const generation = shop.catalog.generation();
  const sight = await viewerKey(shop, shopper, { nearStores: pages.showsNearStores(path) });
  return {
    key: [generation, site.tenant, site.routeId, origin, JSON.stringify(shape), name, sight, address].join('\n'),
    address,
    shape,
    siteMenus: text,
  };
}

function isAtWork({ site, session }: Caller): boolean {
  return site.tenant === 'SBA' && session?.user?.account !== undefined;
}

/** The path of the page that a key names, without what was searched for. */
export function pathOfKey(key: string): string {
  return key.slice(key.lastIndexOf('\n') + 1).split('?')[0] ?? '';
}

/**
 * What of a requested address its page reads, in one order: the same for all that differ in nothing else. Undefined where no page for many
 * stands. The router's scripts ask for the data of such a page without the root's, which is a visitor's own.
 */
export function addressRead(url: string, { searchRead, routeOf }: Pick<PagesForMany, 'searchRead' | 'routeOf'>): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const { pathname, search, searchParams } = new URL(`http://localhost${url}`);
  // What the router would read as another address than was written is made for its visitor alone.
  if (pathname !== url.split('?')[0]) return undefined;
  const page = pageOfData(pathname);
  const read = searchRead(page, search);
  if (read === undefined) return undefined;
  if (!pathname.endsWith('.data')) return `${pathname}${read}`;
  const route = routeOf(page);
  if (route === undefined || searchParams.get('_routes') !== route) return undefined;
  return `${pathname}${read === '' ? '?' : `${read}&`}_routes=${encodeURIComponent(route)}`;
}
