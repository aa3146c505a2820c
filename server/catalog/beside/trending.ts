import type { Shop } from '../../shop.ts';
import { findTrending } from './companions.repository.ts';

/** So many orders must hold it: one office's weekly order makes no trend. */
const FEWEST_ORDERS = 3;
/** So many are kept in memory: not all of them may be seen by everybody, or had. */
const MOST_TRENDING = 120;

/** What is ordered most these days, by whomever; not everybody may see all of it. */
export function trendingItems({ catalog, database }: Pick<Shop, 'catalog' | 'database'>): Promise<readonly string[]> {
  return catalog.kept.trending.get('', () => findTrending(database, FEWEST_ORDERS, MOST_TRENDING));
}
