import { MOBILE_ONLY, type MenuViewer } from './menu-viewer.ts';

const HIDE_PREFIX = 'NO-';
const FLOW_PREFIX = 'FLOW-';
const CSR = 'CSR';

/** What of a menu item decides who sees it. (S §3, Menu item) */
export interface LimitedItem {
  readonly permissionlimit?: readonly string[] | undefined;
}

/**
 * Whether a visitor sees a menu item with these limits: NO-<KEY> hides it from whoever has the key, FLOW-<TYPE> shows it in
 * that kind of session only (several: in any of them), every other entry is a key that the visitor must have. An item
 * without limits is always shown. (S §5, Header and footer visibility)
 */
export function isMenuItemVisible(permissionLimit: readonly string[], viewer: MenuViewer): boolean {
  if (permissionLimit.some((rule) => isHiddenBy(rule, viewer))) return false;
  const flowRules = permissionLimit.filter((rule) => rule.startsWith(FLOW_PREFIX));
  if (flowRules.length > 0 && !flowRules.includes(`${FLOW_PREFIX}${viewer.flowType ?? ''}`)) return false;
  return arePermissionRulesMet(permissionLimit.filter(isPermissionRule), viewer);
}

function arePermissionRulesMet(rules: readonly string[], viewer: MenuViewer): boolean {
  if (rules.length === 0) return true;
  const isMet = (rule: string): boolean => viewer.keys.has(rule);
  if (viewer.isBusinessSite) return !rules.includes(CSR) && rules.some(isMet);
  return rules.includes(MOBILE_ONLY) ? rules.every(isMet) : rules.some(isMet);
}

function isHiddenBy(rule: string, viewer: MenuViewer): boolean {
  return rule.startsWith(HIDE_PREFIX) && viewer.keys.has(rule.slice(HIDE_PREFIX.length));
}

function isPermissionRule(rule: string): boolean {
  return !rule.startsWith(HIDE_PREFIX) && !rule.startsWith(FLOW_PREFIX);
}
