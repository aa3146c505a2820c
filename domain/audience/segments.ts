import { isOperator } from '#domain/accounts/operators.ts';
import { loyaltyKeysOf } from './loyalty-keys.ts';
import type { OrganizationFacts, PersonFacts, VisitorFacts } from './facts.ts';

/** One key of the audience: in which words support explains it, and who has it. */
export type AudienceRule = {
  /** Completes "You see this because …". */
  readonly says: string;
  readonly holds: (facts: VisitorFacts) => boolean;
};

const person =
  (holds: (person: PersonFacts) => boolean) =>
  ({ person: who }: VisitorFacts): boolean =>
    who !== undefined && holds(who);

/** Of somebody who buys for an organisation: that is so on the business site alone. */
const organization = (holds: (organization: OrganizationFacts, who: PersonFacts) => boolean) => (facts: VisitorFacts) =>
  facts.tenant === 'SBA' && facts.person?.organization !== undefined && holds(facts.person.organization, facts.person);

const hasRole = (...roles: readonly string[]) => person((who) => roles.some((role) => who.roles.includes(role)));
const hasPermission = (code: string) => organization((_, who) => who.permissions.includes(code));
const approvesAs = (flow: 'LEGACY' | 'GROUP') =>
  organization(({ hasApprovals, approvalFlow = 'GROUP' }) => hasApprovals === true && approvalFlow === flow);

/**
 * Who somebody is, as keys: what a menu item can be limited to, and what content is chosen by. A key holds by its row of this table and
 * by nothing else. (S §1, S §6: roles, audience segments)
 */
export const SEGMENTS = {
  GUEST: { says: 'nobody is signed in', holds: (facts) => facts.person === undefined && !facts.isPartnerVisit },
  LOGGED_IN: { says: 'somebody is signed in', holds: (facts) => facts.person !== undefined },
  REGISTERED: { says: 'they have an account of their own', holds: (facts) => facts.person !== undefined && !facts.isPartnerVisit },
  THIRD_PARTY: { says: 'they came in through a partner', holds: (facts) => facts.isPartnerVisit },
  BUSINESS: { says: 'they buy for an organization', holds: organization(() => true) },
  ASSOCIATE: { says: 'they work in one of our stores', holds: hasRole('ASSOCIATE') },
  CSR: { says: 'they work in customer service', holds: hasRole('CSR') },
  OPERATOR: { says: 'they keep this shop', holds: person(isOperator) },
  SALES_REP: { says: 'they are a sales rep', holds: hasRole('SALES_REP') },
  APPROVER: { says: 'they approve orders', holds: hasRole('APPROVER', 'GROUP_APPROVER', 'LEGACY_APPROVER') },
  SAML: { says: 'their employer signed them in', holds: ({ flowType }) => flowType === 'SAML' },
  SELECT: { says: 'they are a Select member', holds: person(({ membership }) => membership === 'SELECT') },
  PREMIUM: { says: 'they are a Premium member', holds: person(({ membership }) => membership === 'PREMIUM') },
  LINK: { says: 'their organization is a link customer', holds: hasPermission('G_AL') },
  LINK_PLUS: { says: 'their organization is a link-plus customer', holds: hasPermission('G_ALP') },
  LINK_PLUS_NEW: {
    says: 'their organization is a link-plus customer with the new pages',
    holds: organization(({ codes = [] }, who) => who.permissions.includes('G_ALP') && codes.includes('NEW_EXPERIENCE')),
  },
  LEGACY_APPROVAL: { says: "a buyer's own approver approves their orders", holds: approvesAs('LEGACY') },
  GROUP_APPROVAL: { says: 'a group of approvers approves their orders', holds: approvesAs('GROUP') },
  BLUE_TARP: { says: 'BlueTarp bills their organization', holds: organization(({ invoicing }) => invoicing === 'BLUE_TARP') },
  BILL_TRUST: { says: 'Billtrust bills their organization', holds: organization(({ invoicing }) => invoicing === 'BILL_TRUST') },
  HI_TOUCH: { says: 'a rep of their own serves their organization', holds: organization(({ hiTouch }) => hiTouch !== undefined) },
  HI_TOUCH_PRINT: {
    says: 'a rep serves their organization, with print services',
    holds: organization(({ hiTouch }) => hiTouch === 'PRINT'),
  },
  HI_TOUCH_NON_PRINT: {
    says: 'a rep serves their organization, without print services',
    holds: organization(({ hiTouch }) => hiTouch === 'NON_PRINT'),
  },
  SALES_REP_MANAGED: { says: 'a sales rep looks after their organization', holds: organization(({ salesRep }) => salesRep !== undefined) },
  SINGLE_SIGN_ON: {
    says: 'their organization signs its people in',
    holds: (facts) => facts.flowType === 'SAML' || organization(({ hasSingleSignOn }) => hasSingleSignOn === true)(facts),
  },
  SPANISH_MODE: { says: 'they want to be spoken to in Spanish', holds: ({ isSpanishMode }) => isSpanishMode },
  MOBILE_APP: { says: 'they use the app', holds: ({ isMobileApp }) => isMobileApp },
} as const satisfies Record<string, AudienceRule>;

export type SegmentKey = keyof typeof SEGMENTS;

/**
 * Account codes: keys that stand for an agreement which the codes themselves do not tell. Two of them mean something of their own: 19_PB
 * is the penalty box, 20_SAA an associate. (S §6, A-129)
 */
export const ACCOUNT_CODES = [
  'TEJ',
  'CNO',
  'SUM',
  'SBC',
  'RGH',
  'PRO',
  'PWI',
  'GBP',
  'BES',
  'AJS',
  'MJL',
  'GSS',
  'XCL',
  'STE',
  'BRP',
  '19_PB',
  '20_SAA',
] as const;

/** The codes of a visitor: those of their organization, and the two that stand at a person. Others than the known ones are no keys. */
export function accountCodesOf({ person: who }: VisitorFacts): string[] {
  const given = new Set([...(who?.organization?.codes ?? []), ...(who?.segments ?? [])]);
  return ACCOUNT_CODES.filter((code) => given.has(code));
}

/** All segments of a visitor: who they are, their account's codes and their standing in the rewards programme, each once. */
export function segmentsOf(facts: VisitorFacts): string[] {
  const own = Object.entries<AudienceRule>(SEGMENTS).flatMap(([key, { holds }]) => (holds(facts) ? [key] : []));
  return [...new Set([...own, ...accountCodesOf(facts), ...loyaltyKeysOf(facts)])];
}
