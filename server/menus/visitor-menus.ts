import { CAPABILITIES, capabilitiesOf } from '#domain/audience/capabilities.ts';
import type { VisitorFacts } from '#domain/audience/facts.ts';
import { segmentsOf } from '#domain/audience/segments.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { explainedMenus, type ExplainedItem } from '#domain/navigation/explained-menus.ts';
import type { Menus, ShownMenus } from '#domain/navigation/menu-item.ts';
import { MOBILE_ONLY } from '#domain/navigation/menu-viewer.ts';
import { keysAskedBy, shownMenus, withFigures, type MenuVisitor } from '#domain/navigation/shown-menus.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { BUSINESS_PRICING, CONSUMER_PRICING } from '#domain/pricing/pricing-config.ts';
import { RecentlyUsed } from '../db/recently-used.ts';

/** The menus of some audience, and a name of it: who has the same name gets the same menus. */
export type AudienceMenus = { readonly name: string; readonly menus: ShownMenus; /** The same as JSON. */ readonly text: string };

/** How many audiences' menus a node remembers. There are some dozens: what nobody asks about makes none of its own. */
const MOST_AUDIENCES = 500;

/** What texts of menus may say of our terms, so that they are true when those change: `{freeShippingThreshold}`. */
const FIGURES = {
  freeShippingThreshold: formatPrice(CONSUMER_PRICING.freeShippingThresholdCents),
  smallOrderThreshold: formatPrice(BUSINESS_PRICING.smallOrderThresholdCents),
};

export type VisitorMenus = {
  /** Made once for each audience. */
  of(facts: VisitorFacts): AudienceMenus;
  /** Every item of the site's menus, and why this visitor sees it or does not. Remembered for nobody. */
  explain(facts: VisitorFacts): ExplainedItem[];
};

/** Tells visitors their menus. */
export function makeVisitorMenus(sites: Readonly<Record<Tenant, Menus>>): VisitorMenus {
  const filled = { dotcom: withFigures(sites.dotcom, FIGURES), SBA: withFigures(sites.SBA, FIGURES) };
  const asked = { dotcom: keysAskedBy(sites.dotcom), SBA: keysAskedBy(sites.SBA) };
  const known = new RecentlyUsed<string, AudienceMenus>(MOST_AUDIENCES);
  return {
    of(facts) {
      const visitor = menuVisitor(facts);
      const name = audienceName(facts.tenant, visitor, asked[facts.tenant]);
      const found = known.get(name);
      if (found !== undefined) return found;
      const menus = shownMenus(filled[facts.tenant], facts.tenant, visitor);
      const made = { name, menus, text: JSON.stringify(menus) };
      known.set(name, made);
      return made;
    },
    explain: (facts) => explainedMenus(filled[facts.tenant], facts.tenant, menuVisitor(facts)),
  };
}

/** What menus can ask of a visitor: what they are and can do, and the permissions themselves. */
export function menuVisitor(facts: VisitorFacts): MenuVisitor {
  return {
    // A permission that a capability is called like is one of its conditions, and no key by itself.
    grants: [
      ...segmentsOf(facts),
      ...capabilitiesOf(facts),
      ...(facts.person?.permissions ?? []).filter((one) => !Object.hasOwn(CAPABILITIES, one)),
    ],
    routeType: facts.routeType,
    routeId: facts.routeId,
    flowType: facts.flowType,
    isMobileApp: facts.isMobileApp,
    isBusinessSite: facts.tenant === 'SBA',
  };
}

/** The site, and what its menus ask and the visitor has. */
function audienceName(
  tenant: Tenant,
  { grants, routeType, routeId, flowType, isMobileApp }: MenuVisitor,
  asked: ReadonlySet<string>,
): string {
  const keys = new Set([
    ...grants,
    routeType ?? '',
    routeId ?? '',
    flowType === undefined ? '' : `FLOW-${flowType}`,
    isMobileApp ? MOBILE_ONLY : '',
  ]);
  return [tenant, ...[...keys].filter((key) => asked.has(key)).toSorted()].join(' ');
}
