import type { AddAnswer, CartItem, Message } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { addedBanner } from '#app/cart/added-banner.ts';
import type { AddedItem } from '#app/cart/added-items.ts';
import { outcomeSaid, saidAbout, saidOf, saidOfPlan, type Said } from '#app/cart/outcome-words.ts';
import { pickupNews, type PickupNews } from '#app/cart/pickup-news.ts';
import type { PictureSource } from '#app/ui/picture.tsx';
import { childOffers, type ChildOffer, type OfferedItem } from './child-offers.ts';
import { courierFeeSaid } from './courier-fee.ts';
import { replacementOf, type AltItem, type Replacement } from './replacement.ts';

/** An item that is in the cart now. */
export type AddedLine = {
  readonly lineId: string;
  readonly itemId: string;
  readonly title: string;
  readonly url: string;
  readonly picture: PictureSource | undefined;
  readonly addedQty: number;
  readonly qty: number;
  readonly price: string;
  /** What is to be known of the item. (C §8, Item notices) */
  readonly notice: string | undefined;
};

/** Another item that could be taken, ready to be shown. */
export type Suggestion = {
  readonly itemId: string;
  readonly title: string;
  readonly url: string;
  readonly picture: PictureSource;
  readonly price: string;
  readonly canBeAdded: boolean;
};

/** An item that was asked for and is not in the cart, why, and what can be done. */
export type MissedItem = {
  readonly itemId: string;
  readonly qty: number;
  readonly said: Said;
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
  readonly said: readonly Said[];
  readonly replacements: readonly Replacement[];
  /** Packs without the fee that was told. */
  readonly feeFreeItemIds: readonly string[];
  readonly suggestions: readonly Suggestion[];
  readonly offers: readonly ChildOffer[];
  readonly banner: string;
  readonly pickup: PickupNews | undefined;
  readonly cart: CartSum | undefined;
};

/** The cart after an add, in words. */
export type CartSum = {
  readonly count: number;
  readonly subtotal: string;
  /** Dollars that are missing to free delivery, and from how many on it is free. */
  readonly freeDelivery: { readonly missing: string; readonly missingDollars: number; readonly fromDollars: number } | undefined;
};

/** What of a row is read. The last two are there when the row has them. */
type AnsweredItem = CartItem & { readonly altItem?: AltItem | null; readonly easyRewardsItem?: { redemptionEligibility: boolean } | null };
type Answered = {
  readonly cartInfo: Pick<AddAnswer['cartInfo'], 'messages' | 'cartSummary' | 'cartAttributes' | 'coupons'> & {
    readonly items: readonly AnsweredItem[];
    readonly relatedItems?: readonly OfferedItem[] | undefined;
    readonly warrantyItems?: readonly OfferedItem[] | undefined;
  };
};

/** Said of an item that is not in the cart although nobody says why. (C §8, Messages) */
const NO_REASON = 'Failure while adding item to cart. Please try again';
const NOT_REDEEMABLE = 'This item is not eligible for Easy Rewards points redemption.';

/** Reads the answer of the add call. */
export function outcomeOf(asked: { items: readonly AddedItem[]; coupons: readonly string[] }, { cartInfo }: Answered): AddOutcome {
  const rows = addedRows(asked.items, cartInfo.items);
  const missed = asked.items.filter(({ itemId }) => !rows.some((row) => row.itemId === itemId || row.altItem?.origItemId === itemId));
  const missedIds = new Set(missed.map(({ itemId }) => itemId));
  const coupons = couponsTaken(asked.coupons, cartInfo.coupons ?? []);
  const lines = rows.map(lineOf);
  return {
    asked: asked.items.length,
    isDone: lines.length + coupons > 0,
    lines,
    missed: missed.map((item) => missedItem(item, cartInfo.messages)),
    said: [...saidOfMessages(asked.items, cartInfo.messages, missedIds, rows), ...rows.flatMap(saidOfRow)],
    replacements: rows.flatMap((row) => replacementOf(row) ?? []),
    feeFreeItemIds: rows.flatMap((row) => (courierFeeSaid(row) === undefined ? [] : row.surchargeAlts.map(({ itemId }) => itemId))),
    suggestions: [],
    offers: childOffers(rows, [...(cartInfo.warrantyItems ?? []), ...(cartInfo.relatedItems ?? [])]),
    banner: addedBanner({ coupons, skus: lines.length }),
    pickup: pickupNews(rows),
    cart: cartSum(cartInfo),
  };
}

