import { addItems, removeItem, updateCart, updateItems } from '#contracts/cart-calls.ts';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import { DELIVERY_TYPES, isPickup } from '#domain/delivery/delivery-types.ts';
import { textIn } from '#app/api/form-request.ts';
import { addedItems } from '#app/cart/actions/added-items.ts';
import { refused, rowOutcome, type Change } from '#app/cart/actions/result-of-call.server.ts';
import { keptCookie } from './kept-replacements.ts';
import { saidOf } from '#app/cart/messages/shown-message.ts';

/**
 * Puts something else in the place of a row: the same item in packs that carry no fee, or another item. The row goes only
 * when all of the other is in the cart, so that nothing is lost when it cannot be had.
 */
export const swapRow: Change = async ({ door }, form) => {
  const cartItemId = textIn(form, 'cartItemId');
  const items = addedItems(form);
  const added = await door(addItems, { query: { responseType: 'WHOLE' }, body: { items } });
  if (!added.ok) return refused('swap', added, cartItemId);
  const { cartInfo } = added.body;
  const isThere = items.every(({ itemId, qty }) => cartInfo.items.some((row) => row.itemId === itemId && row.qtyAdded >= qty));
  const failures = cartInfo.messages.filter((message) => items.some(({ itemId }) => itemId === message.itemId) && message.type === 'ERROR');
  if (!isThere)
    return {
      intent: 'swap',
      lineId: cartItemId,
      isDone: false,
      said:
        failures.length > 0
          ? failures.map(saidOf)
          : [{ code: 'PARTIAL', tone: 'warning', text: 'There were not enough of them: both rows are in your cart now.' }],
    };
  const reply = await door(removeItem, { params: { cartItemId } });
  if (!reply.ok) return refused('swap', reply, cartItemId);
  return { ...rowOutcome('swap', cartItemId, reply.body), success: 'Switched.', removed: undefined };
};

/** Sends some pieces of a row another way; the others stay as they are. (K-04 UPDATE_DELIVERY) */
export const splitRow: Change = async ({ door }, form) => {
  const cartItemId = textIn(form, 'cartItemId');
  const [type = '', where = ''] = textIn(form, 'way').split(' ');
  const deliveryType = DELIVERY_TYPES.find((known) => known === type);
  const qty = submittedQuantity(quantityInField(textIn(form, 'qty')));
  if (deliveryType === undefined || qty < 1)
    return {
      intent: 'split',
      lineId: cartItemId,
      isDone: false,
      said: [{ code: 'NOTHING', tone: 'failure', text: 'Say how many come another way.' }],
    };
  const place = isPickup(deliveryType)
    ? where !== '' && { pickupStoreNumber: where }
    : where === 'SDD' && { levelOfService: 'SDD' as const };
  const item = { cartItemId, deliveryType, qty, ...place };
  const reply = await door(updateCart, { query: { actionType: 'UPDATE_DELIVERY' }, body: { items: [item] } });
  if (!reply.ok) return refused('split', reply, cartItemId);
  const outcome = rowOutcome('split', cartItemId, reply.body);
  return outcome.isDone ? { ...outcome, success: 'Your items now come two ways.' } : outcome;
};

/** Sets how many pieces of each furniture row are put together, and how. (K-05 furnSvcInfo; A-062) */
export const setFurniture: Change = async ({ door }, form) => {
  const column = (name: string) => form.getAll(name).map((value) => (typeof value === 'string' ? value : ''));
  const [basic, custom] = [column('basic'), column('custom')];
  const qtyIn = (text: string | undefined) => Number(quantityInField(text ?? ''));
  const items = column('cartItemId').map((cartItemId, index) => ({
    cartItemId,
    furnSvcInfo: {
      levels: [
        { level: 'BASC' as const, qty: qtyIn(basic[index]) },
        { level: 'CUST' as const, qty: qtyIn(custom[index]) },
      ],
    },
  }));
  const reply = await door(updateItems, { body: { items } });
  if (!reply.ok) return refused('furniture', reply);
  const ids = new Set(items.map((item) => item.cartItemId));
  const isRefused = reply.body.cartInfo.items.some((row) => ids.has(row.cartItemId) && row.messages.some(({ type }) => type === 'ERROR'));
  return isRefused
    ? {
        intent: 'furniture',
        isDone: false,
        said: [{ code: 'FURNITURE', tone: 'failure', text: 'Basic and custom together cannot be more than the pieces in your cart.' }],
      }
    : { intent: 'furniture', isDone: true, said: [], success: 'Your assembly is set.' };
};

/** The shopper is content with a replacement: the row does not ask again. */
export const keepReplacement: Change = async (_services, form) => {
  const lineId = textIn(form, 'cartItemId');
  return { intent: 'keep', lineId, isDone: true, said: [], remember: [keptCookie(form.getAll('kept'), lineId)] };
};
