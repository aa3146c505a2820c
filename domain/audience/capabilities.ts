import { keepsBudgets } from '#domain/accounts/budgets/keepers.ts';
import { seesOrdersOfOrganization } from '#domain/accounts/organization-orders.ts';
import { abilitiesOf, CONTRACT_ONLY } from '#domain/accounts/permissions.ts';
import { hasOwnPassword } from './own-password.ts';
import { areReportsShown, isToggleOn, ZIP_CODE_TOGGLE } from '#domain/identity/feature-toggles.ts';
import type { VisitorFacts } from './facts.ts';
import type { AudienceRule } from './segments.ts';

const isSignedIn = ({ person }: VisitorFacts) => person !== undefined;
const hasRole = (facts: VisitorFacts, ...roles: readonly string[]) => roles.some((role) => facts.person?.roles.includes(role) === true);
const may = (facts: VisitorFacts, permission: string) => facts.person?.permissions.includes(permission) === true;
const isBusiness = ({ tenant, person }: VisitorFacts) => tenant === 'SBA' && person?.organization !== undefined;
const isAdministrator = (facts: VisitorFacts) => isBusiness(facts) && hasRole(facts, 'ACCOUNT_ADMIN');
const hasBudgets = (facts: VisitorFacts) => isBusiness(facts) && facts.person?.organization?.isBudgetingEnabled === true;
const abilities = ({ tenant, person }: VisitorFacts) => abilitiesOf(tenant, person?.permissions ?? []);
const mayPickUp = (facts: VisitorFacts) => abilities(facts).mayPickUp;
/** Who buys what a contract names, and nothing else, is offered nothing beside it. */
const isOffered = (facts: VisitorFacts) => !isBusiness(facts) || !abilities(facts).isContractOnly;
const OFFERED = `everybody but contract-only buyers: ${CONTRACT_ONLY}`;

/** One capability: as a key, and with what has to be so for it. */
type CapabilityRule = AudienceRule & {
  /** Completes "It takes …". */
  readonly by: string;
};

/** What an administrator of the shop or of an organization gives to single people, under a permission of the same name. */
function given(permission: string, says: string): CapabilityRule {
  return { says, by: `on the business site, the permission ${permission}`, holds: (facts) => isBusiness(facts) && may(facts, permission) };
}

/**
 * What somebody can do here, as keys: each follows from role, permission, agreement or toggle. Menu items can be limited to them, and pages and apps around the shop
 * hear of them with the session. What a key says is asked of the rule behind it wherever it decides more than a menu: `abilitiesOf`, the display rules, an organization's
 * settings, or the row itself. Keys that no menu of ours names yet decide nothing else. (S §6, Capability flags; A-130)
 */
