import type { Buyer, Offer } from '#domain/cart/offer.ts';
import { priceBefore } from '#domain/catalog/prices/price-before.ts';
import { mayBuyHealthcare } from '#domain/accounts/account-status.ts';
import { NO_VOLUME_PRICES, volumePricesBelow, type VolumePrices } from '#domain/volume/volume-prices.ts';
import type { Shopper } from '../shoppers/index.ts';
import type { AccountTerms, CatalogItem } from './catalog-facts.ts';
import type { ContractPrice } from './contract.repository.ts';
import { offContractFor } from './held-to-contract.ts';

/** An item as this shopper buys it: at the contract's price where there is one. */
export function offerFor(item: CatalogItem, contract: ContractPrice | undefined): Offer {
  return offerAt(item, {
    unitPriceCents: contract?.priceCents ?? item.priceCents,
    isOnContract: contract !== undefined,
    ownVolumePrices: contract?.volumePrices ?? NO_VOLUME_PRICES,
  });
}

/** An item at a price that is known already. */
export function offerAt(
  item: CatalogItem,
  {
    unitPriceCents,
    isOnContract,
    ownVolumePrices,
  }: Pick<Offer, 'unitPriceCents' | 'isOnContract'> & { readonly ownVolumePrices: VolumePrices },
): Offer {
  return {
    itemId: item.itemId,
    categoryIds: [item.categoryId, item.departmentId],
    brand: item.brand,
    facts: item.facts,
    isPublished: item.isPublished,
    unitPriceCents,
    isOnContract,
    wasPriceCents: isOnContract ? undefined : priceBefore(item, { unitPriceCents, isOnContract }),
    // What many cost everybody is open to who has agreed on a price, too, where it is lower.
    volumePrices: unitPriceCents === undefined ? NO_VOLUME_PRICES : volumePricesBelow(unitPriceCents, item.volumePrices, ownVolumePrices),
  };
}

/** What a shopper may buy, by their rights and by what their organization has agreed. */
export function buyerOf({ tenant, person, account, abilities }: Shopper, terms: AccountTerms, shipToState: string): Buyer {
  return {
    isBusiness: tenant === 'SBA',
    isContractOnly: offContractFor({ abilities }, terms) === 'REFUSE',
    mayPickUp: abilities.mayPickUp,
    maySeeWholesale: abilities.maySeeWholesale,
    isHealthcareCustomer: mayBuyHealthcare(account?.settings.healthcareStatus),
    blockedItemIds: terms.policies.itemIds,
    blockedCategoryIds: terms.policies.categoryIds,
    blockedBrands: terms.policies.brands,
    shipToState,
    membership: {
      isSignedIn: person !== undefined,
      // Who serves customers acts for them and buys nothing for himself.
      hasWebUserId: person?.roles.includes('CSR') !== true,
      rewardsNumber: person?.rewardsNumber,
      membership: person?.membership ?? 'NON_MEMBER',
      companyMembership: account?.settings.membership,
    },
  };
}
