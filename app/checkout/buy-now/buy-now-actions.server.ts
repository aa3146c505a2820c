import { redirect } from 'react-router';
import { prepareQuickBuy } from '#contracts/account/quick-buy.ts';
import type { Cart } from '#contracts/cart.ts';
import { getCart, updateCart } from '#contracts/cart-calls.ts';
import { placeOrder } from '#contracts/checkout.ts';
import { ERRORS } from '#contracts/errors.ts';
import { wireCode } from '#contracts/messages.ts';
import type { PageServices } from '#contracts/page.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { ownPrice } from '#domain/pricing/row-price.ts';
import { formError } from '#app/api/form-errors.ts';
import { textIn, wantsPage } from '#app/api/form-request.ts';
import { onceUnder } from '#app/api/once-under.ts';
import { isOwnFault, refusedBy, type Refusal } from '#app/api/refused-with.ts';
import { addedItems } from '#app/cart/actions/added-items.ts';
import { confirmationPath, waitingPath } from '#app/shell/account-paths.ts';
import { BUY_NOW_PATHS } from './buy-now-paths.ts';
import { PATHS, signInPath } from '#app/shell/site-paths.ts';
import { checkoutView } from '../checkout-view.ts';
import { isAtVendor } from '../at-vendor.ts';
import { captchaIn, captchaOf } from '../payment/captcha-form.server.ts';
import { BUY_NOW_FIELDS, type BuyNowOutcome, type BuyNowView } from './buy-now-outcome.ts';

type Services = Pick<PageServices, 'door' | 'vendorOrigin'>;

/** The special cart of the item, with the cards that its owner has saved. */
const QUICK_CART = { query: { buyNow: true, grindType: 'ALL' } } as const;

/** What is shown of the item that is about to be bought; undefined when there is none. */
export function buyNowView(cart: Cart): BuyNowView | undefined {
  const item = cart.items.find(({ status }) => status === 'ACTIVE');
  return item && { ...checkoutView(cart), itemId: item.itemId, qty: item.qty };
}

/** Reads what is about to be bought at once. */
export async function readBuyNow({ door }: Pick<PageServices, 'door'>) {
  return door(getCart, QUICK_CART);
}

/** The page of an item. */
export function itemPath(itemId: string): string {
  return `/product_${encodeURIComponent(itemId)}`;
}

/**
 * A press on Buy now. The order is shown first to who wants that, where the price has risen since they looked, and without scripts: a page alone cannot tell a
 * double press from two. @throws a redirect where it is ordered, or to be shown as a page.
 */
export async function beginBuyNow(services: Services, request: Request, form: FormData): Promise<BuyNowOutcome> {
  const [wanted, ...others] = addedItems(form);
  if (wanted === undefined) throw redirect(PATHS.home, 303);
  if (others.length > 0) return failed(wanted, 'Buy now orders the item alone. To get the plan or service with it, add it to your cart.');
  const door = onceUnder(services.door, textIn(form, BUY_NOW_FIELDS.onceKey).slice(0, 40));
  const { itemId, qty, deliveryType, levelOfService, pickupStoreNumber } = wanted;
  const reply = await door(prepareQuickBuy, {
    body: {
      itemId,
      qty,
      ...(deliveryType && { deliveryType }),
      ...(levelOfService && { levelOfService }),
      ...(pickupStoreNumber && { pickupStoreNumber }),
    },
  });
  if (!reply.ok) {
    if (reply.code === 'UNAUTHORIZED') throw redirect(signInPath(itemPath(itemId)), 303);
    // The order before this one is not decided yet.
    if (reply.code === 'CART_STATUS_ERROR' && wantsPage(request)) throw redirect(BUY_NOW_PATHS.order, 303);
    const refused = { ...failed(wanted, ...textsOf(reply)), lacksMeans: LACKS_MEANS.has(reply.code), refusedBy: refusedBy(reply) };
    // What asks something first cannot be added from here either: its page has the form.
    return reply.errors?.some(({ code }) => code === ASKS_FIRST) === true ? { ...refused, wanted: undefined } : refused;
  }
  const { cartInfo } = reply.body;
  const note = riseSince(textIn(form, BUY_NOW_FIELDS.shownPrice), cartInfo);
  if (wantsPage(request)) throw redirect(BUY_NOW_PATHS.order, 303);
  const order = buyNowView(cartInfo);
  // What its buyer may not order is shown for that, whoever they are.
  const isAsked =
    cartInfo.userInfo.quickBuyOverlayPreference ||
    note !== undefined ||
    order?.overLimit !== undefined ||
    textIn(form, BUY_NOW_FIELDS.onceKey) === '';
  if (order !== undefined && isAsked) return { kind: 'CONFIRM', order, ...(note !== undefined && { note }) };
  const { cartId, version, cartSummary } = cartInfo;
  return place({ ...services, door }, { cartId, version, ordTotal: cartSummary.ordTotal }, wanted);
}

const ASKS_FIRST = wireCode('PERSONALIZATION_NEEDED');

const LACKS_MEANS: ReadonlySet<string> = new Set([
  'ADDRESS_INVALID',
  'UN_DELIVERABLE_ADDRESSES',
  'PAYMENT_REQUIRED',
  'PAYMENT_EXPIRED',
  'FORBIDDEN',
]);

