import type { Location, MetaDescriptor } from 'react-router';
import { paramsRead } from '#app/pages-for-many.ts';
import { breadcrumbThing, pageMeta } from '#app/shell/page-meta.ts';
import type { PageTransfer } from '#app/shell/page-data.ts';
import type { Crumb } from '#app/ui/breadcrumbs.tsx';
import { isNarrowed } from './listing-url.ts';

/** What the page of a listing is about. */
export type ListedPage = {
  readonly name: string;
  readonly description: string;
  /** Where its first page stands. */
  readonly path: string;
  /** What leads there. */
  readonly trail: readonly Crumb[];
  /** From 1. */
  readonly page: number;
};

/** The head's entries of a page with a listing, `undefined` where there is none: each page of it is one of its own, and what is narrowed down is the same list again. */
export function listingMeta(site: PageTransfer | undefined, location: Location, listed: ListedPage | undefined): MetaDescriptor[] {
  if (listed === undefined) return pageMeta(site, { title: 'Page not found', isUnlisted: true });
  const { name, description, path, trail, page } = listed;
  return pageMeta(site, {
    title: page > 1 ? `${name}, page ${page}` : name,
    description,
    canonicalPath: page > 1 ? `${path}?page=${page}` : path,
    isUnlisted: isNarrowed(paramsRead(location)),
    things: [breadcrumbThing(site?.origin ?? '', [...trail, { name, href: path }])],
  });
}
