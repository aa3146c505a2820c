import { MOBILE_ONLY, type MenuViewer } from './menu-viewer.ts';

const HIDE_PREFIX = 'NO-';
const FLOW_PREFIX = 'FLOW-';
const CSR = 'CSR';

/** What of a menu item decides who sees it. (S §3, Menu item) */
export interface LimitedItem {
  readonly permissionlimit?: readonly string[] | undefined;
}

/** Why an item is shown or hidden, with the keys that decided. */
export type MenuVerdict =
  /** Its limits ask for nothing that is not there. */
  | { readonly isShown: true; readonly why: 'FOR_ALL' }
  /** These keys are asked for, and are there. */
  | { readonly isShown: true; readonly why: 'HAS'; readonly keys: readonly string[] }
  /** This key is there, and hides it. */
  | { readonly isShown: false; readonly why: 'HIDDEN_FROM'; readonly keys: readonly string[] }
  /** It is for these kinds of sessions. */
  | { readonly isShown: false; readonly why: 'OTHER_FLOW'; readonly keys: readonly string[] }
  /** Any of these keys would do, and none is there. */
  | { readonly isShown: false; readonly why: 'LACKS_ANY'; readonly keys: readonly string[] }
  /** All are needed, and these are not there. */
  | { readonly isShown: false; readonly why: 'LACKS'; readonly keys: readonly string[] }
  /** What is for customer service alone is on no page of the business site. */
  | { readonly isShown: false; readonly why: 'NOT_ON_BUSINESS_SITE'; readonly keys: readonly string[] };

/**
 * Whether a visitor sees a menu item with these limits, and why: NO-<KEY> hides it from whoever has the key, FLOW-<TYPE> shows it in
 * that kind of session only (several: in any of them), every other entry is a key that the visitor must have. An item
 * without limits is always shown. (S §5, Header and footer visibility)
 */
export function menuVerdict(permissionLimit: readonly string[], viewer: MenuViewer): MenuVerdict {
  const hidden = keysAfter(HIDE_PREFIX, permissionLimit).filter((key) => viewer.keys.has(key));
  if (hidden.length > 0) return { isShown: false, why: 'HIDDEN_FROM', keys: hidden };
  const flows = keysAfter(FLOW_PREFIX, permissionLimit);
  if (flows.length > 0 && !flows.includes(viewer.flowType ?? '')) return { isShown: false, why: 'OTHER_FLOW', keys: flows };
  return permissionVerdict(permissionLimit.filter(isPermissionRule), viewer);
}

/** The same without the reason. */
export function isMenuItemVisible(permissionLimit: readonly string[], viewer: MenuViewer): boolean {
  return menuVerdict(permissionLimit, viewer).isShown;
}

function permissionVerdict(rules: readonly string[], viewer: MenuViewer): MenuVerdict {
  if (rules.length === 0) return { isShown: true, why: 'FOR_ALL' };
  const met = rules.filter((rule) => viewer.keys.has(rule));
  if (viewer.isBusinessSite && rules.includes(CSR)) return { isShown: false, why: 'NOT_ON_BUSINESS_SITE', keys: [CSR] };
  const areAllNeeded = !viewer.isBusinessSite && rules.includes(MOBILE_ONLY);
  if (areAllNeeded && met.length < rules.length) {
    return { isShown: false, why: 'LACKS', keys: rules.filter((rule) => !met.includes(rule)) };
  }
  return met.length > 0 ? { isShown: true, why: 'HAS', keys: met } : { isShown: false, why: 'LACKS_ANY', keys: rules };
}

function keysAfter(prefix: string, rules: readonly string[]): string[] {
  return rules.flatMap((rule) => (rule.startsWith(prefix) ? [rule.slice(prefix.length)] : []));
}

function isPermissionRule(rule: string): boolean {
  return !rule.startsWith(HIDE_PREFIX) && !rule.startsWith(FLOW_PREFIX);
}
