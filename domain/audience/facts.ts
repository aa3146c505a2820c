import type { Membership } from '#domain/rewards/member-terms.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import type { WebToggle } from '#domain/identity/feature-toggles.ts';

/** How somebody came to be signed in or to act here; an ordinary visit has none. (S §2, Contexts that drive visibility) */
export const FLOW_TYPES = ['MVP', 'SAML', 'CSR'] as const;
export type FlowType = (typeof FLOW_TYPES)[number];

/** What an organisation has agreed with us, as far as it decides what its people see. */
export type OrganizationFacts = {
  /** Opaque keys that we give to accounts. */
  readonly codes?: readonly string[];
  readonly hasApprovals?: boolean;
  /** By whom orders are approved: by each buyer's approver (LEGACY), or by a group of them. Without a word: by a group. */
  readonly approvalFlow?: 'LEGACY' | 'GROUP';
  /** Who collects for us what the organisation is invoiced. */
  readonly invoicing?: 'BLUE_TARP' | 'BILL_TRUST';
  readonly isInvoiceAllowed?: boolean;
  /** Served by a rep of its own, with print services or without them. */
  readonly hiTouch?: 'PRINT' | 'NON_PRINT';
  /** Its people sign in at their employer. */
  readonly hasSingleSignOn?: boolean;
  readonly salesRep?: { readonly name: string; readonly email: string; readonly phone: string };
  readonly isBudgetingEnabled?: boolean;
};

/** What of somebody who is signed in decides what they see. */
export type PersonFacts = Membership & {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  /** Codes of customer segments, as the rewards programme gives them. */
  readonly segments: readonly string[];
  readonly organization: OrganizationFacts | undefined;
};

/** Everything about a visitor, but for the page they are on, from which follows what they see and may do. */
export type VisitorFacts = {
  readonly tenant: Tenant;
  readonly routeType: string;
  readonly routeId: string;
  readonly flowType: FlowType | undefined;
  /** Undefined: a guest. */
  readonly person: PersonFacts | undefined;
  /** Came in through the storefront of a partner. */
  readonly isPartnerVisit: boolean;
  readonly isMobileApp: boolean;
  readonly isSpanishMode: boolean;
  /** Whether the display rules let them have their goods sent elsewhere, and later. */
  readonly mayChangeShippingLocation: boolean;
  readonly showsPrices: boolean;
  readonly deliveryWindowDays: number;
  /** Whether the display rules show the cards of their profile. */
  readonly showsProfileCards: boolean;
  readonly toggles: readonly WebToggle[];
};
