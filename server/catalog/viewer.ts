import type { OfferBuyer } from '#domain/cart/offer.ts';
import { mayBuyHealthcare } from '#domain/accounts/account-status.ts';
import type { OffContract } from '#domain/accounts/off-contract.ts';
import { displaySettings } from '#domain/accounts/display-rules.ts';
import type { NearStore } from '#domain/delivery/places/near-stores.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { zoneOfState } from '#domain/delivery/places/state-zone.ts';
import { destinationOfZip, nearStoresTo, promiser, QUARTER_MS, type Promiser } from '../delivery/index.ts';
import type { Shop } from '../shop.ts';
import { rulesOf, type Shopper } from '../shoppers/index.ts';
import { audienceOf, contractAccountOf, type Audience } from './audience.ts';
import { offContractFor } from './held-to-contract.ts';

/**
 * What of a shopper decides how the catalogue looks to them. Those who have the same of it see the same, so that what is made for one
 * is good for all; it names no person.
 */
type Sight = {
  readonly audience: Audience;
  /** The account whose policies say what may not be bought; undefined: none does. */
  readonly policyAccount: string | undefined;
  /** Another one where these are others. */
  readonly policiesVersion: number;
  readonly isBusiness: boolean;
  /** There is a contract that they buy by. */
  readonly hasContract: boolean;
  /** What holds for them of all that is not on the account's contract. */
  readonly offContract: OffContract;
  readonly isHealthcareCustomer: boolean;
  /** May look at what is on the account's contract alone. (C6-09) */
  readonly hasContractFilter: boolean;
  /** The order of what is found, unless another is asked for. (C6-18) */
  readonly searchSort: Shopper['abilities']['searchSort'];
  /** May see what things cost. (C6-31) */
  readonly showsPrices: boolean;
  readonly state: string;
  /** They have said where things go: else dates are those that hold everywhere. */
  readonly isPlaceKnown: boolean;
  /** The store whose shelves are looked at: one that there is. */
  readonly storeNumber: string | undefined;
  /** May fetch things from stores. */
  readonly mayPickUp: boolean;
  /** The stores that things can still be brought from today, nearest first; undefined where nobody asks. */
  readonly nearStores: readonly NearStore[] | undefined;
};

/** What is asked of a shopper only where it is shown: it differs from ZIP code to ZIP code. */
export type AskedOfViewer = { readonly nearStores: boolean };

const PLAINLY: AskedOfViewer = { nearStores: false };

/** For whom the catalogue is shown: all that its calls know of whoever looks. Made of a sight and of what everybody knows, of nothing else. */
export type Viewer = Pick<
  Sight,
  | 'audience'
  | 'hasContract'
  | 'offContract'
  | 'hasContractFilter'
  | 'searchSort'
  | 'showsPrices'
  | 'isPlaceKnown'
  | 'storeNumber'
  | 'mayPickUp'
  | 'nearStores'
> & {
  /** Names those for whom the catalogue is the same, at this hour. */
  readonly key: string;
  readonly buyer: OfferBuyer;
  readonly promise: Promiser;
  /** The shop's calendar day, as yyyy-mm-dd. */
  readonly today: string;
};

async function sightOf(shop: Shop, shopper: Shopper, asked: AskedOfViewer): Promise<Sight> {
  const { tenant, person, account, abilities, place } = shopper;
  const accountNumber = contractAccountOf(shopper);
  const [terms, stores, destination] = await Promise.all([
    shop.catalog.terms(accountNumber),
    shop.stores.all(),
    destinationOfZip(shop, place.zip),
  ]);
  const storeNumber = place.yourStoreId ?? place.cookieStoreNumber;
  return {
    audience: audienceOf(shopper, terms),
    policyAccount: terms.hasPolicies ? accountNumber : undefined,
    policiesVersion: terms.hasPolicies ? terms.policiesVersion : 0,
    isBusiness: tenant === 'SBA',
    hasContract: terms.hasContract,
    offContract: offContractFor({ abilities }, terms),
    isHealthcareCustomer: mayBuyHealthcare(account?.settings.healthcareStatus),
    hasContractFilter: abilities.hasContractFilter && terms.hasContract,
    searchSort: abilities.searchSort,
    showsPrices: displaySettings(rulesOf(person)).showsPrices,
    state: destination.state,
    isPlaceKnown: destination.isKnown,
    storeNumber: storeNumber !== undefined && stores.has(storeNumber) ? storeNumber : undefined,
    mayPickUp: abilities.mayPickUp,
    // Nothing is brought today to who knows where.
    nearStores: asked.nearStores && destination.isKnown ? await nearStoresTo(shop, destination, shop.now()) : undefined,
  };
}

async function viewerOf(shop: Shop, sight: Sight): Promise<Viewer> {
  const {
    audience,
    hasContract,
    offContract,
    hasContractFilter,
    searchSort,
    showsPrices,
    storeNumber,
    mayPickUp,
    nearStores,
    state,
    isPlaceKnown,
  } = sight;
  const [{ policies }, stores] = await Promise.all([shop.catalog.terms(sight.policyAccount), shop.stores.all()]);
  return {
    key: keyOf(shop, sight),
    audience,
    hasContract,
    offContract,
    hasContractFilter,
    searchSort,
    showsPrices,
    isPlaceKnown,
    storeNumber,
    mayPickUp,
    nearStores,
    buyer: {
      isBusiness: sight.isBusiness,
      isContractOnly: sight.offContract === 'REFUSE',
      mayPickUp: false, // the catalogue offers what is sent
      maySeeWholesale: audience.seesWholesale,
      isHealthcareCustomer: sight.isHealthcareCustomer,
      blockedItemIds: policies.itemIds,
      blockedCategoryIds: policies.categoryIds,
      blockedBrands: policies.brands,
      shipToState: state,
    },
    promise: promiser({ destination: { state, zone: zoneOfState(state), isKnown: isPlaceKnown }, now: shop.now(), stores }),
    today: shopDay(shop.now()),
  };
}

/** Everything that decides how the catalogue looks to a shopper. */
export async function makeViewer(shop: Shop, shopper: Shopper, asked = PLAINLY): Promise<Viewer> {
  return viewerOf(shop, await sightOf(shop, shopper, asked));
}

/** Names those for whom the catalogue is the same, at this hour. */
export async function viewerKey(shop: Shop, shopper: Shopper, asked = PLAINLY): Promise<string> {
  return keyOf(shop, await sightOf(shop, shopper, asked));
}

function keyOf(shop: Shop, sight: Sight): string {
  // Of the stores near by it matters which they are; how far is their own affair.
  const nearStores = sight.nearStores?.map(({ storeNumber }) => storeNumber);
  return `${Math.floor(shop.now().getTime() / QUARTER_MS)} ${JSON.stringify({ ...sight, nearStores })}`;
}
