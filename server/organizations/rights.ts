import type { OrganizationRights, RightsChoices } from '#contracts/organization/people.ts';
import type { ErrorDetail } from '#contracts/errors.ts';
import { isOrganizationRole, permissionsToGive, problemOfGiving, wordsOfRights, type Rights } from '#domain/accounts/people/rights.ts';
import { fromDollars, toDollars } from '#domain/shared/money.ts';
import { shipTosOf, type StoredAddress } from '../addresses/index.ts';
import { findOpenCenters } from '../budgets/index.ts';
import type { Db } from '../db/database.ts';
import type { UserSettings } from '../shoppers/index.ts';
import { isDecidedPermission, rightsOf, withGiven, type Giver } from './administrator.ts';
import { findApprover, findApprovers, type PersonOfAccount } from './people.repository.ts';

/** A person's rights as their row says them. */
export function rightsOfRow({ roles, permissions, settings, account_settings: accountSettings }: PersonOfAccount): Rights {
  return rightsOf({ roles, permissions, settings, account: { number: '', name: '', settings: accountSettings } });
}

/** Rights as the wire says them. */
export function viewRights(rights: Rights, settings: UserSettings): OrganizationRights {
  const { roles, permissions, orderLimitCents, seesPrices, mayChangeShipTo } = rights;
  return {
    roles: [...roles],
    permissions: [...permissions],
    orderLimit: orderLimitCents === undefined ? null : toDollars(orderLimitCents),
    seesPrices,
    mayChangeShipTo,
    approverEmail: settings.approverEmail ?? null,
    shipToAddressId: settings.shipToAddressId ?? null,
    budgetCenter: settings.defaultBudgetCenter ?? null,
  };
}

/** The most that a limit can be. */
const MOST_LIMIT_CENTS = 1_000_000_000;

/** The limit of rights that are wanted; 'NONE' where it is no amount of whole cents. */
function limitOf({ orderLimit }: Pick<OrganizationRights, 'orderLimit'>): number | undefined | 'NONE' {
  if (orderLimit === null) return undefined;
  const cents = fromDollars(orderLimit);
  return cents !== undefined && cents >= 0 && cents <= MOST_LIMIT_CENTS ? cents : 'NONE';
}

/** So many approvers and budget centers are offered to choose from. */
const MOST_CHOICES = 500;

/** What an administrator can give. */
export async function choicesOf(db: Db, { account, ...giver }: Giver): Promise<RightsChoices> {
  const rights = rightsOf({ ...giver, account });
  const { orderLimitCents } = rights;
  // One after the other: a transaction has one connection.
  const shipTos = await shipTosOf(db, account.number);
  const approvers = await findApprovers(db, [account.number, MOST_CHOICES]);
  const budgetCenters = await centersOf(db, account);
  return {
    mayGive: [...permissionsToGive(rights)],
    mostOrderLimit: orderLimitCents === undefined ? null : toDollars(orderLimitCents),
    shipTos: shipTos.map((shipTo) => ({ id: shipTo.id, text: shipToText(shipTo) })),
    approvers: approvers.map(({ email, name }) => ({ email, name: name === '' ? email : name })),
    budgetCenters,
  };
}

/** The open budget centers of an organization that has budgets. */
async function centersOf(db: Db, { number, settings }: Giver['account']): Promise<RightsChoices['budgetCenters']> {
  if (settings.isBudgetingEnabled !== true) return [];
  return (await findOpenCenters(db, [number, MOST_CHOICES])).map(({ value, name }) => ({ value, name }));
}

function shipToText({ organizationName, address1, city, state, zipCode }: StoredAddress): string {
  return [organizationName, address1, `${city}, ${state} ${zipCode}`].filter((part) => part !== '').join(', ');
}

/** What there is to be written, and how it is said in the log: of rights that were looked over. */
export type Decided = {
  readonly roles: string[];
  readonly permissions: string[];
  readonly settings: UserSettings;
  readonly words: Readonly<Record<string, string>>;
};

type Wish = {
  readonly giver: Giver;
  readonly wanted: OrganizationRights;
  /** Who has rights already. */
  readonly person: Pick<PersonOfAccount, 'roles' | 'permissions' | 'settings' | 'account_settings'> & { readonly isThere: boolean };
};

/**
 * Looks over what an administrator wants somebody to be allowed. Permissions that administrators do not decide, and settings that are the person's own, stay.
 *
 * @returns what is wrong with it, by its fields, or what is to be written.
 */
export async function decideRights(
  db: Db,
  { giver, wanted, person }: Wish,
): Promise<
  { readonly errors: readonly ErrorDetail[]; readonly decided?: undefined } | { readonly errors?: undefined; readonly decided: Decided }
