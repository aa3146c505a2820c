import type { CartResponse } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { isTooDear, restockUnitCents } from '#domain/restocks/restock-price.ts';
import type { LeftReason } from '#domain/restocks/restock-states.ts';
import { missingForQuickBuy } from '#domain/checkout/quick-buy.ts';
import { quickBuyAddress } from '../addresses/index.ts';
import { changeCart, onlyItem, type Decision, type OpenCart } from '../cart/index.ts';
import { checkoutAt, payWithSavedCard } from '../checkout/index.ts';
import { readWallet } from '../payment/index.ts';
import type { Buying, Person } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { RestockRow } from './restock.repository.ts';

/** What stays out of an order, and what a piece of it would have cost. */
export type LeftOut = { readonly reason: LeftReason; readonly unitCents: number | null };

/** A cart that can be ordered, with what stayed out of it by restock; undefined: nothing of it can be ordered. */
export type Filled = { readonly cart: CartResponse['cartInfo'] | undefined; readonly leftOut: ReadonlyMap<string, LeftOut> };

/**
 * Makes the cart ready in which a day's restocks are ordered, whatever it held before: to the usual address, paid as its buyer usually pays. What cannot be had whole, costs more than was
 * agreed, or may not be sold there stays out; all else goes on without it.
 *
 * @returns a refusal where the order as a whole has to wait: there is no address, or nothing that pays.
 */
export async function fillCart(shop: Shop, buying: Buying, restocks: readonly RestockRow[]): Promise<Reply<Filled>> {
  const { person } = buying.shopper;
  if (person === undefined) return refuse('UNAUTHORIZED');
  const means = await meansOf(shop, buying, person);
  if ('refusal' in means) return means.refusal;
  const leftOut = new Map<string, LeftOut>();
  for (;;) {
    const wanted = restocks.filter(({ restock_id: id }) => !leftOut.has(id));
    if (wanted.length === 0) return { ok: true, body: { cart: undefined, leftOut } };
    const reply = await fill(shop, buying, { wanted, means, person, leftOut });
    if (!reply.ok) return reply.code === 'EMPTY_CART' ? { ok: true, body: { cart: undefined, leftOut } } : reply;
    const { items, cartAttributes } = reply.body.cartInfo;
    if (!cartAttributes.hardStop) return { ok: true, body: { cart: reply.body.cartInfo, leftOut } };
    // What may not be sold to that address has said so on its row.
    const stopped = new Set(items.filter(({ messages }) => messages.length > 0).map(({ itemId }) => itemId));
    const against = wanted.filter(({ item_id: itemId }) => stopped.has(itemId));
    if (against.length === 0) return refuse('CART_STATUS_ERROR');
    for (const { restock_id: id } of against) leftOut.set(id, { reason: 'NOT_SOLD', unitCents: null });
  }
}

type Means = {
  readonly address: NonNullable<Awaited<ReturnType<typeof quickBuyAddress>>>;
  readonly zip: Awaited<ReturnType<Shop['stores']['zip']>>;
  readonly tender: Extract<Awaited<ReturnType<typeof payWithSavedCard>>, { tender: unknown }>['tender'] | undefined;
  readonly missingCard: Reply<never> | undefined;
};

/** Where it goes and what pays. Whether a card is needed at all is known once the cart is open: an organization may pay on invoice. */
async function meansOf(shop: Shop, buying: Buying, person: Person): Promise<Means | { readonly refusal: Reply<never> }> {
  const [address, wallet] = await Promise.all([quickBuyAddress(shop, person), readWallet(shop, person)]);
  const card = wallet?.userPayments.find(({ isDefault }) => isDefault);
  const missing = missingForQuickBuy({ hasAddress: address !== undefined, card });
  if (address === undefined) return { refusal: refuse('ADDRESS_INVALID', { message: 'We know no address to send it to.' }) };
  const zip = await shop.stores.zip(address.zipCode);
  const isCardGood = card !== undefined && missing.length === 0;
  const attached = isCardGood ? await payWithSavedCard(shop, buying, card.id) : undefined;
  return {
    address,
    zip,
    tender: attached?.refusal === undefined ? attached?.tender : undefined,
    missingCard: attached?.refusal ?? missingCard(missing.includes('VALID_CARD')),
  };
}

function missingCard(isExpired: boolean): Reply<never> {
  return isExpired
    ? refuse('PAYMENT_EXPIRED', { message: 'Your default card has expired.' })
    : refuse('PAYMENT_REQUIRED', { message: 'You have no default card.' });
}

type Fill = {
  readonly wanted: readonly RestockRow[];
  readonly means: Means;
  readonly person: Person;
  readonly leftOut: Map<string, LeftOut>;
};

function fill(shop: Shop, buying: Buying, { wanted, means, person, leftOut }: Fill): Promise<Reply<CartResponse>> {
  const options = { kind: 'RESTOCK', itemIds: wanted.map(({ item_id: itemId }) => itemId), keepsCheckout: true } as const;
  return changeCart(shop, buying, options, (open): Decision => {
    const { lines, left } = linesOf(open, wanted);
    for (const [id, reason] of left) leftOut.set(id, reason);
    if (lines.length === 0) return { refusal: refuse('EMPTY_CART') };
    const isOnInvoice = open.credit !== undefined;
    if (!isOnInvoice && means.tender === undefined) return { refusal: means.missingCard ?? refuse('PAYMENT_REQUIRED') };
    const payments = isOnInvoice || means.tender === undefined ? [] : [means.tender];
    const cart = { ...open.cart, lines, coupons: [], checkout: {}, payments, changes: [] };
    const addressed = checkoutAt({ ...open, cart }, { ...means, person });
    if ('refusal' in addressed) return { refusal: addressed.refusal };
    const checkout = { ...addressed, ...(isOnInvoice && { accounting: { invoice: true } }), proceedCheckout: true };
    return { after: { lines, coupons: [], payments, changes: [], checkout, status: 'CHECKOUT' }, told: {} };
  });
}

/** The rows of what can be had as it was agreed, and what cannot. */
function linesOf(
  open: OpenCart,
  wanted: readonly RestockRow[],
): { readonly lines: readonly CartLine[]; readonly left: ReadonlyMap<string, LeftOut> } {
  const left = new Map<string, LeftOut>();
  let lines: readonly CartLine[] = [];
  for (const restock of wanted) {
    const { unitPriceCents, isOnContract = false } = open.offerOf(restock.item_id) ?? {};
    const unitCents = unitPriceCents === undefined ? null : restockUnitCents({ unitPriceCents, isOnContract });
    const { agreed_cents: agreedCents, rise_percent: risePercent } = restock;
    if (unitCents !== null && isTooDear(unitCents, { agreedCents, risePercent })) {
      left.set(restock.restock_id, { reason: 'PRICE_ROSE', unitCents });
      continue;
    }
    const item = { itemId: restock.item_id, qty: restock.qty, deliveryType: 'STA', level: undefined, storeNumber: undefined } as const;
    const result = onlyItem(open, item, lines);
    if ('refusal' in result) left.set(restock.restock_id, { reason: reasonOf(result.refusal), unitCents });
    else lines = result.lines;
  }
  return { lines, left };
}

const REASONS: Readonly<Record<string, LeftReason>> = {
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  PARTIAL_QTY_AVAILABLE: 'NOT_ENOUGH',
  QTY_LIMIT_ITEM: 'NOT_ENOUGH',
};

function reasonOf(refusal: Reply<never>): LeftReason {
  const code = refusal.ok ? undefined : refusal.errors?.[0]?.code;
  return (code === undefined ? undefined : REASONS[code]) ?? 'NOT_SOLD';
}
