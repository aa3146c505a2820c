import type { CartItem, Message } from '#contracts/cart-item.ts';
import type { AddAnswer, RelatedItem } from '#contracts/cart.ts';
import { ITEM_NOTICES } from '#domain/catalog/item-notice.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { ownPrice } from '#domain/pricing/row-price.ts';
import { ADDED, addedBanner } from '#app/cart/messages/added-banner.ts';
import type { AddedItem } from '#app/cart/actions/added-items.ts';
import { restOffer } from '#app/cart/delivery/rest-offer.ts';
import { outcomeMessage, messageAbout, shownMessage, shownPlanMessage, type ShownMessage } from '#app/cart/messages/shown-message.ts';
import { pickupNotification, type PickupNotification } from '#app/cart/messages/pickup-notification.ts';
import { shippingGoal, type ShippingGoal } from '#app/cart/summary/shipping-goal.ts';
import { takenOffOrder, type TakenOff } from '#app/cart/summary/taken-off.ts';
import type { PictureSource } from '#app/ui/pictures/picture.tsx';
import { childOffers, type ChildOffer } from './child-offers.ts';
import { replacementOf, type Replacement } from './replacement.ts';

/** An item that is in the cart now. */
export type AddedLine = {
  readonly lineId: string;
  readonly itemId: string;
  readonly title: string;
  readonly url: string;
  readonly picture: PictureSource | undefined;
  /** What was asked for; more than was added when there was not enough. */
  readonly askedQty: number;
  readonly addedQty: number;
  readonly qty: number;
  readonly price: string;
  /** What is to be known of the item. (C §8, Item notices) */
  readonly notice: string | undefined;
  /** What its store does not have and can be delivered: how many, and what the button says. */
  readonly rest?: { readonly qty: number; readonly label: string } | undefined;
};

/** Another item that could be taken, ready to be shown. */
export type Suggestion = {
  readonly itemId: string;
  readonly title: string;
  readonly url: string;
  readonly picture: PictureSource | undefined;
  readonly price: string;
  readonly canBeAdded: boolean;
};

/** An item that was asked for and is not in the cart, why, and what can be done. */
export type MissedItem = {
  readonly itemId: string;
  readonly qty: number;
  readonly message: ShownMessage;
  /** The part of a typed text that it was, where nothing could be asked for; then `itemId` is only what it is called. */
  readonly typed?: string | undefined;
  /** What it is, where the catalogue knows it. */
  readonly product?: Pick<Suggestion, 'title' | 'url' | 'picture'> | undefined;
  /** Where it can be fetched instead. */
  readonly pickup?: { readonly text: string; readonly storeNumber: string } | undefined;
  readonly suggestions: readonly Suggestion[];
};

/** What became of an add, ready to be shown. */
export type AddOutcome = {
  /** How many items were asked for. */
  readonly asked: number;
  /** Something is in the cart that was not there before. */
  readonly isDone: boolean;
  readonly lines: readonly AddedLine[];
  readonly missed: readonly MissedItem[];
  /** What is to be said about what was added. */
  readonly messages: readonly ShownMessage[];
  readonly replacements: readonly Replacement[];
  /** Larger packs without the courier's fee, and what could be taken instead. */
  readonly suggestions: readonly Suggestion[];
  readonly offers: readonly ChildOffer[];
  /** What is said after several items, and in words of the specification where coupons or item numbers were typed in; empty after an ordinary add. */
  readonly banner: string;
  readonly pickup: PickupNotification | undefined;
  readonly cart: CartSum | undefined;
};

/** The cart after an add, in words. */
export type CartSum = {
  readonly count: number;
  readonly subtotal: string;
  /** What is taken off the order, so that the subtotal is less than the rows come to. */
  readonly takenOff?: TakenOff | undefined;
  readonly shippingGoal: ShippingGoal | undefined;
};

/** What of an answer is read. */
type Answered = {
  readonly cartInfo: Pick<
    AddAnswer['cartInfo'],
    'items' | 'messages' | 'cartSummary' | 'cartAttributes' | 'coupons' | 'relatedItems' | 'warrantyItems'
  >;
};
type Asked = {
  readonly items: readonly AddedItem[];
  readonly coupons: readonly string[];
  /** A member of the rewards program asks. */
  readonly isMember?: boolean;
  /** The item was named by its number and not chosen on a page. */
  readonly isByNumber?: boolean;
};

/** Said of an item that is not in the cart although nobody says why. (C §8, Messages) */
const NO_REASON = 'Failure while adding item to cart. Please try again';
const NOT_REDEEMABLE = 'This item is not eligible for Easy Rewards points redemption.';

/** Reads the answer of the add call. */
export function outcomeOf(asked: Asked, { cartInfo }: Answered): AddOutcome {
  const rows = addedRows(asked.items, cartInfo.items);
  const missed = asked.items.filter(({ itemId }) => !rows.some((row) => row.itemId === itemId || row.altItem?.origItemId === itemId));
  const missedIds = new Set(missed.map(({ itemId }) => itemId));
  const coupons = couponsTaken(asked.coupons, cartInfo.coupons ?? []);
  const lines = rows.map(lineOf);
  const related = [...(cartInfo.warrantyItems ?? []), ...(cartInfo.relatedItems ?? [])];
  return {
    asked: asked.items.length,
    isDone: lines.length + coupons > 0,
    lines,
    missed: missed.map((item) => missedItem(item, cartInfo.messages, related)),
    messages: [
      ...messagesAboutAdd(asked.items, cartInfo.messages, missedIds, rows),
      ...rows.flatMap((row) => messagesOfRow(row, asked.isMember === true)),
    ],
    replacements: rows.flatMap((row) => replacementOf(row) ?? []),
    suggestions: rows.flatMap((row) => related.filter(({ parentCartItemId }) => parentCartItemId === row.cartItemId).flatMap(alternateOf)),
    offers: childOffers(rows, related),
    banner: bannerOf(asked, { coupons, skus: lines.length }),
    pickup: pickupNotification(rows),
    cart: cartSum(cartInfo),
  };
}

