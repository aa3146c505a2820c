import { getCart, updateCart } from '#contracts/cart-calls.ts';
import { setCookie } from '#contracts/cookies.ts';
import { findStores } from '#contracts/stores.ts';
import { chosenStoreCookie } from '#domain/stores/store-cookies.ts';
import { textIn } from '#app/api/form-request.ts';
import type { ActionResult } from '#app/cart/actions/action-result.ts';
import { messagesAtRow } from '#app/cart/messages/cut-quantity.ts';
import { refusedResult, type CartAction } from '#app/cart/actions/result-of-call.server.ts';
import { restOffer } from './rest-offer.ts';
import { pickupsOf } from './store-choice.ts';

/** The cart's store, for all that is fetched: what already is moves there along, all of it or nothing. (K-04 UPDATE_DELIVERY) */
export const chooseStore: CartAction = async ({ door, origin }, form) => {
  const storeNumber = textIn(form, 'storeNumber');
  const known = await door(findStores, { query: { storeNumber } });
  if (!known.ok) return refusedResult('store', known);
  const [store] = known.body.stores;
  if (store === undefined) return refused('We don’t have that store anymore. Choose another one.');
  const cart = await door(getCart);
  if (!cart.ok) return refusedResult('store', cart);
  const items = pickupsOf(cart.body.cartInfo)
    .filter(({ selectedDeliveryOption }) => selectedDeliveryOption.pickupStoreNumber !== storeNumber)
    .map(({ cartItemId, selectedDeliveryOption: { deliveryType } }) => ({ cartItemId, deliveryType, pickupStoreNumber: storeNumber }));
  const atRows: NonNullable<ActionResult['atRows']>[number][] = [];
  if (items.length > 0) {
    const moved = await door(updateCart, { query: { actionType: 'UPDATE_DELIVERY' }, body: { items } });
    if (!moved.ok) return refusedResult('store', moved);
    const ids = new Set(items.map(({ cartItemId }) => cartItemId));
    const left = moved.body.cartInfo.items.filter(
      (row) => ids.has(row.cartItemId) && row.selectedDeliveryOption.pickupStoreNumber !== storeNumber,
    );
    const missing = left.filter(({ messages }) => messages.some(({ code }) => code !== 'DELIVERY_COMBINATION_CONSTRAINT_FAILED'));
    if (left.length > 0)
      return refused(
        `${store.name} does not have ${(missing.length > 0 ? missing : left).map(({ product }) => product.name).join(', ')}. Have that delivered, then choose this store.`,
      );
    for (const row of moved.body.cartInfo.items)
      if (ids.has(row.cartItemId) && row.messages.length > 0)
        atRows.push({
          lineId: row.cartItemId,
          about: row.product.name,
          messages: messagesAtRow(row, restOffer(row, moved.body.cartInfo.items, row.prevQty)),
        });
  }
  return {
    intent: 'store',
    isDone: true,
    messages: [],
    atRows,
    success: `Your store is ${store.name}.`,
    remember: [yourStoreCookie(storeNumber, origin)],
  };
};

function refused(text: string): ActionResult {
  return { intent: 'store', isDone: false, messages: [{ code: 'STORE', tone: 'failure', text }] };
}

/** The `set-cookie` that remembers a visitor's store. (C §2, Cookies) */
export function yourStoreCookie(storeNumber: string, origin: string): string {
  return setCookie('YourStore', encodeURIComponent(chosenStoreCookie(storeNumber)), origin);
}