export const CAPABILITIES = {
  APPROVER: {
    says: 'they approve orders',
    by: 'a role of approver: APPROVER, GROUP_APPROVER or LEGACY_APPROVER',
    holds: (facts) => hasRole(facts, 'APPROVER', 'GROUP_APPROVER', 'LEGACY_APPROVER'),
  },
  APPROVALS: {
    says: 'their organization has orders approved',
    by: 'on the business site, an organization with approvals',
    holds: (facts) => isBusiness(facts) && facts.person?.organization?.hasApprovals === true,
  },
  OFFICE_ROUNDS: {
    says: 'they collect with their colleagues what one of them orders',
    by: 'on the business site, an organization',
    holds: isBusiness,
  },
  GROUP_APPROVER: {
    says: 'they approve orders as one of a group',
    by: 'the role GROUP_APPROVER',
    holds: (facts) => hasRole(facts, 'GROUP_APPROVER'),
  },
  LEGACY_APPROVER: {
    says: 'they approve the orders of their own buyers',
    by: 'the role LEGACY_APPROVER',
    holds: (facts) => hasRole(facts, 'LEGACY_APPROVER'),
  },
  MANAGE_BUDGETS: {
    says: 'they keep the budgets of their organization',
    by: 'on the business site, an organization with budgets and the role ACCOUNT_ADMIN or APPROVER',
    holds: (facts) => hasBudgets(facts) && facts.showsPrices && facts.person !== undefined && keepsBudgets(facts.person),
  },
  ORGANIZATION_ORDERS: {
    says: 'they may look at all orders of their organization',
    by: 'on the business site, the role ACCOUNT_ADMIN or APPROVER, unless a display rule hides prices',
    holds: (facts) => isBusiness(facts) && seesOrdersOfOrganization({ roles: facts.person?.roles ?? [], showsPrices: facts.showsPrices }),
  },
  REPORTS: {
    says: 'they see reports of their organization',
    by: 'on the business site, the role ACCOUNT_ADMIN or the permission REPORTS, unless a toggle hides reports',
    holds: (facts) => isBusiness(facts) && (isAdministrator(facts) || may(facts, 'REPORTS')) && areReportsShown(facts.toggles),
  },
  SPECIAL_ORDERS: given('SPECIAL_ORDERS', 'they may order what is not in the catalog'),
  SERIAL_NUMBER_LOOKUP: given('SERIAL_NUMBER_LOOKUP', 'they may look up serial numbers'),
  INSIDERS_NETWORK: given('INSIDERS_NETWORK', 'they take part in the insiders network'),
  CUSTOM_MESSAGES: given('CUSTOM_MESSAGES', 'their organization has messages of its own'),
  CHANGE_PASSWORD: {
    says: 'they signed in with a password of ours',
    by: 'signed in, not through an employer, a partner or customer service',
    holds: (facts) => isSignedIn(facts) && facts.flowType === undefined && hasOwnPassword(facts.person?.organization),
  },
  CHAT: { says: 'chat is on', by: 'the toggle CHAT', holds: ({ toggles }) => isToggleOn(toggles, 'CHAT') },
  MANAGE_USERS: { says: 'they administer their organization', by: 'on the business site, the role ACCOUNT_ADMIN', holds: isAdministrator },
  PRINT_MARKETING: given('PRINT_MARKETING', 'their organization orders print and marketing'),
  EDIT_PROFILE: {
    says: 'the profile is their own',
    by: 'signed in, and nobody of customer service acts for them',
    holds: (facts) => isSignedIn(facts) && facts.flowType !== 'CSR',
  },
  CUSTOMER_SERVICE_REP: { says: 'they work in customer service', by: 'the role CSR', holds: (facts) => hasRole(facts, 'CSR') },
  ADMIN_ONLY_LINK_PLUS: {
    says: 'they administer a link-plus customer',
    by: 'on the business site, the role ACCOUNT_ADMIN with the permission G_ALP',
    holds: (facts) => isAdministrator(facts) && abilities(facts).isLinkPlus,
  },
  BUY_ONLINE_PICKUP_IN_STORE: {
    says: 'they may pick up in a store',
    by: 'everybody on the consumer site; on the business site the permission G_BOP',
    holds: mayPickUp,
  },
  ACCOUNT_MAINTENANCE: {
    says: 'they administer their organization',
    by: 'on the business site, the role ACCOUNT_ADMIN',
    holds: isAdministrator,
  },
  SALES_REP: { says: 'they are a sales rep', by: 'the role SALES_REP', holds: (facts) => hasRole(facts, 'SALES_REP') },
  DELAYED_DELIVERY: {
    says: 'they may have orders delivered later',
    by: 'on the business site, unless a display rule takes the later days away',
    holds: (facts) => isBusiness(facts) && facts.deliveryWindowDays > 0,
  },
  BREAKROOM: {
    says: 'the breakroom offer is on',
    by: `the toggle BREAKROOM; ${OFFERED}`,
    holds: (facts) => isOffered(facts) && isToggleOn(facts.toggles, 'BREAKROOM'),
  },
  AUTO_RESTOCK: {
    says: 'they have an account to restock',
    by: 'signed in on the consumer site, not through a partner',
    holds: (facts) => facts.tenant === 'dotcom' && isSignedIn(facts) && !facts.isPartnerVisit,
  },
  BUY_ONLINE_PAY_LATER: {
    says: 'the consumer site takes pay later',
    by: 'everybody on the consumer site',
    holds: (facts) => abilities(facts).mayPayLater,
  },
  HI_TOUCH_PRINT_OPTIONS: {
    says: 'a rep serves their organization, with print services',
    by: 'on the business site, an organization that a rep serves with print services',
    holds: (facts) => isBusiness(facts) && facts.person?.organization?.hiTouch === 'PRINT',
  },
  DEALS: {
    says: 'they may buy what is on sale',
    by: OFFERED,
    holds: isOffered,
  },
  BUDGET_OVERVIEW: {
    says: 'their organization has budgets',
    by: 'on the business site, an organization with budgets, unless a display rule hides prices',
    holds: (facts) => hasBudgets(facts) && facts.showsPrices,
  },
  OWN_CONTRACT: {
    says: 'they may read what their organization has agreed on',
    by: 'on the business site, an organization, unless a display rule hides prices',
    holds: (facts) => isBusiness(facts) && facts.showsPrices,
  },
  NEW_ONLINE_INVOICING: {
    says: 'their organization is invoiced',
    by: 'on the business site, an organization that may be invoiced, unless a display rule hides prices',
    holds: (facts) => isBusiness(facts) && facts.showsPrices && facts.person?.organization?.isInvoiceAllowed === true,
  },
  ADD_SHIPPING_LOCATION: {
    says: 'they may add a ship-to address',
    by: 'on the business site, unless a display rule forbids another ship-to',
    holds: (facts) => isBusiness(facts) && facts.mayChangeShippingLocation,
  },
  BOPIS: {
    says: 'they may pick up in a store',
    by: 'everybody on the consumer site; on the business site the permission G_BOP',
    holds: mayPickUp,
  },
  PROMO: {
    says: 'promotions are meant for them',
    by: `the toggle PROMO; ${OFFERED}`,
    holds: (facts) => isOffered(facts) && isToggleOn(facts.toggles, 'PROMO'),
  },
  OWN_ADDRESSES: {
    says: 'they keep addresses of their own',
    by: 'signed in, unless a display rule has their orders sent where their organization says',
    holds: (facts) => isSignedIn(facts) && facts.mayChangeShippingLocation,
  },
  SAVED_CARDS: {
    says: 'they keep cards of their own',
    by: 'signed in, unless a display rule hides saved cards or prices, or customer service acts for them',
    holds: (facts) => isSignedIn(facts) && facts.showsProfileCards && facts.showsPrices && facts.flowType !== 'CSR',
  },
  ZIP_CODE: {
    says: 'a ZIP code can be chosen',
    by: 'the toggle of the ZIP code',
    holds: ({ toggles }) => isToggleOn(toggles, ZIP_CODE_TOGGLE),
  },
  OTHER_SITES_ACCESS: given('OTHER_SITES_ACCESS', 'their organization buys on other sites, too'),
} as const satisfies Record<string, CapabilityRule>;

export type CapabilityKey = keyof typeof CAPABILITIES;

const isCapability = (key: string): key is CapabilityKey => Object.hasOwn(CAPABILITIES, key);

/** Every capability, in the order of the table. */
export const CAPABILITY_KEYS: readonly CapabilityKey[] = Object.keys(CAPABILITIES).filter(isCapability);

/** The capabilities of a visitor, in the order of the table. */
export function capabilitiesOf(facts: VisitorFacts): CapabilityKey[] {
  return CAPABILITY_KEYS.filter((key) => CAPABILITIES[key].holds(facts));
}
