import type { ProductTile } from '#contracts/catalog.ts';
import { columnsOf, type Column, type Specifications } from '#domain/catalog/facets/columns.ts';
import { unitText } from '#domain/catalog/unit-price.ts';
import { fromDollars } from '#domain/shared/money.ts';
import { tileView, type TileView } from './tile-view.ts';

/** Of items by their numbers. */
export type SpecificationsOf = Readonly<Record<string, Specifications>>;

/**
 * The tiles of a listing; with specifications, as rows of a table.
 *
 * @param specifications of a list; undefined: of tiles that stand side by side.
 */
export function listedTiles(items: readonly ProductTile[], specifications: SpecificationsOf | undefined): TileView[] {
  const tiles = items.map(tileView);
  const cells = specifications === undefined ? undefined : cellsOf(items, specifications);
  return cells === undefined ? tiles : tiles.map((tile, index) => ({ ...tile, cells: cells[index], unit: items[index]?.lowestPrice }));
}

const NOT_SAID = '–';

/** What each item says in the columns of its list, the same columns for all. */
function cellsOf(items: readonly ProductTile[], specifications: SpecificationsOf): [string, string][][] {
  const columns = [...columnsOf(items.map(({ itemId }) => specifications[itemId] ?? [])), ...unitPrices(items)];
  return items.map((_, index) => columns.map(({ label, values }) => [label, values[index] ?? NOT_SAID]));
}

/** What one of the things in a pack costs: of paper, "Per ream". */
function unitPrices(items: readonly ProductTile[]): Column[] {
  const prices = items.map((item) => unitPriceOf(item, items));
  const units = new Set(prices.flatMap((price) => price?.split('/')[1] ?? []));
  if (units.size === 0) return [];
  const [unit] = units;
  return units.size > 1
    ? [{ label: 'Unit price', values: prices }]
    : [{ label: `Per ${unit}`, values: prices.map((price) => price?.split('/')[0]) }];
}

/** What one costs; of what is sold one by one beside packs of the same: what it costs. */
function unitPriceOf(item: ProductTile, items: readonly ProductTile[]): string | undefined {
  if (item.unitPrice !== null) return item.unitPrice;
  const inPacks = items.find(({ baseCatId, unitPrice }) => baseCatId === item.baseCatId && unitPrice !== null);
  const unit = inPacks?.unitPrice?.split('/')[1];
  const cents = item.priceValue === null || item.unitsNum > 1 ? undefined : fromDollars(item.priceValue);
  return unit === undefined || cents === undefined ? undefined : unitText(cents, unit);
}
