import type { Buyer } from '#domain/cart/offer.ts';
import { destinationOfZip, promiser, type Promiser } from '../delivery/index.ts';
import type { Shop } from '../shop.ts';
import type { Shopper } from '../shoppers/index.ts';
import { audienceOf, contractAccountOf, type Audience } from './audience.ts';
import { buyerOf } from './offer-for.ts';

/** For whom the catalogue is shown: decides what is seen, at which prices, what may be bought and when it would arrive. */
export type Viewer = {
  readonly audience: Audience;
  readonly buyer: Buyer;
  readonly promise: Promiser;
  /** May look at what is on the account's contract alone. (C6-09) */
  readonly hasContractFilter: boolean;
};

/** The audience that a shopper belongs to. */
export async function findAudience(shop: Shop, shopper: Shopper): Promise<Audience> {
  return audienceOf(shopper, await shop.catalog.terms(contractAccountOf(shopper)));
}

/** Everything that decides how the catalogue looks to a shopper. */
export async function makeViewer(shop: Shop, shopper: Shopper): Promise<Viewer> {
  const [terms, stores, destination] = await Promise.all([
    shop.catalog.terms(contractAccountOf(shopper)),
    shop.stores.all(),
    destinationOfZip(shop, shopper.place.zip),
  ]);
  return {
    audience: audienceOf(shopper, terms),
    buyer: buyerOf(shopper, terms, destination.state),
    promise: promiser({ destination, now: shop.now(), stores }),
    hasContractFilter: shopper.abilities.hasContractFilter && terms.hasContract,
  };
}
