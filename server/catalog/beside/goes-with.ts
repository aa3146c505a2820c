import { companionsOf, mixOf, type Candidate, type Sort } from '#domain/recommendations/choose.ts';
import { TooManyWaiting } from '../../db/asking/few-at-a-time.ts';
import type { Shop } from '../../shop.ts';
import { audienceKey, type Audience } from '../audience.ts';
import type { CatalogItem } from '../catalog-facts.ts';
import { findFirstOf } from '../listing/large-listing.ts';
import { NO_FILTERS, type ListingQuery } from '../listing/listing-query.ts';
import type { Viewer } from '../viewer.ts';
import { findCompanions } from './companions.repository.ts';

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
    return firstOfEach(await Promise.all(others.map(({ id }) => bestOf(shop, audience, id))));
  }
  return (await bestOf(shop, audience, categoryId)).filter((id) => id !== itemId);
}

/** An item that goes with others: because of which one, and who says so. */
export type Beside = Candidate & { readonly saidBy: 'ORDERS' | 'CATALOG' };

/** So many items are looked at; a cart may have hundreds. */
const MOST_SEEDS = 20;
/** Of so many of them the catalogue is asked what goes with their categories. */
const MOST_BY_CATEGORY = 6;

/**
 * What people take beside some items: first what orders say, then what goes with their categories by the catalogue. A mix, without more of the same, and of what is made for
 * printers what goes into those that are known. What of it the viewer may have is not looked at.
 *
 * @param models of printers that the shopper has, beside those that the items are for.
 */
export async function besideItems(
  shop: Shop,
  viewer: Viewer,
  seedIds: readonly string[],
  models: Iterable<string> = [],
): Promise<readonly Beside[]> {
  const seeds = [...(await shop.catalog.items(seedIds.slice(0, MOST_SEEDS))).values()];
  const ids = seeds.map(({ itemId }) => itemId);
  const [{ companions, orders }, colors, byCategory] = await Promise.all([
    shop.catalog.kept.companions.get(JSON.stringify(ids), () => findCompanions(shop.database, ids)),
    Promise.all(seeds.map(async (seed) => becauseOf(seed, seed.facts.printerModels === undefined ? [] : await otherColors(shop, seed)))),
    Promise.all(seeds.slice(0, MOST_BY_CATEGORY).map(async (seed) => becauseOf(seed, await goesWithCategory(shop, viewer, seed)))),
  ]);
  const said = (saidBy: Beside['saidBy']) => (candidate: Candidate) => ({ ...candidate, saidBy });
  const candidates = [
    ...inTurns(colors).map(said('CATALOG')),
    ...companionsOf(companions, orders).map(said('ORDERS')),
    ...inTurns(byCategory).map(said('CATALOG')),
  ];
  const own = new Set(ids);
  const known = await shop.catalog.items(candidates.map(({ itemId }) => itemId));
  const fitting = new Set(seeds.flatMap(({ facts }) => facts.fitsItemIds ?? []));
  const enough = new Set(seeds.map(({ categoryId }) => categoryId));
  const allModels = new Set([...models, ...seeds.flatMap(({ facts }) => facts.printerModels ?? [])]);
  return mixOf(
    candidates.filter(({ itemId }) => !own.has(itemId)),
    (itemId) => sortOf(known.get(itemId), fitting),
    { enough, models: allModels },
  );
}

/** What of an item decides whether it stands beside others; undefined: it is none that is sold by itself. */
export function sortOf(item: CatalogItem | undefined, fitting: ReadonlySet<string> = NONE): Sort | undefined {
  if (item === undefined || item.facts.childOf !== undefined || item.facts.isFreeSample === true) return undefined;
  const { itemId, categoryId, groupKey, facts } = item;
  return { categoryId, group: groupKey, models: fitting.has(itemId) ? [] : (facts.printerModels ?? []) };
}
const NONE: ReadonlySet<string> = new Set();

const becauseOf = ({ itemId: because }: CatalogItem, ids: readonly string[]): Candidate[] => ids.map((itemId) => ({ itemId, because }));

/** What the printers of a cartridge need beside it, in other colors: of another category than its own are no others of the same. */
async function otherColors({ catalog }: Shop, { itemId, categoryId, facts }: CatalogItem): Promise<readonly string[]> {
  const printers = [...(await catalog.items(facts.fitsItemIds ?? [])).values()];
  const cartridges = await catalog.items(printers.flatMap((printer) => printer.facts.fitsItemIds ?? []));
  return [...cartridges.values()].filter((one) => one.itemId !== itemId && one.categoryId !== categoryId).map((one) => one.itemId);
}

/** Of each category that goes with an item's own what sells best, then the second best of each. */
async function goesWithCategory(shop: Shop, { audience }: Viewer, { categoryId }: CatalogItem): Promise<string[]> {
  const beside = (await shop.catalog.categories()).get(categoryId)?.goesWith ?? [];
  return firstOfEach(await Promise.all(beside.map((id) => bestOf(shop, audience, id))));
}

/** Of each list the first, then of each the second, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}

/** The first of each of some lists, then the second of each. */
function firstOfEach(lists: readonly (readonly string[])[]): string[] {
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
