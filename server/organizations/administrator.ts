import { refuse, type Reply } from '#contracts/door.ts';
import { ACTED_FOR } from '#domain/accounts/people/acted-for.ts';
import { abilitiesOf } from '#domain/accounts/permissions.ts';
import { isGivenPermission, isOrganizationRole, PERMISSION_CODES, type Rights } from '#domain/accounts/people/rights.ts';
import { displaySettings } from '#domain/accounts/display-rules.ts';
import { organizationBuyerOf, rulesOf, type Looking, type OrganizationBuyer, type Person } from '../shoppers/index.ts';

/** Somebody who looks after the organization that they buy for. */
export type Administrator = OrganizationBuyer;

/** What decides about what an administrator can give. */
export type Giver = Pick<Administrator, 'userId' | 'account' | 'roles' | 'permissions' | 'settings'>;

const NOT_ADMINISTRATOR = 'Only your organization’s administrators can see this page.';

/** The administrator who asks; FORBIDDEN for everybody else, on the consumer site for all. */
export function administratorOf(looking: Pick<Looking, 'shopper'>): Reply<Administrator> {
  const member = organizationBuyerOf(looking, NOT_ADMINISTRATOR);
  return member.ok && !member.body.roles.includes('ACCOUNT_ADMIN') ? refuse('FORBIDDEN', { message: NOT_ADMINISTRATOR }) : member;
}

/** The same of who changes something: nobody does it who acts for them. */
export function changingAdministrator(looking: Pick<Looking, 'shopper' | 'actor'>): Reply<Administrator> {
  const asked = administratorOf(looking);
  if (asked.ok && looking.actor.kind !== 'VISITOR') return refuse('FORBIDDEN', { message: ACTED_FOR });
  return asked;
}

/** What somebody may do for their organization, of what its administrators decide. G_IBV says what G_BIO says. */
export function rightsOf({
  roles,
  permissions,
  settings,
  account,
}: Pick<Person, 'roles' | 'permissions' | 'settings' | 'account'>): Rights {
  const { showsPrices, mayChangeShippingLocation } = displaySettings(rulesOf({ settings, account, isPartnersShopper: false }));
  const seesBlocked = abilitiesOf('SBA', permissions).blockType === 'G';
  return {
    roles: roles.filter(isOrganizationRole),
    permissions: PERMISSION_CODES.filter((code) => (code === 'G_BIO' ? seesBlocked : permissions.includes(code))),
    orderLimitCents: settings.orderLimitCents,
    seesPrices: showsPrices,
    mayChangeShipTo: mayChangeShippingLocation,
  };
}

/** Codes as they are stored: those that administrators do not decide stay as they are. */
export function withGiven(stored: readonly string[], given: readonly string[], isDecided: (code: string) => boolean): string[] {
  return [...stored.filter((code) => !isDecided(code)), ...given];
}

export const isDecidedPermission = (code: string): boolean => isGivenPermission(code) || code === 'G_IBV';
