import type { VisitorFacts } from './facts.ts';

const guest: VisitorFacts = {
  tenant: 'dotcom',
  routeType: 'dotcom',
  routeId: 'dotcom',
  flowType: undefined,
  person: undefined,
  isPartnerVisit: false,
  isMobileApp: false,
  isSpanishMode: false,
  mayChangeShippingLocation: true,
  showsPrices: true,
  deliveryWindowDays: 90,
  showsProfileCards: true,
  toggles: [],
};
const somebody = {
  roles: [],
  permissions: [],
  segments: [],
  membership: 'NON_MEMBER',
  rewardsTier: undefined,
  organization: undefined,
} as const;
const shopper = { ...guest, person: somebody };
const businessGuest = { ...guest, tenant: 'SBA', routeType: 'SBA', routeId: 'SBA' } as const;
const organization = { hasApprovals: true, isBudgetingEnabled: true, isInvoiceAllowed: true } as const;
const employee = { ...somebody, permissions: ['G_IOC', 'G_CSE', 'G_BOP'], organization };
const buyer = { ...businessGuest, person: employee };

/** Fifteen kinds of visitors, by whom menus are told apart: docs/menus.md shows what each of them sees. */
export const KINDS_OF_VISITOR = {
  Guest: guest,
  Shopper: shopper,
  'Plus member': { ...guest, person: { ...somebody, rewardsTier: 'PR6' } },
  'Premium member': { ...guest, person: { ...somebody, membership: 'PREMIUM' } },
  'Partner’s shopper': { ...shopper, isPartnerVisit: true, showsProfileCards: false },
  'Store associate': { ...guest, person: { ...somebody, roles: ['ASSOCIATE'] } },
  'Customer service': { ...guest, person: { ...somebody, roles: ['CSR'] } },
  'Shop operator': { ...guest, person: { ...somebody, roles: ['OPERATOR'] } },
  'Business guest': businessGuest,
  Buyer: buyer,
  'Buyer from a purchasing system': { ...buyer, flowType: 'MVP' },
  'Buyer signed in by the employer': { ...buyer, flowType: 'SAML' },
  'Contract-only buyer': { ...businessGuest, person: { ...employee, permissions: ['G_CSE'] } },
  Approver: { ...businessGuest, person: { ...employee, roles: ['APPROVER'] } },
  Administrator: { ...businessGuest, person: { ...employee, roles: ['ACCOUNT_ADMIN'] } },
} as const satisfies Record<string, VisitorFacts>;
