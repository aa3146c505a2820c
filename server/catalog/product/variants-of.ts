import type { ProductVariant } from '#contracts/catalog/variants.ts';
import { checkOffer, isStockCounted } from '#domain/cart/offer.ts';
import type { Shop } from '../../shop.ts';
import { offerAt } from '../offer-for.ts';
import type { SeenItem } from '../seen.repository.ts';
import { isAddedAtOnce, payablePrices } from '../tile.view.ts';
import type { Viewer } from '../viewer.ts';
import { findSeenBy } from '../viewing.ts';

/** All of an item's group that who looks may see, itself among them, what sells best first; nothing where it is the only one. */
export async function variantsOf(shop: Shop, viewer: Viewer, { variants }: SeenItem): Promise<ProductVariant[]> {
  if (variants.length < 2) return [];
  const itemIds = variants.map(({ itemId }) => itemId);
  const [items, seen] = await Promise.all([shop.catalog.items(itemIds), findSeenBy(shop, viewer, itemIds)]);
  return itemIds.flatMap((itemId): ProductVariant[] => {
    const [item, seenItem] = [items.get(itemId), seen.get(itemId)];
    if (item === undefined || seenItem === undefined) return [];
    const isOutOfStock = isStockCounted(item.facts) && seenItem.available <= 0;
    const isForSale = checkOffer(offerAt(item, seenItem), viewer.buyer, false) === undefined;
    return [
      {
        itemId,
        url: `/product_${itemId}`,
        title: item.name,
        options: seenItem.options.map(([label, value]) => [label, value]),
        ...payablePrices(item, seenItem, viewer),
        isOutOfStock,
        isForSale,
        isAdded: isAddedAtOnce(item, { isInStock: !isOutOfStock, isRefused: !isForSale }),
      },
    ];
  });
}
