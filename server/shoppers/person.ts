import { displayRulesOf, displaySettings, type DisplayRule } from '#domain/accounts/display-rules.ts';
import type { TaxCertificate } from '#domain/pricing/fees/tax-exemption.ts';
import type { ApprovalRule } from '#domain/approvals/approval-rules.ts';
import type { OrganizationFacts } from '#domain/audience/facts.ts';
import { UNIT_OF_PERSON, type PersonUnit } from './unit-of-person.ts';

/** What an organisation has agreed with us. */
export type AccountSettings = OrganizationFacts & {
  readonly taxExemptType?: 'NONE' | 'FULL';
  readonly healthcareStatus?: string;
  /** MPI: what everybody pays stands beside the price of their contract. */
  readonly activePriceMethod?: string;
  /** The membership that the organisation pays for its people. */
  readonly membership?: 'SELECT' | 'PREMIUM';
  readonly divisionNumber?: string;
  /** Its people were enrolled online. */
  readonly isDigitalEnrollment?: boolean;
  readonly displayRules?: Readonly<Record<string, boolean>>;
  /** Its approvers can decide by the link of a mail, without signing in; undefined: they can. */
  readonly isDecidedByMail?: boolean;
  /** PO number, budget center and the like must be filled in before something is ordered. */
  readonly isAccountingMandatory?: boolean;
  /** Orders may be charged to no budget center. */
  readonly isCenterOptional?: boolean;
  /** The budget center that orders are charged to unless somebody chooses another one. */
  readonly defaultBudgetCenter?: string;
  /** The day on which its years begin: 'mm-dd'. */
  readonly fiscalStart?: string;
  /** Who may see colleagues' orders may put the same into their own cart; undefined: they may. */
  readonly reordersColleagues?: boolean;
};

export type UserSettings = {
  readonly orderLimitCents?: number;
  readonly approverEmail?: string;
  /** The same as of their organization, and before that one. */
  readonly defaultBudgetCenter?: string;
  readonly storeNumber?: string;
  /** The ship-to of the organisation that was chosen. */
  readonly shipToAddressId?: string;
  /** The unit of the organisation that they order for. */
  readonly unitId?: string;
  /** Wants to buy at once, with the usual address and card. */
  readonly isQuickBuyActive?: boolean;
  /** Where such orders go; without it to the default address. */
  readonly quickBuyAddressId?: string;
  /** Wants to see such an order before it is placed; who has said nothing does. */
  readonly hasQuickBuyOverlay?: boolean;
  readonly displayRules?: Readonly<Record<string, boolean>>;
};

/** Whether an order of one item is shown before it is placed. (A-064, quickBuyOverlayPreference) */
export function isQuickBuyShownFirst({ hasQuickBuyOverlay }: UserSettings): boolean {
  return hasQuickBuyOverlay !== false;
}

/** The ship-to of their organisation that somebody has chosen. */
export type ChosenShipTo = { readonly addressId: string; readonly zip: string; readonly city: string; readonly state: string };

/** The organisation that somebody buys for, with its own prices and agreements. */
export type Account = { readonly number: string; readonly name: string; readonly settings: AccountSettings };

/** Somebody with an account of their own, with what decides about prices and permissions. */
export type Person = {
  readonly userId: string;
  /** Where they are reached; undefined of a partner's shopper of whom it has told none. */
  readonly email: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly account: Account | undefined;
  readonly permissions: readonly string[];
  readonly membership: 'NON_MEMBER' | 'SELECT' | 'PREMIUM';
  readonly rewardsTier: string | undefined;
  readonly rewardsNumber: string | undefined;
  readonly memberSince: string | undefined;
  readonly segments: readonly string[];
  readonly settings: UserSettings;
  /** A shopper of another storefront, which sends them here: they have no password, no security page and no cards here. */
  readonly isPartnersShopper: boolean;
  /** Of who buys for an organisation: where it goes, and from where dates are counted. */
  readonly shipTo: ChosenShipTo | undefined;
  /** The ZIP code of where their orders usually go, of those of their organization and their own. */
  readonly usualZip: string | undefined;
  /** Who may order more than they may, where their organisation has named one of its people. */
  readonly approver?: Approver;
  /** Who of their organization can be asked about what it owes, where it may be invoiced: its first administrator. */
  readonly payer?: Approver;
  /** What else of their orders waits for an approval, besides limits and budgets: the rules of an organization that has approvals. */
  readonly approvalRules: readonly ApprovalRule[];
  /** The budget center that their orders are charged to unless they choose another one; undefined: there is none. */
  readonly budgetCenter?: NamedCenter;
  /** The part of their organization that they order for, of those that they belong to. */
  readonly unit?: PersonUnit;
  /** Those that were approved, of them or of their organisation; some may have ended. */
  readonly taxCertificates: readonly TaxCertificate[];
};