> {
  const { roles, permissions, seesPrices, mayChangeShipTo } = wanted;
  const limit = limitOf(wanted);
  const rights: Rights = {
    roles: [...new Set(roles)],
    permissions: [...new Set(permissions)],
    orderLimitCents: limit === 'NONE' ? 0 : limit,
    seesPrices,
    mayChangeShipTo,
  };
  const before = person.isThere ? rightsOf({ ...person, account: { ...giver.account, settings: person.account_settings } }) : undefined;
  const shipTos = await shipTosOf(db, giver.account.number);
  const shipTo = shipTos.find(({ id }) => id === wanted.shipToAddressId);
  const approverEmail = wanted.approverEmail?.trim() === '' ? undefined : wanted.approverEmail?.trim();
  const isApproverKept = approverEmail !== undefined && person.isThere && person.settings.approverEmail === approverEmail;
  const [approver] = approverEmail === undefined || isApproverKept ? [] : await findApprover(db, [giver.account.number, approverEmail]);
  const centers = await centersOf(db, giver.account);
  const centerBefore = person.settings.defaultBudgetCenter;
  const center = wanted.budgetCenter === undefined ? centerBefore : (wanted.budgetCenter ?? undefined);
  const given = problemOfGiving(rightsOf(giver), { before, wanted: rights });
  const errors = [
    // Of a limit that is none the rest is told all the same.
    ...(limit === 'NONE' ? [invalid('orderLimit', 'Enter an amount in dollars, such as 500 or 249.99.')] : []),
    ...given.filter(({ field }) => limit !== 'NONE' || field !== 'orderLimit').map(({ field, message }) => invalid(field, message)),
    ...(wanted.shipToAddressId !== null && shipTo === undefined
      ? [invalid('shipToAddressId', 'Choose one of your ship-to addresses.')]
      : []),
    ...(approverEmail !== undefined && approver === undefined && !isApproverKept
      ? [invalid('approverEmail', 'Choose an approver or administrator of your organization.')]
      : []),
    ...(center !== undefined && center !== centerBefore && !centers.some(({ value }) => value === center)
      ? [invalid('budgetCenter', 'Choose an open budget center of your organization.')]
      : []),
  ];
  if (errors.length > 0) return { errors };
  const settings = settingsWith(person.settings, {
    rights,
    approverEmail: approver?.email ?? (isApproverKept ? approverEmail : undefined),
    shipToAddressId: shipTo?.id,
    budgetCenter: center,
    before: before ?? rightsOf({ ...person, account: { ...giver.account, settings: person.account_settings } }),
  });
  return {
    decided: {
      roles: withGiven(person.roles, rights.roles, isOrganizationRole),
      permissions: withGiven(person.permissions, rights.permissions, isDecidedPermission),
      settings,
      words: wordsOf(rights, settings, shipTo),
    },
  };
}

/** How rights are said in the log. */
export function wordsOf(
  rights: Rights,
  { approverEmail, defaultBudgetCenter }: UserSettings,
  shipTo: StoredAddress | undefined,
): Readonly<Record<string, string>> {
  return {
    ...wordsOfRights(rights),
    Approver: approverEmail ?? 'None',
    'Ship-to': shipTo === undefined ? 'The organization’s usual address' : shipToText(shipTo),
    'Budget Center': defaultBudgetCenter ?? 'The organization’s default',
  };
}

type New = {
  readonly rights: Rights;
  readonly before: Rights;
  readonly approverEmail: string | undefined;
  readonly shipToAddressId: string | undefined;
  readonly budgetCenter: string | undefined;
};

/** A display rule is written for a person where what holds for them now is something else. */
function settingsWith(
  { orderLimitCents: _limit, approverEmail: _approver, shipToAddressId: _shipTo, defaultBudgetCenter: _center, ...kept }: UserSettings,
  { rights, before, approverEmail, shipToAddressId, budgetCenter }: New,
): UserSettings {
  const displayRules = {
    ...kept.displayRules,
    ...(rights.seesPrices !== before.seesPrices && { SHOW_PRICE: rights.seesPrices }),
    ...(rights.mayChangeShipTo !== before.mayChangeShipTo && { CHANGE_SHIPPING_LOCATION: rights.mayChangeShipTo }),
  };
  return {
    ...kept,
    ...(Object.keys(displayRules).length > 0 && { displayRules }),
    ...(rights.orderLimitCents !== undefined && { orderLimitCents: rights.orderLimitCents }),
    ...(approverEmail !== undefined && { approverEmail }),
    ...(shipToAddressId !== undefined && { shipToAddressId }),
    ...(budgetCenter !== undefined && { defaultBudgetCenter: budgetCenter }),
  };
}

const invalid = (field: string, message: string): ErrorDetail => ({ field, code: 'INVALID', message });