/** What is said where a piece costs more than the page said that was looked at. */
function riseSince(shown: string, { items }: Cart): string | undefined {
  const [item] = items;
  if (item === undefined || shown === '' || !Number.isFinite(Number(shown))) return undefined;
  const { perUnit } = ownPrice(item.priceInfo, item.qty);
  return perUnit > Number(shown) + 0.004
    ? `The price was ${formatDollars(Number(shown))} each. It is ${formatDollars(perUnit)} now.`
    : undefined;
}

/** Orders what was shown, and nothing else: with another total or in another version it is shown again. */
export async function placeBuyNow(services: Services, form: FormData): Promise<BuyNowOutcome> {
  const [version, ordTotal] = [Number(textIn(form, 'version')), Number(textIn(form, 'ordTotal'))];
  const isComplete = textIn(form, 'version') !== '' && Number.isInteger(version) && Number.isFinite(ordTotal);
  const cartId = textIn(form, 'cartId').slice(0, 64);
  return place(services, { ...(cartId !== '' && { cartId }), ...(isComplete && { version, ordTotal }), ...captchaIn(form) });
}

type Placing = { cartId?: string; version?: number; ordTotal?: number } & ReturnType<typeof captchaIn>;

async function place(services: Services, body: Placing, wanted?: { itemId: string; qty: number }): Promise<BuyNowOutcome> {
  const reply = await services.door(placeOrder, { query: { buyNow: true }, body });
  if (!reply.ok) return refusedOrder(services, reply, { body, wanted });
  const { status, orderNumber = '', challengeUrl } = reply.body;
  if (status !== 'CHALLENGE') throw redirect(status === 'PROCESSING' ? waitingPath(orderNumber) : confirmationPath(orderNumber), 303);
  if (challengeUrl === undefined || !isAtVendor(challengeUrl, services.vendorOrigin))
    throw new Error('the challenge is not at the payment vendor');
  throw redirect(challengeUrl, 303);
}

/** The payment was refused, and another card may do. */
const DECLINED: ReadonlySet<string> = new Set(['PAYMENT_OPERATION_FAILED', 'PAYMENT_EXPIRED', 'PAYMENT_REQUIRED', 'TOO_MANY_REQUESTS']);

const SOLD_OUT = 'This just sold out. Nothing was ordered or charged.';
const NOTHING_LEFT = 'This order is no longer available. Nothing was charged.';
const CHANGED = 'Something about this order changed. Check it, then buy again.';

type Refused = { readonly body: Placing; readonly wanted: { itemId: string; qty: number } | undefined };

async function refusedOrder(services: Services, reply: Refusal, { body, wanted }: Refused): Promise<BuyNowOutcome> {
  if (reply.code === 'UNAUTHORIZED' || reply.code === 'LOGIN_REQUIRED') throw redirect(signInPath(BUY_NOW_PATHS.order), 303);
  const now = await readBuyNow(services);
  const cart = now.ok ? now.body.cartInfo : undefined;
  const order = cart && buyNowView(cart);
  const asked = wanted ?? (order && { itemId: order.itemId, qty: order.qty });
  const isGone = reply.code === 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY' || cart?.cartAttributes.hardStop === true;
  const base = {
    kind: 'FAILED' as const,
    wanted: asked,
    isDeclined: DECLINED.has(reply.code),
    refusedBy: refusedBy(reply),
    ...captchaOf(reply),
    ...(isOwnFault(reply) && { isUnreached: true as const }),
  };
  if (order === undefined) return { ...base, order: undefined, errors: [formError(NOTHING_LEFT)] };
  if (isGone) return { ...base, order: undefined, errors: [formError(SOLD_OUT)] };
  if (reply.code !== 'CART_STATUS_ERROR') return { ...base, order, errors: textsOf(reply).map((text) => formError(text)) };
  const { ordTotal } = body;
  const isOtherTotal = ordTotal !== undefined && ordTotal !== order.ordTotal;
  return {
    ...base,
    order,
    errors: [formError(isOtherTotal ? `The total was ${formatDollars(ordTotal)}. It is ${order.total} now.` : CHANGED)],
  };
}

function textsOf({ code, message, errors }: Refusal): string[] {
  if (code === 'CAPTCHA_REQUIRED') return ['Several payments did not work. Add it to your cart and check out there.'];
  if (code === 'CART_STATUS_ERROR') return ['Your last Buy now order is still processing. Check it before you buy again.'];
  const texts = [...new Set((errors ?? []).map((error) => error.message))];
  return texts.length > 0 ? texts : [message ?? ERRORS[code].message];
}

function failed({ itemId, qty }: { itemId: string; qty: number }, ...texts: readonly string[]): Extract<BuyNowOutcome, { kind: 'FAILED' }> {
  return { kind: 'FAILED', errors: texts.map((text) => formError(text)), order: undefined, wanted: { itemId, qty } };
}

/** Not now: the special cart is given up. (K-06) @throws a redirect to the item. */
export async function cancelBuyNow({ door }: PageServices, form: FormData): Promise<never> {
  await door(updateCart, { query: { buyNow: true }, body: { status: 'CANCELLED' } });
  const itemId = textIn(form, 'itemId').slice(0, 40);
  throw redirect(itemId === '' ? PATHS.home : itemPath(itemId), 303);
}
