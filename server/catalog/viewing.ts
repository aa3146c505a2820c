import type { ProductTile } from '#contracts/catalog.ts';
import type { Shopper } from '../shoppers/index.ts';
import { destinationOfZip } from '../offers/index.ts';
import type { Shop } from '../shop.ts';
import type { AccountTerms } from './catalog.ts';
import { findStock } from './listing.repository.ts';
import { viewerOf, viewTile, type Viewer } from './tile.view.ts';

/** Everything that decides how the catalogue looks to a shopper. */
export async function makeViewer(shop: Shop, shopper: Shopper): Promise<Viewer> {
  const [terms, stores, destination] = await Promise.all([
    shop.catalog.terms(shopper.account?.number),
    shop.stores.all(),
    destinationOfZip(shop, shopper.place.zip),
  ]);
  return viewerOf(shopper, terms, { destination, now: shop.now(), stores });
}

/** Tiles of items in the order given; items that do not exist are left out. */
export async function viewTiles(shop: Shop, viewer: Viewer, itemIds: readonly string[]): Promise<ProductTile[]> {
  const [items, stock] = await Promise.all([
    shop.catalog.items(itemIds),
    shop.catalog.kept.stock.get(itemIds.join(' '), () => findStock(shop.database, itemIds)),
  ]);
  return itemIds.flatMap((id) => {
    const item = items.get(id);
    return item === undefined ? [] : [viewTile(item, viewer, stock.get(id) ?? 0)];
  });
}

/** What of the catalogue a shopper must not see: block type H hides what policies block, wholesale items need the right. */
export function hiddenFrom(
  { tenant, abilities }: Shopper,
  terms: AccountTerms,
): { itemIds: string[]; categoryIds: string[]; brands: string[]; hasWholesale: boolean } {
  const hidesBlocked = tenant === 'SBA' && abilities.blockType === 'H';
  const { policies } = terms;
  return {
    itemIds: hidesBlocked ? [...policies.itemIds] : [],
    categoryIds: hidesBlocked ? [...policies.categoryIds] : [],
    brands: hidesBlocked ? [...policies.brands] : [],
    hasWholesale: abilities.maySeeWholesale,
  };
}