/** Codes and numbers that were typed are counted; of what was chosen on a page it is enough that it is there. */
function bannerOf({ items, isByNumber = false }: Asked, added: { coupons: number; skus: number }): string {
  if (added.coupons > 0 || isByNumber) return addedBanner(added);
  return items.length > 1 && added.skus > 0 ? ADDED : '';
}

/** The outcome of an add in which there was nothing to ask for. */
export const NOTHING_ASKED: AddOutcome = {
  asked: 0,
  isDone: false,
  lines: [],
  missed: [],
  messages: [],
  replacements: [],
  suggestions: [],
  offers: [],
  banner: '',
  pickup: undefined,
  cart: undefined,
};

/** The outcome of an add that was refused as a whole. */
export function refusedOutcome(items: readonly Pick<AddedItem, 'itemId' | 'qty'>[], code: string, text: string): AddOutcome {
  const message: ShownMessage = { code, tone: 'failure', title: undefined, text };
  return {
    ...NOTHING_ASKED,
    asked: items.length,
    missed: items.map(({ itemId, qty }) => ({ itemId, qty, message, suggestions: [] })),
    messages: items.length === 0 ? [message] : [],
  };
}

/** The rows that grew, without the parts of a set that came along with it. */
function addedRows(items: readonly AddedItem[], rows: readonly CartItem[]): CartItem[] {
  const grown = rows.filter((row) => row.qtyAdded > 0 && row.status === 'ACTIVE');
  const askedIds = new Set(items.map(({ itemId }) => itemId));
  return grown.filter((row) => row.parentRelationCartItemId === null || askedIds.has(row.itemId));
}

function lineOf(row: CartItem): AddedLine {
  const { cartItemId, itemId, product, requestedQty, qtyAdded, qty, priceInfo } = row;
  const missing = requestedQty - qtyAdded;
  const offer = product.limitPerOrder === null ? restOffer(row, [], qty + missing) : undefined;
  return {
    lineId: cartItemId,
    itemId,
    title: product.name,
    url: product.url,
    picture: product.images[0],
    askedQty: requestedQty,
    addedQty: qtyAdded,
    qty,
    price: formatDollars(ownPrice(priceInfo, qty).dollars),
    notice: product.limitPerOrder === null ? undefined : ITEM_NOTICES.limited,
    ...(offer && { rest: { qty: missing, label: offer.label } }),
  };
}

function missedItem(
  { itemId, qty, parentRelationType }: AddedItem,
  messages: readonly Message[],
  related: readonly RelatedItem[],
): MissedItem {
  const found = messages.find((one) => one.itemId === itemId) ?? {
    code: 'TECHNICAL_PROBLEM',
    type: 'ERROR' as const,
    message: NO_REASON,
  };
  return {
    itemId,
    qty,
    message: parentRelationType === 'WARRANTY' ? shownPlanMessage(found) : shownMessage(found),
    suggestions: related
      .filter(({ parentItemId, parentCartItemId }) => parentCartItemId === null && parentItemId === itemId)
      .flatMap(alternateOf),
  };
}

/** An item that could be taken instead. */
function alternateOf({ type, itemId, name, url, images, price, isAvailable }: RelatedItem): Suggestion[] {
  if (type !== 'ALTERNATE') return [];
  return [{ itemId, title: name, url, picture: images[0], price: price === null ? '' : formatDollars(price), canBeAdded: isAvailable }];
}

/** What the server says of what it added, and of the request as a whole; that the order is small yet is told with its sums. */
function messagesAboutAdd(
  items: readonly AddedItem[],
  messages: readonly Message[],
  missedIds: ReadonlySet<string>,
  rows: readonly CartItem[],
): ShownMessage[] {
  const about = new Set([...items.map(({ itemId }) => itemId), ...rows.map(({ itemId }) => itemId)]);
  const nameOf = (itemId: string | undefined) => rows.find((row) => rows.length > 1 && row.itemId === itemId)?.product.name;
  return messages
    .filter(({ itemId, code }) => (itemId === undefined ? code !== 'SMALL_ORDER_WARNING' : about.has(itemId) && !missedIds.has(itemId)))
    .map((message) => messageAbout(shownMessage(message), nameOf(message.itemId)));
}

/** What a row itself tells: that it stands for another, and, to a member, that points do not buy it. */
function messagesOfRow(row: CartItem, isMember: boolean): ShownMessage[] {
  const replacement = replacementOf(row);
  const isNotRedeemable = isMember && !row.easyRewardsItem.redemptionEligibility;
  return [
    ...(replacement === undefined ? [] : [replacement.message]),
    ...(isNotRedeemable ? [outcomeMessage('rewards', 'REWARDS', NOT_REDEEMABLE)] : []),
  ];
}

function couponsTaken(asked: readonly string[], coupons: readonly { readonly code: string }[]): number {
  const held = new Set(coupons.map(({ code }) => code.toUpperCase()));
  return asked.filter((code) => held.has(code.toUpperCase())).length;
}

function cartSum({ cartSummary, cartAttributes }: Answered['cartInfo']): CartSum {
  return {
    count: cartAttributes.numberOfItems,
    subtotal: formatDollars(cartSummary.cartSubTotalAfterCoupons),
    takenOff: takenOffOrder(cartSummary),
    shippingGoal: shippingGoal({ cartAttributes, cartSummary }),
  };
}
