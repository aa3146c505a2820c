import type { ItemFacts } from '../catalog/item-facts.ts';
import { isGiftCardItem, isPhysical } from '../delivery/deliverable-item.ts';
import type { VolumePrices } from '#domain/volume/volume-prices.ts';

/** An item as one shopper may buy it. */
export type Offer = {
  readonly itemId: string;
  readonly categoryIds: readonly string[];
  readonly brand: string;
  readonly facts: ItemFacts;
  readonly isPublished: boolean;
  /** The contract price, else the site price; undefined when none is known. */
  readonly unitPriceCents: number | undefined;
  readonly isOnContract: boolean;
  /** What it cost before the sale that it is in for this shopper; undefined where it is in none. */
  readonly wasPriceCents?: number | undefined;
  /** What this shopper pays by quantity, below that price. */
  readonly volumePrices: VolumePrices;
};

/** What of a buyer decides about memberships. */
export type MembershipBuyer = {
  readonly isSignedIn: boolean;
  /** Signed in with an account of this site; a partner's shopper or a representative is not. */
  readonly hasWebUserId: boolean;
  readonly rewardsNumber: string | undefined;
  readonly membership: 'NON_MEMBER' | 'SELECT' | 'PREMIUM';
  /** The programme that the buyer's company pays for. */
  readonly companyMembership: 'SELECT' | 'PREMIUM' | undefined;
};

/** What the shopper may buy. Consumers may buy what is on the site; an organisation's people what their rights and policies let through. */
export type Buyer = {
  readonly isBusiness: boolean;
  readonly isContractOnly: boolean;
  readonly mayPickUp: boolean;
  readonly maySeeWholesale: boolean;
  readonly isHealthcareCustomer: boolean;
  readonly blockedItemIds: ReadonlySet<string>;
  readonly blockedCategoryIds: ReadonlySet<string>;
  readonly blockedBrands: ReadonlySet<string>;
  /** The state that shipped rows go to: that of the address, else of the shopper's zip. */
  readonly shipToState: string;
  readonly membership: MembershipBuyer;
};

/** What of a buyer decides about one offer. */
export type OfferBuyer = Omit<Buyer, 'membership'>;

export type OfferRefusal =
  | 'ITEM_NOT_PUBLISHED'
  | 'ITEM_NOT_AVAILABLE'
  | 'PRICE_NOT_AVAILABLE'
  | 'BLOCKED_FOR_ADD_TO_CART'
  | 'RESTRICTED_ITEM'
  | 'OFF_CONTRACT_ERROR'
  | 'HEALTH_CARE_RESTRICTION'
  | 'INVALID_FREE_ITEM'
  | 'NOT_AVAILABLE_FOR_BOPIS';

/**
 * Why a shopper may not put an item into the cart; undefined when they may. Whether there is any, and how much of it, is
 * another question.
 *
 * @param isPickup the row is to be fetched from a store: some things are sold only there.
 * @param isInCart it is there already, so that a sample may be given away.
 */
export function checkOffer(offer: Offer, buyer: OfferBuyer, isPickup: boolean, isInCart = false): OfferRefusal | undefined {
  const { facts } = offer;
  if (!offer.isPublished) return 'ITEM_NOT_PUBLISHED';
  if (facts.isComingSoon === true || isGiftWithoutWorth(facts)) return 'ITEM_NOT_AVAILABLE';
  if (isPickup && !buyer.mayPickUp) return 'NOT_AVAILABLE_FOR_BOPIS';
  if (facts.isInStoreOnly === true && !isPickup) return 'ITEM_NOT_AVAILABLE';
  if (facts.isFreeSample === true && !isInCart) return 'INVALID_FREE_ITEM';
  if (isBlocked(offer, buyer)) return 'BLOCKED_FOR_ADD_TO_CART';
  if (facts.isWholesale === true && !buyer.maySeeWholesale) return 'RESTRICTED_ITEM';
  if (!isPickup && facts.restrictedStates?.includes(buyer.shipToState) === true) return 'RESTRICTED_ITEM';
  if (facts.isHealthcare === true && !buyer.isHealthcareCustomer) return 'HEALTH_CARE_RESTRICTION';
  if (buyer.isContractOnly && !offer.isOnContract) return 'OFF_CONTRACT_ERROR';
  if (offer.unitPriceCents === undefined) return 'PRICE_NOT_AVAILABLE';
  return undefined;
}

/** A gift card is issued for what the catalogue says that it is worth: its price may be another for each buyer. */
function isGiftWithoutWorth(facts: ItemFacts): boolean {
  return isGiftCardItem(facts) && facts.giftCents === undefined;
}

function isBlocked(offer: Offer, buyer: OfferBuyer): boolean {
  return (
    buyer.blockedItemIds.has(offer.itemId) ||
    buyer.blockedBrands.has(offer.brand) ||
    offer.categoryIds.some((id) => buyer.blockedCategoryIds.has(id))
  );
}

/** Whether units of it are counted anywhere: downloads, plans and services are not, a set's parts are, and what is sold ahead does not run out. */
export function isStockCounted(facts: ItemFacts): boolean {
  return isPhysical(facts) && facts.bundle === undefined && facts.backOrderDate === undefined && facts.isPreOrder !== true;
}
