import { formatPrice } from '../../catalog/price-text.ts';
import type { Cents } from '../../shared/money.ts';

/** What an administrator makes somebody of their organization, and what it says. */
export const ORGANIZATION_ROLES = {
  ACCOUNT_ADMIN: { name: 'Administrator', about: 'Manages people, buying rules and your organization’s settings' },
  APPROVER: { name: 'Approver', about: 'Approves orders of people who have them as their approver' },
  GROUP_APPROVER: { name: 'Group approver', about: 'Shares approvals with the other group approvers' },
} as const;
export type OrganizationRole = keyof typeof ORGANIZATION_ROLES;

/** The permission codes that an administrator gives and takes, and what each says. Whether an organization is a link customer is agreed with us. */
export const GIVEN_PERMISSIONS = {
  G_IOC: { name: 'Off-contract items', about: 'If unchecked, they can only order items on your contract' },
  G_CSE: { name: 'On-contract filter', about: 'Can filter search results to items on your contract' },
  G_WS: { name: 'Wholesale items', about: 'Can see and order items from our wholesalers' },
  G_BOP: { name: 'Store pickup', about: 'Can pick up orders at a store' },
  G_BIO: { name: 'Show blocked items', about: 'Can see items you’ve blocked, and why they can’t order them' },
  PAY_INVOICES: { name: 'Pay invoices', about: 'Can pay your organization’s invoices by card. Administrators always can' },
} as const;
export type GivenPermission = keyof typeof GIVEN_PERMISSIONS;

const isOneOf =
  <T extends string>(table: Readonly<Record<T, unknown>>) =>
  (code: string): code is T =>
    Object.hasOwn(table, code);
export const isOrganizationRole = isOneOf(ORGANIZATION_ROLES);
export const isGivenPermission = isOneOf(GIVEN_PERMISSIONS);

/** All roles and permission codes that are given, each in the order of its table. */
export const ROLE_CODES: readonly OrganizationRole[] = Object.keys(ORGANIZATION_ROLES).filter(isOrganizationRole);
export const PERMISSION_CODES: readonly GivenPermission[] = Object.keys(GIVEN_PERMISSIONS).filter(isGivenPermission);

/** What somebody may do for their organization, as far as its administrators decide it. */
export type Rights = {
  readonly roles: readonly OrganizationRole[];
  readonly permissions: readonly GivenPermission[];
  /** The most that an order may come to; undefined: there is no limit. */
  readonly orderLimitCents: Cents | undefined;
  /** Whether they are shown what things cost. */
  readonly seesPrices: boolean;
  /** Whether they may have things sent to another ship-to than theirs. */
  readonly mayChangeShipTo: boolean;
};

/** Whether somebody pays the invoices of their organization, of those who may see them: its administrators, and whom they let. */
export function mayPayInvoices({
  roles,
  permissions,
}: {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}): boolean {
  return roles.includes('ACCOUNT_ADMIN' satisfies OrganizationRole) || permissions.includes('PAY_INVOICES' satisfies GivenPermission);
}

/** The permission codes that somebody can give to others: those that they have, and what they may do without one. */
export function permissionsToGive(giver: Pick<Rights, 'roles' | 'permissions'>): readonly GivenPermission[] {
  return PERMISSION_CODES.filter((code) => giver.permissions.includes(code) || (code === 'PAY_INVOICES' && mayPayInvoices(giver)));
}

/** Why rights are not given: a permission, a limit or something else that whoever gives does not have. */
export type RightsProblem = { readonly field: 'permissions' | 'orderLimit' | 'seesPrices' | 'mayChangeShipTo'; readonly message: string };

/**
 * Why an administrator may not give somebody these rights: nobody gives what they do not have. What is taken away is always theirs to take, and the roles of an
 * organization are all an administrator's. Of themselves the same holds, so that nobody raises themselves.
 */
export function problemOfGiving(giver: Rights, { before, wanted }: { readonly before: Rights | undefined; readonly wanted: Rights }) {
  const toGive = permissionsToGive(giver);
  const foreign = wanted.permissions.filter((code) => !toGive.includes(code) && before?.permissions.includes(code) !== true);
  const problems: RightsProblem[] = [
    ...foreign.map((code) => ({
      field: 'permissions' as const,
      message: `You don’t have “${GIVEN_PERMISSIONS[code].name}” yourself, so you can’t give it.`,
    })),
    ...(isMore(wanted.orderLimitCents, giver.orderLimitCents) &&
    (before === undefined || isMore(wanted.orderLimitCents, before.orderLimitCents))
      ? [
          {
            field: 'orderLimit' as const,
            message: `Your own order limit is ${formatPrice(giver.orderLimitCents)}. You can’t give a higher one.`,
          },
        ]
      : []),
    ...(wanted.seesPrices && !giver.seesPrices && before?.seesPrices !== true
      ? [{ field: 'seesPrices' as const, message: 'You can’t see prices yourself, so you can’t give others access to them.' }]
      : []),
    ...(wanted.mayChangeShipTo && !giver.mayChangeShipTo && before?.mayChangeShipTo !== true
      ? [{ field: 'mayChangeShipTo' as const, message: 'You can’t change the ship-to address yourself, so you can’t allow others to.' }]
      : []),
  ];
  return problems;
}

/** Whether a limit lets more through than another one; undefined: without limit. */
function isMore(wanted: Cents | undefined, than: Cents | undefined): boolean {
  return than !== undefined && (wanted ?? Infinity) > than;
}

/** What was changed about something, in words. */
export type Difference = { readonly what: string; readonly before: string; readonly after: string };

/** Rights in words, each under its name: what a log compares. */
export function wordsOfRights({
  roles,
  permissions,
  orderLimitCents,
  seesPrices,
  mayChangeShipTo,
}: Rights): Readonly<Record<string, string>> {
  return {
    Roles: ROLE_CODES.flatMap((code) => (roles.includes(code) ? [ORGANIZATION_ROLES[code].name] : [])).join(', ') || 'Buyer',
    ...Object.fromEntries(PERMISSION_CODES.map((code) => [GIVEN_PERMISSIONS[code].name, yesOrNo(permissions.includes(code))])),
    'Order limit': orderLimitCents === undefined ? 'No limit' : formatPrice(orderLimitCents),
    'See prices': yesOrNo(seesPrices),
    'Change ship-to address': yesOrNo(mayChangeShipTo),
  };
}

const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');

/** What differs between two records of words; a name that one of them lacks is empty there. */
export function differencesOf(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((what) => ({ what, before: before[what] ?? '', after: after[what] ?? '' }))
    .filter((one) => one.before !== one.after);
}
