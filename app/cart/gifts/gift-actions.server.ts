import { updateItems } from '#contracts/cart-calls.ts';
import { textIn } from '#app/api/form-request.ts';
import { refusedResult, type CartAction } from '#app/cart/actions/result-of-call.server.ts';
import { shownMessage } from '#app/cart/messages/shown-message.ts';

/** Puts a gift that the cart has earned into it. (K-05 freeItems; A-061) */
export const chooseGift: CartAction = async ({ door }, form) => {
  const itemId = textIn(form, 'itemId');
  const reply = await door(updateItems, { body: { freeItems: [{ itemId, qty: 1, promotionId: textIn(form, 'promotionId') }] } });
  if (!reply.ok) return refusedResult('choose-gift', reply);
  const { freeItems = [], messages: all } = reply.body.cartInfo;
  const messages = all.filter((message) => message.itemId === itemId && message.type === 'ERROR').map(shownMessage);
  const name = freeItems.find((gift) => gift.itemId === itemId)?.product.name;
  return {
    intent: 'choose-gift',
    isDone: messages.length === 0,
    messages,
    success: messages.length === 0 && name !== undefined ? `Your gift is in the cart: ${name}` : undefined,
  };
};

/** Takes a gift out again. (K-05 deleteFreeItems) */
export const dropGift: CartAction = async ({ door }, form) => {
  const lineId = textIn(form, 'cartItemId');
  const reply = await door(updateItems, { body: { deleteFreeItems: [lineId] } });
  return reply.ok
    ? { intent: 'drop-gift', lineId, isDone: true, messages: [], success: 'Your gift is out of the cart.' }
    : refusedResult('drop-gift', reply);
};
