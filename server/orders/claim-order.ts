import { randomUUID } from 'node:crypto';
import type { CartResponse } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import { locationOf, type CartLine } from '#domain/cart/cart-line.ts';
import { isStockCounted } from '#domain/cart/offer.ts';
import { deliveryGroups } from '#domain/delivery/grouping.ts';
import type { PricedSummary } from '#domain/pricing/priced-cart.ts';
import { toDollars } from '#domain/shared/money.ts';
import {
  assessCart,
  type AssessedCart,
  type CartKind,
  groupable,
  isFutureDateOvertaken,
  isOvertaken,
  isStopped,
  missingForOrder,
  openCart,
  refreshCart,
  type OpenCart,
  viewCart,
} from '../cart/index.ts';
import { viewAddress } from '../addresses/index.ts';
import { isDatabaseError } from '../db/database.ts';
import { actorName, ownerColumns, type Buying } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { claimCart, findOrder, findOrderOfCart, NOT_ENOUGH, type OrderRow } from './order.repository.ts';

/** How long stock, coupons and the like are held for an order that is being paid. */
const HOLD_MS = 10 * 60 * 1000;

export type ClaimWish = {
  readonly kind: CartKind;
  readonly cartId: string | undefined;
  readonly version: number | undefined;
  readonly totalCents: number | undefined;
};

/** How often a cart that others change meanwhile is read again. */
const MOST_TRIES = 5;

/** An order that cannot be placed, and what is said of it. */
export class ClaimRefused extends Error {
  readonly reply: Reply<never>;

  constructor(reply: Reply<never>) {
    super('the claim was refused');
    this.reply = reply;
  }
}

/**
 * The first phase of an order: the cart is read, priced and checked as a whole, then claimed as it was read in one statement
 * that holds stock and coupons and writes the order and its payment down. A cart that has an order already leads to that one.
 *
 * @throws {ClaimRefused} when the order cannot be placed; nothing is changed then.
 */
export async function claimOrder(shop: Shop, buying: Buying, wish: ClaimWish): Promise<OrderRow> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const open = await openCart(shop, shop.database, buying, { kind: wish.kind });
    const earlier = await earlierOrder(shop, buying, open, wish.cartId);
    if (earlier !== undefined) return earlier;
    const assessed = assessCart(open);
    const view = () => viewCart(shop, open, assessed, open.cart.version);
    requireAsShown(open, assessed, wish, view);
    requireComplete(open, assessed, view);
    requireBuyable(assessed, view);
    if (isOvertaken(open, assessed)) throw await overtaken(shop, buying, wish.kind);
    requireWithinLimit(open, assessed);
    const claimed = await writeClaim(shop, buying, open, assessed).catch((error: unknown) =>
      refuseShortage(shop, buying, wish.kind, error),
    );
    if (claimed !== undefined) return claimed;
  }
  throw new ClaimRefused(refuse('CART_STATUS_ERROR'));
}

/**
 * A row that may not be sold as it stands is not charged, and so it must not be ordered either: an address may have made it so
 * after the cart went to checkout. The cart's messages say which row and why.
 */
function requireBuyable(assessed: AssessedCart, view: () => CartResponse): void {
  if (isStopped(assessed)) throw new ClaimRefused(refuse('CART_STATUS_ERROR', { extra: view() }));
}

/** What the shopper was last told does not hold any more: they see the cart as it is now before they are charged. */
async function overtaken(shop: Shop, buying: Buying, kind: CartKind): Promise<ClaimRefused> {
  const reply = await refreshCart(shop, buying, kind);
  return new ClaimRefused(reply.ok ? refuse('CART_STATUS_ERROR', { extra: reply.body }) : reply);
}

