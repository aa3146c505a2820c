import { CAPABILITY_KEYS } from '#domain/audience/capabilities.ts';
import { FLOW_TYPES } from '#domain/audience/facts.ts';
import { LOYALTY_KEYS } from '#domain/audience/loyalty-keys.ts';
import { ACCOUNT_CODES, SEGMENTS } from '#domain/audience/segments.ts';
import { GLOBAL_PERMISSIONS } from '#domain/accounts/permissions.ts';
import { ROUTES, type Tenant } from '#domain/identity/tenant-by-host.ts';
import { MENU_SLOTS, type MenuItem, type Menus } from './menu-item.ts';
import { MOBILE_ONLY, menuViewer } from './menu-viewer.ts';
import { isMenuItemVisible } from './menu-visibility.ts';
import { PAGE_KINDS, pageFacts, pageSegments } from './page-kind.ts';

/** Every key that somebody, or a page, can have on a site. */
export function keysThatThereAre(tenant: Tenant): ReadonlySet<string> {
  const routes = Object.values(ROUTES).filter((route) => route.tenant === tenant);
  const pages = PAGE_KINDS.flatMap((kind) => [...Object.values(pageFacts(kind, tenant)), ...pageSegments(kind)]);
  return new Set([
    ...Object.keys(SEGMENTS),
    ...CAPABILITY_KEYS,
    ...ACCOUNT_CODES,
    ...LOYALTY_KEYS,
    ...Object.keys(GLOBAL_PERMISSIONS),
    ...routes.flatMap(({ routeType, routeId }) => [routeType, routeId]),
    ...FLOW_TYPES,
    ...pages,
    MOBILE_ONLY,
  ]);
}

/**
 * The ids of items that nobody on this site can ever see: their own rules hide them from whomever they show them to, or name a key
 * that there is not. An item below one that nobody sees is not named again.
 */
export function itemsThatNobodySees(menus: Menus, tenant: Tenant): string[] {
  const keys = keysThatThereAre(tenant);
  const unseen = (items: readonly MenuItem[]): string[] =>
    items.flatMap(({ id, permissionlimit = [], items: below = [] }) => (canBeSeen(permissionlimit, keys, tenant) ? unseen(below) : [id]));
  return MENU_SLOTS.flatMap((slot) => unseen(menus[slot]));
}

/** Whether any visitor would see it: one rule that is met is enough, or all of them are, and in one of the flows. */
function canBeSeen(limits: readonly string[], keys: ReadonlySet<string>, tenant: Tenant): boolean {
  const known = limits.filter((rule) => keys.has(rule));
  const wishes = [[], known, ...known.map((rule) => [rule])];
  return [undefined, ...FLOW_TYPES].some((flowType) =>
    wishes.some((grants) =>
      isMenuItemVisible(limits, menuViewer({ grants, flowType, isMobileApp: false, isBusinessSite: tenant === 'SBA' })),
    ),
  );
}
