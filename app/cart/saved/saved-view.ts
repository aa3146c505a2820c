import type { Message } from '#contracts/cart-item.ts';
import type { SavedForLaterItem } from '#contracts/saved-for-later.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import type { PictureSource } from '#app/ui/pictures/picture.tsx';
import type { ActionResult } from '#app/cart/actions/action-result.ts';
import { shownMessage } from '#app/cart/messages/shown-message.ts';
import { unitWords } from '#app/cart/rows/row-view.ts';
import type { PersonalLine } from '#domain/personalization/personalization.ts';

/** A saved item, ready to be shown: all amounts are texts. (C §3, Saved-for-later item) */
export type SavedView = {
  readonly listItemId: string;
  readonly itemId: string;
  readonly title: string;
  readonly url: string;
  readonly picture: PictureSource | undefined;
  /** '$46.99 per case', 'Price N/A' */
  readonly price: string;
  /** How many are saved, where it is more than one: 'Quantity 3'. */
  readonly quantity: string | undefined;
  readonly rating: number;
  readonly reviewCount: number;
  /** 'Get it by Tuesday'; undefined when it cannot be had or has no day. */
  readonly delivery: string | undefined;
  readonly isAvailable: boolean;
  /** What was saved along with it: '2-year protection plan × 2'. */
  readonly along: readonly string[];
  /** What it is to say, or whom it is for. */
  readonly personal?: readonly PersonalLine[];
};

/** The list as the page shows it: `count` of them are saved, the first of them stand here. */
export type SavedListView = { readonly rows: readonly SavedView[]; readonly count: number };

/** So many are shown at first: hundreds would keep everybody waiting for the cart above them. */
const SHOWN_AT_FIRST = 24;

/** The saved items in their order: the first ones, or all of them. */
export function savedListView(items: readonly SavedForLaterItem[], isWhole = false): SavedListView {
  return { rows: (isWhole ? items : items.slice(0, SHOWN_AT_FIRST)).map(savedView), count: items.length };
}

/** Nothing is saved. */
export const NOTHING_SAVED: SavedListView = { rows: [], count: 0 };

function savedView({ listItemId, itemId, qty, itemDetails: details }: SavedForLaterItem): SavedView {
  const { finalPricePerUnit, uom } = details.priceInfo;
  const price = formatDollars(finalPricePerUnit);
  return {
    listItemId,
    itemId,
    title: details.name,
    url: details.itemUrl,
    picture: details.images[0],
    price: finalPricePerUnit === null ? price : `${price} ${unitWords(uom)}`,
    quantity: qty > 1 ? `Quantity ${qty.toLocaleString('en-US')}` : undefined,
    rating: details.reviewRating,
    reviewCount: details.reviewCount,
    delivery: details.isAvailable ? (details.deliveryText ?? undefined) : undefined,
    isAvailable: details.isAvailable,
    along: details.relatedItems.map(({ title, qty: count }) => (count > 1 ? `${title} × ${count.toLocaleString('en-US')}` : title)),
    ...(details.personalization !== undefined && { personal: details.personalization }),
  };
}

/** The words of the button that moves everything: {n} is the number of saved rows. (C §4) */
export function moveAllLabel(count: number): string {
  return `Move ${count.toLocaleString('en-US')} to cart`;
}
/** What is said when a saved item has gone to the cart, or `movedQty` of its pieces while `leftQty` stay saved. */
export function movedOneText(title: string, movedQty: number, leftQty: number): string {
  if (leftQty === 0) return `Moved to your cart: ${title}`;
  return `${movedQty.toLocaleString('en-US')} moved to your cart, ${leftQty.toLocaleString('en-US')} ${leftQty === 1 ? 'stays' : 'stay'} saved: ${title}`;
}

/** What is said when all saved items were to go to the cart: both counts. */
export function movedAllText(movedCount: number, leftCount: number): string {
  const left = `${leftCount.toLocaleString('en-US')} ${leftCount === 1 ? 'stays' : 'stay'} saved`;
  if (movedCount === 0) return leftCount === 0 ? 'Nothing is saved.' : `Nothing could be moved to your cart: ${left}.`;
  const moved = `${movedCount.toLocaleString('en-US')} ${movedCount === 1 ? 'item' : 'items'} moved to your cart`;
  return leftCount === 0 ? `${moved}.` : `${moved}, ${left}.`;
}

type MovedRow = { readonly cartItemId: string; readonly product: { readonly name: string }; readonly messages: readonly Message[] };

/** What only the move itself says of rows that it made: a gift that was saved for a day that has passed is to be sent at once now. */
export function toldAtMoved(
  items: readonly MovedRow[],
  moved: readonly Pick<MovedRow, 'cartItemId'>[],
): NonNullable<ActionResult['atRows']> {
  const ids = new Set(moved.map(({ cartItemId }) => cartItemId));
  return items.flatMap(({ cartItemId, product, messages }) => {
    const told = ids.has(cartItemId) ? messages.filter(({ code }) => code === 'GIFT_DATE_PASSED') : [];
    return told.length === 0 ? [] : [{ lineId: cartItemId, about: product.name, messages: told.map(shownMessage) }];
  });
}
