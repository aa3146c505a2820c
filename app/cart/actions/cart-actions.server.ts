import { addItems, removeItem, updateCart, updateItems } from '#contracts/cart-calls.ts';
import type { PageServices } from '#contracts/page.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import { DELIVERY_TYPES, isPickup } from '#domain/delivery/delivery-types.ts';
import { textIn } from '#app/api/form-request.ts';
import { addedItems } from './added-items.ts';
import type { CartOutcome } from './action-result.ts';
import { addedBanner } from '#app/cart/messages/added-banner.ts';
import { applyCoupons, redeemRewards, removeCoupon } from '#app/cart/discounts/discount-actions.server.ts';
import { wantLater } from '#app/cart/delivery/delivery-actions.server.ts';
import { chooseGift, dropGift, forgetChanges, seeNoReplacements } from '#app/cart/gifts/gift-actions.server.ts';
import { refused, rowOutcome, type Change, type ChangeIntent } from './result-of-call.server.ts';
import { keepReplacement, setFurniture, splitRow, swapRow } from '#app/cart/rows/row-actions.server.ts';
import { moveAllSaved, moveOneSaved, removeFromSaved, restoreSaved, saveRow } from '#app/saved/saved-actions.server.ts';
import { saidAbout, saidOf } from '#app/cart/messages/shown-message.ts';
import { pickupNews } from '#app/cart/messages/pickup-notification.ts';
import { yourStoreCookie } from '#app/cart/delivery/your-store.ts';

/** Does to the cart what a form asks for, and tells what became of it. 'SIGN_IN' when nobody may do it who is not signed in. */
export function changeCart(intent: ChangeIntent, services: PageServices, form: FormData): Promise<CartOutcome | 'SIGN_IN'> {
  return CHANGES[intent](services, form);
}

const CHANGES: Record<ChangeIntent, Change> = {
  add: async ({ door }, form) => {
    const items = addedItems(form);
    const reply = await door(addItems, { query: { responseType: 'WHOLE' }, body: { items } });
    if (!reply.ok) return refused('add', reply);
    const { cartInfo } = reply.body;
    const added = cartInfo.items
      .filter((item) => item.qtyAdded > 0)
      .map((item) => ({ lineId: item.cartItemId, title: item.product.name, qty: item.qtyAdded }));
    const nameOf = (itemId: string | undefined) => cartInfo.items.find((item) => item.itemId === itemId)?.product.name;
    const said = cartInfo.messages
      .filter((message) => items.some((item) => item.itemId === message.itemId))
      .map((message) => saidAbout(saidOf(message), nameOf(message.itemId)));
    return {
      intent: 'add',
      isDone: added.length > 0,
      said,
      added,
      pickup: pickupNews(cartInfo.items.filter((item) => item.qtyAdded > 0)),
      success: added.length > 0 ? addedBanner({ coupons: 0, skus: added.length }) : undefined,
      count: cartInfo.cartAttributes.numberOfItems,
      subtotal: formatDollars(cartInfo.cartSummary.cartSubTotal),
    };
  },
  quantity: async ({ door }, form) => {
    const cartItemId = textIn(form, 'cartItemId');
    const qty = submittedQuantity(quantityInField(textIn(form, 'qty')));
    const reply = await door(updateItems, { body: { items: [{ cartItemId, qty }] } });
    return reply.ok ? { ...rowOutcome('quantity', cartItemId, reply.body), askedQty: qty } : refused('quantity', reply, cartItemId);
  },
  remove: async ({ door }, form) => {
    const cartItemId = textIn(form, 'cartItemId');
    const reply = await door(removeItem, { params: { cartItemId } });
    return reply.ok ? rowOutcome('remove', cartItemId, reply.body) : refused('remove', reply, cartItemId);
  },
  delivery: async ({ door }, form) => {
    const cartItemId = textIn(form, 'cartItemId');
    const deliveryType = DELIVERY_TYPES.find((type) => type === textIn(form, 'deliveryType')) ?? 'STA';
    const store = textIn(form, 'pickupStoreNumber');
    const level = (['SDD', 'STANDARD'] as const).find((known) => known === textIn(form, 'levelOfService'));
    const place = isPickup(deliveryType) ? store !== '' && { pickupStoreNumber: store } : level !== undefined && { levelOfService: level };
    const item = { cartItemId, deliveryType, ...place };
    const reply = await door(updateCart, { query: { actionType: 'UPDATE_DELIVERY' }, body: { items: [item] } });
    if (!reply.ok) return refused('delivery', reply, cartItemId);
    const outcome = rowOutcome('delivery', cartItemId, reply.body);
    const isStoreKnown = store !== '' && outcome.said.every(({ code }) => code !== 'INVALID_STORE_NUMBER');
    return textIn(form, 'becomesYours') === 'true' && isStoreKnown ? { ...outcome, remember: [yourStoreCookie(store)] } : outcome;
  },
  swap: swapRow,
  split: splitRow,
  furniture: setFurniture,
  keep: keepReplacement,
  'opt-out': seeNoReplacements,
  'choose-gift': chooseGift,
  'drop-gift': dropGift,
  'seen-changes': forgetChanges,
  'apply-coupon': applyCoupons,
  'remove-coupon': removeCoupon,
  redeem: redeemRewards,
  'later-day': wantLater,
  save: saveRow,
  'move-saved': moveOneSaved,
  'move-all-saved': moveAllSaved,
  'remove-saved': removeFromSaved,
  'restore-saved': restoreSaved,
};
