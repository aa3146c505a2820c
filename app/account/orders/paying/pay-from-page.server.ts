import { redirect } from 'react-router';
import type { CaptchaData } from '#contracts/captcha.ts';
import type { PageServices } from '#contracts/page.ts';
import { payOrder } from '#contracts/payment/pay-order.ts';
import type { Reply } from '#contracts/door.ts';
import { flashCookie, type Flash } from '#app/api/flash.server.ts';
import { formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { isAtVendor } from '#app/checkout/at-vendor.ts';
import { captchaIn, captchaOf } from '#app/checkout/payment/captcha-form.server.ts';
import { orderPath } from '#app/shell/account-paths.ts';

/** What came of a try to pay. */
export type PaySaid = {
  readonly errors: readonly FormError[];
  readonly captcha: CaptchaData | undefined;
  /** The card that the vendor has taken and that may be tried again; empty where another one has to be entered. */
  readonly token: string;
  /** The saved card that may be tried again. */
  readonly cardId: string;
  /** No answer came, or the shop itself failed. */
  readonly isUnreached?: true;
};

type Services = Pick<PageServices, 'door' | 'origin' | 'vendorOrigin'>;
type Said = PaySaid & { readonly reply: Extract<Reply<unknown>, { ok: false }> };

const PAID: Flash['messages'][number] = {
  tone: 'success',
  title: 'Thanks, your payment is in place',
  text: 'We’re getting your order ready again. You’re charged when it ships.',
};
const CHECKING: Flash['messages'][number] = {
  tone: 'info',
  title: 'We’re checking your payment',
  text: 'Your bank hasn’t answered yet. Your order goes on by itself once it does, so there’s no need to pay again.',
};

/**
 * Pays with the saved or the entered card of a form.
 *
 * @throws a redirect: to the order when it is done or is being checked, to the page of the card's bank where that asks its payer.
 */
export async function payFromPage({ door, origin, vendorOrigin }: Services, orderNumber: string, form: FormData): Promise<Said> {
  const [token, cardId] = [textIn(form, 'token').slice(0, 100), textIn(form, 'savedCard').slice(0, 64)];
  const card = token === '' ? { id: cardId === '' ? 'none' : cardId } : { token };
  const reply = await door(payOrder, { params: { orderNumber }, body: { ...card, ...captchaIn(form) } });
  if (!reply.ok) {
    const { captcha } = captchaOf(reply);
    // Only a question may be answered for the same card: one that was declined is declined again.
    return {
      errors: formErrors(reply, []),
      captcha,
      token: captcha === undefined ? '' : token,
      cardId: captcha === undefined ? '' : cardId,
      reply,
    };
  }
  const { status, challengeUrl } = reply.body;
  if (status === 'CHALLENGE') {
    if (challengeUrl === null || !isAtVendor(challengeUrl, vendorOrigin)) throw new Error('the challenge is not at the payment vendor');
    throw redirect(challengeUrl, 303);
  }
  const flash = flashCookie({ messages: [status === 'PAID' ? PAID : CHECKING] }, origin);
  throw redirect(orderPath(orderNumber), { status: 303, headers: { 'set-cookie': flash } });
}
