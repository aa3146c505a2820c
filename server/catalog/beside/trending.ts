import { mixOf } from '#domain/recommendations/choose.ts';
import type { Shop } from '../../shop.ts';
import { findTrending } from './companions.repository.ts';
import { sortOf } from './goes-with.ts';

/** So many orders must hold it: one office's weekly order makes no trend. */
const FEWEST_ORDERS = 3;
/** So many are kept in memory: not all of them may be seen by everybody, or had. */
const MOST_TRENDING = 120;

/** What is ordered most these days, by whomever; not everybody may see all of it. */
export function trendingItems({ catalog, database }: Pick<Shop, 'catalog' | 'database'>): Promise<readonly string[]> {
  return catalog.kept.trending.get('', () => findTrending(database, FEWEST_ORDERS, MOST_TRENDING));
}

const NONE: ReadonlySet<string> = new Set();

/** What many order these days, and where that is little what sells best: a mix for whoever may see the same, of whom nothing else is known. Nothing that goes into printers. */
export async function trendingForMany(shop: Shop, best: readonly string[]): Promise<readonly string[]> {
  const ids = [...(await trendingItems(shop)), ...best];
  const items = await shop.catalog.items(ids);
  const mixed = mixOf(
    ids.map((itemId) => ({ itemId })),
    (itemId) => sortOf(items.get(itemId)),
    { enough: NONE, models: NONE },
  );
  return mixed.map(({ itemId }) => itemId);
}
