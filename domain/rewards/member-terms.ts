import { plusTierOf } from './tiers.ts';

/** What of a shopper decides about member prices and free shipping. */
export type Membership = { readonly membership: 'NON_MEMBER' | 'SELECT' | 'PREMIUM'; readonly rewardsTier: string | undefined };

/** Members of a paid programme and of the two Plus tiers pay the member price and ship free; guests do not. */
export function hasMemberTerms(shopper: Membership | undefined): boolean {
  if (shopper === undefined) return false;
  return shopper.membership !== 'NON_MEMBER' || plusTierOf(shopper.rewardsTier) !== undefined;
}
