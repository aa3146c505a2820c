import { addItems, updateCart } from '#contracts/cart-calls.ts';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import { dateText, isCalendarDate } from '#domain/shared/calendar.ts';
import { DELIVERY_TYPES, isPickup } from '#domain/delivery/delivery-types.ts';
import { textIn } from '#app/api/form-request.ts';
import { addedItems } from '#app/cart/actions/added-items.ts';
import { messageAbout, shownMessage } from '#app/cart/messages/shown-message.ts';
import { refusedResult, rowResult, type CartAction } from '#app/cart/actions/result-of-call.server.ts';

/** Lets a row come another way. (K-04 UPDATE_DELIVERY) */
export const chooseDelivery: CartAction = async ({ door }, form) => {
  const cartItemId = textIn(form, 'cartItemId');
  const deliveryType = DELIVERY_TYPES.find((type) => type === textIn(form, 'deliveryType')) ?? 'STA';
  const store = textIn(form, 'pickupStoreNumber');
  const level = (['SDD', 'STANDARD'] as const).find((known) => known === textIn(form, 'levelOfService'));
  const place = isPickup(deliveryType) ? store !== '' && { pickupStoreNumber: store } : level !== undefined && { levelOfService: level };
  const item = { cartItemId, deliveryType, ...place };
  const reply = await door(updateCart, { query: { actionType: 'UPDATE_DELIVERY' }, body: { items: [item] } });
  if (!reply.ok) return refusedResult('delivery', reply, cartItemId);
  return rowResult('delivery', cartItemId, reply.body);
};

/** Sends some pieces of a row another way; the others stay as they are. (K-04 UPDATE_DELIVERY) */
export const splitRow: CartAction = async ({ door }, form) => {
  const cartItemId = textIn(form, 'cartItemId');
  const [type = '', where = ''] = textIn(form, 'way').split(' ');
  const deliveryType = DELIVERY_TYPES.find((known) => known === type);
  const qty = submittedQuantity(quantityInField(textIn(form, 'qty')));
  if (deliveryType === undefined || qty < 1)
    return {
      intent: 'split',
      lineId: cartItemId,
      isDone: false,
      messages: [{ code: 'NOTHING', tone: 'failure', text: 'Enter how many you want another way.' }],
    };
  const place = isPickup(deliveryType)
    ? where !== '' && { pickupStoreNumber: where }
    : where === 'SDD' && { levelOfService: 'SDD' as const };
  const item = { cartItemId, deliveryType, qty, ...place };
  const reply = await door(updateCart, { query: { actionType: 'UPDATE_DELIVERY' }, body: { items: [item] } });
  if (!reply.ok) return refusedResult('split', reply, cartItemId);
  const result = rowResult('split', cartItemId, reply.body);
  return result.isDone ? { ...result, success: 'Your items now come two ways.' } : result;
};

/** Has those pieces delivered that the store of a row does not have: in a row of their own, or in the one that is delivered already. (K-01) */
export const deliverRest: CartAction = async ({ door }, form) => {
  const lineId = textIn(form, 'cartItemId');
  const items = addedItems(form);
  const reply = await door(addItems, { body: { items } });
  if (!reply.ok) return refusedResult('deliver-rest', reply, lineId);
  const { cartInfo } = reply.body;
  const added = cartInfo.items.filter(({ qtyAdded }) => qtyAdded > 0);
  const pieces = added.find(({ itemId }) => itemId === items[0]?.itemId)?.qtyAdded ?? 0;
  const nameOf = (itemId: string | undefined) => cartInfo.items.find((item) => item.itemId === itemId)?.product.name;
  return {
    intent: 'deliver-rest',
    lineId,
    isDone: pieces > 0,
    messages: cartInfo.messages
      .filter(({ itemId }) => items.some((item) => item.itemId === itemId))
      .map((message) => messageAbout(shownMessage(message), nameOf(message.itemId))),
    addedLineIds: added.map(({ cartItemId }) => cartItemId),
    success: pieces > 0 ? `We deliver the other ${pieces.toLocaleString('en-US')}.` : undefined,
  };
};

/** The day on which everything that is shipped is wanted; an empty one takes the wish back. (C §3, futureDelivery) */
export const chooseDay: CartAction = async ({ door }, form) => {
  const date = textIn(form, 'date');
  const reply = await door(updateCart, {
    query: { actionType: 'UPDATE_CART' },
    body: { futureDelivery: { date: date === '' ? null : date.slice(0, 10) } },
  });
  if (!reply.ok) {
    const [problem] = reply.errors ?? [];
    return refusedResult('later-day', reply, undefined, problem?.message);
  }
  const success = isCalendarDate(date) ? `We deliver on ${dateText(date)}.` : 'We deliver as soon as possible.';
  return { intent: 'later-day', isDone: true, messages: [], success };
};
