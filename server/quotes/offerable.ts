import { checkOffer } from '#domain/cart/offer.ts';
import { isGiftCardItem } from '#domain/delivery/deliverable-item.ts';
import { personalKindOf } from '#domain/personalization/personal-fields.ts';
import type { Cents } from '#domain/shared/money.ts';
import { unitCentsAt } from '#domain/volume/volume-prices.ts';
import { buyerOf, contractAccountOf, findContractPrices, offerFor, type CatalogItem } from '../catalog/index.ts';
import type { Shop } from '../shop.ts';
import { shipToOf, type Shopper } from '../shoppers/index.ts';

/** An item that can be quoted to somebody, with what it costs now. */
export type Offerable = {
  readonly itemId: string;
  readonly name: string;
  /** What it costs everybody, in cents. */
  readonly listCents: Cents;
  /** What one costs this buyer of so many, in cents. */
  readonly ownCents: (qty: number) => Cents;
};

/**
 * Of these items the ones that can be quoted to a shopper: what they may put into their cart as it is, for itself. Gift cards and memberships have no other price than their
 * own; plans and services go with an item; what is made for somebody is written first.
 */
export async function offerablesFor(shop: Shop, shopper: Shopper, itemIds: readonly string[]): Promise<ReadonlyMap<string, Offerable>> {
  const accountNumber = contractAccountOf(shopper);
  const [items, terms] = await Promise.all([shop.catalog.items(itemIds), shop.catalog.terms(accountNumber)]);
  const contract =
    accountNumber !== undefined && terms.hasContract
      ? await findContractPrices(shop.database, accountNumber, [...items.keys()])
      : undefined;
  const buyer = buyerOf(shopper, terms, shipToOf(shopper)?.state ?? '');
  const found = new Map<string, Offerable>();
  for (const item of items.values()) {
    const offer = offerFor(item, contract?.get(item.itemId));
    const { unitPriceCents } = offer;
    if (unitPriceCents === undefined || !isQuotable(item) || checkOffer(offer, buyer, false) !== undefined) continue;
    found.set(item.itemId, {
      itemId: item.itemId,
      name: item.name,
      listCents: item.priceCents ?? unitPriceCents,
      ownCents: (qty) => unitCentsAt(unitPriceCents, offer.volumePrices, qty),
    });
  }
  return found;
}

function isQuotable({ facts }: CatalogItem): boolean {
  const isForItself = facts.relation === undefined && facts.childOf === undefined && facts.isFreeSample !== true;
  return isForItself && !isGiftCardItem(facts) && facts.membership === undefined && personalKindOf(facts) === undefined;
}
