import type { Input } from '#contracts/call.ts';
import type { CartResponse } from '#contracts/cart.ts';
import type { updateCart as updateCartCall } from '#contracts/cart-calls.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import type { LineChange } from '#domain/cart/change-lines.ts';
import { ORDERED_ELSEWHERE } from '#domain/procurement/procurement-session.ts';
import { mayChangeShippingLocation, type Buying } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { attachCoupons, detachCoupons } from './discounts/apply-coupons.ts';
import { assessCart } from './assess-cart.ts';
import { isStopped } from './view/attributes.view.ts';
import { cartMessage } from './view/messages.view.ts';
import type { Decision } from './decision.ts';
import { changeCart } from './change-cart.ts';
import { withFutureDate } from './delivery/future-delivery.ts';
import { pickupPersonProblems, usualPickupPerson } from '#domain/checkout/pickup-person.ts';
import { ZIP_ERROR_TEXT } from '#domain/checkout/zip-code.ts';
import { isPastSignInPrompt } from './missing-for-order.ts';
import type { OpenCart } from './opened-cart.ts';
import { isWantedToday } from './delivery/same-day.ts';
import type { CartKind } from './storage/stored-cart.ts';
import { decideChanges } from './rows/update-items.ts';
import { readShipTo, withShipTo } from './delivery/ship-to-wish.ts';
import { usualAddress, type StoredAddress } from '../addresses/index.ts';
import { usualCard, type AttachedTender } from '../payment/index.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { withTender } from '#domain/payment/tenders.ts';
import { withinGuessLimit } from './discounts/guess-limit.ts';
import { redeemRewards } from './discounts/redeem-rewards.ts';
import { updateAccounting } from './update-accounting.ts';
import { cartKindOf } from './which-cart.ts';

const UNSAID = 'Choose how this item is to come.';

type UpdateInput = Input<typeof updateCartCall>;

/** Changes the cart as a whole, or takes it to checkout. (K-04) */
export async function updateCart(shop: Shop, buying: Buying, { query, body }: UpdateInput): Promise<Reply<CartResponse>> {
  if (buying.shopper.procurement !== undefined && isAboutOrder(query, body)) return refuse('FORBIDDEN', { message: ORDERED_ELSEWHERE });
  if (body.zipcode !== undefined && (await shop.stores.zip(body.zipcode)) === undefined) {
    return refuse('INVALID_REQUEST', {
      message: ZIP_ERROR_TEXT,
      errors: [{ field: 'zipcode', code: 'INVALID_ZIP', message: ZIP_ERROR_TEXT }],
    });
  }
  const options: ProceedOptions = {
    kind: cartKindOf(query),
    seenVersion: body.version,
    storeNumbers: (body.items ?? []).flatMap((item) => item.pickupStoreNumber ?? []),
  };
  const shipTo = await readShipTo(shop, body.addresses);
  if (query.buyNow === true && body.status !== undefined) return setBuyNowStatus(shop, buying, body.status);
  switch (query.actionType) {
    case 'APPLY_COUPON':
      return withinGuessLimit(shop, buying.actor, body.coupons ?? [], ({ mostWrong, spent, refusal }) =>
        changeCart(shop, buying, { ...options, keepsCheckout: true }, (open) => {
          const { coupons, messages } = attachCoupons(open, body.coupons ?? [], spent);
          if (messages.length > mostWrong) return { refusal };
          return { after: coupons === open.cart.coupons ? {} : { coupons }, told: { cartMessages: messages } };
        }),
      );
    case 'REMOVE_COUPON':
      return changeCart(shop, buying, { ...options, keepsCheckout: true }, (open) => ({
        after: { coupons: detachCoupons(open, body.coupons ?? []) },
        told: {},
      }));
    case 'UPDATE_DELIVERY': {
      const unsaid = (body.items ?? []).findIndex(({ deliveryType }) => deliveryType === undefined);
      if (unsaid >= 0)
        return refuse('INVALID_REQUEST', { errors: [{ field: `items.${unsaid}.deliveryType`, code: 'INVALID', message: UNSAID }] });
      return changeCart(shop, buying, { ...options, offersSameDay: (body.items ?? []).some(isWantedToday) }, (open) =>
        withShipTo(shop, open, shipTo, (going) =>
          withFutureDate(going, body.futureDelivery, decideChanges(going, (body.items ?? []).map(deliveryChange))),
        ),
      );
    }
    case 'PROCEED_CHECKOUT':
      return proceed(shop, buying, options, body);
    case 'UPDATE_CART':
      if (body.proceedCheckout === true) return proceed(shop, buying, options, body);
      if (body.cartEasyRewards !== undefined) return redeemRewards(shop, buying, options, body.cartEasyRewards.redeem);
      return changeCart(shop, buying, { ...options, keepsCheckout: true }, (open) =>
        withShipTo(shop, open, shipTo, () =>
          withFutureDate(open, body.futureDelivery, {
            after: {
              ...(body.zipcode !== undefined && { checkout: { ...open.cart.checkout, zip: body.zipcode } }),
              ...(body.hasSeenChanges === true && { changes: [] }),
            },
            told: {},
          }),
        ),
      );
    case 'UPDATE_ACCOUNTING':
      return updateAccounting(shop, buying, options, body);
    default:
      return query.actionType satisfies never;
  }
}

