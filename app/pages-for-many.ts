import { ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { useLocation } from 'react-router';
import { known } from './catalog/listing-url.ts';
import { readByProduct } from './catalog/reviews/reviews-url.ts';

/** The key of the address to which a search for a card number leads, with any value. */
export const CARD_TYPED = 'card';

/** A page for many: where it stands, its route, and what it reads of its address behind the path. */
type PageForMany = {
  /** In letters that nobody writes in two ways. */
  readonly path: RegExp;
  readonly route: string;
  readonly reads: (said: URLSearchParams) => URLSearchParams;
  /** Shows what who looks has bought: then it is theirs alone. */
  readonly showsPurchases?: true;
  /** Says what can be brought today from the stores near by. */
  readonly showsNearStores?: true;
};

const nothing = () => new URLSearchParams();

/** What a listing of some scope reads: it is no search, and that scope is not to be chosen there. */
const readWithin =
  (scope = '') =>
  (said: URLSearchParams): URLSearchParams => {
    const read = known(said);
    for (const key of ['query', 'exact', scope]) read.delete(key);
    return read;
  };

function readBySearch(said: URLSearchParams): URLSearchParams {
  return said.has(CARD_TYPED) ? new URLSearchParams([[CARD_TYPED, 'typed']]) : known(said);
}

/**
 * The pages of `routes.ts` that are made once for all who see the same. What is read of an address is written in one way, and whatever else stands
 * there reaches no loader of theirs, and is not said again by them: so all addresses that differ in nothing else have one page.
 */
const PAGES_FOR_MANY: readonly PageForMany[] = [
  { path: /^\/$/, route: 'routes/home', reads: nothing, showsPurchases: true },
  { path: /^\/category\/[\w-]+$/, route: 'routes/category', reads: readWithin('supercategory') },
  { path: /^\/brand\/[\w-]+$/, route: 'routes/landing/brand', reads: readWithin('brand') },
  { path: /^\/landing\/[\w-]+$/, route: 'routes/landing/landing', reads: readWithin() },
  { path: new RegExp(`^/product_${ITEM_NUMBER.source}$`), route: 'routes/product', reads: readByProduct, showsNearStores: true },
  { path: /^\/search$/, route: 'routes/search', reads: readBySearch },
];

const pageAt = (pathname: string) => PAGES_FOR_MANY.find(({ path }) => path.test(pathname));

/**
 * What a page for many reads of its address behind the path: '?…', or nothing. `undefined` where no such page stands: what fits the printers of
 * whoever asks is their own page.
 */
export function searchRead(pathname: string, search: string): string | undefined {
  const read = pageAt(pathname)?.reads(new URLSearchParams(search));
  if (read === undefined || read.has('fits')) return undefined;
  const said = read.toString();
  return said && `?${said}`;
}

/** The route of the page for many at a path, as the router's scripts name it. */
export function routeOf(pathname: string): string | undefined {
  return pageAt(pathname)?.route;
}

/** Whether the page at a path shows what who looks has bought, where they have bought anything. */
export function showsPurchases(pathname: string): boolean {
  return pageAt(pathname)?.showsPurchases === true;
}

/** Whether the page at a path says what can be brought today from the stores near by. */
export function showsNearStores(pathname: string): boolean {
  return pageAt(pathname)?.showsNearStores === true;
}

/** An address's query as its page reads it: the same in the browser, which knows the whole of it, and in a page for many. */
export function paramsRead({ pathname, search }: { readonly pathname: string; readonly search: string }): URLSearchParams {
  return new URLSearchParams(searchRead(pathname, search) ?? search);
}

/** The page's own address, to come back to it: without what it does not read, so that it is the same in the browser and in a page for many. */
export function useOwnAddress(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${searchRead(pathname, search) ?? search}`;
}
