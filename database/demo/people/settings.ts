import type { DisplayRuleName } from '#domain/accounts/display-rules.ts';

/** Flags of display rules by name; what is absent comes from the layer below, at last from the rule's default. */
type DisplayFlags = Partial<Readonly<Record<DisplayRuleName | 'SHOW_INVOICE', boolean>>>;

/** accounts.settings: how an organisation buys. */
export type AccountSettings = {
  readonly displayRules: DisplayFlags;
  readonly taxExemptType: 'NONE' | 'FULL';
  /** ACTIVE: may buy what is kept for health care. Absent: may not. */
  readonly healthcareStatus?: 'ACTIVE';
  readonly isInvoiceAllowed: boolean;
  /** Whether orders above the buyer's limit or budget go to an approver. */
  readonly hasApprovals: boolean;
  readonly isBudgetingEnabled: boolean;
  /** Whether PO number, budget center and invoice must be filled in before ordering. */
  readonly isAccountingMandatory: boolean;
  /** Who serves it. Absent: whoever is there. */
  readonly salesRep?: { readonly name: string; readonly email: string; readonly phone: string };
  /** The account's division number, handed through. */
  readonly divisionNumber: string;
};

/** users.settings: what differs from person to person. */
export type UserSettings = {
  /** An order whose total is above it needs approval. Absent: there is no such limit. */
  readonly orderLimitCents?: number;
  /** The budget center that their orders are charged to unless they choose another one. */
  readonly defaultBudgetCenter?: string;
  /** The one who approves this user's orders. */
  readonly approverEmail?: string;
  readonly displayRules?: DisplayFlags;
  /** The store chosen in the profile; an associate's is the one where he works. */
  readonly storeNumber?: string;
  /** Buys single items at once, without going through the cart. */
  readonly isQuickBuyActive?: boolean;
  /** The ship-to chosen in the profile. */
  readonly shipToAddressId?: string;
};
