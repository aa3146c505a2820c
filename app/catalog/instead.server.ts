import type { z } from 'zod';
import { getCategories, getHome, search } from '#contracts/catalog.ts';
import type { Door } from '#contracts/door.ts';
import { findPrinterModels } from '#contracts/machines/machines.ts';
import { asksForInk, printerMaker } from '#domain/search/instead/asks-for-ink.ts';
import { nearestCategories } from '#domain/search/instead/nearest-categories.ts';
import { categoryCardView, type CategoryCardView } from './category-cards.tsx';
import { tilesText } from './tiles/tiles-text.ts';
import { tileView } from './tiles/tile-view.ts';

/** What is shown where a search has found nothing. */
export type Instead = {
  /** What is wanted and not carried; null: that is not known, the words may be misspelled. */
  readonly notCarried: string | null;
  /** The words as they may be meant, where something is found for those: the first of it, as a text of tiles. */
  readonly meant: { readonly query: string; readonly tiles: string; readonly totalItems: number } | null;
  /** Whether ink or toner of others seems to be wanted: then the categories are those of ink and toner. */
  readonly ink: InkOfOthers | null;
  readonly categories: readonly CategoryCardView[];
  readonly departments: readonly CategoryCardView[];
  /** What others buy most, as a text of tiles: where nothing that is nearer is known. */
  readonly popular: string;
};

/** Ink or toner that the shop does not have. */
export type InkOfOthers = {
  /** Whose printers it is for, where that was said. */
  readonly maker: string | null;
  /** Whose printers the shop has ink or toner for; empty: that cannot be told. */
  readonly served: readonly string[];
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
  const near = notCarried?.near ?? null;
  const isInk = near === null && asksForInk(query);
  const [all, meant, printers] = await Promise.all([
    door(getCategories),
    // Who insists on their words is shown what others find.
    isExact ? door(search, { query: { q: query, size: ROW } }) : undefined,
    isInk ? door(findPrinterModels) : undefined,
  ]);
  const departments = all.ok ? all.body.departments : [];
  const categories = departments.flatMap((department) => [department, ...department.children]).filter(({ itemCount }) => itemCount > 0);
  const shelf = departments.find(({ name }) => name === near);
  const nearest = shelf === undefined ? nearestCategories(isInk ? INK : (near ?? query), categories, MOST_CATEGORIES) : shelf.children;
  const cards = nearest.filter(({ itemCount }) => itemCount > 0).map(categoryCardView);
  const likely = meant?.ok === true ? meantBy(meant.body) : null;
  return {
    notCarried: isInk || notCarried === null ? null : notCarried.said,
    ink: isInk ? { maker: printerMaker(query) ?? null, served: printers?.ok === true ? printers.body.makes : [] } : null,
    meant: likely,
    categories: cards,
    departments: departments.map(categoryCardView),
    popular: likely === null && cards.length === 0 ? await popularTiles(door) : '',
  };
}

/** What sells best in the shop, to who looks; empty where that cannot be read. */
async function popularTiles(door: Door): Promise<string> {
  const home = await door(getHome);
  return tilesText(home.ok ? home.body.bestSellers.slice(0, ROW).map(tileView) : []);
}

function meantBy({ correction, data: { items, totalItems } }: z.output<(typeof search)['answer']>): Instead['meant'] {
  return correction === null || totalItems === 0 ? null : { query: correction, tiles: tilesText(items.map(tileView)), totalItems };
}
