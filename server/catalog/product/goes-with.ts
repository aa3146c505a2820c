import { TooManyWaiting } from '../../db/asking/few-at-a-time.ts';
import type { Shop } from '../../shop.ts';
import { audienceKey, type Audience } from '../audience.ts';
import type { CatalogItem } from '../catalog-facts.ts';
import { findFirstOf } from '../listing/large-listing.ts';
import { NO_FILTERS, type ListingQuery } from '../listing/listing-query.ts';
import type { Viewer } from '../viewer.ts';

/** So many of a kind are looked at: some of them cannot be had, or are there already. */
const MOST_OF_CATEGORY = 9;
/** So many are shown, and a few more for those that drop out. */
const MOST_BESIDE = 8;

/**
 * What sells best of an item's own category, without itself; where the viewer's organization allows nothing of that, of the others of its department. Nothing where too many look for things: the item itself can be shown and
 * bought.
 */
export async function likeIt(
  shop: Shop,
  { audience, buyer }: Viewer,
  { itemId, categoryId, departmentId }: CatalogItem,
): Promise<string[]> {
  const { blockedCategoryIds } = buyer;
  if (blockedCategoryIds.has(categoryId)) {
    const categories = [...(await shop.catalog.categories()).values()];
    const others = categories.filter(({ id, parentId }) => parentId === departmentId && !blockedCategoryIds.has(id));
    return inTurns(await Promise.all(others.map(({ id }) => bestOf(shop, audience, id))));
  }
  return (await bestOf(shop, audience, categoryId)).filter((id) => id !== itemId);
}

/** What people need beside an item: of each category that goes with its own what sells best, then the second best of each. */
export async function goesWith(shop: Shop, { audience }: Viewer, { categoryId }: CatalogItem): Promise<string[]> {
  const beside = (await shop.catalog.categories()).get(categoryId)?.goesWith ?? [];
  const best = await Promise.all(beside.map((id) => bestOf(shop, audience, id)));
  return inTurns(best);
}

/** The first of each of some lists, then the second of each. */
function inTurns(lists: readonly (readonly string[])[]): string[] {
  return [...new Set([0, 1].flatMap((place) => lists.flatMap((ids) => ids[place] ?? [])))].slice(0, MOST_BESIDE);
}

async function bestOf({ catalog }: Shop, audience: Audience, categoryId: string): Promise<readonly string[]> {
  const best: ListingQuery = {
    scope: { kind: 'category', categoryId },
    words: undefined,
    filters: NO_FILTERS,
    storeNumber: undefined,
    sort: 'bestselling',
    page: 1,
    size: MOST_OF_CATEGORY,
    pages: 1,
  };
  try {
    return await catalog.kept.itemIds.get(JSON.stringify(['best of', categoryId, audienceKey(audience)]), () =>
      catalog.inTurn((database) => findFirstOf({ catalog, database }, audience, best)),
    );
  } catch (error) {
    if (error instanceof TooManyWaiting) return [];
    throw error;
  }
}