/** The outcome of an add that was refused as a whole. */
export function refusedOutcome(items: readonly Pick<AddedItem, 'itemId' | 'qty'>[], code: string, text: string): AddOutcome {
  const said: Said = { code, tone: 'failure', title: undefined, text };
  return {
    asked: items.length,
    isDone: false,
    lines: [],
    missed: items.map(({ itemId, qty }) => ({ itemId, qty, said, suggestions: [] })),
    said: items.length === 0 ? [said] : [],
    replacements: [],
    feeFreeItemIds: [],
    suggestions: [],
    offers: [],
    banner: '',
    pickup: undefined,
    cart: undefined,
  };
}

/** The rows that grew, without the parts of a set that came along with it. */
function addedRows(items: readonly AddedItem[], rows: readonly AnsweredItem[]): AnsweredItem[] {
  const grown = rows.filter((row) => row.qtyAdded > 0 && row.status === 'ACTIVE');
  const askedIds = new Set(items.map(({ itemId }) => itemId));
  return grown.filter((row) => row.parentRelationCartItemId === null || askedIds.has(row.itemId));
}

function lineOf({ cartItemId, itemId, product, qtyAdded, qty, priceInfo }: AnsweredItem): AddedLine {
  return {
    lineId: cartItemId,
    itemId,
    title: product.name,
    url: product.url,
    picture: product.images[0],
    addedQty: qtyAdded,
    qty,
    price: formatDollars(priceInfo.finalPrice),
    notice: product.limitPerOrder === null ? undefined : 'Limited Quantities',
  };
}

function missedItem({ itemId, qty, parentRelationType }: AddedItem, messages: readonly Message[]): MissedItem {
  const message = messages.find((one) => one.itemId === itemId) ?? {
    code: 'TECHNICAL_PROBLEM',
    type: 'ERROR' as const,
    message: NO_REASON,
  };
  return { itemId, qty, said: parentRelationType === 'WARRANTY' ? saidOfPlan(message) : saidOf(message), suggestions: [] };
}

/** What the server says of what it added, and of the request as a whole. */
function saidOfMessages(
  items: readonly AddedItem[],
  messages: readonly Message[],
  missedIds: ReadonlySet<string>,
  rows: readonly AnsweredItem[],
): Said[] {
  const about = new Set([...items.map(({ itemId }) => itemId), ...rows.map(({ itemId }) => itemId)]);
  const nameOf = (itemId: string | undefined) => rows.find((row) => rows.length > 1 && row.itemId === itemId)?.product.name;
  return messages
    .filter(({ itemId }) => itemId === undefined || (about.has(itemId) && !missedIds.has(itemId)))
    .map((message) => saidAbout(saidOf(message), nameOf(message.itemId)));
}

/** What a row itself tells: that it stands for another, that it costs a courier, that points do not buy it. */
function saidOfRow(row: AnsweredItem): Said[] {
  const rewards: Said[] = row.easyRewardsItem?.redemptionEligibility === false ? [outcomeSaid('rewards', 'REWARDS', NOT_REDEEMABLE)] : [];
  return [replacementOf(row)?.said, row.messages.some(isAboutFee) ? undefined : courierFeeSaid(row)]
    .filter((said) => said !== undefined)
    .concat(rewards);
}

function isAboutFee({ code }: Message): boolean {
  return code === 'SURCHG_ALTS_ITM_MSG';
}

function couponsTaken(asked: readonly string[], coupons: readonly { readonly code: string }[]): number {
  const held = new Set(coupons.map(({ code }) => code.toUpperCase()));
  return asked.filter((code) => held.has(code.toUpperCase())).length;
}

function cartSum({ cartSummary, cartAttributes }: Answered['cartInfo']): CartSum {
  const missingDollars = cartAttributes.remainingAmountGetFreeShipping;
  return {
    count: cartAttributes.numberOfItems,
    subtotal: formatDollars(cartSummary.cartSubTotal),
    freeDelivery:
      cartAttributes.freeShippingThreshold > 0
        ? { missing: formatDollars(missingDollars), missingDollars, fromDollars: cartAttributes.freeShippingThreshold }
        : undefined,
  };
}
