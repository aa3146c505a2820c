import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { cancelOrder, previewReturn, returnItems, type Order, type ReturnPreview } from '#contracts/orders.ts';
import type { ReturnReason } from '#domain/orders/return-reasons.ts';
import type { Reply } from '#contracts/door.ts';
import type { PageServices } from '#contracts/page.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { refundedText } from '#domain/orders/words/on-account.ts';
import { flashCookie, type Flash } from '#app/api/told/flash.server.ts';
import { formError, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { orderPath } from '#app/shell/account-paths.ts';
import { chosenIn, type OrderRefusal } from './order-refusal.ts';
import { RETURN_KEY, RETURN_REASON, RETURN_ROWS, returnField, returnWishes, type ReturnWish } from './returns/return-fields.ts';
import { isOnAccount } from '#domain/orders/words/on-account.ts';
import { reasonOf } from './returns/return-words.ts';

const CHOOSE_REASON = 'Choose why you are returning this.';
const NO_NUMBER = 'Enter a whole number from 0 to 9,999.';
const CHOOSE_SOME = 'Choose at least one item that you want to return.';

/** Cancels what has not left. @throws a redirect to the order when it is done. */
export async function cancelFromPage({ door, origin }: PageServices, orderNumber: string): Promise<OrderRefusal> {
  const reply = await door(cancelOrder, { params: { orderNumber }, body: {} });
  if (!reply.ok) return { about: 'cancel', errors: formErrors(reply, []), quantities: {}, reason: '' };
  const isAll = reply.body.status === 'CANCELLED';
  throw backToOrder(origin, orderNumber, {
    messages: [
      {
        tone: 'success',
        title: isAll ? 'Your order is canceled' : 'Some of your items are canceled',
        text: canceledText(isAll, isOnAccount(reply.body)),
      },
    ],
  });
}

function canceledText(isAll: boolean, onAccount: boolean): string {
  const money = onAccount ? 'you won’t be invoiced for it.' : 'you are not charged for it.';
  return isAll
    ? `${money.charAt(0).toUpperCase()}${money.slice(1)}`
    : `What had not left yet is canceled, and ${money} The rest of your order is unchanged.`;
}

/** What goes back, and what is given back for it, before it is done. */
export type ReturnReview = ReturnPreview & {
  readonly reason: ReturnReason;
  /** However often it is confirmed, it is returned once. */
  readonly key: string;
};

/** What would come back for what was chosen. Nothing is returned yet. */
export async function reviewFromPage({ door }: PageServices, orderNumber: string, form: FormData): Promise<ReturnReview | OrderRefusal> {
  const chosen = choiceIn(form);
  if ('errors' in chosen) return chosen;
  const reply = await door(previewReturn, { params: { orderNumber }, body: { items: chosen.items } });
  return reply.ok ? { ...reply.body, reason: chosen.reason, key: randomUUID() } : refusedReturn(reply, form);
}

/** Gives back what was chosen. @throws a redirect to the order when it is done. */
export async function returnFromPage({ door, origin }: PageServices, orderNumber: string, form: FormData): Promise<OrderRefusal> {
  const chosen = choiceIn(form);
  if ('errors' in chosen) return chosen;
  const key = textIn(form, RETURN_KEY);
  const reply = await door(returnItems, { params: { orderNumber }, body: chosen }, { idempotencyKey: key === '' ? undefined : key });
  if (!reply.ok) return refusedReturn(reply, form);
  throw backToOrder(origin, orderNumber, {
    messages: [{ tone: 'success', title: 'Return started', text: refundText(reply.body) }],
  });
}

function choiceIn(form: FormData): OrderRefusal | { items: ReturnWish[]; reason: ReturnReason } {
  const chosen = chosenIn(form);
  const { wishes, unreadable } = returnWishes(chosen.quantities);
  const reason = reasonOf(chosen.reason);
  const isReadable = unreadable.length === 0;
  if (isReadable && wishes.length > 0 && reason !== undefined) return { items: [...wishes], reason };
  const errors = [
    ...unreadable.map((lineId) => formError(NO_NUMBER, returnField(lineId))),
    ...(isReadable && wishes.length === 0 ? [formError(CHOOSE_SOME, RETURN_ROWS)] : []),
    ...(reason === undefined ? [formError(CHOOSE_REASON, RETURN_REASON)] : []),
  ];
  return { about: 'return', errors, ...chosen };
}

function refusedReturn(reply: Extract<Reply<unknown>, { ok: false }>, form: FormData): OrderRefusal {
  const chosen = chosenIn(form);
  const fields = Object.fromEntries(Object.keys(chosen.quantities).map((lineId) => [lineId, returnField(lineId)]));
  return { about: 'return', errors: formErrors(reply, fields), ...chosen };
}

function refundText(order: Order): string {
  const latest = order.returns.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
  return `${refundedText(order, latest === undefined ? 'The money' : formatDollars(latest.refund))} Next, print the label: it is under “Returns” on this page.`;
}

function backToOrder(origin: string, orderNumber: string, flash: Flash): Response {
  return redirect(orderPath(orderNumber), { status: 303, headers: { 'set-cookie': flashCookie(flash, origin) } });
}
