/** Everything about a visitor and the page they are on that a menu item can be limited to. */
export interface MenuContext {
  /** Segments, capabilities, account codes, roles and permission codes, as the session lists them. */
  readonly grants: readonly string[];
  readonly routeType?: string | undefined;
  readonly routeId?: string | undefined;
  /** MVP, SAML or CSR; none for an ordinary visit. */
  readonly flowType?: string | undefined;
  /** shipTo, cart, homepage, SBAHomePage. */
  readonly pageName?: string | undefined;
  /** SKU, HOME, CART, OCP. */
  readonly pageType?: string | undefined;
  /** myList, sharedList. */
  readonly listType?: string | undefined;
  readonly isMobileApp: boolean;
  readonly isBusinessSite: boolean;
}

/** A visitor as the rules of a menu item see them. */
export interface MenuViewer {
  readonly keys: ReadonlySet<string>;
  readonly flowType: string | undefined;
  readonly isBusinessSite: boolean;
}

/** The key that users of the mobile app match. (S §5, Header and footer visibility) */
export const MOBILE_ONLY = 'MobileOnly';

/** The visitor's keys, collected once for all menu items of a page. Keys are compared to the letter: 'cart' is not 'CART'. */
export function menuViewer(context: MenuContext): MenuViewer {
  const { flowType, isBusinessSite, routeType, routeId, pageName, pageType, listType } = context;
  const keys = new Set(context.grants);
  for (const key of [routeType, routeId, flowType, pageName, pageType, listType]) {
    if (key !== undefined && key !== '') keys.add(key);
  }
  if (context.isMobileApp) keys.add(MOBILE_ONLY);
  return { keys, flowType, isBusinessSite };
}
