import { useRouteLoaderData } from 'react-router';
import type { PageServices } from '#contracts/page.ts';
import { menuOf } from './menu-text.ts';

export type Tenant = PageServices['tenant'];
export type MenuLink = { readonly id: string; readonly name: string };
export type MenuDepartment = MenuLink & { readonly children: readonly MenuLink[] };

/** What every page knows: the root's data. */
export type PageData = {
  readonly tenant: Tenant;
  readonly brandName: string;
  readonly origin: string;
  readonly isDemo: boolean;
  /** The departments with their categories: menuOf(menu). */
  readonly menu: string;
  /** Of the visit; `undefined` while there is none, so that a public page carries nothing personal. */
  readonly visit: VisitData | undefined;
};

export type VisitData = {
  /** Who is signed in. */
  readonly user: { readonly firstName: string; readonly accountName: string | undefined } | undefined;
  /** How many items are in the cart. */
  readonly cartCount: number;
  /** Where to deliver, once the visitor has said so. */
  readonly zip: string | undefined;
};

/** All departments, within a page. */
export function useDepartments(): readonly MenuDepartment[] {
  return menuOf(usePageData()?.menu ?? '');
}

/** The root's data within a page; `undefined` where the root itself could not be loaded. */
export function usePageData(): PageData | undefined {
  return useRouteLoaderData<() => PageData>('root');
}