/** A budget center of somebody's organization, and what its people call it. */
export type NamedCenter = { readonly value: string; readonly name: string };

/** Whom somebody asks whose order is above their limit. */
export type Approver = { readonly name: string; readonly email: string };

/** What is stored of a person: every statement that reads one answers with `PERSON_COLUMNS`. */
export type PersonRow = {
  user_id: string;
  email: string | null;
  first_name: string;
  last_name: string;
  roles: string[];
  permissions: string[];
  membership: Person['membership'];
  rewards_tier: string | null;
  rewards_number: string | null;
  member_since: string | null;
  segments: string[];
  settings: UserSettings;
  is_partners_shopper: boolean;
  account_number: string | null;
  account_name: string;
  account_settings: AccountSettings;
  ship_to: ChosenShipTo | null;
  usual_zip: string | null;
  approver: Approver | null;
  payer: Approver | null;
  approval_rules: readonly ApprovalRule[] | null;
  budget_center: NamedCenter | null;
  unit: PersonUnit | null;
  tax_certificates: readonly TaxCertificate[] | null;
};

/** Whether somebody (u) can be signed in: who was turned off or removed by their organization is not. */
export const IS_ACTIVE = "u.standing = 'ACTIVE'";

/**
 * Whether somebody (u, of the organization a, if any) signs in with what they have chosen here. Whose organization signs its people in itself comes through it and no other way, but for an
 * administrator with a password and two-step sign-in, by whom the organization gets in when its own sign-in fails. (docs/decisions/0094)
 */
export const SIGNS_IN_HERE = `(not coalesce((a.settings ->> 'hasSingleSignOn')::boolean, false) or 'ACCOUNT_ADMIN' = any (u.roles) and u.password_hash <> ''
  and exists (select from second_factors f where f.user_id = u.user_id and f.on_since is not null))`;

/** Whether somebody (u) works for nobody of the shop: nobody acts for those who do, nor for who cannot be signed in. */
export const IS_CUSTOMER = `not u.roles && array['OPERATOR', 'CSR', 'ASSOCIATE', 'SALES_REP'] and ${IS_ACTIVE}`;

/**
 * Orders addresses of somebody and of their organization: where their orders usually go comes first. Whoever buys for an organization has things sent to
 * its ship-tos: an address that they keep for themselves makes no other place the usual one.
 */
export const USUAL_FIRST = '(account_number is not null) desc, is_default desc, city, address1, address_id';

/** A rule (r) of an organization, as `ApprovalRule` has it. */
export const RULE_AS_JSON = `jsonb_build_object('ruleId', r.rule_id, 'name', r.name, 'kind', r.kind, 'aboveCents', r.above_cents, 'values', r."values", 'steps', r.steps)`;

