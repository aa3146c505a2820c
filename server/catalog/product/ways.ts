import type { ProductDetails } from '#contracts/catalog.ts';
import { checkOffer, type Offer } from '#domain/cart/offer.ts';
import { boundsOf, type AvailableAt } from '#domain/cart/rows/quantity-bounds.ts';
import { mayComeSameDay, sameDayStoreFor } from '#domain/cart/rows/same-day-rows.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { availabilityText, stockThreshold } from '#domain/delivery/availability.ts';
import { isPhysical, madeInDays } from '#domain/delivery/deliverable-item.ts';
import { FALLBACK_EXPECTED_TITLE, SAME_DAY_TITLE } from '#domain/delivery/group-titles.ts';
import { isHandedOut } from '#domain/delivery/options.ts';
import { orderByText } from '#domain/delivery/order-by-text.ts';
import { SAME_DAY_FEE_CENTS } from '#domain/pricing/pricing-config.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { toDollars } from '#domain/shared/money.ts';
import type { Store } from '../../stores/index.ts';
import type { CatalogItem } from '../catalog-facts.ts';
import { deliveryTextOf } from '../tile.view.ts';
import type { Viewer } from '../viewer.ts';

export type Ways = Pick<ProductDetails, 'delivery' | 'pickup' | 'sameDay'>;

/** What is known of an item when it is said how it can be had. */
export type WaysOf = {
  readonly item: CatalogItem;
  readonly offer: Offer;
  readonly viewer: Viewer;
  /** Units of it, and of what it consists of. */
  readonly availableAt: AvailableAt;
  readonly stores: ReadonlyMap<string, Store>;
  /** Why it is not sent to who looks, where that is said; it may be refused without a word. */
  readonly refusalText: string | null;
};

/** The ways in which who looks can get an item, by the rules of the cart. (C §3, availableDeliveryOptions) */
export function waysOf(known: WaysOf): Ways {
  return { delivery: deliveryOf(known), pickup: pickupOf(known), sameDay: sameDayOf(known) };
}

/** Whether any of them is open. */
export function canBeHad({ delivery, pickup, sameDay }: Ways): boolean {
  return delivery.isAvailable || pickup.isAvailable || sameDay !== null;
}

/** Whether it is sent to who looks at all. */
function isSent({ offer, viewer }: WaysOf): boolean {
  return checkOffer(offer, viewer.buyer, false) === undefined;
}

/** How many could be had at a place, as a row of the cart would; undefined where nobody counts. */
function availableIn({ offer, availableAt }: WaysOf, storeNumber: string | undefined): number | undefined {
  const place = { deliveryType: storeNumber === undefined ? 'STA' : 'ISP', storeNumber, sameDayStore: undefined } as const;
  return boundsOf(availableAt, [], offer, place).availableQty;
}

function deliveryOf(known: WaysOf): Ways['delivery'] {
  const { item, viewer, refusalText } = known;
  const { facts } = item;
  // What cannot be bought comes on no day.
  if (!isSent(known)) return { text: refusalText ?? notSentText(facts), isAvailable: false, minDeliveryDate: null, maxDeliveryDate: null };
  const available = availableIn(known, undefined);
  const isInStock = available === undefined || available > 0;
  const promise = viewer.promise(facts, { deliveryType: 'STA', storeNumber: undefined, isInStock });
  return {
    text: isInStock ? (deliveryTextOf(item, viewer, isInStock) ?? FALLBACK_EXPECTED_TITLE) : 'Out of stock for delivery',
    isAvailable: isInStock,
    minDeliveryDate: promise.minDeliveryDate ?? null,
    maxDeliveryDate: promise.maxDeliveryDate ?? null,
    ...(isInStock && isPhysical(facts) && !viewer.isPlaceKnown && promise.minDeliveryDate !== promise.maxDeliveryDate && { asksZip: true }),
    orderByText: orderByText(promise.orderByMinute),
    // What is made for somebody lies nowhere: its material does.
    ...(available !== undefined &&
      isInStock &&
      madeInDays(facts) === 0 && { stock: availabilityText(available, stockThreshold(facts, 'ITEM_PAGE')) }),
  };
}

/** Why something is sent to nobody. */
function notSentText({ isInStoreOnly, isComingSoon }: ItemFacts): string {
  if (isComingSoon === true) return 'Not sold yet';
  return isInStoreOnly === true ? 'Sold in stores only' : 'Not available for delivery';
}

function pickupOf(known: WaysOf): Ways['pickup'] {
  const { item, offer, viewer, stores } = known;
  const { facts } = item;
  const isOffered = isHandedOut(facts, viewer.mayPickUp);
  const none = { isAvailable: false, isOffered, storeNumber: null, stock: null };
  if (!isOffered) return { ...none, text: 'Not available for pickup' };
  const store = viewer.storeNumber === undefined ? undefined : stores.get(viewer.storeNumber);
  if (store === undefined) return { ...none, text: 'Choose store in cart to see availability.' };
  const isBuyable = checkOffer(offer, { ...viewer.buyer, mayPickUp: viewer.mayPickUp }, true) === undefined;
  // What is sold ahead lies in no store.
  const available = availableIn(known, store.storeNumber) ?? 0;
  const promise = viewer.promise(facts, { deliveryType: 'ISP', storeNumber: store.storeNumber, isInStock: available > 0 });
  const day = promise.maxDeliveryDate === undefined ? '' : `, ${dateText(promise.maxDeliveryDate)}`;
  const place = `${store.city}, ${store.state}`;
  return {
    text: available > 0 ? `${madeInDays(facts) > 0 ? READY : READY_SOON} at ${place}${day}` : `Out of stock at ${place}`,
    isAvailable: available > 0 && isBuyable,
    isOffered,
    storeNumber: store.storeNumber,
    stock: madeInDays(facts) > 0 ? null : availabilityText(available, stockThreshold(facts, 'ITEM_PAGE')),
  };
}

/** How what is made for somebody is fetched: not within an hour. */
const READY = 'Ready for pickup';
/** How all else is fetched: the title of such a delivery in the cart, said of one thing. */
const READY_SOON = 'Ready in 1 hour';

/** Today, from a store near by; nothing where none of them has it, or where it is too late. */
function sameDayOf(known: WaysOf): Ways['sameDay'] {
  const { item, offer, viewer, availableAt, stores } = known;
  const { nearStores = [] } = viewer;
  if (!isSent(known) || nearStores.length === 0 || !isPhysical(item.facts) || !mayComeSameDay(offer)) return null;
  const context = {
    offerOf: () => offer,
    availableAt,
    sameDayStores: nearStores,
  };
  const storeNumber = sameDayStoreFor(context, offer, 1, []);
  const store = storeNumber === undefined ? undefined : stores.get(storeNumber);
  if (store === undefined) return null;
  const sameDayMiles = nearStores.find((near) => near.storeNumber === store.storeNumber)?.miles;
  const promise = viewer.promise(item.facts, { deliveryType: 'STA', storeNumber: undefined, isInStock: true, sameDayMiles });
  if (promise.levelOfService !== 'SDD') return null;
  return {
    text: `${SAME_DAY_TITLE} from ${store.city}, ${store.state}`,
    fee: toDollars(SAME_DAY_FEE_CENTS),
    storeNumber: store.storeNumber,
    stock: availabilityText(availableAt(item.itemId, store.storeNumber) ?? 0, stockThreshold(item.facts, 'ITEM_PAGE')),
    orderByText: orderByText(promise.orderByMinute),
  };
}
