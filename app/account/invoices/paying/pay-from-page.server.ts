import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { payInvoices } from '#contracts/account/invoice-payments.ts';
import type { CaptchaData } from '#contracts/captcha.ts';
import type { Reply } from '#contracts/door.ts';
import type { PageServices } from '#contracts/page.ts';
import { invoicePaymentPath } from '#domain/accounts/credit/invoice-paths.ts';
import type { WantedPayment } from '#domain/accounts/credit/pay-invoices.ts';
import { toDollars } from '#domain/shared/money.ts';
import { formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { isAtVendor } from '#app/checkout/at-vendor.ts';
import { captchaIn, captchaOf } from '#app/checkout/payment/captcha-form.server.ts';
import { PRESS_FIELD } from './paying-query.ts';

/** What came of a try to pay. */
export type PaySaid = {
  readonly errors: readonly FormError[];
  readonly captcha: CaptchaData | undefined;
  /** The card that the vendor has taken and that may be tried again; empty where another one has to be entered. */
  readonly token: string;
  /** The saved card that may be tried again. */
  readonly cardId: string;
  /** The key of the next press: another one, since the answer to this one is known. */
  readonly press: string;
  /** No answer came, or the shop itself failed. */
  readonly isUnreached?: true;
};

type Said = PaySaid & { readonly reply: Extract<Reply<unknown>, { ok: false }> };

/**
 * Pays invoices with the saved or the entered card of a form.
 *
 * @throws a redirect: to the payment when it is done or goes on by itself, to the page of the card's bank where that asks its payer.
 */
export async function payFromPage(
  { door, vendorOrigin }: Pick<PageServices, 'door' | 'vendorOrigin'>,
  wanted: readonly WantedPayment[],
  form: FormData,
): Promise<Said> {
  const [token, cardId] = [textIn(form, 'token').slice(0, 100), textIn(form, 'savedCard').slice(0, 64)];
  const idempotencyKey = textIn(form, PRESS_FIELD).slice(0, 100) || undefined;
  const reply = await door(
    payInvoices,
    {
      body: {
        invoices: wanted.map(({ invoiceNumber, cents }) => ({ invoiceNumber, amount: toDollars(cents) })),
        ...(token === '' ? { id: cardId === '' ? 'none' : cardId } : { token }),
        ...captchaIn(form),
      },
    },
    { idempotencyKey },
  );
  if (!reply.ok) {
    const { captcha } = captchaOf(reply);
    const errors = (reply.errors ?? []).map(({ field, message }) => formError(field === undefined ? message : `${field}: ${message}`));
    // Only a question may be answered for the same card: one that was declined is declined again.
    return {
      errors: errors.length > 0 ? errors : formErrors(reply, []),
      captcha,
      token: captcha === undefined ? '' : token,
      cardId: captcha === undefined ? '' : cardId,
      press: randomUUID(),
      reply,
    };
  }
  const { status, challengeUrl, paymentNumber } = reply.body;
  if (status !== 'CHALLENGE') throw redirect(invoicePaymentPath(paymentNumber), 303);
  if (challengeUrl === null || !isAtVendor(challengeUrl, vendorOrigin)) throw new Error('the challenge is not at the payment vendor');
  throw redirect(challengeUrl, 303);
}
