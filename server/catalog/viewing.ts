import type { ProductTile } from '#contracts/catalog.ts';
import { isStockCounted } from '#domain/cart/offer.ts';
import { MOST_VARIANTS } from '#domain/catalog/variants/options.ts';
import type { Shop } from '../shop.ts';
import type { Shopper } from '../shoppers/index.ts';
import type { Db } from '../db/database.ts';
import { audienceKey, type Audience } from './audience.ts';
import type { CatalogItem } from './catalog-facts.ts';
import { findSeen, findVariants, type SeenItem, type SeenVariant } from './seen.repository.ts';
import { itemsNamedBy, replacementIdOf, viewTile } from './tile.view.ts';
import { makeViewer, type Viewer } from './viewer.ts';

/**
 * What the viewer's audience may see of these items; the others are missing. One statement, and another for groups of which nobody has just asked; none
 * where somebody has just asked the same.
 */
export function findSeenBy(shop: Shop, { audience }: Viewer, itemIds: readonly string[]): Promise<ReadonlyMap<string, SeenItem>> {
  return shop.catalog.kept.seen.get(JSON.stringify([audienceKey(audience), itemIds]), () =>
    findSeenWithGroups(shop, audience, itemIds, shop.database),
  );
}

/**
 * The same, read anew but for the groups.
 *
 * @param db where a transaction is open that all of it is read in.
 */
export async function findSeenWithGroups(
  { catalog }: Pick<Shop, 'catalog'>,
  audience: Audience,
  itemIds: readonly string[],
  db: Db,
): Promise<ReadonlyMap<string, SeenItem>> {
  const items = await catalog.items(itemIds, db);
  const groupKeys = [...items.values()].flatMap(({ groupKey }) => groupKey ?? []);
  // One after the other: an open transaction has one connection.
  const alone = await findSeen(db, audience, itemIds);
  const variants = await catalog.kept.variants.get(audienceKey(audience), groupKeys, (missing) => findVariants(db, audience, missing));
  return new Map(
    [...alone].map(([itemId, seen]) => {
      const item = items.get(itemId);
      const group = item?.groupKey === undefined ? undefined : variants.get(item.groupKey);
      return [itemId, { ...seen, variants: item === undefined || group === undefined ? NONE : withItself(item, seen, group) }];
    }),
  );
}

const NONE: readonly SeenVariant[] = [];

/** Those of a group that are offered, with the item itself also where others of it sell better. */
function withItself(
  { itemId, facts }: CatalogItem,
  seen: Omit<SeenItem, 'variants'>,
  group: readonly SeenVariant[],
): readonly SeenVariant[] {
  if (group.some((variant) => variant.itemId === itemId)) return group;
  const itself = {
    itemId,
    options: seen.options,
    isOutOfStock: isStockCounted(facts) && seen.available <= 0,
    shownCents: facts.isPriceInCart === true ? undefined : (seen.memberPriceCents ?? seen.unitPriceCents),
  };
  return [...group.slice(0, MOST_VARIANTS - 1), itself];
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
