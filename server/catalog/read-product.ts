import type { Input } from '#contracts/call.ts';
import type { ProductDetails, getProduct as productCall } from '#contracts/catalog.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';
import { isStockCounted } from '#domain/cart/offer.ts';
import { availabilityText } from '#domain/delivery/availability.ts';
import { orderByText } from '#domain/delivery/order-by-text.ts';
import { modelOfItem } from '#domain/machines/known-models.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { statement } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import type { ProductPage } from './catalog.ts';
import type { CatalogItem } from './catalog-facts.ts';
import { audienceKey } from './audience.ts';
import { findFirstOf } from './listing/large-listing.ts';
import { NO_FILTERS } from './listing/listing-query.ts';
import { viewsOf } from './pictures.ts';
import { printerModels } from './printer-models.ts';
import { deliveryTextOf, itemsNamedBy, pageActionOf, viewTile } from './tile.view.ts';
import { withAlternates } from './tiles/alternates.ts';
import type { Viewer } from './viewer.ts';
import { findSeenBy, tilesFor } from './viewing.ts';

const findDetails = statement<{ description: string; highlights: string[]; specifications: [string, string][] }>(
  'product_details',
  'select description, highlights, specifications from items where item_id = $1',
);
const findReviews = statement<{ author: string; stars: number; title: string; body: string; written_on: string; is_verified: boolean }>(
  'product_reviews',
  `
  select author, stars, title, body, written_on, is_verified from reviews where item_id = $1 order by written_on desc, review_id desc limit 20`,
);
const findHistogram = statement<{ stars: number; n: number }>(
  'product_histogram',
  'select stars, count(*)::int as n from reviews where item_id = $1 group by stars',
);
const findItemStock = statement<{ location_id: string; available: number }>(
  'product_stock',
  'select location_id, available from stock where item_id = $1 and location_id = any($2::text[])',
);

const MOST_RELATED = 8;

/** All about one product, for this viewer. */
export async function getProduct(
  shop: Shop,
  viewer: Viewer,
  { params }: Input<typeof productCall>,
): Promise<Reply<{ product: ProductDetails }>> {
  const item = (await shop.catalog.items([params.itemId])).get(params.itemId);
  if (item === undefined) return refuse('SKU_INVALID');
  const seenItems = await findSeenBy(shop, viewer, [item.itemId, ...itemsNamedBy(item)]);
  const seen = seenItems.get(item.itemId);
  if (seen === undefined) return refuse('SKU_INVALID');
  const { storeNumber } = viewer;
  const [page, stockRows, categories] = await Promise.all([
    shop.catalog.kept.products.get(item.itemId, () => readPage(shop, item)),
    findItemStock(shop.database, [item.itemId, [FULFILMENT_CENTRE, ...(storeNumber === undefined ? [] : [storeNumber])]]),
    shop.catalog.categories(),
  ]);
  const stock = new Map(stockRows.map((row) => [row.location_id, row.available]));
  const atCentre = stock.get(FULFILMENT_CENTRE) ?? 0;
  const path = [item.departmentId, item.categoryId].flatMap((id) => categories.get(id) ?? []).map(({ id, name }) => ({ id, name }));
  const tile = viewTile(item, { ...seen, available: atCentre }, viewer, (other) => seenItems.has(other));
  const [alternated = tile] = await withAlternates(shop, viewer, [tile]);
  return answer({
    product: {
      ...alternated,
      ...pageActionOf(item, { ...seen, available: atCentre }, viewer),
      ...page,
      pictures: item.pictures.flatMap(viewsOf),
      path,
      delivery: deliveryOf(item, viewer, atCentre),
      pickup: await pickupOf(shop, item, viewer, { storeNumber, stock }),
      related: await tilesFor(shop, viewer, await relatedTo(shop, viewer, item)),
      printerModel: modelOfItem(item.name, await printerModels(shop)) ?? null,
    },
  });
}

/** What goes with an item, then what sells best of its category among what the viewer may see. */
async function relatedTo(shop: Shop, { audience }: Viewer, { itemId, categoryId, facts }: CatalogItem): Promise<string[]> {
  const best = await shop.catalog.kept.itemIds.get(`best of ${categoryId} ${audienceKey(audience)}`, () =>
    findFirstOf(shop, audience, {
      scope: { kind: 'category', categoryId },
      words: undefined,
      filters: NO_FILTERS,
      storeNumber: undefined,
      sort: 'bestselling',
      page: 1,
      size: MOST_RELATED + 1,
      pages: 1,
    }),
  );
  return [...new Set([...(facts.fitsItemIds ?? []), ...best])].filter((id) => id !== itemId).slice(0, MOST_RELATED);
}

async function readPage(shop: Shop, item: CatalogItem): Promise<ProductPage> {
  const [[details], reviews, counts] = await Promise.all([
    findDetails(shop.database, [item.itemId]),
    findReviews(shop.database, [item.itemId]),
    findHistogram(shop.database, [item.itemId]),
  ]);
  return {
    description: details?.description ?? '',
    highlights: details?.highlights ?? [],
    specifications: details?.specifications ?? [],
    reviews: reviews.map((review) => ({
      author: review.author,
      stars: review.stars,
      title: review.title,
      body: review.body,
      writtenOn: review.written_on,
      isVerified: review.is_verified,
    })),
    histogram: [1, 2, 3, 4, 5].map((stars) => counts.find((row) => row.stars === stars)?.n ?? 0),
  };
}

function deliveryOf(item: CatalogItem, viewer: Viewer, atCentre: number): ProductDetails['delivery'] {
  const isInStock = !isStockCounted(item.facts) || atCentre > 0;
  const promise = viewer.promise(item.facts, { deliveryType: 'STA', storeNumber: undefined, isInStock });
  return {
    text: isInStock ? (deliveryTextOf(item, viewer, isInStock) ?? 'expected within 1-6 business days') : 'Out of stock for delivery',
    isAvailable: isInStock,
    minDeliveryDate: promise.minDeliveryDate ?? null,
    maxDeliveryDate: promise.maxDeliveryDate ?? null,
    orderByText: orderByText(promise.orderByMinute),
  };
}

async function pickupOf(
  shop: Shop,
  item: CatalogItem,
  viewer: Viewer,
  { storeNumber, stock }: { storeNumber: string | undefined; stock: ReadonlyMap<string, number> },
): Promise<ProductDetails['pickup']> {
  if (item.facts.isPickupEligible === false)
    return { text: 'Not available for pickup', isAvailable: false, storeNumber: null, stock: null };
  const store = storeNumber === undefined ? undefined : (await shop.stores.all()).get(storeNumber);
  if (store === undefined) return { text: 'Choose store in cart to see availability.', isAvailable: false, storeNumber: null, stock: null };
  const available = stock.get(store.storeNumber) ?? 0;
  const promise = viewer.promise(item.facts, { deliveryType: 'ISP', storeNumber: store.storeNumber, isInStock: available > 0 });
  const day = promise.maxDeliveryDate === undefined ? '' : `, ${dateText(promise.maxDeliveryDate)}`;
  return {
    text: available > 0 ? `Pick up in 1-hour at ${store.city}, ${store.state}${day}` : `Out of stock at ${store.city}, ${store.state}`,
    isAvailable: available > 0,
    storeNumber: store.storeNumber,
    stock: availabilityText(available, item.facts.shownStockLimit),
  };
}
