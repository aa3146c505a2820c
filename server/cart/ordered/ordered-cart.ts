import type { CartResponse } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { dropUnearnedGifts } from '#domain/cart/free-items.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import type { Units } from '../../stock/index.ts';
import { assessCart, type AssessedCart } from '../assess-cart.ts';
import { openCart } from '../open-cart.ts';
import type { OpenCart } from '../opened-cart.ts';
import { decideChanges } from '../rows/update-items.ts';
import { isStopped } from '../view/attributes.view.ts';
import { viewCart } from '../view/cart.view.ts';
import { swapRows, type RowSwap, type SwappedRow } from './swap-rows.ts';

/** What an order holds that waits: to itself it is free. */
export type HeldByOrder = {
  readonly cartId: string;
  readonly orderNumber: string;
  readonly units: readonly Units[];
  /** By budget center. */
  readonly budgets: ReadonlyMap<string, Cents>;
  readonly creditCents: Cents;
  readonly rewardsCents: Cents;
  /** What each gift or prepaid card pays, by its token. */
  readonly cards: ReadonlyMap<string, Cents>;
};

/** The cart that a waiting order was placed from, for its buyer, priced as of now and with what the order holds free for it. Undefined: it is there no more. @param itemIds items that may come into it */
export async function openOrderedCart(
  shop: Shop,
  buying: Buying,
  held: HeldByOrder,
  itemIds: readonly string[],
): Promise<OpenCart | undefined> {
  const ordered = { cartId: held.cartId, orderNumber: held.orderNumber };
  const open = await openCart(shop, shop.database, buying, { ordered, itemIds });
  const { cart, budgets, credit } = open;
  if (cart.cartId !== held.cartId) return undefined;
  const units = new Map(held.units.map(({ itemId, locationId, qty }) => [`${itemId} ${locationId}`, qty]));
  return {
    ...open,
    cart: {
      ...cart,
      claimedOrder: undefined,
      saved: [],
      payments: cart.payments.map((payment) =>
        payment.balanceCents === undefined ? payment : { ...payment, balanceCents: held.cards.get(payment.token) ?? 0 },
      ),
    },
    rewardsCents: held.rewardsCents,
    budgets: budgets && {
      ...budgets,
      centers: new Map(
        [...budgets.centers].map(([value, center]) => [
          value,
          { ...center, availableCents: center.availableCents + (held.budgets.get(value) ?? 0) },
        ]),
      ),
    },
    credit: credit && { ...credit, heldCents: credit.heldCents - held.creditCents },
    availableAt: (itemId, locationId) => {
      const free = open.availableAt(itemId, locationId);
      return free === undefined ? undefined : free + (units.get(`${itemId} ${locationId}`) ?? 0);
    },
  };
}

/** What is to change of an order's cart. */
export type OrderedChange = {
  /** 0 drops a row. */
  readonly items: readonly { readonly lineId: string; readonly qty: number }[];
  readonly swaps: readonly RowSwap[];
  /** The codes that stay; undefined: all of them. */
  readonly coupons: readonly string[] | undefined;
  readonly accounting: { readonly poNumber?: string; readonly poRelease?: string } | undefined;
};

export type Changed = { readonly open: OpenCart; readonly assessed: AssessedCart };

const NOTHING_LEFT = 'An order keeps at least one item. To order nothing, decline or cancel it.';
const NO_NEW_COUPON = 'A coupon can’t be added to an order that waits for approval.';

/**
 * The cart as it would be with a change, by the rules of every cart, priced anew. Nothing is stored.
 *
 * Refused: CART_ITEM_ID_NOT_FOUND, INVALID_ITEM (not to be had in a row's place), INVALID_QTY (an item cannot be had in this quantity), CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY (there are not as many),
 * EMPTY_CART (nothing would be left), INVALID_REQUEST (a coupon that the order did not have), CART_STATUS_ERROR (something cannot be bought any more).
 */
export function changeOrdered(
  asOrdered: OpenCart,
  { items, swaps, coupons, accounting }: OrderedChange,
): (Changed & { readonly swapped: readonly SwappedRow[] }) | Reply<never> {
  const swap = swapRows(asOrdered, swaps);
  if ('ok' in swap) return swap;
  const { open, swapped } = swap;
  const { cart } = open;
  if (coupons?.some((code) => !cart.coupons.includes(code)) === true) return refuse('INVALID_REQUEST', { message: NO_NEW_COUPON });
  const before = new Map(cart.lines.map((line) => [line.lineId, line]));
  const decision = decideChanges(
    open,
    items.map(({ lineId, qty }) => ({ lineId, qty })),
  );
  if (decision.refusal !== undefined) return decision.refusal;
  const lines = decision.after.lines ?? cart.lines;
  if (lines.length === 0) return refuse('EMPTY_CART', { message: NOTHING_LEFT });
  for (const { lineId, qty } of items) {
    const row = lines.find((line) => line.lineId === lineId);
    if ((row?.qty ?? 0) === qty) continue;
    const name = open.items.get(before.get(lineId)?.itemId ?? '')?.name ?? 'This item';
    if (row !== undefined && row.qty < qty)
      return refuse('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', { message: `${name}: only ${row.qty} are available right now.` });
    return refuse('INVALID_QTY', { message: `${name} can’t be ordered in a quantity of ${qty}.` });
  }
  let changed: OpenCart = {
    ...open,
    cart: {
      ...cart,
      lines,
      coupons: coupons ?? cart.coupons,
      checkout: accounting === undefined ? cart.checkout : { ...cart.checkout, accounting: { ...cart.checkout.accounting, ...accounting } },
    },
  };
  let assessed = assessCart(changed);
  // A gift goes with what has earned it.
  const kept = dropUnearnedGifts(lines, assessed.gifts);
  if (kept.dropped.length > 0) {
    changed = { ...changed, cart: { ...changed.cart, lines: kept.lines } };
    assessed = assessCart(changed);
  }
  if (isStopped(assessed)) {
    const stopped = assessed.lines.find(({ lineId }) => !assessed.available.has(lineId));
    const name = stopped && open.items.get(stopped.itemId)?.name;
    return refuse('CART_STATUS_ERROR', {
      message: name === undefined ? NOTHING_LEFT : `${name} can’t be ordered anymore. Remove it to change this order.`,
    });
  }
  return { open: changed, assessed, swapped };
}

/** Such a cart as its order's number goes with it. */
export function viewOrdered(shop: Shop, { open, assessed }: Changed, orderNumber: string): CartResponse {
  const view = viewCart(shop, open, assessed, open.cart.version);
  return { ...view, cartInfo: { ...view.cartInfo, cartAttributes: { ...view.cartInfo.cartAttributes, orderNumber } } };
}
