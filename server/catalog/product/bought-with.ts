import type { ProductDetails } from '#contracts/catalog.ts';
import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';
import { isServiceAvailable, offeredServices } from '#domain/cart/children/offered-services.ts';
import { assemblyOffered } from '#domain/cart/furniture-service.ts';
import { checkOffer } from '#domain/cart/offer.ts';
import type { AvailableAt } from '#domain/cart/rows/quantity-bounds.ts';
import type { CatalogItem } from '../catalog-facts.ts';
import { offerAt } from '../offer-for.ts';
import { pictureOf } from '../pictures/pictures.ts';
import type { SeenItem } from '../seen.repository.ts';
import { pricesOf } from '../tile.view.ts';
import type { Viewer } from '../viewer.ts';

/** What is known of the items that are bought with another. */
type Known = {
  readonly viewer: Viewer;
  readonly items: ReadonlyMap<string, CatalogItem>;
  readonly seen: ReadonlyMap<string, SeenItem>;
  readonly availableAt: AvailableAt;
  /** What their own pages say of them. */
  readonly abouts: ReadonlyMap<string, string>;
};

/** The plans and services that who looks may buy with an item, as the cart offers them once it is there. (C §5) */
export function servicesWith({ facts }: CatalogItem, { viewer, items, seen, availableAt, abouts }: Known): ProductDetails['services'] {
  return offeredServices(facts).flatMap(({ itemId, type }) => {
    const item = items.get(itemId);
    const seenItem = seen.get(itemId);
    if (item === undefined || seenItem === undefined) return [];
    if (type === 'ASSEMBLY' && !isAssembledAsItem(viewer, facts)) return [];
    if (checkOffer(offerAt(item, seenItem), viewer.buyer, false) !== undefined) return [];
    const isAvailable = isServiceAvailable(item.facts, availableAt(itemId, FULFILMENT_CENTRE));
    return [{ ...named(item), type, price: pricesOf(item, seenItem, viewer).price, isAvailable, about: abouts.get(itemId) ?? '' }];
  });
}

/** Before anything is in the cart no level is chosen yet. */
function isAssembledAsItem({ buyer: { isBusiness } }: Viewer, { furnitureRates }: CatalogItem['facts']): boolean {
  const offered = assemblyOffered({ isBusiness, hasLevels: furnitureRates !== undefined, piecesAtLevels: 0, hasAssemblyItem: false });
  return offered === 'ITEM';
}

/** What a set consists of. A part that has no page for who looks is named all the same: it is what they get. */
export function partsOf({ facts: { bundle = [] } }: CatalogItem, { viewer, items, seen }: Known): ProductDetails['parts'] {
  return bundle.flatMap(({ itemId, qty }) => {
    const item = items.get(itemId);
    const seenItem = seen.get(itemId);
    const priceValue = item === undefined || seenItem === undefined ? null : pricesOf(item, seenItem, viewer).priceValue;
    return item === undefined ? [] : [{ ...named(item), qty, priceValue }];
  });
}

function named({ itemId, name, pictures }: CatalogItem): Omit<ProductDetails['parts'][number], 'qty' | 'priceValue'> {
  return { itemId, name, url: `/product_${itemId}`, image: pictureOf(pictures[0] ?? '') };
}
