import { brandId } from '#domain/catalog/brand-id.ts';
import { CART_PATHS, CHECKOUT_PATH } from '#domain/shared/purchase-paths.ts';
import type { Tenant } from './page-data.ts';

/** Where the pages stand that others lead to. routes.ts is the map that these addresses must be on. */
export const PATHS = {
  home: '/',
  search: '/search',
  suggest: '/search/suggest',
  deals: '/landing/deals',
  help: '/help',
  stores: '/stores',
  pickup: '/pickup',
  compare: '/compare',
  signIn: '/office/supplies/login',
  register: '/office/supplies/register',
  signOut: '/sign-out',
  offers: '/offers',
  stopActing: '/representatives/stop',
  deliveryZip: '/delivery-zip',
  shipTo: '/account/ship-to',
  orders: '/account/orders',
  printers: '/account/printers',
  profile: '/account/profile',
  privacy: '/account/privacy',
  signIns: '/account/sign-ins',
  security: '/account/security',
  checkout: CHECKOUT_PATH,
  quickOrder: '/quick-order',
} as const;

/** The cart of a site. (C §2) */
export function cartPath(tenant: Tenant): string {
  return CART_PATHS[tenant];
}

/** What is found for some words. */
export function searchPath(query: string): string {
  return `${PATHS.search}?query=${encodeURIComponent(query)}`;
}

/** All that the shop sells, in an order. */
export function allItemsPath(sort: 'newest' | 'bestselling'): string {
  return `${PATHS.search}?sort=${sort}`;
}

export function categoryPath(id: string): string {
  return `/category/${encodeURIComponent(id)}`;
}

/** The page of a brand, by its name. */
export function brandPath(brand: string): string {
  return `/brand/${encodeURIComponent(brandId(brand))}`;
}

export function landingPath(pageId: string): string {
  return `/landing/${encodeURIComponent(pageId)}`;
}

/** The sign-in page, which leads back to where the visitor was. */
export function signInPath(returnTo: string): string {
  return returnTo === '/' ? PATHS.signIn : `${PATHS.signIn}?TARGET=${encodeURIComponent(returnTo)}`;
}
