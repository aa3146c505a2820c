import type { Shopper } from '../shoppers/index.ts';
import type { AccountTerms } from './catalog-facts.ts';

/**
 * Those to whom the catalogue is the same: the same items at the same prices. It never names a person, so that what is worked out
 * for one serves all.
 */
export type Audience = {
  /** The account whose contract or policies make a difference; undefined: none does. */
  readonly accountNumber: string | undefined;
  /** Block type H: what the account's policies block is not shown. */
  readonly hidesBlocked: boolean;
  /** Of what is hidden from them: another one where the policies are others; 0 where nothing is. */
  readonly policiesVersion: number;
  readonly paysMemberPrices: boolean;
  readonly seesWholesale: boolean;
};

/** Most visitors: what they see is shown to all, and hidden from few. */
export const EVERYBODY: Audience = {
  accountNumber: undefined,
  hidesBlocked: false,
  policiesVersion: 0,
  paysMemberPrices: false,
  seesWholesale: false,
};

/** The account whose contract holds for a shopper: on the consumer site there is none. */
export function contractAccountOf({ tenant, account }: Shopper): string | undefined {
  return tenant === 'SBA' ? account?.number : undefined;
}

/** The audience that a shopper belongs to. People of an account without contract and policies see what everybody sees. */
export function audienceOf(shopper: Shopper, terms: AccountTerms): Audience {
  const { abilities } = shopper;
  const hidesBlocked = terms.hasPolicies && abilities.blockType === 'H';
  return {
    accountNumber: terms.hasContract || hidesBlocked ? contractAccountOf(shopper) : undefined,
    hidesBlocked,
    policiesVersion: hidesBlocked ? terms.policiesVersion : 0,
    paysMemberPrices: shopper.hasMemberTerms,
    seesWholesale: abilities.maySeeWholesale,
  };
}

/** The audience's name in memory. */
export function audienceKey({ accountNumber, hidesBlocked, policiesVersion, paysMemberPrices, seesWholesale }: Audience): string {
  return JSON.stringify([accountNumber, hidesBlocked, policiesVersion, paysMemberPrices, seesWholesale]);
}

/** The same audience as far as only what it sees matters, not what it pays: more people are of this one. */
export function withoutPrices(audience: Audience): Audience {
  return { ...audience, accountNumber: audience.hidesBlocked ? audience.accountNumber : undefined, paysMemberPrices: false };
}
