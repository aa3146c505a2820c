import type { Vendor } from './vendor.ts';

type Origins = Pick<Vendor, 'settings' | 'address'>;

/** Whether a text is an origin and nothing else: no pattern either, which would stand for many where frames are allowed. */
export function isOrigin(text: string): boolean {
  return !text.includes('*') && URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}

/** Whether an origin is one of the shop. */
export function isShopOrigin(origin: string | undefined, { settings }: Pick<Vendor, 'settings'>): origin is string {
  return origin !== undefined && settings.shopOrigins.includes(origin);
}

/** Whether a changing request with this Origin header may go on; servers send none. */
export function mayChange(origin: string | undefined, { settings, address }: Origins): boolean {
  return origin === undefined || address.ownOrigins.includes(origin) || isShopOrigin(origin, { settings });
}

/**
 * A return address of the shop, parsed and to be used only in this form; `undefined` when it is not an absolute
 * address of one of the shop's origins.
 */
export function shopUrl(text: string, { settings }: Pick<Vendor, 'settings'>): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const hasLogin = url.username !== '' || url.password !== '';
  return !hasLogin && isShopOrigin(url.origin, { settings }) ? url : undefined;
}
