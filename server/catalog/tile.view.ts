import type { ProductTile } from '#contracts/catalog.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { checkOffer, isStockCounted } from '#domain/cart/offer.ts';
import { itemNotice } from '#domain/catalog/item-notice.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { unitPriceText } from '#domain/catalog/unit-price.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { isDeliveredByEmail, isPhysical } from '#domain/delivery/deliverable-item.ts';
import { orderByText } from '#domain/delivery/order-by-text.ts';
import { toDollars } from '#domain/shared/money.ts';
import { offerAt } from './offer-for.ts';
import type { CatalogItem } from './catalog-facts.ts';
import { pictureOf } from './pictures.ts';
import type { SeenItem } from './seen.repository.ts';
import type { Viewer } from './viewer.ts';

/** An item as a tile shows it to this viewer. */
export function viewTile(item: CatalogItem, seen: SeenItem, viewer: Viewer): ProductTile {
  const { facts } = item;
  const { unitPriceCents: priceCents, memberPriceCents: memberCents, isOnContract } = seen;
  const isInStock = !isStockCounted(facts) || seen.available > 0;
  const refusal = checkOffer(offerAt(item, seen), viewer.buyer, false);
  const action = actionOf(item, { isInStock, isRefused: refusal !== undefined });
  return {
    itemId: item.itemId,
    resolvedItemId: item.itemId,
    partNumber: item.itemId,
    title: item.name,
    brand: item.brand,
    image: pictureOf(item.pictures[0] ?? ''),
    url: `/product_${item.itemId}`,
    baseCatId: item.categoryId,
    price: formatPrice(priceCents),
    priceValue: priceCents === undefined ? null : toDollars(priceCents),
    originalPrice: item.listPriceCents === undefined || isOnContract ? null : toDollars(item.listPriceCents),
    memberPrice: memberCents === undefined ? null : toDollars(memberCents),
    unitPrice: unitPriceText(priceCents, { units: item.unitsInPack, unitName: item.unitName }) ?? null,
    units: item.unitsInPack === 1 ? item.uom : `${item.unitsInPack.toLocaleString('en-US')}/${item.uom}`,
    unitsNum: item.unitsInPack,
    rating: item.rating,
    ratingCount: item.ratingCount,
    ...action,
    additionalMsg: facts.limitPerOrder === undefined ? null : `Limited Quantities: ${facts.limitPerOrder} per order`,
    quantityLimit: facts.limitPerOrder ?? MAX_LINE_QTY,
    isOutOfStock: !isInStock,
    isDeliveryInstock: isInStock,
    bopisEligible: facts.isPickupEligible !== false,
    isSKUSET: facts.bundle !== undefined,
    isCustomSKU: facts.isCustom === true,
    seePriceInCart: facts.isPriceInCart === true,
    onContract: isOnContract,
    badge: badgeOf(item),
    deliveryText: deliveryTextOf(item, viewer, isInStock),
    orderByText: orderByTextOf(item, viewer, isInStock),
  };
}

/** What can be done from the tile: put it into the cart, or look at its page where something has to be chosen or read. */
function actionOf(
  item: CatalogItem,
  { isInStock, isRefused }: { isInStock: boolean; isRefused: boolean },
): { ctaText: string; actionLabel: string } {
  if (item.facts.isCustom === true) return { ctaText: 'Customize', actionLabel: 'CUSTOMIZE' };
  if (item.facts.isInStoreOnly === true) return { ctaText: 'Pick up today', actionLabel: 'VIEW' };
  if (isRefused || !isInStock || item.facts.childOf !== undefined || item.facts.bundle !== undefined)
    return { ctaText: 'View details', actionLabel: 'VIEW' };
  return { ctaText: 'Add to cart', actionLabel: 'ADD' };
}

function badgeOf({ facts, listPriceCents }: CatalogItem): string | null {
  if (facts.isComingSoon === true) return 'Coming soon';
  if (facts.isPreOrder === true) return 'Pre-order';
  return itemNotice(facts) ?? (listPriceCents === undefined ? null : 'Sale');
}

/** Until when that holds, where an hour of today decides. */
export function orderByTextOf({ facts }: CatalogItem, viewer: Pick<Viewer, 'promise'>, isInStock: boolean): string | undefined {
  return orderByText(viewer.promise(facts, { deliveryType: 'STA', storeNumber: undefined, isInStock }).orderByMinute);
}

/** When it would arrive if it was ordered now; null when no day can be said. */
export function deliveryTextOf(item: CatalogItem, viewer: Pick<Viewer, 'promise'>, isInStock: boolean): string | null {
  if (isDeliveredByEmail(item.facts)) return 'Delivered by email';
  if (!isPhysical(item.facts)) return null;
  const promise = viewer.promise(item.facts, { deliveryType: 'STA', storeNumber: undefined, isInStock });
  if (item.facts.isPreOrder === true && promise.maxDeliveryDate !== undefined) return `Available ${dateText(promise.maxDeliveryDate)}`;
  if (promise.isBackOrder && promise.maxDeliveryDate !== undefined) return `Back order: expected by ${dateText(promise.maxDeliveryDate)}`;
  return promise.maxDeliveryDate === undefined ? null : `Delivered by ${dateText(promise.maxDeliveryDate)}`;
}
