import type { ProductDetails } from '#contracts/catalog.ts';
import { categoryPath, PATHS } from '#app/shell/site-paths.ts';
import { pageAction } from './tiles/tile-action.ts';
import { tileView, type TileView } from './tiles/tile-view.ts';

/** A product's page, ready to be shown. */
export type ProductView = TileView &
  Pick<ProductDetails, 'description' | 'highlights' | 'specifications' | 'pictures' | 'reviews' | 'histogram'> & {
    readonly trail: readonly { readonly name: string; readonly href: string }[];
    readonly delivery: { readonly text: string; readonly isAvailable: boolean; readonly orderBy: string | undefined };
    readonly pickup:
      | {
          readonly text: string;
          readonly isAvailable: boolean;
          readonly storeNumber: string | undefined;
          readonly stock: string | undefined;
        }
      | undefined;
    readonly pack: string | undefined;
    readonly priceValue: number | null;
    readonly related: readonly TileView[];
    /** What could be taken instead, where it cannot be had as it is; what replaces it first. */
    readonly instead: readonly TileView[];
    readonly isReplaced: boolean;
    /** The printers that it is for, by name. */
    readonly printerModels: readonly string[];
    /** The printer that it is, where something is made for it. */
    readonly printerModel: string | undefined;
  };

export function productView(product: ProductDetails): ProductView {
  const { restrictionDetails, isOutOfStock } = product;
  // What can be had itself needs nothing in its place.
  const isMissing = isOutOfStock || restrictionDetails?.type === 'FULLHARDSUB';
  const instead = isMissing ? (restrictionDetails?.altProducts ?? []) : [];
  const { description, highlights, specifications, pictures, reviews, histogram, delivery, pickup, path, related } = product;
  return {
    ...tileView(product),
    action: pageAction(product),
    description,
    highlights,
    specifications,
    pictures: pictures.length > 0 ? pictures : [product.image],
    reviews,
    histogram,
    priceValue: product.priceValue,
    pack: product.units === '' ? undefined : product.units,
    trail: [{ name: 'Home', href: PATHS.home }, ...path.map(({ id, name }) => ({ name, href: categoryPath(id) }))],
    delivery: { text: delivery.text, isAvailable: delivery.isAvailable, orderBy: delivery.orderByText },
    pickup: product.bopisEligible
      ? {
          text: pickup.text,
          isAvailable: pickup.isAvailable,
          storeNumber: pickup.storeNumber ?? undefined,
          stock: pickup.stock === null || pickup.stock === '0' ? undefined : `${pickup.stock} in stock`,
        }
      : undefined,
    related: related.filter(({ itemId }) => instead.every((one) => one.itemId !== itemId)).map(tileView),
    instead: instead.map(tileView),
    isReplaced: restrictionDetails?.alternateItemURL != null && instead[0]?.url === restrictionDetails.alternateItemURL,
    printerModels: product.compatibility?.models ?? [],
    printerModel: product.printerModel ?? undefined,
  };
}

/** A product as schema.org's Product. */
export function productThing(product: ProductView, origin: string): Record<string, unknown> {
  const { title, description, brand, itemId, priceValue, rating, ratingCount, url, pictures, isOutOfStock } = product;
  return {
    '@type': 'Product',
    name: title,
    description,
    sku: itemId,
    brand: { '@type': 'Brand', name: brand },
    image: pictures.map(({ key }) => `${origin}/pictures/${key}-800.webp`),
    ...(priceValue !== null && {
      offers: {
        '@type': 'Offer',
        url: origin + url,
        price: priceValue.toFixed(2),
        priceCurrency: 'USD',
        availability: `https://schema.org/${isOutOfStock ? 'OutOfStock' : 'InStock'}`,
      },
    }),
    ...(ratingCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: ratingCount } }),
  };
}
