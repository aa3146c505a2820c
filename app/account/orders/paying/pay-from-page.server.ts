import { redirect } from 'react-router';
import type { CaptchaData } from '#contracts/captcha.ts';
import type { PageServices } from '#contracts/page.ts';
import type { Input } from '#contracts/call.ts';
import { TokenType } from '#contracts/checkout.ts';
import { payOrder } from '#contracts/payment/pay-order.ts';
import type { Reply } from '#contracts/door.ts';
import { flashCookie, type Flash } from '#app/api/told/flash.server.ts';
import { formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { isAtVendor } from '#app/checkout/at-vendor.ts';
import { captchaIn, captchaOf } from '#app/checkout/payment/captcha-form.server.ts';
import { giftCardErrors, loginIn } from '#app/checkout/payment/payment-actions.server.ts';
import { GIFT_CARD_FORM } from '#app/checkout/payment/payment-fields.ts';
import { orderPath } from '#app/shell/account-paths.ts';
import { payOrderPath } from './pay-order-path.ts';

/** What came of a try to pay. */
export type PaySaid = {
  readonly errors: readonly FormError[];
  readonly captcha: CaptchaData | undefined;
  /** The card that the vendor has taken and that may be tried again; empty where another one has to be entered. */
  readonly token: string;
  /** The saved card that may be tried again. */
  readonly cardId: string;
  /** It is about a gift card. */
  readonly isAboutGift?: true;
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

/** The query by which the page knows that a card has paid a part of it. */
export const PARTLY = 'partly';

/**
 * Pays with the saved or the entered card of a form, or with its gift card.
 *
 * @throws a redirect: to the order when it is done or is being checked, to the same page where a part is left to be paid, to the page of the card's bank where that asks its payer.
 */
export async function payFromPage({ door, origin, vendorOrigin }: Services, orderNumber: string, form: FormData): Promise<Said> {
  const [token, cardId] = [textIn(form, 'token').slice(0, 100), textIn(form, 'savedCard').slice(0, 64)];
  const isGift = textIn(form, 'intent') === GIFT_CARD_FORM;
  const card = isGift
    ? { paymentType: 'GIFT_CARD' as const, ...loginIn(form) }
    : { paymentType: 'CREDIT_CARD' as const, ...(token === '' ? { id: cardId === '' ? 'none' : cardId } : { token }) };
  const reply = await payWith(door, orderNumber, { ...card, ...captchaIn(form) });
  if (!reply.ok && isGift)
    return { errors: giftCardErrors(reply), captcha: captchaOf(reply).captcha, token: '', cardId: '', isAboutGift: true, reply };
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
  if (status === 'PARTLY') throw redirect(`${payOrderPath(orderNumber)}?${PARTLY}=1`, 303);
  const flash = flashCookie({ messages: [status === 'PAID' ? PAID : CHECKING] }, origin);
  throw redirect(orderPath(orderNumber), { status: 303, headers: { 'set-cookie': flash } });
}

type Body = Input<typeof payOrder>['body'];

/** The card fields take prepaid cards like any other and do not say which it is: the refusal does. */
async function payWith(door: Services['door'], orderNumber: string, body: Body) {
  const params = { orderNumber };
  const reply = await door(payOrder, { params, body });
  if (reply.ok || TokenType.safeParse(reply.extra?.['tokenType']).data !== 'PREPAID_CARD') return reply;
  return door(payOrder, { params, body: { ...body, paymentType: 'PREPAID_CARD' } });
}
