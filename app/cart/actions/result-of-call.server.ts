import type { CartResponse } from '#contracts/cart.ts';
import type { Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import type { PageServices } from '#contracts/page.ts';
import type { CartIntent, CartOutcome } from './action-result.ts';
import { saidOf } from '#app/cart/messages/shown-message.ts';
import { pickupNews } from '#app/cart/messages/pickup-notification.ts';
import { againFields } from '#app/cart/rows/row-view.ts';

/** What changes the cart, and does not leave it. */
export type ChangeIntent = Exclude<CartIntent, 'checkout' | 'continue-as-guest'>;
/** Does what a form asks for. 'SIGN_IN' when nobody may do it who is not signed in. */
export type Change = (services: PageServices, form: FormData) => Promise<CartOutcome | 'SIGN_IN'>;

/** What became of a row: its messages, or how to bring it back when it is gone. */
export function rowOutcome(intent: ChangeIntent, lineId: string, { cartInfo }: CartResponse): CartOutcome {
  const row = cartInfo.items.find((item) => item.cartItemId === lineId);
  const gone = cartInfo.items.filter((item) => item.status === 'DELETED');
  const removed = row?.status === 'DELETED' ? { title: row.product.name, again: againFields(gone) } : undefined;
  const said = row?.messages.map(saidOf) ?? [];
  return {
    intent,
    lineId,
    about: row?.product.name,
    isDone: !said.some(({ tone }) => tone === 'failure'),
    said,
    pickup: row && pickupNews([row]),
    removed,
    success: removed === undefined ? undefined : `Removed: ${removed.title}`,
    count: cartInfo.cartAttributes.numberOfItems,
  };
}

/** What is said when the call itself was refused. 'SIGN_IN' when somebody has to sign in for it. */
export function refused(intent: ChangeIntent, reply: Extract<Reply<unknown>, { ok: false }>, lineId?: string): CartOutcome | 'SIGN_IN' {
  if (reply.code === 'UNAUTHORIZED') return 'SIGN_IN';
  return {
    intent,
    isDone: false,
    lineId,
    said: [{ code: reply.code, tone: 'failure', text: reply.message ?? ERRORS[reply.code].message }],
  };
}