/** A person's columns, of the user `u` together with the organisation `a`. By their own email a partner's shopper is reached by nobody. */
export const PERSON_COLUMNS = `u.user_id, case when u.partner_id is null then u.email else u.contact_email end as email, u.first_name, u.last_name, u.roles, u.permissions, u.membership, u.rewards_tier, u.rewards_number, u.member_since,
         u.segments, u.settings, u.partner_id is not null as is_partners_shopper, u.account_number, a.name as account_name, a.settings as account_settings,
         (select jsonb_build_object('addressId', d.address_id, 'zip', d.zip, 'city', d.city, 'state', d.state) from addresses d
          where d.account_number = u.account_number and d.address_id::text = u.settings ->> 'shipToAddressId') as ship_to,
         (select d.zip from addresses d where d.user_id = u.user_id or d.account_number = u.account_number order by ${USUAL_FIRST} limit 1) as usual_zip,
         (select jsonb_build_object('name', trim(b.first_name || ' ' || b.last_name), 'email', b.email) from users b
          where b.email = u.settings ->> 'approverEmail' and b.account_number = u.account_number and b.standing = 'ACTIVE') as approver,
         case when (a.settings ->> 'isInvoiceAllowed')::boolean then (select jsonb_build_object('name', trim(b.first_name || ' ' || b.last_name), 'email', b.email) from users b
          where b.account_number = u.account_number and 'ACCOUNT_ADMIN' = any (b.roles) and b.standing = 'ACTIVE' order by b.created_at, b.email limit 1) end as payer,
         case when (a.settings ->> 'hasApprovals')::boolean then (select jsonb_agg(${RULE_AS_JSON} order by r.created_at, r.rule_id)
          from approval_rules r where r.account_number = u.account_number) end as approval_rules,
         (select jsonb_build_object('value', c.value, 'name', c.description) from budget_centers c
          where c.account_number = u.account_number and (a.settings ->> 'isBudgetingEnabled')::boolean and c.closed_at is null
            and (c.value in (u.settings ->> 'defaultBudgetCenter', a.settings ->> 'defaultBudgetCenter')
              or not exists (select from budget_centers o where o.account_number = u.account_number and o.closed_at is null and o.value <> c.value))
          order by c.value is not distinct from u.settings ->> 'defaultBudgetCenter' desc, c.value is not distinct from a.settings ->> 'defaultBudgetCenter' desc limit 1) as budget_center,
         ${UNIT_OF_PERSON} as unit,
         (select jsonb_agg(jsonb_build_object('state', c.state, 'number', c.number, 'validUntil', to_char(c.valid_until, 'YYYY-MM-DD')) order by c.valid_until desc)
          from tax_certificates c where c.status = 'APPROVED'
            and case when u.account_number is null then c.user_id = u.user_id else c.account_number = u.account_number end) as tax_certificates`;

/** The person of a row. */
export function personFromRow(row: PersonRow): Person {
  return {
    userId: row.user_id,
    email: row.email ?? undefined,
    firstName: row.first_name,
    lastName: row.last_name,
    roles: row.roles,
    permissions: row.permissions,
    membership: row.membership,
    rewardsTier: row.rewards_tier ?? undefined,
    rewardsNumber: row.rewards_number ?? undefined,
    memberSince: row.member_since ?? undefined,
    segments: row.segments,
    settings: row.settings,
    isPartnersShopper: row.is_partners_shopper,
    shipTo: row.ship_to ?? undefined,
    usualZip: row.usual_zip ?? undefined,
    ...(row.approver !== null && { approver: row.approver }),
    ...(row.payer !== null && { payer: row.payer }),
    approvalRules: row.approval_rules ?? [],
    ...(row.budget_center !== null && { budgetCenter: row.budget_center }),
    ...(row.unit !== null && { unit: row.unit }),
    taxCertificates: row.tax_certificates ?? [],
    account:
      row.account_number === null ? undefined : { number: row.account_number, name: row.account_name, settings: row.account_settings },
  };
}

/** The display rules of somebody: those of their organization, then their own. Whoever a partner sends keeps no cards here. */
export function rulesOf(person: Pick<Person, 'account' | 'settings' | 'isPartnersShopper'> | undefined): DisplayRule[] {
  const { account, settings, isPartnersShopper = false } = person ?? {};
  return displayRulesOf(
    account?.settings.displayRules ?? {},
    settings?.displayRules ?? {},
    isPartnersShopper ? { SHOW_PROFILE_CC: false } : {},
  );
}

/** Whether somebody is shown what things cost: their organization may have said that they are not. (SHOW_PRICE, C6-31) */
export function seesPrices(person: Parameters<typeof rulesOf>[0]): boolean {
  return displaySettings(rulesOf(person)).showsPrices;
}

/** Whether somebody may have things sent elsewhere than to their usual address: their organization may have said that it decides. (CHANGE_SHIPPING_LOCATION, C6-38) */
export function mayChangeShippingLocation(person: Person | undefined): boolean {
  return displaySettings(rulesOf(person)).mayChangeShippingLocation;
}
