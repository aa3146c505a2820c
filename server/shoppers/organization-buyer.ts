import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { Account, Person } from './person.ts';
import type { Shopper } from './shopper.ts';

/** Somebody who buys for an organization on the business site. */
export type OrganizationBuyer = Person & { readonly account: Account };

/**
 * Who buys for an organization. UNAUTHORIZED for who has not signed in, FORBIDDEN for everybody else.
 *
 * @param message said to those, instead of the code's usual text.
 */
export function organizationBuyerOf(
  { shopper: { tenant, person } }: { readonly shopper: Pick<Shopper, 'tenant' | 'person'> },
  message?: string,
): Reply<OrganizationBuyer> {
  if (person === undefined) return refuse('UNAUTHORIZED');
  const { account } = person;
  if (tenant !== 'SBA' || account === undefined) return refuse('FORBIDDEN', message === undefined ? {} : { message });
  return answer({ ...person, account });
}
