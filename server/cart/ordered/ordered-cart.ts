import type { CartResponse } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { dropUnearnedGifts } from '#domain/cart/free-items.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import type { Units } from '../../stock/index.ts';
import { attachCoupons } from '../discounts/apply-coupons.ts';
import { refuseCenters } from '../update-accounting.ts';
import { assessCart, type AssessedCart } from '../assess-cart.ts';
import { openCart, type OpenOptions } from '../open-cart.ts';
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

/** The cart that a waiting order was placed from, for its buyer, priced as of now and with what the order holds free for it. Undefined: it is there no more. @param options items that may come into it, and centers that may be chosen */
export async function openOrderedCart(
  shop: Shop,
  buying: Buying,
  held: HeldByOrder,
  { itemIds, budgetCenters }: Pick<OpenOptions, 'itemIds' | 'budgetCenters'>,
): Promise<OpenCart | undefined> {
  const ordered = { cartId: held.cartId, orderNumber: held.orderNumber };
  const open = await openCart(shop, shop.database, buying, {
    ordered,
    ...(itemIds !== undefined && { itemIds }),
    ...(budgetCenters !== undefined && { budgetCenters }),
  });
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
  /** The codes that it is to have; undefined: those that it has. */
  readonly coupons: readonly string[] | undefined;
  /** Of these codes those that have been used as often as they can be. */
  readonly spent: ReadonlySet<string>;
  readonly accounting: { readonly poNumber?: string; readonly poRelease?: string; readonly budgetCenter?: string } | undefined;
};

export type Changed = { readonly open: OpenCart; readonly assessed: AssessedCart };

const NOTHING_LEFT = 'An order keeps at least one item. To order nothing, decline or cancel it.';

/**
 * The cart as it would be with a change, by the rules of every cart, priced anew. Nothing is stored.
 *
 * Refused: CART_ITEM_ID_NOT_FOUND, INVALID_ITEM (not to be had in a row's place), INVALID_QTY (an item cannot be had in this quantity), CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY (there are not as many),
 * EMPTY_CART (nothing would be left), INVALID_REQUEST (a coupon that is none or does not apply, each an error of `coupons`; a budget center that is none of theirs), CART_STATUS_ERROR (something cannot be bought any more).
 */
export function changeOrdered(
  asOrdered: OpenCart,
  { items, swaps, coupons, spent, accounting }: OrderedChange,
): (Changed & { readonly swapped: readonly SwappedRow[] }) | Reply<never> {
  const swap = swapRows(asOrdered, swaps);
  if ('ok' in swap) return swap;
  const { open, swapped } = swap;
  const { cart } = open;
  const codes = wantedCodes(open, coupons, spent);
  if ('ok' in codes) return codes;
  const center = accounting?.budgetCenter;
  const noCenter =
    center === undefined || center === cart.checkout.accounting?.budgetCenter ? undefined : refuseCenters(open, center, NO_ROWS);
  if (noCenter !== undefined) return noCenter;
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
      coupons: codes.all,
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
  const idle = codes.added.filter((code) => !assessed.priced.coupons.some((one) => one.code === code && one.status === 'APPLIED'));
  if (idle.length === 0) return { open: changed, assessed, swapped };
  return refuseCodes(
    idle.map((code) => `Coupon ${code} doesn’t apply to this order.`),
    'NOT_APPLICABLE',
  );
}

const NO_ROWS = new Map<string, never>();

/** The codes that the order is to have, and those that it did not have. */
function wantedCodes(
  open: OpenCart,
  coupons: readonly string[] | undefined,
  spent: ReadonlySet<string>,
): { readonly all: readonly string[]; readonly added: readonly string[] } | Reply<never> {
  const had = open.cart.coupons;
  if (coupons === undefined) return { all: had, added: [] };
  const wanted = [...new Set(coupons.map((code) => code.trim().toUpperCase()))].filter((code) => code !== '');
  const kept = had.filter((code) => wanted.includes(code));
  const added = wanted.filter((code) => !had.includes(code));
  const attached = attachCoupons({ ...open, cart: { ...open.cart, coupons: kept } }, added, spent);
  const wrong = added.filter((code) => !attached.coupons.includes(code));
  if (wrong.length === 0) return { all: attached.coupons, added };
  return refuseCodes(
    wrong.map((code) => `Coupon ${code} isn’t valid.`),
    UNKNOWN_CODE,
  );
}

function refuseCodes(messages: readonly string[], code: string): Reply<never> {
  const errors = messages.map((message) => ({ field: COUPONS, code, message }));
  return refuse('INVALID_REQUEST', { errors, message: messages.join(' ') });
}

const UNKNOWN_CODE = 'INVALID_COUPON';
/** The field under which a code is refused. */
const COUPONS = 'coupons';

/** How many codes a refused change had wrong; what only does not apply is no guess. */
export function wrongCodesIn(reply: Reply<unknown>): number {
  return reply.ok ? 0 : (reply.errors ?? []).filter(({ field, code }) => field === COUPONS && code === UNKNOWN_CODE).length;
}

/** What can be chosen anew for such an order: its codes, and the centers that all of it can be charged to. */
export function choicesOf({ cart, budgets }: OpenCart) {
  return {
    coupons: [...cart.coupons],
    budgetCenter: budgets?.level === 'ORDER' ? (cart.checkout.accounting?.budgetCenter ?? budgets.preset ?? null) : null,
    centers: budgets?.level === 'ORDER' ? budgets.page.map(({ value, description }) => ({ value, name: description })) : [],
  };
}

/** Such a cart as its order's number goes with it. */
export function viewOrdered(shop: Shop, { open, assessed }: Changed, orderNumber: string): CartResponse {
  const view = viewCart(shop, open, assessed, open.cart.version);
  return { ...view, cartInfo: { ...view.cartInfo, cartAttributes: { ...view.cartInfo.cartAttributes, orderNumber } } };
}
