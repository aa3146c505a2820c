import { addItems, removeItem, updateCart, updateItems } from '#contracts/cart.ts';
import type { PageServices } from '#contracts/page.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import { DELIVERY_TYPES } from '#domain/delivery/delivery-types.ts';
import { textIn } from '#app/api/form-request.ts';
import { addedItems } from './added-items.ts';
import type { CartOutcome } from './cart-outcome.ts';
import { addedBanner } from './added-banner.ts';
import { refused, rowOutcome, type Change, type ChangeIntent } from './change-outcome.server.ts';
import { moveAllSaved, moveOneSaved, removeFromSaved, restoreSaved, saveRow } from './change-saved.server.ts';
import { saidAbout, saidOf } from './outcome-words.ts';
import { pickupNews } from './pickup-news.ts';

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
    const item = { cartItemId, deliveryType, ...(deliveryType !== 'STA' && store !== '' && { pickupStoreNumber: store }) };
    const reply = await door(updateCart, { query: { actionType: 'UPDATE_DELIVERY' }, body: { items: [item] } });
    return reply.ok ? rowOutcome('delivery', cartItemId, reply.body) : refused('delivery', reply, cartItemId);
  },
  'apply-coupon': async ({ door }, form) => {
    const code = textIn(form, 'code').trim();
    if (code === '')
      return { intent: 'apply-coupon', isDone: false, said: [{ code: 'EMPTY', tone: 'failure', text: 'Enter a coupon code' }] };
    const reply = await door(updateCart, { query: { actionType: 'APPLY_COUPON' }, body: { coupons: [code.slice(0, 40)] } });
    if (!reply.ok) return refused('apply-coupon', reply);
    const failures = reply.body.cartInfo.messages.filter((message) => message.code === 'INVALID_COUPON').map(saidOf);
    return {
      intent: 'apply-coupon',
      isDone: failures.length === 0,
      said: failures,
      success: failures.length === 0 ? addedBanner({ coupons: 1, skus: 0 }) : undefined,
    };
  },
  'remove-coupon': async ({ door }, form) => {
    const code = textIn(form, 'code');
    const reply = await door(updateCart, { query: { actionType: 'REMOVE_COUPON' }, body: { coupons: [code] } });
    return reply.ok
      ? { intent: 'remove-coupon', isDone: true, said: [], success: `${code} is no longer in your cart.` }
      : refused('remove-coupon', reply);
  },
  save: saveRow,
  'move-saved': moveOneSaved,
  'move-all-saved': moveAllSaved,
  'remove-saved': removeFromSaved,
  'restore-saved': restoreSaved,
};
