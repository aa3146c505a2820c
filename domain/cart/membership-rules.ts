import type { ItemFacts } from '../catalog/item-facts.ts';
import type { CartLine } from './cart-line.ts';
import type { Buyer, Offer } from './offer.ts';

/** Why somebody may not buy a membership. (C §8, User and membership) */
export type MembershipRefusal =
  | 'MISSING_USER'
  | 'MISSING_WEB_USER_ID'
  | 'MISSING_REWARDS_ID'
  | 'ALREADY_PURCHASED'
  | 'ALREADY_BENEFICIARY'
  | 'MEMBERSHIP_GENERIC_ERR';

/**
 * Whether a membership may be put into the cart: `undefined` when it may, or when the item is none. One membership a cart,
 * for people with an account and a rewards number who are not members yet.
 */
export function checkMembership(
  offer: Offer,
  buyer: Buyer,
  lines: Iterable<CartLine>,
  factsOf: (itemId: string) => ItemFacts | undefined,
): MembershipRefusal | undefined {
  if (offer.facts.membership === undefined) return undefined;
  const { membership: person } = buyer;
  if (!person.isSignedIn) return 'MISSING_USER';
  if (!person.hasWebUserId) return 'MISSING_WEB_USER_ID';
  if (person.companyMembership !== undefined) return 'ALREADY_BENEFICIARY';
  if (buyer.isBusiness) return 'MEMBERSHIP_GENERIC_ERR';
  if (person.membership !== 'NON_MEMBER') return 'ALREADY_PURCHASED';
  if (person.rewardsNumber === undefined) return 'MISSING_REWARDS_ID';
  for (const line of lines) if (factsOf(line.itemId)?.membership !== undefined) return 'MEMBERSHIP_GENERIC_ERR';
  return undefined;
}
