import { checkOffer, isStockCounted, type OfferBuyer } from '#domain/cart/offer.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import type { Options } from '#domain/catalog/variants/options.ts';
import type { Db } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import { EVERYBODY } from '../audience.ts';
import type { CatalogItem } from '../catalog-facts.ts';
import { offerAt } from '../offer-for.ts';
import { picturesOf, type ShownPicture } from '../pictures/pictures.ts';
import { findSeenWithGroups } from '../viewing.ts';

/** Somebody of whom nothing is known, wherever they are. */
const GUEST: OfferBuyer = {
  isBusiness: false,
  isContractOnly: false,
  mayPickUp: false,
  maySeeWholesale: false,
  isHealthcareCustomer: false,
  blockedItemIds: new Set(),
  blockedCategoryIds: new Set(),
  blockedBrands: new Set(),
  shipToState: '',
};

/** An item as a guest may buy it. */
export type GuestOffer = Pick<CatalogItem, 'itemId' | 'name' | 'brand' | 'departmentId' | 'categoryId'> & {
  /** What a guest pays for one. */
  readonly priceCents: number;
  /** Its group, where a guest sees several of it. */
  readonly groupId: string | undefined;
  readonly options: Options;
  readonly pictures: readonly ShownPicture[];
  readonly manufacturerNumber: string | undefined;
  readonly gtin: string | undefined;
  readonly availability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';
  /** yyyy-mm-dd: from when on it is sold or there again, where that is known. */
  readonly availableOn: string | undefined;
};

/**
 * What a guest may see, may put into the cart by itself and is told the price of; the others are missing. Each is what its page and the cart
 * say to a guest.
 *
 * @param db where a transaction is open that all of it is read in.
 */
export async function guestOffers({ catalog }: Pick<Shop, 'catalog'>, itemIds: readonly string[], db: Db): Promise<GuestOffer[]> {
  const [seen, items] = [await findSeenWithGroups({ catalog }, EVERYBODY, itemIds, db), await catalog.items(itemIds, db)];
  return itemIds.flatMap((itemId): GuestOffer[] => {
    const [item, seenItem] = [items.get(itemId), seen.get(itemId)];
    if (item === undefined || seenItem?.unitPriceCents === undefined) return [];
    if (checkOffer(offerAt(item, seenItem), GUEST, false) !== undefined || !isSoldByItself(item.facts)) return [];
    const { name, brand, departmentId, categoryId, facts } = item;
    return [
      {
        itemId,
        name,
        brand,
        departmentId,
        categoryId,
        priceCents: seenItem.unitPriceCents,
        groupId: seenItem.variants.length > 1 ? seenItem.groupId : undefined,
        options: seenItem.options,
        pictures: picturesOf(item),
        manufacturerNumber: facts.manufacturerNumber,
        gtin: facts.gtin,
        availability: availabilityOf(facts, seenItem.available),
        availableOn: facts.isPreOrder === true ? facts.streetDate : facts.backOrderDate,
      },
    ];
  });
}

/** What only goes with another thing has no page of its own to buy it on, and a price that only the cart says is told nowhere else. */
function isSoldByItself(facts: ItemFacts): boolean {
  return facts.childOf === undefined && facts.isPriceInCart !== true;
}

function availabilityOf(facts: ItemFacts, available: number): GuestOffer['availability'] {
  if (facts.isPreOrder === true) return 'preorder';
  if (available > 0 || !isStockCounted(facts)) return facts.backOrderDate !== undefined && available <= 0 ? 'backorder' : 'in_stock';
  return 'out_of_stock';
}
