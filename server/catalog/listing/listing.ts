import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { getCategory, ProductTile, search } from '#contracts/catalog.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { pickupText } from '#domain/stores/hours-text.ts';
import { priceRangeMeant } from '#domain/catalog/offered-price-ranges.ts';
import type { Shop } from '../../shop.ts';
import type { Store } from '../../stores/index.ts';
import { audienceKey } from '../audience.ts';
import { printerModels } from '../printer-models.ts';
import type { Viewer } from '../viewer.ts';
import { tilesFor } from '../viewing.ts';
import { meantCategories } from './category-values.ts';
import { facetsOf, readAttribute, roundly } from './facets.ts';
import { findAnyListing } from './large-listing.ts';
import { specificationsOf } from '../specifications.ts';
import type { Filters, ListingQuery } from './listing-query.ts';

type Listing = z.output<(typeof search)['answer']>['data'];
/** By what a call can ask for less. */
type Narrowed = Pick<
  Input<typeof getCategory>['query'],
  'brand' | 'price' | 'rating' | 'inStock' | 'bopis' | 'promo' | 'onContract' | 'attribute' | 'printer'
>;

/** A listing as a call asks for it: where it is picked up the viewer says. */
export type Wish = Omit<ListingQuery, 'storeNumber'> & {
  /** Whether to say of each item on the page what its specifications are. */
  readonly hasSpecifications: boolean;
};

/** What a call asks a listing to be narrowed down to, as far as it means something to the viewer. */
export function filtersOf(viewer: Viewer, query: Narrowed): Omit<Filters, 'categoryIds'> {
  return {
    brands: query.brand,
    // Ranges would tell a price to who is shown none, and what is on sale that there is a lower one.
    prices: !viewer.showsPrices ? [] : query.price.flatMap((text) => priceRangeMeant(text) ?? []),
    fewestStars: query.rating,
    isInStock: query.inStock === true,
    isAtStore: query.bopis === true && viewer.storeNumber !== undefined,
    isOnSale: viewer.showsPrices && query.promo.includes('sale'),
    isOnContract: query.onContract === true && viewer.hasContractFilter,
    attributes: query.attribute.map(readAttribute),
    printers: [...new Set(query.printer)],
  };
}

/** Names a question about a listing, in some hundred letters whatever it says. */
function nameOf(query: ListingQuery): string {
  return createHash('sha1').update(JSON.stringify(query)).digest('base64');
}

/**
 * A page of a listing as the viewer sees it, with the facets by which it can be narrowed down. Good for moments, for all who see the same: many ask for
 * it in other words.
 */
export async function list(shop: Shop, viewer: Viewer, { hasSpecifications, ...wish }: Wish): Promise<Listing> {
  const isByPrice = wish.sort === 'price_asc' || wish.sort === 'price_desc' || wish.sort === 'discount' || wish.sort === 'savings';
  const sort = isByPrice && !viewer.showsPrices ? 'bestselling' : wish.sort;
  const query: ListingQuery = { ...wish, sort, storeNumber: viewer.storeNumber };
  const name = nameOf(query);
  const listed = await shop.catalog.kept.listed.get(JSON.stringify([viewer.key, name]), () => viewListing(shop, viewer, query, name));
  return hasSpecifications
    ? {
        ...listed,
        specifications: await specificationsOf(
          shop,
          listed.items.map(({ itemId }) => itemId),
        ),
      }
    : listed;
}

async function viewListing(shop: Shop, viewer: Viewer, query: ListingQuery, name: string): Promise<Listing> {
  const categories = await shop.catalog.categories();
  const meant = { ...query, filters: { ...query.filters, categoryIds: meantCategories(query.filters.categoryIds, categories) } };
  const [found, stores, models] = await Promise.all([
    shop.catalog.kept.listings.get(JSON.stringify([audienceKey(viewer.audience), name]), () =>
      shop.catalog.inTurn((database) => findAnyListing({ catalog: shop.catalog, database }, viewer.audience, meant)),
    ),
    shop.stores.all(),
    query.filters.printers.length === 0 ? [] : printerModels(shop),
  ]);
  return {
    items: withBestSeller(await tilesFor(shop, viewer, found.itemIds), query),
    facets: facetsOf(found, query, {
      hasPrices: viewer.showsPrices,
      hasBrands: query.scope.kind !== 'brand',
      categories: query.scope.kind === 'category' ? undefined : categories,
      pickup: pickupAt(query.storeNumber === undefined ? undefined : stores.get(query.storeNumber), shop.now()),
      hasContract: viewer.hasContractFilter,
      models: new Set(models),
    }),
    totalItems: found.isAbout ? roundly(found.totalItems) : found.totalItems,
    ...(found.isAbout && { isAbout: true as const }),
  };
}

/** Of so many items one is said to sell best. */
const FEWEST_WITH_BEST = 5;
const BEST_SELLER = 'Best seller';

/** Where what sells comes first, the first one is told to: not by a contract, which puts its own first, and beside no other badge. */
function withBestSeller([first, ...others]: ProductTile[], { sort, page }: ListingQuery): ProductTile[] {
  if (first === undefined) return [];
  const isBySales = sort === 'bestselling' || sort === 'relevance';
  const isBest = isBySales && page === 1 && others.length + 1 >= FEWEST_WITH_BEST && !first.onContract && first.deliveryText !== null;
  const badge = first.badgeDetails.productBadge ?? (isBest && !first.isBackOrder && !first.isOutOfStock ? BEST_SELLER : null);
  return [{ ...first, badgeDetails: { productBadge: badge } }, ...others];
}

/** When what lies in a store can be fetched there: not today where that is closed. */
function pickupAt(store: Store | undefined, now: Date): string | undefined {
  if (store === undefined) return undefined;
  const { date, minuteOfDay } = localTime(now.getTime(), store.timeZone);
  const text = pickupText(store.hours, date, minuteOfDay);
  return text && `${text} at ${store.name}`;
}
