import type { SavedForLaterItem } from '#contracts/saved-for-later.ts';
import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';
import { checkOffer, isStockCounted } from '#domain/cart/offer.ts';
import type { SavedItem } from '#domain/cart/saved-item.ts';
import { toDollars } from '#domain/shared/money.ts';
import { pictureOf } from '../catalog/index.ts';
import { promiser } from '../offers/index.ts';
import type { OpenCart } from './open-cart.ts';

/** The saved items as the wire shows them, priced and promised as of now. */
export function viewSavedItems(open: OpenCart): SavedForLaterItem[] {
  const { saved } = open.cart;
  if (saved.length === 0) return [];
  const promise = promiser(open);
  return saved.flatMap((item) => viewSaved(open, item, promise) ?? []);
}

function viewSaved(open: OpenCart, saved: SavedItem, promise: ReturnType<typeof promiser>): SavedForLaterItem | undefined {
  const item = open.items.get(saved.itemId);
  const offer = open.offerOf(saved.itemId);
  if (item === undefined || offer === undefined) return undefined;
  const isInStock = !isStockCounted(item.facts) || (open.availableAt(item.itemId, FULFILMENT_CENTRE) ?? 0) > 0;
  const [picture] = item.pictures.slice(0, 1).map(pictureOf);
  return {
    listItemId: saved.listItemId,
    itemId: saved.itemId,
    qty: saved.qty,
    itemDetails: {
      imageUrl: picture === undefined ? '' : `/pictures/${picture.key}-400.webp`,
      images: picture === undefined ? [] : [picture],
      name: item.name,
      model: item.itemId,
      itemUrl: `/product_${item.itemId}`,
      reviewCount: item.ratingCount,
      reviewRating: item.rating,
      priceInfo: {
        finalPricePerUnit: offer.unitPriceCents === undefined ? null : toDollars(offer.unitPriceCents),
        uom: item.uom,
      },
      deliveryDate: isInStock
        ? (promise(item.facts, { deliveryType: 'STA', storeNumber: undefined, isInStock }).maxDeliveryDate ?? null)
        : null,
      isAvailable: isInStock && checkOffer(offer, open.buyer, false) === undefined,
      relatedItems: saved.children.map((child) => ({
        itemId: child.itemId,
        title: open.items.get(child.itemId)?.name ?? child.itemId,
        type: child.relation,
        qty: child.qty,
      })),
    },
  };
}
