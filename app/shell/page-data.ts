import { useRouteLoaderData } from 'react-router';
import type { PageServices, VisitRecord, VisitShape } from '#contracts/page.ts';
import type { ShownMenus } from '#domain/navigation/menu-item.ts';
import type { AutocompleteConfig } from '#domain/search/autocomplete-config.ts';
import { menuOf, type MenuDepartment } from './menu-text.ts';
import { markedVisit, shownVisit, VISIT_ID, type ShownVisit } from '#app/visit/shown-visit.ts';

export type Tenant = PageServices['tenant'];

/** What every page knows, as it travels: the root's data. */
export type PageTransfer = {
  readonly tenant: Tenant;
  readonly brandName: string;
  readonly origin: string;
  readonly isDemo: boolean;
  /** Origins of the pages that may show this site in a frame. */
  readonly parentOrigins: readonly string[];
  /** What the search field says to whoever suggests for it. (S3-66) */
  readonly autocomplete: AutocompleteConfig;
  /** The departments with their categories, as one text. */
  readonly menu: string;
  /** What else stands in header and footer, for who gets this page, as JSON. */
  readonly siteMenus: string;
  /** Whether a purchasing system's session lasts: see `isOpenInProcurement`. */
  readonly isInProcurement?: boolean;
  /** Of the visit; `undefined` while there is none, and in pages that are kept for many. */
  readonly visit: VisitRecord | undefined;
  /** Of a page that is kept for many: what decides its elements. The visit itself comes beside the router's data. */
  readonly shape: VisitShape | undefined;
};

/** What every page knows. */
export type PageData = Omit<PageTransfer, 'visit' | 'shape'> & {
  readonly departments: readonly MenuDepartment[];
  readonly shown: ShownVisit;
  readonly menus: ShownMenus;
  /** Made once for all who see the same: what is one visitor's own comes beside the router's data. */
  readonly isForMany: boolean;
  /**
   * The visit; `undefined` while there is none. For what happens in the browser alone: what is shown of it is `shown`.
   *
   * @throws on the server in a page that is made for many, where it is nobody's.
   */
  readonly visit: () => VisitRecord | undefined;
};

/** Of each transfer the data made from it, so that a page makes them once. */
const pages = new WeakMap<PageTransfer, PageData>();

/** What every page knows, within a page; `undefined` where the root itself could not be loaded. */
export function usePageData(): PageData | undefined {
  const transfer = useRouteLoaderData<() => PageTransfer>('root');
  if (transfer === undefined) return undefined;
  const known = pages.get(transfer);
  if (known !== undefined) return known;
  const page = pageDataOf(transfer);
  pages.set(transfer, page);
  return page;
}

export function pageDataOf({ visit, shape, ...transfer }: PageTransfer): PageData {
  const isForMany = shape !== undefined;
  const page = { ...transfer, departments: menuOf(transfer.menu), menus: menusIn(transfer.siteMenus), isForMany };
  if (import.meta.env.SSR && isForMany) return { ...page, shown: markedVisit(shape), visit: nobodys };
  const own = isForMany ? visitInPage() : visit;
  return { ...page, shown: shownVisit(own), visit: () => own };
}

/** Written by our own server: it is what it is typed as. */
function menusIn(text: string): ShownMenus {
  const menus: ShownMenus = JSON.parse(text);
  return menus;
}

function nobodys(): never {
  throw new Error('A page that is made for many asks on the server whose visit it is.');
}

/** What the server wrote into a page that is kept for many, for this visitor alone. */
function visitInPage(): VisitRecord | undefined {
  const text = document.getElementById(VISIT_ID)?.textContent ?? '';
  // Written by our own server into this very page: it is what it is typed as.
  const record: VisitRecord | null = text === '' ? null : JSON.parse(text);
  return record ?? undefined;
}
