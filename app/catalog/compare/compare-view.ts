import type { ComparedProduct } from '#contracts/catalog.ts';
import { pageAction } from '#app/catalog/tiles/tile-action.ts';
import { tileView, type TileView } from '#app/catalog/tiles/tile-view.ts';

/** What is known of an attribute of each item, in the items' order; undefined: nothing. */
export type ComparedAttribute = { readonly name: string; readonly values: readonly (string | undefined)[] };

/** Items side by side, ready to be shown. */
export type ComparedView = {
  readonly items: readonly TileView[];
  readonly different: readonly ComparedAttribute[];
  readonly same: readonly ComparedAttribute[];
};

/** Every attribute that one of the items has, in the order in which they are met: those that differ apart from those that are the same. */
export function comparedView(products: readonly ComparedProduct[]): ComparedView {
  const known = products.map(({ brand, specifications }) => new Map([['Brand', brand], ...specifications]));
  const names = [...new Set(known.flatMap((one) => [...one.keys()]))];
  const attributes = names.map((name) => ({ name, values: known.map((one) => one.get(name)) }));
  return {
    items: products.map((product) => ({ ...tileView(product), action: pageAction(product) })),
    different: attributes.filter((attribute) => !isSame(attribute)),
    same: attributes.filter(isSame),
  };
}

function isSame({ values }: ComparedAttribute): boolean {
  return new Set(values).size === 1;
}
