import { optOut, updateCart, updateItems } from '#contracts/cart-calls.ts';
import { textIn } from '#app/api/form-request.ts';
import { refused, type Change } from '#app/cart/actions/result-of-call.server.ts';
import { saidOf } from '#app/cart/messages/shown-message.ts';

/** Puts a gift that the cart has earned into it. (K-05 freeItems; A-061) */
export const chooseGift: Change = async ({ door }, form) => {
  const itemId = textIn(form, 'itemId');
  const reply = await door(updateItems, { body: { freeItems: [{ itemId, qty: 1, promotionId: textIn(form, 'promotionId') }] } });
  if (!reply.ok) return refused('choose-gift', reply);
  const { freeItems, messages } = reply.body.cartInfo;
  const said = messages.filter((message) => message.itemId === itemId && message.type === 'ERROR').map(saidOf);
  const name = freeItems.find((gift) => gift.itemId === itemId)?.product.name;
  return {
    intent: 'choose-gift',
    isDone: said.length === 0,
    said,
    success: said.length === 0 && name !== undefined ? `Your gift is in the cart: ${name}` : undefined,
  };
};

/** Takes a gift out again. (K-05 deleteFreeItems) */
export const dropGift: Change = async ({ door }, form) => {
  const lineId = textIn(form, 'cartItemId');
  const reply = await door(updateItems, { body: { deleteFreeItems: [lineId] } });
  return reply.ok
    ? { intent: 'drop-gift', lineId, isDone: true, said: [], success: 'Your gift is out of the cart.' }
    : refused('drop-gift', reply);
};

/** The shopper has read what changed. */
export const forgetChanges: Change = async ({ door }) => {
  const reply = await door(updateCart, { query: { actionType: 'UPDATE_CART' }, body: { hasSeenChanges: true } });
  return reply.ok ? { intent: 'seen-changes', isDone: true, said: [] } : refused('seen-changes', reply);
};

/** The shopper wants to see no replacements for 30 days, or again. (K-07; C §9) */
export const seeNoReplacements: Change = async ({ door }, form) => {
  const isBack = textIn(form, 'value') === 'false';
  const reply = await door(optOut, { query: { type: 'HARD_ALT_OPT_OUT', value: isBack ? 'false' : 'true' } });
  if (!reply.ok) return refused('opt-out', reply);
  const success = isBack ? 'We show you replacements again.' : 'We show you no replacements for 30 days.';
  const removed = isBack
    ? undefined
    : {
        title: success,
        again: [
          ['intent', 'opt-out'],
          ['value', 'false'],
        ] as const,
      };
  return { intent: 'opt-out', isDone: true, said: [], success, removed };
};
