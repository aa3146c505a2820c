import type { z } from 'zod';
import { getCategories, getHome, search } from '#contracts/catalog.ts';
import type { Door } from '#contracts/door.ts';
import { asksForInk } from '#domain/search/instead/asks-for-ink.ts';
import { nearestCategories } from '#domain/search/instead/nearest-categories.ts';
import { categoryCardView, type CategoryCardView } from './category-cards.tsx';
import { tilesText } from './tiles/tiles-text.ts';
import { tileView } from './tiles/tile-view.ts';

/** What is shown where a search has found nothing. */
export type Instead = {
  /** What is wanted and not carried; null: that is not known, the words may be misspelled. */
  readonly notCarried: string | null;
  /** The words as they may be meant, where something is found for those. */
  readonly meant: string | null;
  /** Whether ink or toner of others seems to be wanted: then the categories are those of ink and toner. */
  readonly isInk: boolean;
  readonly categories: readonly CategoryCardView[];
  readonly departments: readonly CategoryCardView[];
  /** What others take, as a text of tiles. */
  readonly bestSellers: string;
};

const MOST_CATEGORIES = 6;
/** By which the categories of ink and toner are known. */
const INK = 'ink toner cartridges';
/** A row on wide windows. */
const ROW = 5;

/** What cannot be read is left out: the rest is still of use. */
export async function findInstead(
  door: Door,
  query: string,
  { isExact, notCarried }: { isExact: boolean; notCarried: z.output<(typeof search)['answer']>['notCarried'] },
): Promise<Instead> {
  const [home, all, meant] = await Promise.all([
    door(getHome),
    door(getCategories),
    // Who insists on their words is told of others.
    isExact ? door(search, { query: { q: query, size: 1 } }) : undefined,
  ]);
  const departments = all.ok ? all.body.departments : [];
  const categories = departments.flatMap((department) => [department, ...department.children]).filter(({ itemCount }) => itemCount > 0);
  const near = notCarried?.near ?? null;
  const isInk = near === null && asksForInk(query);
  const shelf = departments.find(({ name }) => name === near);
  const nearest = shelf === undefined ? nearestCategories(isInk ? INK : (near ?? query), categories, MOST_CATEGORIES) : shelf.children;
  return {
    notCarried: isInk || notCarried === null ? null : notCarried.said,
    isInk,
    meant: meant?.ok === true && meant.body.data.totalItems > 0 ? meant.body.correction : null,
    categories: nearest.filter(({ itemCount }) => itemCount > 0).map(categoryCardView),
    departments: departments.map(categoryCardView),
    bestSellers: tilesText(home.ok ? home.body.bestSellers.slice(0, ROW).map(tileView) : []),
  };
}
