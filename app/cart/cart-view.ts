import type { Cart, CartItem } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { couponView, type CouponView } from './coupon-words.ts';
import { saidOf, type Said } from './outcome-words.ts';
import { rowView, type RowView } from './row-view.ts';
import { sumLines, type SumLine } from './summary-lines.ts';

export type GroupView = { readonly key: string; readonly title: string; readonly count: number; readonly rows: readonly RowView[] };

/** How far it is to free delivery, in dollars for the meter and as text. */
export type FreeDelivery = { readonly fromDollars: number; readonly doneDollars: number; readonly missing: string | undefined };

/** The cart page's data: everything worked out by the server, only put into words and order here. */
export type CartView = {
  readonly cartId: string;
  readonly version: number;
  readonly count: number;
  /** Rows that were just added, when the address names them. */
  readonly added: readonly RowView[];
  readonly groups: readonly GroupView[];
  readonly sums: readonly SumLine[];
  readonly total: string;
  readonly coupons: readonly CouponView[];
  readonly freeDelivery: FreeDelivery | undefined;
  readonly said: readonly Said[];
  /** What is out of stock is an error of the whole cart only while nothing is saved for later. (C §8, Handling) */
  readonly isError: boolean;
  /** Checkout would be refused: the messages say why. */
  readonly isStopped: boolean;
};

/** Told at the rows themselves, or by the page as a whole. */
const NOT_ON_TOP: readonly string[] = ['EMPTY_CART'];

/** `addedIds`: the rows that come first in a section of their own; unknown ones are ignored. */
export function cartView(cart: Cart, addedIds: readonly string[] = []): CartView {
  const rows = shownRows(cart);
  const byId = new Map(rows.map((row) => [row.lineId, row]));
  const added = addedIds.map((id) => byId.get(id)).filter((row) => row !== undefined);
  const elsewhere = new Set(added.map((row) => row.lineId));
  const { cartAttributes, cartSummary } = cart;
  return {
    cartId: cart.cartId,
    version: cart.version,
    count: cartAttributes.numberOfItems,
    added,
    groups: cart.deliveryGroups
      .map(({ key, title, count, cartItemIds }) => ({
        key,
        title,
        count,
        rows: cartItemIds
          .map((id) => byId.get(id))
          .filter((row) => row !== undefined)
          .filter((row) => !elsewhere.has(row.lineId)),
      }))
      .filter((group) => group.rows.length > 0),
    sums: sumLines(cartSummary, {
      pieces: rows.reduce((sum, row) => sum + (row.isCharged ? row.qty : 0), 0),
      freeShippingFrom: cartAttributes.freeShippingThreshold,
      zip: shipToZip(cart),
    }),
    total: formatDollars(cartSummary.ordTotal),
    coupons: cart.coupons.map(couponView),
    freeDelivery: freeDelivery(cart),
    said: cart.messages.filter((message) => !NOT_ON_TOP.includes(message.code) && !byId.has(message.cartItemId ?? '')).map(saidOf),
    isError: cart.messages.some(({ code }) => code === 'OUT_OF_STOCK') && cart.sflItems.length === 0,
    isStopped: cartAttributes.hardStop,
  };
}

/** Whether nothing can be bought: no rows, or the server says so. (C §4, Cart emptiness) */
export function isEmptyCart({ messages, items }: Pick<Cart, 'messages' | 'items'>): boolean {
  return messages.some(({ code }) => code === 'EMPTY_CART') || !items.some(({ status }) => status === 'ACTIVE');
}

/** The rows of the lists: those that are active and stand for themselves, with their children. (C §4, Item status) */
function shownRows(cart: Cart): RowView[] {
  const active = cart.items.filter((item) => item.status === 'ACTIVE');
  const ids = new Set(active.map((item) => item.cartItemId));
  const isChild = (item: CartItem) => item.parentRelationCartItemId !== null && ids.has(item.parentRelationCartItemId);
  const stopped = new Set(cart.messages.filter(({ code }) => code === 'OUT_OF_STOCK').map(({ cartItemId }) => cartItemId));
  return active
    .filter((item) => !isChild(item))
    .map((item) =>
      rowView(item, {
        yourStoreId: cart.userInfo.yourStoreId,
        children: active.filter((child) => child.parentRelationCartItemId === item.cartItemId),
        isCharged: !stopped.has(item.cartItemId),
      }),
    );
}

function shipToZip(cart: Cart): string | undefined {
  return cart.addresses.find(({ type }) => type !== 'B')?.zipCode;
}

function freeDelivery({
  cartAttributes: { freeShippingThreshold: from, remainingAmountGetFreeShipping: missing },
  cartSummary,
}: Cart): FreeDelivery | undefined {
  if (from <= 0 || cartSummary.cartSubTotal === 0) return undefined;
  return { fromDollars: from, doneDollars: Math.max(0, from - missing), missing: missing > 0 ? formatDollars(missing) : undefined };
}
