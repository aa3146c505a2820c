import type { z } from 'zod';
import { getCategories, getCategory, search } from '#contracts/catalog.ts';
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
  /** The department or category where it would be: its name and id. */
  readonly shelf: { readonly id: string; readonly name: string } | null;
  /** What sells best on that shelf, as a text of tiles; empty: it is a department, of which the categories say more. */
  readonly onShelf: string;
  readonly departments: readonly CategoryCardView[];
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
  const department = departments.find(({ name }) => name === near);
  const shelf = department ?? categories.find(({ name }) => name === near);
  const nearest =
    department === undefined ? nearestCategories(isInk ? INK : (near ?? query), categories, MOST_CATEGORIES) : department.children;
  const cards = nearest.filter(({ itemCount, id }) => itemCount > 0 && id !== shelf?.id).map(categoryCardView);
  const likely = meant?.ok === true ? meantBy(meant.body) : null;
  return {
    notCarried: isInk || notCarried === null ? null : notCarried.said,
    ink: isInk ? { maker: printerMaker(query) ?? null, served: printers?.ok === true ? printers.body.makes : [] } : null,
    meant: likely,
    categories: cards,
    shelf: shelf === undefined ? null : { id: shelf.id, name: shelf.name },
    onShelf: shelf === undefined || shelf === department ? '' : await bestOf(door, shelf.id),
    departments: departments.map(categoryCardView),
  };
}

/** What sells best of a category, to who looks; empty where that cannot be read. */
async function bestOf(door: Door, id: string): Promise<string> {
  const reply = await door(getCategory, { params: { id }, query: { size: ROW } });
  return tilesText(reply.ok ? reply.body.data.items.map(tileView) : []);
}

function meantBy({ correction, data: { items, totalItems } }: z.output<(typeof search)['answer']>): Instead['meant'] {
  return correction === null || totalItems === 0 ? null : { query: correction, tiles: tilesText(items.map(tileView)), totalItems };
}
