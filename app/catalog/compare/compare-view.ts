import type { ComparedProduct } from '#contracts/catalog.ts';
import { pageAction } from '#app/catalog/tiles/tile-action.ts';
import { tileView, type TileView } from '#app/catalog/tiles/tile-view.ts';

/** What is known of an attribute of each item, in the items' order; undefined: nothing. */
export type ComparedAttribute = { readonly name: string; readonly values: readonly (string | undefined)[] };

/** In what an item is ahead of the others: what it costs, what one of the things in it costs, and what buyers think of it. */
export type ComparedItem = TileView & {
  readonly categoryId: string;
  /** What one costs at the least where several are bought: "as low as $12.17". */
  readonly lowestPrice: string | undefined;
  /** "Only 3 left", where these are few. */
  readonly fewLeft: string | undefined;
  readonly isBest: { readonly price: boolean; readonly unit: boolean; readonly rating: boolean };
};

/** Items side by side, ready to be shown. */
export type ComparedView = {
  readonly items: readonly ComparedItem[];
  readonly different: readonly ComparedAttribute[];
  readonly same: readonly ComparedAttribute[];
  /** What at most half of them say, or some and none of those otherwise: there is little to hold against it. */
  readonly partly: readonly ComparedAttribute[];
  /** They are of several kinds, of which nearly the same is never said: there is little to hold side by side. */
  readonly isMixed: boolean;
};

/** An item's tile, where how many are left stands in a row of its own. */
function withoutFewLeft(product: ComparedProduct): TileView & Pick<ComparedItem, 'fewLeft'> {
  const tile = tileView({ ...product, fewLeft: undefined });
  const { note } = tileView(product);
  return { ...tile, fewLeft: note === tile.note ? undefined : note };
}

/** What is said of nearly everything tells nothing of how much two things have in common. */
const SAID_OF_ALL: ReadonlySet<string> = new Set(['Brand', 'Color', 'Quantity', 'Material']);
/** Of so many attributes besides, things of two categories are worth comparing all the same: a laser printer and an inkjet. */
const ENOUGH_IN_COMMON = 3;

/** Every attribute that one of the items has, in the order in which they are met: those that differ apart from those that are the same. */
export function comparedView(products: readonly ComparedProduct[]): ComparedView {
  const known = products.map(({ brand, specifications }) => new Map([['Brand', brand], ...specifications]));
  const names = [...new Set(known.flatMap((one) => [...one.keys()]))];
  // A model is one item's own: beside items that name none it tells nothing.
  const attributes = names
    .map((name) => ({ name, values: known.map((one) => one.get(name)) }))
    .filter(({ name, values }) => name !== 'Model' || values.every((value) => value !== undefined));
  const isMixed = areMixed(products, attributes);
  // Paper is no better than a chair because it costs less.
  const isBest = bestOf(isMixed ? [] : products);
  return {
    items: products.map((product, index) => ({
      ...withoutFewLeft(product),
      categoryId: product.baseCatId,
      unit: product.unitPrice ?? undefined,
      lowestPrice: product.lowestPrice ?? undefined,
      action: pageAction(product),
      isBest: { price: isBest.price[index] === true, unit: isBest.unit[index] === true, rating: isBest.rating[index] === true },
    })),
    // What all say comes before what some leave open.
    different: attributes
      .filter((attribute) => !isSame(attribute) && !isPartly(attribute))
      .toSorted((one, other) => Number(isOpen(one)) - Number(isOpen(other))),
    partly: attributes.filter(isPartly),
    same: attributes.filter(isSame),
    isMixed,
  };
}

function areMixed(products: readonly ComparedProduct[], attributes: readonly ComparedAttribute[]): boolean {
  if (new Set(products.map(({ baseCatId }) => baseCatId)).size < 2) return false;
  const common = attributes.filter(({ name, values }) => !SAID_OF_ALL.has(name) && values.every((value) => value !== undefined));
  return common.length < ENOUGH_IN_COMMON;
}

function isSame({ values }: ComparedAttribute): boolean {
  return new Set(values).size === 1;
}

const isOpen = ({ values }: ComparedAttribute) => values.includes(undefined);

/** Half of them or more say nothing of it, or those that do say the same. */
function isPartly({ values }: ComparedAttribute): boolean {
  const known = values.filter((value) => value !== undefined);
  return known.length * 2 <= values.length || (known.length < values.length && new Set(known).size === 1);
}

/** What is best, item by item. Prices of one are held against each other only where they are of the same thing: a pen and a sheet are not. */
function bestOf(products: readonly ComparedProduct[]): Record<keyof ComparedItem['isBest'], readonly boolean[]> {
  const unitNames = new Set(products.map(({ unitPrice }) => unitPrice?.split('/')[1]));
  // The less the better.
  const ofOne = ({ priceValue, unitsNum }: ComparedProduct) => (priceValue === null ? undefined : -priceValue / unitsNum);
  return {
    // Of packs of several sizes the price of one tells which costs less.
    price: best(
      new Set(products.map(({ unitsNum }) => unitsNum)).size > 1
        ? []
        : products.map(({ priceValue, memberPrice }) => negated(memberPrice ?? priceValue)),
    ),
    unit: best(unitNames.size > 1 || unitNames.has(undefined) ? [] : products.map(ofOne)),
    rating: bestRated(products),
  };
}

/** As if every item had been given so many ratings of the middle before: a few good ones are no proof. */
const BEFOREHAND = { count: 20, stars: 3.5 } as const;

/** Which is ahead by the tenths that are shown, and stays so when it is asked how many have rated it. */
function bestRated(products: readonly ComparedProduct[]): readonly boolean[] {
  const shown = best(products.map(({ rating, ratingCount }) => (ratingCount === 0 ? undefined : Math.round(rating * 10))));
  const likely = best(
    products.map(({ rating, ratingCount: count }) => (rating * count + BEFOREHAND.stars * BEFOREHAND.count) / (count + BEFOREHAND.count)),
  );
  return shown.map((isBest, index) => isBest && likely[index] === true);
}

const negated = (dollars: number | null) => (dollars === null ? undefined : -dollars);

/** Which value is the greatest; none where one is missing or several are: then there is nothing to choose by. */
function best(values: readonly (number | undefined)[]): readonly boolean[] {
  const known = values.filter((value) => value !== undefined);
  const greatest = Math.max(...known);
  if (known.length < values.length || known.filter((value) => value === greatest).length > 1) return [];
  return values.map((value) => value === greatest);
}
