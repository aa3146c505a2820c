import { addPayment } from '#contracts/checkout.ts';
import type { Reply } from '#contracts/door.ts';
import type { PageServices } from '#contracts/page.ts';

/**
 * Pays with a token of the vendor's card fields. They take prepaid cards like any other and do not say which it is: what is no
 * credit card is given as a prepaid one.
 */
export async function payWithToken({ door }: PageServices, token: string, isToSave: boolean): Promise<Reply<unknown>> {
  const reply = await door(addPayment, { body: { paymentType: 'CREDIT_CARD', token: token.slice(0, 100), saveCard: isToSave } });
  if (reply.ok || reply.code !== 'PAYMENT_OPERATION_FAILED') return reply;
  return door(addPayment, { body: { paymentType: 'PREPAID_CARD', token: token.slice(0, 100) } });
}
