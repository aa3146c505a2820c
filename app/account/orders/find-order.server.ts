import { refusedWith } from '#app/api/refused-with.ts';
import { data } from 'react-router';
import { getOrder, mailOrderLink } from '#contracts/orders.ts';
import type { PageServices } from '#contracts/page.ts';
import { formError, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { orderView } from './order-view.ts';
import type { LookUp } from './looked-up.tsx';
import { MAIL_LINK } from './look-up-intent.ts';

/** It tells neither whether there is such an order nor whose it is. */
const NO_MATCH = "We can't match that number and email. If you have an account, sign in to see your orders.";

type Asked = { readonly orderNumber: string; readonly email: string };

/**
 * Finds an order by its number and the email that it was ordered with: posted, so that it stands in no address. Where the form asks for it,
 * the link by which the order is changed goes to that email.
 */
export async function findByEmail(services: PageServices, asked: Asked, form: FormData) {
  const link = textIn(form, 'intent') === MAIL_LINK ? await mailLink(services, asked) : undefined;
  const { orderNumber, email } = asked;
  const reply = await services.door(getOrder, { params: { orderNumber }, query: { email } });
  if (reply.ok) {
    const lookUp: LookUp = { email, receiptKey: reply.body.receiptKey, link };
    return data({ found: orderView(reply.body), lookUp });
  }
  const errors = reply.code === 'ORDER_NOT_FOUND' ? [formError(NO_MATCH)] : formErrors(reply, ['email']);
  return data({ errors, email, orderNumber }, refusedWith(reply));
}

async function mailLink({ door }: PageServices, { orderNumber, email }: Asked): Promise<NonNullable<LookUp['link']>> {
  const reply = await door(mailOrderLink, { params: { orderNumber }, body: { email } });
  return reply.ok
    ? { isSent: true }
    : {
        isSent: false,
        text: formErrors(reply, [])
          .map(({ message }) => message)
          .join(' '),
      };
}
