import type { Tenant } from '#domain/identity/tenant-by-host.ts';

/** What of a page menu items can be limited to. (S §2, Contexts that drive visibility) */
export type PageFacts = { readonly pageName?: string; readonly pageType?: string };

const FACTS = {
  home: { dotcom: { pageName: 'homepage', pageType: 'HOME' }, SBA: { pageName: 'SBAHomePage', pageType: 'HOME' } },
  cart: { dotcom: { pageName: 'cart', pageType: 'CART' }, SBA: { pageName: 'cart', pageType: 'CART' } },
  product: { dotcom: { pageType: 'SKU' }, SBA: { pageType: 'SKU' } },
  confirmation: { dotcom: { pageType: 'OCP' }, SBA: { pageType: 'OCP' } },
  shipTo: { dotcom: { pageName: 'shipTo' }, SBA: { pageName: 'shipTo' } },
  other: { dotcom: {}, SBA: {} },
} as const satisfies Record<string, Record<Tenant, PageFacts>>;

export type PageKind = keyof typeof FACTS;

/** All kinds of pages that menus tell apart. */
export const PAGE_KINDS = ['home', 'cart', 'product', 'confirmation', 'shipTo', 'other'] as const satisfies readonly PageKind[];

/** The name and type of a kind of page on a site. */
export function pageFacts(kind: PageKind, tenant: Tenant): PageFacts {
  return FACTS[kind][tenant];
}

/** The audience segments that everybody is in on a kind of page. (S §6) */
export function pageSegments(kind: PageKind): readonly string[] {
  return kind === 'cart' ? ['CART_PAGE'] : [];
}

const KIND_OF_PATH: readonly (readonly [path: RegExp, kind: PageKind])[] = [
  [/^\/$/, 'home'],
  [/^\/cc\/(?:mmx|sba|sparq)\/cart\b/, 'cart'],
  [/^\/product_/, 'product'],
  [/^\/cc\/sparq\/orderconfirmation\//, 'confirmation'],
  [/^\/account\/ship-to\b/, 'shipTo'],
];

/** The kind of the page at a path (without its query). */
export function pageKindOf(path: string): PageKind {
  return KIND_OF_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}

/** The kind of the page that is called so on a site; any other name is that of no page in particular. */
export function kindOfPageName(pageName: string, tenant: Tenant): PageKind {
  return PAGE_KINDS.find((kind) => pageFacts(kind, tenant).pageName === pageName && pageName !== '') ?? 'other';
}
