import { useRouteLoaderData } from 'react-router';
import type { CartState } from '#contracts/cart-events.ts';
import type { PageServices } from '#contracts/page.ts';
import { menuOf, type MenuDepartment } from './menu-text.ts';

export type Tenant = PageServices['tenant'];

/** What every page knows, as it travels: the root's data. */
export type PageTransfer = {
  readonly tenant: Tenant;
  readonly brandName: string;
  readonly origin: string;
  readonly isDemo: boolean;
  /** Origins of the pages that may show this site in a frame. */
  readonly parentOrigins: readonly string[];
  /** What stands in the banner above the page. */
  readonly topHat: string;
  /** The departments with their categories, as one text. */
  readonly menu: string;
  /** Of the visit; `undefined` while there is none, so that a public page carries nothing personal. */
  readonly visit: VisitData | undefined;
};

export type VisitData = {
  /** Who is signed in. */
  readonly user: { readonly firstName: string; readonly accountName: string | undefined } | undefined;
  /** Which cart it is, and how much is in it; undefined when that cannot be told now. */
  readonly cart: CartState | undefined;
  /** Changes with the identity of the visitor; undefined without a session. */
  readonly contextToken: string | undefined;
  /** Where to deliver, once the visitor has said so. */
  readonly zip: string | undefined;
};

/** What every page knows. */
export type PageData = PageTransfer & { readonly departments: readonly MenuDepartment[] };

/** Of each transfer the data made from it, so that a page makes them once. */
const pages = new WeakMap<PageTransfer, PageData>();

/** What every page knows, within a page; `undefined` where the root itself could not be loaded. */
export function usePageData(): PageData | undefined {
  const transfer = useRouteLoaderData<() => PageTransfer>('root');
  if (transfer === undefined) return undefined;
  const known = pages.get(transfer);
  if (known !== undefined) return known;
  const page: PageData = { ...transfer, departments: menuOf(transfer.menu) };
  pages.set(transfer, page);
  return page;
}
