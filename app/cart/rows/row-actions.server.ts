import { addItems, removeItem, updateItems } from '#contracts/cart-calls.ts';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import { textIn } from '#app/api/form-request.ts';
import { addedItems } from '#app/cart/actions/added-items.ts';
import { refusedResult, rowResult, type CartAction } from '#app/cart/actions/result-of-call.server.ts';
import { keptCookie } from './kept-replacements.ts';
import { shownMessage } from '#app/cart/messages/shown-message.ts';

/** Sets how many of a row there are to be. */
export const setQuantity: CartAction = async ({ door }, form) => {
  const cartItemId = textIn(form, 'cartItemId');
  const qty = submittedQuantity(quantityInField(textIn(form, 'qty')));
  const reply = await door(updateItems, { body: { items: [{ cartItemId, qty }] } });
  return reply.ok ? { ...rowResult('quantity', cartItemId, reply.body), askedQty: qty } : refusedResult('quantity', reply, cartItemId);
};

/** Takes a row out, with the way to have it back. */
export const removeRow: CartAction = async ({ door }, form) => {
  const cartItemId = textIn(form, 'cartItemId');
  const reply = await door(removeItem, { params: { cartItemId } });
  return reply.ok ? rowResult('remove', cartItemId, reply.body) : refusedResult('remove', reply, cartItemId);
};

/**
 * Puts something else in the place of a row: the same item in packs that carry no fee, or another item. The row goes only
 * when all of the other is in the cart, so that nothing is lost when it cannot be had.
 */
export const swapRow: CartAction = async ({ door }, form) => {
  const cartItemId = textIn(form, 'cartItemId');
  const items = addedItems(form);
  const added = await door(addItems, { query: { responseType: 'WHOLE' }, body: { items } });
  if (!added.ok) return refusedResult('swap', added, cartItemId);
  const { cartInfo } = added.body;
  const isThere = items.every(({ itemId, qty }) => cartInfo.items.some((row) => row.itemId === itemId && row.qtyAdded >= qty));
  const failures = cartInfo.messages.filter((message) => items.some(({ itemId }) => itemId === message.itemId) && message.type === 'ERROR');
  if (!isThere)
    return {
      intent: 'swap',
      lineId: cartItemId,
      isDone: false,
      messages:
        failures.length > 0
          ? failures.map(shownMessage)
          : [{ code: 'PARTIAL', tone: 'warning', text: 'There were not enough of them: both rows are in your cart now.' }],
    };
  const reply = await door(removeItem, { params: { cartItemId } });
  if (!reply.ok) return refusedResult('swap', reply, cartItemId);
  return { ...rowResult('swap', cartItemId, reply.body), success: 'Switched.', removed: undefined };
};

/** The shopper is content with a replacement: the row does not ask again. */
export const keepReplacement: CartAction = async (_services, form) => {
  const lineId = textIn(form, 'cartItemId');
  return { intent: 'keep', lineId, isDone: true, messages: [], remember: [keptCookie(form.getAll('kept'), lineId)] };
};
