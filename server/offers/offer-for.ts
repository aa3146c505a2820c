import type { Buyer, Offer } from '#domain/cart/offer.ts';
import { mayBuyHealthcare } from '#domain/accounts/account-status.ts';
import { abilitiesOf } from '#domain/accounts/permissions.ts';
import type { AccountTerms, CatalogItem } from '../catalog/index.ts';
import type { Caller } from '../http/caller.ts';

/** An item as this shopper buys it: at the contract's price where there is one. */
export function offerFor(item: CatalogItem, terms: AccountTerms): Offer {
  const contract = terms.contract.get(item.itemId);
  return {
    itemId: item.itemId,
    categoryIds: [item.categoryId, item.departmentId],
    brand: item.brand,
    facts: item.facts,
    isPublished: item.isPublished,
    unitPriceCents: contract?.priceCents ?? item.priceCents,
    isOnContract: contract !== undefined,
  };
}

/** What the caller may buy, by their rights and by what their organisation has agreed. */
export function buyerOf(caller: Caller, terms: AccountTerms, shipToState: string | undefined): Buyer {
  const user = caller.session?.user;
  const abilities = abilitiesOf(caller.site.tenant, user?.permissions ?? []);
  return {
    isBusiness: caller.site.tenant === 'SBA',
    // Only an organisation with a contract can hold its people to it.
    isContractOnly: abilities.isContractOnly && terms.contract.size > 0,
    mayPickUp: abilities.mayPickUp,
    maySeeWholesale: abilities.maySeeWholesale,
    isHealthcareCustomer: mayBuyHealthcare(user?.account?.settings.healthcareStatus),
    blockedItemIds: terms.policies.itemIds,
    blockedCategoryIds: terms.policies.categoryIds,
    blockedBrands: terms.policies.brands,
    shipToState,
    membership: {
      isSignedIn: user !== undefined,
      // Who serves customers acts for them and buys nothing for himself.
      hasWebUserId: user?.roles.includes('CSR') !== true,
      rewardsNumber: user?.rewardsNumber,
      membership: user?.membership ?? 'NON_MEMBER',
      companyMembership: user?.account?.settings.membership,
    },
  };
}
