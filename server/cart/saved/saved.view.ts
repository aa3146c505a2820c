import type { SavedForLaterItem } from '#contracts/saved-for-later.ts';
import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';
import { checkOffer, isStockCounted } from '#domain/cart/offer.ts';
import type { SavedItem } from '#domain/cart/saved/saved-item.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { savedDeliveryText } from '#domain/delivery/saved-delivery-text.ts';
import { personalLines } from '#domain/personalization/personalization.ts';
import { toDollars } from '#domain/shared/money.ts';
import { pictureOf } from '../../catalog/index.ts';
import { promiser } from '../../delivery/index.ts';
import type { OpenCart } from '../opened-cart.ts';

/** The saved items as the wire shows them, priced and promised as of now. */
export function viewSavedItems(open: OpenCart): SavedForLaterItem[] {
  const { saved } = open.cart;
  if (saved.length === 0) return [];
  const context = { promise: promiser(open), today: localTime(open.now.getTime(), open.destination.zone).date };
  return saved.flatMap((item) => viewSaved(open, item, context) ?? []);
}

type Context = { promise: ReturnType<typeof promiser>; today: CalendarDate };

function viewSaved(open: OpenCart, saved: SavedItem, { promise, today }: Context): SavedForLaterItem | undefined {
  const item = open.items.get(saved.itemId);
  const offer = open.offerOf(saved.itemId);
  if (item === undefined || offer === undefined) return undefined;
  const isInStock = !isStockCounted(item.facts) || (open.availableAt(item.itemId, FULFILMENT_CENTRE) ?? 0) > 0;
  const deliveryDate = isInStock
    ? promise(item.facts, { deliveryType: 'STA', storeNumber: undefined, isInStock }).maxDeliveryDate
    : undefined;
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
      deliveryDate: deliveryDate ?? null,
      deliveryText: savedDeliveryText(deliveryDate, today) ?? null,
      isAvailable: isInStock && checkOffer(offer, open.buyer, false) === undefined,
      ...(saved.personalization !== undefined && { personalization: personalLines(saved.personalization) }),
      relatedItems: saved.children.map((child) => ({
        itemId: child.itemId,
        title: open.items.get(child.itemId)?.name ?? child.itemId,
        type: child.relation,
        qty: child.qty,
      })),
    },
  };
}
