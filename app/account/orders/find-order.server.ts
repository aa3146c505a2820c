import { refusedWith } from '#app/api/refused-with.ts';
import { data } from 'react-router';
import { getOrder } from '#contracts/orders.ts';
import type { PageServices } from '#contracts/page.ts';
import { formError, formErrors } from '#app/api/form-errors.ts';
import { orderView } from './order-view.ts';

/** It tells neither whether there is such an order nor whose it is. */
const NO_MATCH = "We can't match that number and email. If you have an account, sign in to see your orders.";

/** Finds an order by its number and the email that it was ordered with: posted, so that it stands in no address. */
export async function findByEmail({ door }: PageServices, { orderNumber, email }: { orderNumber: string; email: string }) {
  const reply = await door(getOrder, { params: { orderNumber }, query: { email } });
  if (reply.ok) return data({ found: orderView(reply.body) });
  const errors = reply.code === 'ORDER_NOT_FOUND' ? [formError(NO_MATCH)] : formErrors(reply, ['email']);
  return data({ errors, email, orderNumber }, refusedWith(reply));
}
