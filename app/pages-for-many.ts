import { useLocation } from 'react-router';
import { known, LISTING_KEYS } from './catalog/listing-url.ts';

/** The key of the address to which a search for a card number leads, with any value. */
export const CARD_TYPED = 'card';

/**
 * The pages of `routes.ts` that are made once for all who see the same, and the keys that each reads of its address. Whatever else stands there
 * reaches no loader of theirs, and is not said again by them: so all addresses that differ in nothing else have one page.
 */
const PAGES_FOR_MANY: readonly (readonly [path: RegExp, keys: readonly string[]])[] = [
  [/^\/$/, []],
  [/^\/category\/[^/]+$/, LISTING_KEYS],
  [/^\/product_[^/]+$/, []],
  [/^\/search$/, [...LISTING_KEYS, CARD_TYPED]],
];

/** What a page for many reads of its address behind the path: '?…', or nothing. `undefined` where no such page stands. */
export function searchRead(pathname: string, search: string): string | undefined {
  const keys = PAGES_FOR_MANY.find(([path]) => path.test(pathname))?.[1];
  const read = keys && known(new URLSearchParams(search), keys).toString();
  return read && `?${read}`;
}

/** The page's own address, to come back to it: without what it does not read, so that it is the same in the browser and in a page for many. */
export function useOwnAddress(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${searchRead(pathname, search) ?? search}`;
}
