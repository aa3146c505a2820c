import { CART_PATHS, NEW_CART_PATH } from '#domain/shared/purchase-paths.ts';

/** How long the browser's copy of the cart may be used instead of a call, in milliseconds, by what it was kept after. (C §4, Cart cache and login) */
export const CART_COPY_MS = { read: 10 * 60_000, saved: 15 * 60_000 } as const;
export type CartCopyKind = keyof typeof CART_COPY_MS;

/** How long the kept line counts may fill the header until there is an answer, in milliseconds: 30 days. (C §9) */
export const CART_COUNTS_MS = 2_592_000_000;

/** On pages whose path holds one of these the browser's copy of the cart is left alone. (C §2, Routes; A-019) */
const UNCACHED_PATHS = ['/tpv', '/gus/sba', '/budget', '/gus/sdc/profileinfo'];
/** The pages that show an empty cart as such. (C §2, Routes) */
const ALL_CARTS: readonly string[] = [...Object.values(CART_PATHS), NEW_CART_PATH];

/** Whether something kept at an instant (epoch milliseconds) may still be used; what comes from the future may not. */
export function isStillValid({ keptAt, now, validMs }: { keptAt: number; now: number; validMs: number }): boolean {
  return now >= keptAt && now - keptAt <= validMs;
}

/** Whether the copy of the cart is read and written on a page. Only its path counts, to the letter. */
export function isCartCachedOn(pathname: string): boolean {
  return !UNCACHED_PATHS.some((part) => pathname.includes(part));
}

/** Whether the page's query parameter `mcRefresh` asks for the cart anew, `null` when it is not there. */
export function isRefreshAsked(mcRefresh: string | null): boolean {
  return mcRefresh !== null && mcRefresh !== 'false';
}

/** Whether a page is one of the cart pages, whatever the site. */
export function isCartPage(pathname: string): boolean {
  return ALL_CARTS.includes(pathname);
}

/** Whether an empty cart is an error on a page: not where it is shown as what it is, nor where carts are not cached. (C §8; A-069) */
export function isEmptyCartAnError(pathname: string): boolean {
  return isCartCachedOn(pathname) && !isCartPage(pathname);
}