/** Stock, a coupon or rewards that went while the order was being written: the answer shows the cart without them. */
async function refuseShortage(shop: Shop, buying: Buying, kind: CartKind, error: unknown): Promise<never> {
  if (!isDatabaseError(error) || error.code !== NOT_ENOUGH) throw error;
  const open = await openCart(shop, shop.database, buying, { kind });
  const extra = viewCart(shop, open, assessCart(open), open.cart.version);
  throw new ClaimRefused(refuse(error.constraint === 'stock' ? 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY' : 'CART_STATUS_ERROR', { extra }));
}

async function earlierOrder(shop: Shop, buying: Buying, open: OpenCart, cartId: string | undefined): Promise<OrderRow | undefined> {
  if (open.cart.claimedOrder !== undefined) return (await findOrder(shop.database, [open.cart.claimedOrder]))[0];
  if (cartId === undefined || (cartId === open.cart.cartId && open.cart.version > 0)) return undefined;
  const [placed] = await findOrderOfCart(shop.database, [cartId, ...ownerColumns(buying.owner), buying.owner.tenant]);
  if (placed === undefined) throw new ClaimRefused(refuse('CART_ID_NOT_FOUND'));
  return placed;
}

/** Nobody is charged another total than the one that they saw. */
function requireAsShown(open: OpenCart, assessed: AssessedCart, wish: ClaimWish, view: () => CartResponse): void {
  const isOtherVersion = wish.version !== undefined && wish.version !== open.cart.version;
  const isOtherTotal = wish.totalCents !== undefined && wish.totalCents !== assessed.priced.summary.ordTotalCents;
  // A day that cannot be kept any more is told first: the goods would come on another one than was chosen.
  const isOtherDay = isFutureDateOvertaken(open, assessed);
  if (isOtherVersion || isOtherTotal || isOtherDay) throw new ClaimRefused(refuse('CART_STATUS_ERROR', { extra: view() }));
}

function requireComplete(open: OpenCart, assessed: AssessedCart, view: () => CartResponse): void {
  if (!open.shopper.mayCheckOut) throw new ClaimRefused(refuse('UNAUTHORIZED'));
  const { codes } = missingForOrder(open, assessed);
  const [first] = codes;
  if (assessed.priced.isNegative) throw new ClaimRefused(refuse('CART_STATUS_ERROR', { extra: view() }));
  if (first === undefined) return;
  throw new ClaimRefused(refuse(first, { errors: codes.map((code) => ({ code, message: ERRORS[code].message })), extra: view() }));
}

/** An order above the buyer's limit needs an approver; nothing is placed past one. */
function requireWithinLimit({ shopper }: OpenCart, assessed: AssessedCart): void {
  const limitCents = shopper.person?.settings.orderLimitCents;
  if (limitCents === undefined || assessed.priced.summary.ordTotalCents <= limitCents) return;
  const message = `This order is above your limit of $${toDollars(limitCents).toFixed(2)}. Please ask your approver to order it.`;
  throw new ClaimRefused(refuse('FORBIDDEN', { message }));
}

type Hold = { item_id: string; location_id: string; qty: number };

function holdsOf(open: OpenCart, lines: readonly CartLine[]): Hold[] {
  const holds = new Map<string, Hold>();
  for (const line of lines) {
    const offer = open.offerOf(line.itemId);
    if (offer === undefined || !isStockCounted(offer.facts)) continue;
    const location = locationOf(line);
    const key = `${line.itemId} ${location}`;
    holds.set(key, { item_id: line.itemId, location_id: location, qty: (holds.get(key)?.qty ?? 0) + line.qty });
  }
  return [...holds.values()];
}

/** The entered codes that take something off this order. */
function usedCoupons(open: OpenCart, assessed: AssessedCart): string[] {
  const entered = new Set(open.cart.coupons);
  return assessed.priced.coupons.filter((coupon) => coupon.status === 'APPLIED' && entered.has(coupon.code)).map((coupon) => coupon.code);
}

/** @returns undefined when the cart was changed since it was read. */
async function writeClaim(
  shop: Shop,
  { shopper, actor, owner }: Buying,
  open: OpenCart,
  assessed: AssessedCart,
): Promise<OrderRow | undefined> {
  const { now, cart } = open;
  const [sessionHash, userId] = ownerColumns(owner);
  const { summary } = assessed.priced;
  const order = {
    cart_id: cart.cartId,
    tenant: owner.tenant,
    user_id: userId,
    session_hash: sessionHash?.toString('hex') ?? null,
    email: cart.checkout.email ?? shopper.person?.email ?? '',
    total_cents: summary.ordTotalCents,
    summary: summaryInCents(summary),
    addresses: [cart.checkout.shipTo, cart.checkout.billTo].filter((address) => address !== undefined).map(viewAddress),
    delivery_groups: deliveryGroups(assessed.lines.map((line) => groupable(open, assessed, line))),
    details: {
      pickupPerson: cart.checkout.pickupPerson ?? null,
      coupons: usedCoupons(open, assessed),
      ...(assessed.futureDelivery.date !== undefined && { futureDeliveryDate: assessed.futureDelivery.date }),
      ...(cart.checkout.accounting !== undefined && { accounting: cart.checkout.accounting }),
    },
    held_until: new Date(now.getTime() + HOLD_MS),
  };
  const payments = cart.payments
    .map((payment, index) => ({
      payment_id: randomUUID(),
      position: index + 1,
      payment_type: payment.paymentType,
      token: payment.token,
      brand: payment.brand,
      last_four: payment.lastFour,
      expiry_month: payment.expiryMonth ?? null,
      expiry_year: payment.expiryYear ?? null,
      amount_cents: summary.balanceOrdTotalCents,
      vendor_key: `auth_${randomUUID()}`,
    }))
    .filter((payment) => payment.amount_cents > 0);
  const lines = assessed.lines.map((line, index) => orderLine(open, assessed, line, index));
  const [claimed] = await claimCart(shop.database, [
    JSON.stringify(order),
    JSON.stringify(lines),
    JSON.stringify(payments),
    JSON.stringify(holdsOf(open, assessed.lines)),
    now,
    cart.cartId,
    cart.version,
    usedCoupons(open, assessed),
    assessed.priced.easyRewardsAppliedCents,
    order.user_id,
    actorName(actor),
  ]);
  return claimed;
}

function orderLine(open: OpenCart, assessed: AssessedCart, line: CartLine, index: number): Record<string, unknown> {
  const item = open.items.get(line.itemId);
  const priced = assessed.pricedLines.get(line.lineId);
  const promise = assessed.promises.get(line.lineId);
  return {
    line_id: line.lineId,
    position: index + 1,
    item_id: line.itemId,
    name: item?.name ?? line.itemId,
    qty: line.qty,
    unit_cents: priced?.basePricePerUnitCents ?? 0,
    base_cents: priced?.basePriceCents ?? 0,
    final_cents: priced?.finalPriceCents ?? 0,
    tax_cents: priced?.taxCents ?? 0,
    delivery_type: line.deliveryType,
    location_id: isStockCounted(item?.facts ?? {}) ? locationOf(line) : null,
    details: {
      levelOfService: promise?.levelOfService ?? 'STANDARD',
      minDeliveryDate: promise?.minDeliveryDate ?? null,
      maxDeliveryDate: promise?.maxDeliveryDate ?? null,
      storeNumber: line.storeNumber ?? null,
      parentLineId: line.parentLineId ?? null,
      picture: item?.pictures[0] ?? null,
      productType: item?.facts.productType ?? null,
    },
  };
}

/** The sums under their wire names, in cents: how orders keep them. */
export function summaryInCents(sums: PricedSummary): Record<string, number> {
  const { attributes, ...amounts } = sums;
  const entries = [...Object.entries(amounts), ...Object.entries(attributes)].map(
    ([name, cents]) => [name.replace(/Cents$/, ''), cents] as const,
  );
  return Object.fromEntries(entries);
}
