import type { AddAnswer, CartResponse } from '#contracts/cart.ts';
import type { Reply } from '#contracts/door.ts';
import type { PageServices } from '#contracts/page.ts';
import { isOwnFault } from '#app/api/refused-with.ts';
import { restOffer } from '#app/cart/delivery/rest-offer.ts';
import { pickupNotification } from '#app/cart/messages/pickup-notification.ts';
import { messagesAtRow } from '#app/cart/messages/cut-quantity.ts';
import { updateFailureText } from '#app/local-cart/cart-error.ts';
import type { ActionResult, CartIntent } from './action-result.ts';
import { againFields } from './again-items.ts';

/** Does what a form asks for. 'SIGN_IN' when nobody may do it who is not signed in. */
export type CartAction = (services: PageServices, form: FormData) => Promise<ActionResult | 'SIGN_IN'>;

/** What became of a row: its messages, or how to bring it back when it is gone. `askedQty`: how many of it were wanted, where not all that there were. */
export function rowResult(intent: CartIntent, lineId: string, { cartInfo }: CartResponse | AddAnswer, askedQty?: number): ActionResult {
  const row = cartInfo.items.find((item) => item.cartItemId === lineId);
  const gone = cartInfo.items.filter((item) => item.status === 'DELETED');
  const removed = row?.status === 'DELETED' ? { title: row.product.name, again: againFields(gone) } : undefined;
  const messages = row === undefined ? [] : messagesAtRow(row, restOffer(row, cartInfo.items, askedQty ?? row.prevQty));
  return {
    intent,
    lineId,
    about: row?.product.name,
    isDone: !messages.some(({ tone }) => tone === 'failure'),
    messages,
    pickup: row && pickupNotification([row]),
    removed,
    success: removed === undefined ? undefined : `Removed: ${removed.title}`,
  };
}

/** The call itself was refused. 'SIGN_IN' when somebody has to sign in for it. `text`: what is said of it, where the usual rule is not meant. */
export function refusedResult(
  intent: CartIntent,
  reply: Extract<Reply<unknown>, { ok: false }>,
  lineId?: string,
  text = updateFailureText(reply),
): ActionResult | 'SIGN_IN' {
  if (reply.code === 'UNAUTHORIZED') return 'SIGN_IN';
  return {
    intent,
    isDone: false,
    isRefused: true,
    lineId,
    ...(isOwnFault(reply) && { isUnreached: true }),
    messages: [{ code: reply.code, tone: 'failure', text }],
  };
}
