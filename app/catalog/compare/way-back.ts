import { ownPath } from '#domain/identity/return-address.ts';
import type { MenuDepartment, MenuLink } from '#app/shell/menu-text.ts';
import { searchedFor } from '#app/catalog/listing-url.ts';
import { brandPath, categoryPath } from '#app/shell/site-paths.ts';

/** A link to where one chose from, or to where there is more of the kind. */
export type WayBack = { readonly text: string; readonly to: string };

type Compared = { readonly categoryId: string; readonly brand: string };

/** The pages on which things are chosen. */
const LISTING = /^\/(?:search\?|(?:category|brand|landing)\/[\w-]+(?:\?|$))/;

/** The listing at an address of this site, as path and query; undefined for whatever else somebody may have written there. */
export function listingAt(address: string | null): string | undefined {
  const [path = ''] = (ownPath(address ?? '') ?? '').split('#');
  return LISTING.test(path) ? path : undefined;
}

/**
 * The listing from which a browser came, by what it says of it: so it is known without scripts, too.
 *
 * @param host of this site, with its port.
 */
export function listingReferred(referer: string | null, host: string): string | undefined {
  const before = URL.parse(referer ?? '');
  return before?.host === host ? listingAt(`${before.pathname}${before.search}`) : undefined;
}

/** What all of these are on: their category, else their department; undefined where they are on none together. */
export function sharedShelf(items: readonly Compared[], departments: readonly MenuDepartment[]): MenuLink | undefined {
  const ids = new Set(items.map(({ categoryId }) => categoryId));
  if (ids.size === 0) return undefined;
  const department = departments.find(({ id, children }) =>
    [...ids].every((one) => one === id || children.some((child) => child.id === one)),
  );
  return department?.children.find(({ id }) => ids.size === 1 && ids.has(id)) ?? department;
}

/** The way back to the listing from which somebody came, where that is known; else to what the items are on. */
export function wayBack(from: string | undefined, items: readonly Compared[], departments: readonly MenuDepartment[]): WayBack | undefined {
  if (from !== undefined) return { text: `Back to ${nameOf(from, items, departments)}`, to: from };
  const shelf = sharedShelf(items, departments);
  return shelf && { text: `See all ${shelf.name}`, to: categoryPath(shelf.id) };
}

function nameOf(from: string, items: readonly Compared[], departments: readonly MenuDepartment[]): string {
  const [path = '', search = ''] = from.split('?');
  const query = path === '/search' ? searchedFor(new URLSearchParams(search)) : '';
  if (query !== '') return `results for “${query}”`;
  const shelf = departments.flatMap((department) => [department, ...department.children]).find(({ id }) => categoryPath(id) === path);
  return shelf?.name ?? items.find(({ brand }) => brandPath(brand) === path)?.brand ?? 'the list';
}
