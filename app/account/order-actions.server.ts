import { redirect } from 'react-router';
import { cancelOrder, returnItems, type Order } from '#contracts/checkout.ts';
import type { Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import type { PageServices } from '#contracts/page.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { flashCookie, type Flash } from '#app/api/flash.server.ts';
import { formError } from '#app/api/form-errors.ts';
import { orderPath } from '#app/shell/account-paths.ts';
import { quantitiesOf, type OrderRefusal } from './order-refusal.ts';
import { RETURN_ROWS, returnWishes } from './return-fields.ts';

const CHOOSE_SOME = 'Choose how many of at least one item you want to return.';

/** Cancels what has not left. @throws a redirect to the order when it is done. */
export async function cancelFromPage({ door }: PageServices, orderNumber: string): Promise<OrderRefusal> {
  const reply = await door(cancelOrder, { params: { orderNumber }, body: {} });
  if (!reply.ok) return { about: 'cancel', errors: [formError(textOf(reply))], quantities: {} };
  const isAll = reply.body.status === 'CANCELLED';
  throw backToOrder(orderNumber, {
    messages: [
      {
        tone: 'success',
        title: isAll ? 'Your order is canceled' : 'Some of your items are canceled',
        text: isAll
          ? 'You are not charged for it.'
          : 'What had not left yet is canceled, and you are not charged for it. The rest of your order is unchanged.',
      },
    ],
  });
}

/** Gives back what was chosen. @throws a redirect to the order when it is done. */
export async function returnFromPage({ door }: PageServices, orderNumber: string, form: FormData): Promise<OrderRefusal> {
  const items = returnWishes(form);
  if (items === 'UNREADABLE' || items.length === 0)
    return { about: 'return', errors: [formError(CHOOSE_SOME, RETURN_ROWS)], quantities: {} };
  const reply = await door(returnItems, { params: { orderNumber }, body: { items: [...items] } });
  if (!reply.ok) return { about: 'return', errors: [formError(textOf(reply))], quantities: quantitiesOf(items) };
  throw backToOrder(orderNumber, {
    messages: [{ tone: 'success', title: 'Thank you, we have your return', text: refundText(reply.body) }],
  });
}

function refundText({ returns }: Order): string {
  const latest = returns.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
  return `${latest === undefined ? 'The money' : formatDollars(latest.refund)} goes back to what you paid with. Cards can take a few days to show it.`;
}

function textOf(reply: Extract<Reply<unknown>, { ok: false }>): string {
  return reply.message ?? ERRORS[reply.code].message;
}

function backToOrder(orderNumber: string, flash: Flash): Response {
  return redirect(orderPath(orderNumber), { status: 303, headers: { 'set-cookie': flashCookie(flash) } });
}
