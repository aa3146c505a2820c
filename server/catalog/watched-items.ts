import type { Watched } from '#domain/alerts/alerts.ts';
import { checkOffer, isStockCounted, type Offer } from '#domain/cart/offer.ts';
import { isGiftCardItem } from '#domain/delivery/deliverable-item.ts';
import type { Shop } from '../shop.ts';
import type { Shopper } from '../shoppers/index.ts';
import type { CatalogItem } from './catalog-facts.ts';
import { offerAt } from './offer-for.ts';
import type { SeenItem } from './seen.repository.ts';
import { findSeenBy } from './viewing.ts';
import { makeViewer, type Viewer } from './viewer.ts';

/** An item that somebody may be told of, as it stands for them. */
export type WatchedItem = Watched & { readonly itemId: string; readonly name: string };

/** The same with what it is offered for. */
export type OfferedItem = WatchedItem & { readonly offer: Offer };

/** How items stand for a shopper, without those that they may not see. */
export async function watchItems(shop: Shop, shopper: Shopper, itemIds: readonly string[]): Promise<ReadonlyMap<string, OfferedItem>> {
  const viewer = await makeViewer(shop, shopper);
  const [items, seen] = await Promise.all([shop.catalog.items(itemIds), findSeenBy(shop, viewer, itemIds)]);
  return new Map(
    itemIds.flatMap((itemId) => {
      const [item, seenItem] = [items.get(itemId), seen.get(itemId)];
      if (item === undefined || seenItem === undefined) return [];
      return [[itemId, { itemId, name: item.name, offer: offerAt(item, seenItem), ...watchedOf(item, seenItem, viewer) }] as const];
    }),
  );
}

/** How an item stands for a viewer: whether they could order it now, whether that is worth waiting for, and what it costs them. */
export function watchedOf(item: CatalogItem, seen: SeenItem, { buyer, showsPrices }: Viewer): Watched {
  const { facts } = item;
  const offer = offerAt(item, seen);
  const { isComingSoon = false, ...sold } = facts;
  const isAllowed = checkOffer({ ...offer, facts: sold }, buyer, false) === undefined && facts.childOf === undefined;
  const isInStock = !isStockCounted(facts) || seen.available > 0;
  const isOver = facts.isDiscontinued === true || facts.substitute?.kind === 'FULLHARDSUB';
  return {
    isBuyable: isAllowed && isInStock && !isComingSoon,
    mayComeBack: isAllowed && !isOver && (isComingSoon || !isInStock),
    // A gift card costs what it is worth.
    priceCents:
      showsPrices && facts.isPriceInCart !== true && !isGiftCardItem(facts) ? (seen.memberPriceCents ?? seen.unitPriceCents) : undefined,
  };
}
