import { addItems, optOut, updateCart } from '#contracts/cart-calls.ts';
import type { PageServices } from '#contracts/page.ts';
import { textIn } from '#app/api/form-request.ts';
import { applyCoupons, redeemRewards, removeCoupon } from '#app/cart/discounts/discount-actions.server.ts';
import { chooseDay, chooseDelivery, deliverRest, splitRow } from '#app/cart/delivery/delivery-actions.server.ts';
import { chooseGift, dropGift } from '#app/cart/gifts/gift-actions.server.ts';
import { chooseStore } from '#app/cart/delivery/store-action.server.ts';
import { ADDED } from '#app/cart/messages/added-banner.ts';
import { pickupNotification } from '#app/cart/messages/pickup-notification.ts';
import { messageAbout, shownMessage } from '#app/cart/messages/shown-message.ts';
import { keepReplacement, removeRow, setQuantity, swapRow } from '#app/cart/rows/row-actions.server.ts';
import { setFurniture } from '#app/cart/services/furniture-action.server.ts';
import { moveAllSaved, moveOneSaved, removeFromSaved, restoreSaved, saveRow } from '#app/cart/saved/saved-actions.server.ts';
import { takeQuoteOff } from '#app/cart/summary/quote-actions.server.ts';
import type { ActionResult, CartIntent } from './action-result.ts';
import { addedItems } from './added-items.ts';
import { messageOfMissing } from './blocked-items.server.ts';
import { continueAsGuest, goToCheckout } from './checkout-actions.server.ts';
import { refusedResult, type CartAction } from './result-of-call.server.ts';

/** Does what a form asks for. 'SIGN_IN' when nobody may do it who is not signed in. */
export function runCartAction(intent: CartIntent, services: PageServices, form: FormData): Promise<ActionResult | 'SIGN_IN'> {
  return ACTIONS[intent](services, form);
}

/** Puts items into the cart: plans and services of a row, or what was removed a moment ago. */
const addToCart: CartAction = async (services, form) => {
  const items = addedItems(form);
  const reply = await services.door(addItems, { query: { responseType: 'WHOLE' }, body: { items } });
  if (!reply.ok) return refusedResult('add', reply);
  const { cartInfo } = reply.body;
  const added = cartInfo.items.filter((item) => item.qtyAdded > 0);
  const nameOf = (itemId: string | undefined) => cartInfo.items.find((item) => item.itemId === itemId)?.product.name;
  const about = cartInfo.messages.filter((message) => items.some((item) => item.itemId === message.itemId));
  return {
    intent: 'add',
    isDone: added.length > 0,
    messages: await Promise.all(
      about.map(async (message, at) => {
        const name = nameOf(message.itemId);
        const shown = shownMessage(message);
        return name === undefined ? messageOfMissing(services, shown, message.itemId, at) : messageAbout(shown, name);
      }),
    ),
    addedLineIds: added.map(({ cartItemId }) => cartItemId),
    pickup: pickupNotification(added),
    success:
      added.length > 0
        ? addedText(form, nameOf(items[0]?.itemId), items.length > added.length ? added.map(({ product }) => product.name) : [])
        : undefined,
  };
};

/** What was removed knows its place: it is back, and not new. */
function addedText(form: FormData, title: string | undefined, names: readonly string[]): string {
  if (title !== undefined && textIn(form, 'position') !== '') return `Back in your cart: ${title}`;
  // Where not all of it was added, which of it was.
  return names.length === 0 ? ADDED : `Added to your cart: ${names.join('; ')}.`;
}

/** The shopper has read what changed. */
const forgetChanges: CartAction = async ({ door }) => {
  const reply = await door(updateCart, { query: { actionType: 'UPDATE_CART' }, body: { hasSeenChanges: true } });
  return reply.ok ? { intent: 'seen-changes', isDone: true, messages: [] } : refusedResult('seen-changes', reply);
};

/** The shopper wants to see no replacements for 30 days, or again. (K-07; C §9) */
const optOutOfReplacements: CartAction = async ({ door }, form) => {
  const isBack = textIn(form, 'value') === 'false';
  const reply = await door(optOut, { query: { type: 'HARD_ALT_OPT_OUT', value: isBack ? 'false' : 'true' } });
  if (!reply.ok) return refusedResult('opt-out', reply);
  const success = isBack ? 'We show you replacements again.' : 'We show you no replacements for 30 days.';
  const again = [
    ['intent', 'opt-out'],
    ['value', 'false'],
  ] as const;
  return { intent: 'opt-out', isDone: true, messages: [], success, removed: isBack ? undefined : { title: success, again } };
};

const ACTIONS: Record<CartIntent, CartAction> = {
  add: addToCart,
  quantity: setQuantity,
  remove: removeRow,
  delivery: chooseDelivery,
  store: chooseStore,
  swap: swapRow,
  split: splitRow,
  'deliver-rest': deliverRest,
  furniture: setFurniture,
  keep: keepReplacement,
  'opt-out': optOutOfReplacements,
  'choose-gift': chooseGift,
  'drop-gift': dropGift,
  'seen-changes': forgetChanges,
  'apply-coupon': applyCoupons,
  'remove-coupon': removeCoupon,
  redeem: redeemRewards,
  'later-day': chooseDay,
  save: saveRow,
  'move-saved': moveOneSaved,
  'move-all-saved': moveAllSaved,
  'remove-saved': removeFromSaved,
  'restore-saved': restoreSaved,
  'leave-quote': takeQuoteOff,
  checkout: goToCheckout,
  'continue-as-guest': continueAsGuest,
};
