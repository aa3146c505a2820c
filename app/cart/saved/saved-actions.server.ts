import type { z } from 'zod';
import { moveSaved, removeSaved, saveItem } from '#contracts/saved-calls.ts';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import { DELIVERY_TYPES } from '#domain/delivery/delivery-types.ts';
import { textIn, textsIn } from '#app/api/form-request.ts';
import type { ActionResult } from '#app/cart/actions/action-result.ts';
import { refusedResult, type CartAction } from '#app/cart/actions/result-of-call.server.ts';
import { messageAbout, shownMessage } from '#app/cart/messages/shown-message.ts';
import { positionIn } from '#app/cart/actions/added-items.ts';
import { movedAllText, movedOneText, toldAtMoved } from './saved-view.ts';

type SavedRow = NonNullable<z.output<(typeof saveItem)['answer']>['saved']>;

/** Sets a row of the cart aside; what is undone goes back to where it was. */
export const saveRow: CartAction = async ({ door }, form) => {
  const cartItemId = textIn(form, 'cartItemId');
  const reply = await door(saveItem, { body: { item: { cartItemId } } });
  if (!reply.ok) return refusedResult('save', reply, cartItemId);
  const { cartInfo, saved } = reply.body;
  const row = saved ?? cartInfo.items.find((item) => item.cartItemId === cartItemId);
  const about = saved?.name ?? cartInfo.items.find((item) => item.cartItemId === cartItemId)?.product.name;
  const listed = cartInfo.sflItems.find((item) => item.listItemId === saved?.listItemId);
  const canGoBack = saved !== undefined && (listed?.itemDetails.isAvailable === true || saved.deliveryType !== 'STA');
  return {
    intent: 'save',
    lineId: cartItemId,
    about,
    isDone: saved !== undefined,
    messages: cartInfo.messages.filter(({ itemId, code }) => itemId === row?.itemId && code !== 'OUT_OF_STOCK').map(shownMessage),
    success: saved && `Saved for later: ${saved.name}`,
    removed: canGoBack ? { title: saved.name, again: backFields(saved) } : undefined,
  };
};

/** The fields of the form that moves back what a row was. */
function backFields({ listItemId, qty, position, deliveryType, pickupStoreNumber }: SavedRow) {
  return [
    ['intent', 'move-saved'],
    ['listItemId', listItemId],
    ['qty', String(qty)],
    ['deliveryType', deliveryType],
    ['pickupStoreNumber', pickupStoreNumber ?? ''],
    ['position', String(position)],
  ] as const;
}

/** Moves one saved item to the cart, as far as it can be had. */
export const moveOneSaved: CartAction = async ({ door }, form) => {
  const listItemId = textIn(form, 'listItemId');
  const qty = textIn(form, 'qty');
  const deliveryType = DELIVERY_TYPES.find((type) => type === textIn(form, 'deliveryType'));
  const store = textIn(form, 'pickupStoreNumber');
  const position = positionIn(textIn(form, 'position'));
  const item = {
    listItemId,
    ...(position !== undefined && { position }),
    ...(qty !== '' && { qty: Math.max(1, submittedQuantity(quantityInField(qty))) }),
    ...(deliveryType !== undefined && { deliveryType }),
    ...(store !== '' && { pickupStoreNumber: store }),
  };
  const reply = await door(moveSaved, { body: { items: [item] } });
  if (!reply.ok) return refusedResult('move-saved', reply, listItemId);
  const { cartInfo, moved, left } = reply.body;
  const [first] = moved;
  const title =
    cartInfo.items.find(({ cartItemId }) => cartItemId === first?.cartItemId)?.product.name ??
    cartInfo.sflItems.find((one) => one.listItemId === listItemId)?.itemDetails.name;
  const [rest] = left;
  const messages = rest?.messages.map(shownMessage) ?? [];
  return {
    intent: 'move-saved',
    lineId: listItemId,
    about: title,
    isDone: first !== undefined,
    messages,
    success: first === undefined ? undefined : movedOneText(title ?? '', first.qty, rest?.qty ?? 0),
    addedLineIds: moved.map((one) => one.cartItemId),
    atRows: toldAtMoved(cartInfo.items, moved),
    left: rest === undefined ? [] : [{ listItemId, messages }],
  };
};

/** So many reasons are told on top, where they cannot be told at the rows. */
const MOST_REASONS = 5;

/** Moves everything that is saved to the cart; what cannot be added stays, each with its reason. */
export const moveAllSaved: CartAction = async ({ door }) => {
  const reply = await door(moveSaved, { body: {} });
  if (!reply.ok) return refusedResult('move-all-saved', reply);
  const { cartInfo, moved, left } = reply.body;
  const nameOf = (listItemId: string) => cartInfo.sflItems.find((one) => one.listItemId === listItemId)?.itemDetails.name;
  const reasons = left.map(({ listItemId, messages }) => ({ listItemId, messages: messages.map(shownMessage) }));
  return {
    intent: 'move-all-saved',
    isDone: moved.length > 0,
    messages: reasons
      .flatMap(({ listItemId, messages }) => messages.map((one) => messageAbout(one, nameOf(listItemId))))
      .slice(0, MOST_REASONS),
    atRows: toldAtMoved(cartInfo.items, moved),
    success: movedAllText(moved.length, cartInfo.sflItems.length),
    left: reasons,
  };
};

/** Takes an item off the list, for good unless it is undone. */
export const removeFromSaved: CartAction = async ({ door }, form) => {
  const listItemId = textIn(form, 'listItemId');
  const reply = await door(removeSaved, { params: { listItemId } });
  if (!reply.ok) return refusedResult('remove-saved', reply, listItemId);
  const { removed: item } = reply.body;
  if (item === null)
    return { intent: 'remove-saved', lineId: listItemId, isDone: true, messages: [], success: 'Removed from your saved items.' };
  const { name, relatedItems } = item.itemDetails;
  const again = [
    ['intent', 'restore-saved'],
    ['itemId', item.itemId],
    ['qty', String(item.qty)],
    ...relatedItems.flatMap((one) => [['relatedItemId', one.itemId] as const, ['relatedQty', String(one.qty)] as const]),
  ] as const;
  return {
    intent: 'remove-saved',
    lineId: listItemId,
    about: name,
    isDone: true,
    messages: [],
    success: `Removed from your saved items: ${name}`,
    removed: { title: name, again },
  };
};

/** Puts an item back on the list, with what was saved along with it. */
export const restoreSaved: CartAction = async ({ door }, form) => {
  const quantityOf = (text: string) => Math.max(1, submittedQuantity(quantityInField(text)));
  const itemId = textIn(form, 'itemId');
  const quantities = textsIn(form, 'relatedQty');
  const relatedItems = textsIn(form, 'relatedItemId').map((id, index) => ({ itemId: id, qty: quantityOf(quantities[index] ?? '') }));
  const reply = await door(saveItem, { body: { item: { itemId, qty: quantityOf(textIn(form, 'qty')), relatedItems } } });
  if (!reply.ok) return refusedResult('restore-saved', reply);
  const { sflItems, messages } = reply.body.cartInfo;
  const name = sflItems.find((item) => item.itemId === itemId)?.itemDetails.name;
  const result: ActionResult = {
    intent: 'restore-saved',
    isDone: name !== undefined,
    messages: messages.filter((message) => message.itemId === itemId && message.type === 'ERROR').map(shownMessage),
    success: name === undefined ? undefined : `Saved for later: ${name}`,
  };
  return result;
};
