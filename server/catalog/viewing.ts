import type { ProductTile } from '#contracts/catalog.ts';
import type { Shop } from '../shop.ts';
import type { Shopper } from '../shoppers/index.ts';
import { audienceKey } from './audience.ts';
import type { CatalogItem } from './catalog-facts.ts';
import { findSeen, type SeenItem } from './seen.repository.ts';
import { itemsNamedBy, replacementIdOf, viewTile } from './tile.view.ts';
import { makeViewer, type Viewer } from './viewer.ts';

/** What the viewer's audience may see of these items; the others are missing. One statement, unless somebody has just asked the same. */
export function findSeenBy(shop: Shop, { audience }: Viewer, itemIds: readonly string[]): Promise<ReadonlyMap<string, SeenItem>> {
  return shop.catalog.kept.seen.get(JSON.stringify([audienceKey(audience), itemIds]), () => findSeen(shop.database, audience, itemIds));
}

/** Tiles of items in the order given, as the viewer sees them. */
export async function tilesFor(shop: Shop, viewer: Viewer, itemIds: readonly string[]): Promise<ProductTile[]> {
  if (itemIds.length === 0) return [];
  const items = await shop.catalog.items(itemIds);
  // Whether what replaces an item, or goes with it, may be seen is asked with the items themselves.
  const [seen, replacements] = await Promise.all([
    findSeenBy(shop, viewer, [...new Set([...itemIds, ...[...items.values()].flatMap(itemsNamedBy)])]),
    findReplacements(shop, [...items.values()]),
  ]);
  return itemIds.flatMap((id) => {
    const item = items.get(id);
    const seenItem = seen.get(id);
    if (item === undefined || seenItem === undefined) return [];
    return [viewTile(item, seenItem, viewer, { seen, items: replacements })];
  });
}

/** What takes the place of some of these items: few have anything, and then it is in memory mostly. */
export async function findReplacements(shop: Shop, items: readonly CatalogItem[]): Promise<ReadonlyMap<string, CatalogItem>> {
  const ids = items.flatMap(replacementIdOf);
  return ids.length === 0 ? new Map<string, CatalogItem>() : shop.catalog.items(ids);
}

/**
 * Tiles of items for a shopper, in the order given: for lists, carts, recommendations. Items that do not exist, are not published
 * or may not be seen by this shopper are left out.
 */
export async function viewTiles(shop: Shop, shopper: Shopper, itemIds: readonly string[]): Promise<ProductTile[]> {
  return tilesFor(shop, await makeViewer(shop, shopper), itemIds);
}
