import type { CartItem } from '#contracts/cart-item.ts';
import type { Cart } from '#contracts/cart.ts';
import { ITEM_NOTICES } from '#domain/catalog/item-notice.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import type { PictureSource } from '#app/ui/pictures/picture.tsx';
import { rowsWithChildren } from './mini-cart-rows.ts';
import { shippingGoal, type ShippingGoal } from '#app/cart/summary/shipping-goal.ts';
import { shownMessage, type ShownMessage } from '#app/cart/messages/shown-message.ts';

/** A row of the mini cart, ready to be shown. */
export type MiniRow = {
  readonly lineId: string;
  readonly title: string;
  readonly url: string;
  readonly picture: PictureSource | undefined;
  /** As the server has it. */
  readonly qty: number;
  readonly total: string;
  readonly totalBefore: string | undefined;
  readonly unitPrice: string;
  readonly notice: string | undefined;
  readonly messages: readonly ShownMessage[];
  readonly children: readonly MiniChild[];
  readonly isRemoved: boolean;
};

/** What goes along with a row. The parts of a set cannot be taken out of it. */
export type MiniChild = {
  readonly lineId: string;
  readonly title: string;
  readonly qty: number;
  readonly total: string;
  readonly isRemovable: boolean;
  readonly isRemoved: boolean;
};

/** What the mini cart shows below its rows. */
export type MiniSums = {
  readonly count: number;
  readonly subtotal: string;
  readonly shippingGoal: ShippingGoal | undefined;
};

/** A gift that came with a promotion. */
export type MiniGift = { readonly id: string; readonly title: string; readonly qty: number };
/** The rows of a cart as they are shown, in the cart's order. */
export function miniRows(items: readonly CartItem[], hiddenLineItems: readonly string[]): MiniRow[] {
  return rowsWithChildren(items, hiddenLineItems).map(({ row, children }) => miniRow(row, children));
}

/** The sums as the server worked them out. */
export function miniSums(cart: Pick<Cart, 'cartSummary' | 'cartAttributes'>): MiniSums {
  return {
    count: cart.cartAttributes.numberOfItems,
    subtotal: formatDollars(cart.cartSummary.cartSubTotalAfterCoupons),
    shippingGoal: shippingGoal(cart),
  };
}

/** All gifts, whatever their status. (C §4, Item status) */
export function miniGifts(freeItems: readonly CartItem[]): MiniGift[] {
  return freeItems.map(({ cartItemId, product, qty }) => ({ id: cartItemId, title: product.name, qty }));
}

function miniRow(item: CartItem, children: readonly CartItem[]): MiniRow {
  const { priceInfo, product } = item;
  return {
    lineId: item.cartItemId,
    title: product.name,
    url: product.url,
    picture: product.images[0],
    qty: item.qty,
    total: formatDollars(priceInfo.finalPrice),
    totalBefore: priceInfo.basePrice - priceInfo.finalPrice > 0.004 ? formatDollars(priceInfo.basePrice) : undefined,
    unitPrice: `${formatDollars(priceInfo.finalPricePerUnit)} each`,
    notice: product.limitPerOrder === null ? undefined : ITEM_NOTICES.limited,
    messages: item.messages.map(shownMessage),
    // What went along with a removed row comes back with it.
    children: item.status === 'DELETED' ? [] : children.map(miniChild),
    isRemoved: item.status === 'DELETED',
  };
}

function miniChild(item: CartItem): MiniChild {
  return {
    lineId: item.cartItemId,
    title: item.product.name,
    qty: item.qty,
    total: item.parentRelationType === 'BUNDLE' ? 'Included' : formatDollars(item.priceInfo.finalPrice),
    isRemovable: item.parentRelationType !== 'BUNDLE',
    isRemoved: item.status === 'DELETED',
  };
}
