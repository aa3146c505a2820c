import { displaySettings } from '#domain/accounts/display-rules.ts';
import { seesOrdersOfOrganization } from '#domain/accounts/organization-orders.ts';
import { rulesOf } from './person.ts';
import type { Shopper } from './shopper.ts';

/** The number of the account all of whose orders somebody may look at; undefined: of none. */
export function accountOfOrders({ tenant, account, person }: Pick<Shopper, 'tenant' | 'account' | 'person'>): string | undefined {
  if (tenant !== 'SBA' || person === undefined || account === undefined) return undefined;
  const { showsPrices } = displaySettings(rulesOf(person));
  return seesOrdersOfOrganization({ roles: person.roles, showsPrices }) ? account.number : undefined;
}

/** The number of the account of which somebody may buy again what its people bought; undefined: of none. In a session of a purchasing system nobody looks at orders. */
export function accountToBuyAgain(shopper: Pick<Shopper, 'tenant' | 'account' | 'person' | 'procurement'>): string | undefined {
  if (shopper.procurement !== undefined || shopper.account?.settings.reordersColleagues === false) return undefined;
  return accountOfOrders(shopper);
}

/** Whether somebody can open the page of an order of their organization: their own, and for some all others; in a session of a purchasing system none, since nothing is ordered there. @param userId whose it is */
export function mayOpenOrder(shopper: Pick<Shopper, 'tenant' | 'account' | 'person' | 'procurement'>, userId: string | null): boolean {
  if (shopper.procurement !== undefined) return false;
  return (userId !== null && userId === shopper.person?.userId) || accountOfOrders(shopper) !== undefined;
}