/** Whether it is about how a cart is ordered and paid. */
function isAboutOrder(
  { actionType, buyNow }: UpdateInput['query'],
  { proceedCheckout, cartEasyRewards, status }: UpdateInput['body'],
): boolean {
  const isOfOrder = actionType === 'PROCEED_CHECKOUT' || actionType === 'UPDATE_ACCOUNTING' || (buyNow === true && status !== undefined);
  return isOfOrder || proceedCheckout === true || cartEasyRewards !== undefined;
}

function deliveryChange(item: NonNullable<UpdateInput['body']['items']>[number]): LineChange {
  return {
    lineId: item.cartItemId,
    qty: item.qty,
    isSplit: true,
    deliveryType: item.deliveryType,
    level: item.levelOfService,
    storeNumber: item.pickupStoreNumber,
  };
}

type ProceedOptions = { kind: CartKind; seenVersion: number | undefined; storeNumbers: string[] };

/**
 * Takes the cart to checkout. A guest of the consumer site is asked first to sign in or to go on as a guest; a cart that
 * cannot be ordered stays where it is, and its messages say why.
 */
async function proceed(shop: Shop, buying: Buying, options: ProceedOptions, body: UpdateInput['body']): Promise<Reply<CartResponse>> {
  const [usual, card] = await Promise.all([usualAddress(shop, buying.shopper), usualCard(shop, buying)]);
  const choosesGuest = buying.shopper.person === undefined && body.continueAsGuest === true;
  return changeCart(shop, buying, { ...options, keepsCheckout: true }, (open) =>
    decideProceed(open, { choosesGuest, isWanted: body.proceedCheckout !== false, usual, card }),
  );
}

type ProceedQuestion = {
  readonly choosesGuest: boolean;
  readonly isWanted: boolean;
  readonly usual: StoredAddress | undefined;
  readonly card: AttachedTender | undefined;
};

function decideProceed(open: OpenCart, { choosesGuest, isWanted, usual, card }: ProceedQuestion): Decision {
  const assessed = assessCart(open);
  // What a guest has chosen holds, even where the cart cannot go on yet.
  const chosen = choosesGuest ? { isAsGuest: true } : {};
  const stay = (told: Extract<Decision, { told: unknown }>['told']): Decision => {
    if (open.cart.checkout.proceedCheckout === true)
      return { after: { checkout: { ...open.cart.checkout, ...chosen, proceedCheckout: false }, status: 'OPEN' }, told };
    return { after: choosesGuest ? { checkout: { ...open.cart.checkout, ...chosen } } : {}, told };
  };
  if (!isWanted) return stay({});
  if (isStopped(assessed)) {
    const hasGone = [...assessed.states.values()].some((state) => state.isOutOfStock);
    return stay({ cartMessages: hasGone ? [cartMessage('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', 'ERROR')] : [] });
  }
  if (!choosesGuest && !isPastSignInPrompt(open)) return stay({ loginRequired: true });
  // Somebody whose usual address, card and phone are known is not asked for them; they can still give others.
  // Who may not choose has it sent to the usual one, whatever the cart has from before. (C6-38)
  const isChosen = open.cart.checkout.shipTo !== undefined && mayChangeShippingLocation(open.shopper.person);
  const addresses = usual === undefined || isChosen ? {} : { shipTo: usual, billTo: open.cart.checkout.billTo ?? usual };
  const isFetched = assessed.lines.some(({ deliveryType }) => deliveryType !== 'STA');
  const fetcher = isFetched && open.cart.checkout.pickupPerson === undefined ? knownFetcher(open, usual) : undefined;
  const isCardMissing =
    card !== undefined && assessed.credit === undefined && open.cart.payments.every(({ paymentType }) => isStoredValue(paymentType));
  return {
    after: {
      checkout: { ...open.cart.checkout, ...chosen, ...addresses, ...(fetcher && { pickupPerson: fetcher }), proceedCheckout: true },
      ...(isCardMissing && { payments: withTender(open.cart.payments, card) }),
      status: 'CHECKOUT',
    },
    told: { loginRequired: false },
  };
}

/** Whoever orders, where all that is asked of who picks up is known of them. */
function knownFetcher(
  { shopper: { person } }: OpenCart,
  usual: StoredAddress | undefined,
): ReturnType<typeof usualPickupPerson> | undefined {
  if (person === undefined || usual === undefined) return undefined;
  const fetcher = usualPickupPerson(person, usual.phones);
  return pickupPersonProblems(fetcher).length === 0 ? fetcher : undefined;
}

/**
 * Keeps or gives up the cart of an item that is bought at once. Only people who have switched that on have one; a cart that
 * was given up is closed, and the next item begins a new one. (K-06; A-063)
 */
async function setBuyNowStatus(shop: Shop, buying: Buying, status: 'ACTIVE' | 'CANCELLED'): Promise<Reply<CartResponse>> {
  const { person } = buying.shopper;
  if (person === undefined) return refuse('UNAUTHORIZED');
  if (person.settings.isQuickBuyActive !== true) return refuse('FORBIDDEN');
  return changeCart(shop, buying, { kind: 'BUY_NOW' }, ({ cart }) => {
    if (cart.version === 0) return { refusal: refuse('CART_ID_NOT_FOUND') };
    return { after: status === 'CANCELLED' ? { status: 'CANCELLED' } : {}, told: {} };
  });
}
