import { addPayment, TokenType } from '#contracts/checkout.ts';
import type { Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import type { PageServices } from '#contracts/page.ts';

type Paid = {
  readonly reply: Reply<unknown>;
  /** What is to be said although the card pays. */
  readonly told?: string;
};

/**
 * Pays with a token of the vendor's card fields, and keeps the card where that is wanted. A full wallet is no reason to type a card
 * twice: it pays all the same.
 */
export async function payWithToken(services: PageServices, token: string, isToSave: boolean): Promise<Paid> {
  const reply = await payWith(services, token, isToSave);
  if (reply.ok || reply.code !== 'SAVED_CARD_LIMIT_REACHED') return { reply };
  return { reply: await payWith(services, token, false), told: ERRORS.SAVED_CARD_LIMIT_REACHED.message };
}

/** The card fields take prepaid cards like any other and do not say which it is: the refusal does. */
async function payWith({ door }: PageServices, token: string, isToSave: boolean): Promise<Reply<unknown>> {
  const reply = await door(addPayment, { body: { paymentType: 'CREDIT_CARD', token: token.slice(0, 100), saveCard: isToSave } });
  if (reply.ok || TokenType.safeParse(reply.extra?.['tokenType']).data !== 'PREPAID_CARD') return reply;
  return door(addPayment, { body: { paymentType: 'PREPAID_CARD', token: token.slice(0, 100) } });
}
