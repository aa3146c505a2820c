import type { CaptchaAnswer } from '#contracts/captcha.ts';
import { addPayment, TokenType } from '#contracts/checkout.ts';
import type { Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import type { PageServices } from '#contracts/page.ts';

type TokenWish = { readonly token: string; readonly isToSave: boolean; readonly captcha: CaptchaAnswer | undefined };

type Paid = {
  readonly reply: Reply<unknown>;
  /** What is to be said although the card pays. */
  readonly told?: string;
};

/**
 * Pays with a token of the vendor's card fields, and keeps the card where that is wanted. A full wallet is no reason to type a card
 * twice: it pays all the same.
 */
export async function payWithToken(services: PageServices, { token, isToSave, captcha }: TokenWish): Promise<Paid> {
  const body = { token: token.slice(0, 100), captcha };
  const reply = await payWith(services, body, isToSave);
  if (reply.ok || reply.code !== 'SAVED_CARD_LIMIT_REACHED') return { reply };
  return { reply: await payWith(services, body, false), told: ERRORS.SAVED_CARD_LIMIT_REACHED.message };
}

/** The card fields take prepaid cards like any other and do not say which it is: the refusal does. */
async function payWith({ door }: PageServices, body: Omit<TokenWish, 'isToSave'>, isToSave: boolean): Promise<Reply<unknown>> {
  const reply = await door(addPayment, { body: { paymentType: 'CREDIT_CARD', ...body, saveCard: isToSave } });
  if (reply.ok || TokenType.safeParse(reply.extra?.['tokenType']).data !== 'PREPAID_CARD') return reply;
  return door(addPayment, { body: { paymentType: 'PREPAID_CARD', ...body } });
}
