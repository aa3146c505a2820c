import type { ComparedProduct, ProductDetails } from '#contracts/catalog.ts';
import { comparedView, type ComparedAttribute, type ComparedItem } from '../../compare/compare-view.ts';
import { tileAction } from '../../tiles/tile-action.ts';
import { titleParts } from '../../tiles/title-parts.ts';

/** A product beside a few that are like it. */
export type SimilarView = { readonly items: readonly ComparedItem[]; readonly rows: readonly ComparedAttribute[] };

/** So many stand beside it, and in so many lines is said how they differ. */
const MOST_BESIDE = 3;
const MOST_ROWS = 7;

/** Which products stand beside one: others of its kind, none of a line twice, first what can be added to the cart. */
export function similarTo({ title, baseCatId, related }: Pick<ProductDetails, 'title' | 'baseCatId' | 'related'>): string[] {
  const lines = new Set([lineOf(title)]);
  const ofKind = related.filter((tile) => tile.baseCatId === baseCatId);
  return ofKind
    .toSorted((one, other) => Number(tileAction(other).kind === 'add') - Number(tileAction(one).kind === 'add'))
    .filter((tile) => {
      const isNew = !lines.has(lineOf(tile.title));
      lines.add(lineOf(tile.title));
      return isNew;
    })
    .slice(0, MOST_BESIDE)
    .map(({ itemId }) => itemId);
}

const lineOf = (title: string) => titleParts(title)[0];

/** @returns undefined where there is nothing to hold it against, or nothing in which they differ. */
export function similarView(products: readonly ComparedProduct[]): SimilarView | undefined {
  if (products.length < 2) return undefined;
  const { items, different } = comparedView(products);
  const known = ({ values }: ComparedAttribute) => values.filter((value) => value !== undefined).length;
  // What is said of all of them tells most; in their order where as much is known.
  const rows = different.filter((row) => known(row) > 1 && !SAID_ABOVE.has(row.name)).toSorted((one, other) => known(other) - known(one));
  return rows.length === 0 ? undefined : { items, rows: rows.slice(0, MOST_ROWS) };
}

/** What stands in lines of its own, or in the name. */
const SAID_ABOVE: ReadonlySet<string> = new Set(['Model', 'Item weight', 'Shipping weight', 'Units per carton', 'Manufacturer number']);
