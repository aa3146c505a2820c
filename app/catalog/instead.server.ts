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
  /** What sells best on that shelf, as a text of tiles; empty: there is none, or something is meant. */
  readonly onShelf: string;
  /** Names of things that are like what was typed, each with results; none where something is meant. */
  readonly alike: readonly string[];
  /** What most people look for, where nothing is known of what was typed. */
  readonly popular: readonly string[];
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
  {
    isExact,
    notCarried,
    alike = { names: [], isMeant: false, popular: [] },
  }: { isExact: boolean } & Pick<z.output<(typeof search)['answer']>, 'notCarried' | 'alike'>,
): Promise<Instead> {
  const near = notCarried?.near ?? null;
  // Who insists on their words is shown what others find; who misspelled them badly, what is spelled nearly so.
  const [likeliest] = alike.names;
  const other = isExact ? query : near === null && alike.isMeant ? likeliest : undefined;
  const isInk = near === null && asksForInk(query);
  const [all, meant, printers] = await Promise.all([
    door(getCategories),
    other === undefined ? undefined : door(search, { query: { q: other, size: ROW } }),
    isInk ? door(findPrinterModels) : undefined,
  ]);
  const departments = all.ok ? all.body.departments : [];
  const categories = departments.flatMap((department) => [department, ...department.children]).filter(({ itemCount }) => itemCount > 0);
  const department = departments.find(({ name }) => name === near);
  const nearest =
    department === undefined ? nearestCategories(isInk ? INK : (near ?? query), categories, MOST_CATEGORIES) : department.children;
  const holds = ({ id, children }: (typeof departments)[number]) =>
    [id, ...children.map((child) => child.id)].includes(nearest[0]?.id ?? '');
  const shelf = isInk ? departments.find(holds) : (department ?? categories.find(({ name }) => name === near));
  const cards = nearest.filter(({ itemCount, id }) => itemCount > 0 && (isInk || id !== shelf?.id)).map(categoryCardView);
  const likely = meant?.ok === true ? meantBy(meant.body, isExact ? undefined : other) : null;
  const isUnknown = likely === null && shelf === undefined && alike.names.length === 0 && cards.length === 0 && !isInk;
  return {
    notCarried: isInk || notCarried === null || likely !== null ? null : notCarried.said,
    ink: isInk ? { maker: printerMaker(query) ?? null, served: printers?.ok === true ? printers.body.makes : [] } : null,
    meant: likely,
    categories: cards,
    shelf: shelf === undefined ? null : { id: shelf.id, name: shelf.name },
    onShelf: shelf === undefined || likely !== null ? '' : await bestOf(door, shelf.id),
    alike: isInk || likely !== null ? [] : alike.names,
    popular: isUnknown ? alike.popular : [],
    departments: departments.map(categoryCardView),
  };
}

/** What sells best of a category, to who looks; empty where that cannot be read. */
async function bestOf(door: Door, id: string): Promise<string> {
  const reply = await door(getCategory, { params: { id }, query: { size: ROW } });
  return tilesText(reply.ok ? reply.body.data.items.map(tileView) : []);
}

/** @param other words that were not typed; undefined: it is a correction of those that were */
function meantBy(
  { correction, data: { items, totalItems } }: z.output<(typeof search)['answer']>,
  other: string | undefined,
): Instead['meant'] {
  const query = other ?? correction;
  return query === null || totalItems === 0 ? null : { query, tiles: tilesText(items.map(tileView)), totalItems };
}
