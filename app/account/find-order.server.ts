import { data } from 'react-router';
import { getOrder } from '#contracts/orders.ts';
import type { PageServices } from '#contracts/page.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { orderView } from './order-view.ts';

/** Finds an order by its number and the email that it was ordered with: posted, so that it stands in no address. */
export async function findByEmail({ door }: PageServices, { orderNumber, email }: { orderNumber: string; email: string }) {
  const reply = await door(getOrder, { params: { orderNumber }, query: { email } });
  if (reply.ok) return data({ found: orderView(reply.body) });
  return data({ errors: formErrors(reply, ['email']), email, orderNumber }, { status: reply.code === 'TOO_MANY_REQUESTS' ? 429 : 400 });
}
