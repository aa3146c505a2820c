import type { ItemFacts } from '../catalog/item-facts.ts';
import type { AddContext, WantedItem } from './add-to-cart.ts';
import type { CartLine } from './cart-line.ts';
import type { Buyer, Offer } from './offer.ts';

/** A row of two pens that are shipped; whatever matters to a test is said by it. */
export function aLine(over: Partial<CartLine> = {}): CartLine {
  return {
    lineId: 'row',
    position: 1,
    itemId: 'pen',
    qty: 2,
    prevQty: 0,
    actioned: 'ADD_ITEM',
    deliveryType: 'STA',
    storeNumber: undefined,
    parentLineId: undefined,
    relation: undefined,
    addedPriceCents: 1000,
    details: {},
    addedAtMs: 0,
    version: 1,
    seen: undefined,
    ...over,
  };
}

/** A plain item for 10.00 that anybody may buy. */
export function anOffer(itemId: string, facts: ItemFacts = {}, over: Partial<Offer> = {}): Offer {
  return {
    itemId,
    categoryIds: [],
    brand: 'Harrow',
    facts,
    isPublished: true,
    unitPriceCents: 1000,
    isOnContract: false,
    volumePrices: [],
    ...over,
  };
}

/** A consumer who may buy whatever a consumer may. */
export function aBuyer(over: Partial<Buyer> = {}): Buyer {
  return {
    isBusiness: false,
    isContractOnly: false,
    mayPickUp: true,
    maySeeWholesale: false,
    isHealthcareCustomer: false,
    blockedItemIds: new Set(),
    blockedCategoryIds: new Set(),
    blockedBrands: new Set(),
    shipToState: 'MA',
    membership: {
      isSignedIn: true,
      hasWebUserId: true,
      rewardsNumber: '2200000009',
      membership: 'NON_MEMBER',
      companyMembership: undefined,
    },
    ...over,
  };
}

/** Finds the offers of a small shop; a name that is none of theirs is an unknown item. */
export function offersOf(...offers: Offer[]): (itemId: string) => Offer | undefined {
  const byId = new Map(offers.map((offer) => [offer.itemId, offer]));
  return (itemId) => byId.get(itemId);
}

/** Everything in stock everywhere, but for what is named: by item, or by `item location`. */
export function stockOf(units: Readonly<Record<string, number | undefined>> = {}, others = 1_000_000): AddContext['availableAt'] {
  return (itemId, locationId) => {
    for (const key of [`${itemId} ${locationId}`, itemId]) if (Object.hasOwn(units, key)) return units[key];
    return others;
  };
}

let last = 0;

/** A shop of the given offers with plenty of everything, two stores and an empty cart. */
export function aContext(offers: readonly Offer[], over: Partial<AddContext> = {}): AddContext {
  return {
    lines: [],
    buyer: aBuyer(),
    offerOf: offersOf(...offers),
    availableAt: stockOf(),
    isKnownStore: (store) => ['1547', '0008'].includes(store),
    stores: {},
    ignoresExistingQty: false,
    keepsOriginal: false,
    nowMs: 1_000,
    brandName: 'Foolscap',
    newId: () => {
      last += 1;
      return `new-${last}`;
    },
    ...over,
  };
}

/** One of an item, shipped. */
export function wanted(itemId: string, over: Partial<WantedItem> = {}): WantedItem {
  return {
    itemId,
    qty: 1,
    deliveryType: 'STA',
    storeNumber: undefined,
    parentItemId: undefined,
    parentLineId: undefined,
    relation: undefined,
    listItemId: undefined,
    surchargeAltItemId: undefined,
    isPartOfSet: false,
    ...over,
  };
}
