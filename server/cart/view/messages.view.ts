import type { Message } from '#contracts/cart-item.ts';
import { messageText, wireCode, type CartMessageCode } from '#contracts/messages.ts';
import type { LineMessage } from '#domain/cart/line-message.ts';
import { type CartLine } from '#domain/cart/cart-line.ts';
import { ADD_ON_THRESHOLD_CENTS } from '#domain/cart/rows/row-validity.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { toDollars } from '#domain/shared/money.ts';
import type { Shop } from '../../shop.ts';
import { type AssessedCart } from '../assess-cart.ts';
import type { Told } from '../told.ts';

/** A cart message on the wire. */
export function cartMessage(code: CartMessageCode, type: Message['type'], params?: Record<string, string | number>): Message {
  return { code: wireCode(code), type, message: messageText(code, params), ...(params && { params }) };
}

/** A message about an item or a row on the wire. */
export function wireMessage(shop: Shop, message: LineMessage): Message {
  const params = { ...message.params, brand: shop.settings.brandName };
  return {
    code: wireCode(message.code),
    type: message.type,
    message: messageText(message.code, params),
    itemId: message.itemId,
    ...(message.lineId !== undefined && { cartItemId: message.lineId }),
    ...(message.params && { params: { ...message.params } }),
  };
}

/** Messages of rows by their row; those about no row are left out. */
export function groupMessages(shop: Shop, messages: readonly LineMessage[]): Map<string, Message[]> {
  const byLine = new Map<string, Message[]>();
  for (const message of messages) {
    if (message.lineId === undefined) continue;
    const wired = wireMessage(shop, message);
    const list = byLine.get(message.lineId);
    if (list === undefined) byLine.set(message.lineId, [wired]);
    else list.push(wired);
  }
  return byLine;
}

/** What is true of the cart as it stands, whatever was done. */
function stateMessages(shop: Shop, assessed: AssessedCart): Message[] {
  if (assessed.lines.length === 0) return [cartMessage('EMPTY_CART', 'INFO')];
  const messages = rowMessages(assessed).map((message) => wireMessage(shop, message));
  if (assessed.priced.isNegative) messages.push(cartMessage('NEGATIVE_CART_TOTAL', 'ERROR'));
  const { summary, thresholds } = assessed.priced;
  // Only where there is such a fee: the consumer site has none.
  if (summary.attributes.smallOrderFeeCents > 0)
    messages.push(cartMessage('SMALL_ORDER_WARNING', 'WARN', { missing: formatPrice(thresholds.remainingAmountGetFreeShippingCents) }));
  return messages;
}

/** What is true of the rows as they stand: it is told of the row and of the cart. */
export function rowMessages(assessed: AssessedCart): LineMessage[] {
  const messages: LineMessage[] = [];
  const say = (line: CartLine, code: LineMessage['code'], type: LineMessage['type'], params?: LineMessage['params']) =>
    messages.push({ code, type, itemId: line.itemId, lineId: line.lineId, ...(params && { params }) });
  for (const line of assessed.lines) {
    const reason = assessed.invalid.get(line.lineId);
    if (reason !== undefined) say(line, reason, 'ERROR');
    else if (assessed.states.get(line.lineId)?.isOutOfStock === true && line.relation !== 'BUNDLE') say(line, 'OUT_OF_STOCK', 'WARN');
  }
  // What is missing, in dollars.
  const missing = toDollars(Math.max(0, ADD_ON_THRESHOLD_CENTS - assessed.priced.thresholds.addOnBaseCents));
  for (const line of assessed.lonelyAddOns) say(line, 'ADDON_THRESHOLD_NOT_MET', 'WARN', { missing });
  return messages;
}

/** All that an answer tells of the cart as a whole. */
export function viewMessages(shop: Shop, assessed: AssessedCart, told: Told): Message[] {
  return [
    ...(told.messages ?? []).map((message) => wireMessage(shop, message)),
    ...(told.cartMessages ?? []),
    ...stateMessages(shop, assessed),
  ];
}
