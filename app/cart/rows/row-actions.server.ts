import { addItems, removeItem, updateItems } from '#contracts/cart-calls.ts';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import { textIn } from '#app/api/form-request.ts';
import { addedItems } from '#app/cart/actions/added-items.ts';
import { refusedResult, rowResult, type CartAction } from '#app/cart/actions/result-of-call.server.ts';
import { keptCookie } from './kept-replacements.ts';
import { shownMessage } from '#app/cart/messages/shown-message.ts';

/** The page reads the cart anyway: of a row's change it needs to know no more than that. */
const TOUCHED = { responseType: 'TOUCHED' } as const;

/** Sets how many of a row there are to be. */
export const setQuantity: CartAction = async ({ door }, form) => {
  const cartItemId = textIn(form, 'cartItemId');
  const qty = submittedQuantity(quantityInField(textIn(form, 'qty')));
  const reply = await door(updateItems, { query: TOUCHED, body: { items: [{ cartItemId, qty }] } });
  return reply.ok ? { ...rowResult('quantity', cartItemId, reply.body, qty), askedQty: qty } : refusedResult('quantity', reply, cartItemId);
};

/** Takes a row out, with the way to have it back. */
export const removeRow: CartAction = async ({ door }, form) => {
  const cartItemId = textIn(form, 'cartItemId');
  const reply = await door(removeItem, { params: { cartItemId }, query: TOUCHED });
  return reply.ok ? rowResult('remove', cartItemId, reply.body) : refusedResult('remove', reply, cartItemId);
};

/**
 * Puts something else in the place of a row: the same item in packs that carry no fee, or another item. The row goes only when all of
 * the other is in the cart: one change, so that nothing is lost when it cannot be had.
 */
export const swapRow: CartAction = async ({ door }, form) => {
  const lineId = textIn(form, 'cartItemId');
  const items = addedItems(form);
  const reply = await door(addItems, { body: { items, replaces: lineId } });
  if (!reply.ok) return refusedResult('swap', reply, lineId);
  const { cartInfo } = reply.body;
  if (cartInfo.cartAttributes.newItemAdded) return { intent: 'swap', lineId, isDone: true, messages: [], success: 'Switched.' };
  const failures = cartInfo.messages.filter((message) => items.some(({ itemId }) => itemId === message.itemId)).map(shownMessage);
  return { intent: 'swap', lineId, isDone: false, messages: failures.length > 0 ? failures : [NOT_ENOUGH] };
};

const NOT_ENOUGH = { code: 'PARTIAL', tone: 'failure', text: 'There are not enough of them. Your item stays in your cart.' } as const;

/** The shopper is content with a replacement: the row does not ask again. */
export const keepReplacement: CartAction = async ({ origin }, form) => {
  const lineId = textIn(form, 'cartItemId');
  return { intent: 'keep', lineId, isDone: true, messages: [], remember: [keptCookie(form.getAll('kept'), lineId, origin)] };
};
