import { redirect } from 'react-router';
import { isOwnFault, refusedBy } from '#app/api/refused-with.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import type { z } from 'zod';
import type { OrderPayment } from '#contracts/cart.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { paymentName } from '#app/payment/payment-words.ts';
import { addPayment, changePayment, giftCardBalance, removePayment } from '#contracts/checkout.ts';
import type { Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import type { PageServices } from '#contracts/page.ts';
import { formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { readAmount } from './amount-field.ts';
import { amountField, GIFT_CARD_FIELDS, GIFT_CARD_FORM } from './payment-fields.ts';
import type { CheckoutOutcome } from '../checkout-outcome.ts';
import { captchaIn, captchaOf } from './captcha-form.server.ts';
import { payWithToken } from './pay-with-token.server.ts';
import { ledTo } from './refusals/refusal-words.ts';

/** What an intent came to: an outcome to show, or nothing when checkout goes on. */
export type Done = CheckoutOutcome | undefined;
type Refusal = Extract<Reply<unknown>, { ok: false }>;

/** What is wrong with a gift card itself is told at its number. (C §8, Payment) */
const ABOUT_THE_CARD: readonly string[] = ['GIFT_CARD_D38', 'GIFT_CARD_D39'];
/** Nobody is told whether number or PIN was wrong: the PIN is what has to be typed again, and the number may be right. */
const NO_MATCH = 'The number and PIN don’t match';
const AMOUNT_UNREADABLE = 'Enter an amount such as 25.00, or leave it empty.';
const AMOUNT_MISSING = 'Enter an amount such as 25.00.';

export async function useCard(services: PageServices, form: FormData): Promise<Done> {
  const { reply, told } = await payWithToken(services, {
    token: textIn(form, 'token'),
    isToSave: textIn(form, 'saveCard') === 'on',
    captcha: captchaIn(form).captcha,
  });
  if (!reply.ok) return refused(reply, formErrors(reply, []));
  return told === undefined ? undefined : { kind: 'TOLD', text: told };
}

export async function useSavedCard({ door }: PageServices, form: FormData): Promise<Done> {
  const reply = await door(addPayment, { body: { paymentType: 'CREDIT_CARD', id: textIn(form, 'savedCard'), ...captchaIn(form) } });
  return reply.ok ? undefined : refused(reply, formErrors(reply, []));
}

/** Number and PIN go through and stay nowhere; of the form only the amount comes back. */
export async function applyGiftCard({ door }: PageServices, form: FormData): Promise<Done> {
  const values = { form: GIFT_CARD_FORM, [GIFT_CARD_FIELDS.amount]: textIn(form, GIFT_CARD_FIELDS.amount) };
  const amount = readAmount(textIn(form, GIFT_CARD_FIELDS.amount));
  if (amount === 'UNREADABLE')
    return { kind: 'FAILED', step: 'payment', errors: [formError(AMOUNT_UNREADABLE, GIFT_CARD_FIELDS.amount)], values };
  const reply = await door(addPayment, {
    body: { paymentType: 'GIFT_CARD', ...loginIn(form), ...captchaIn(form), ...(amount !== undefined && { amount }) },
  });
  if (!reply.ok) return refused(reply, giftCardErrors(reply), values);
  const { orderPayment, checkoutSections } = reply.body.cartInfo;
  // It has joined behind the gift cards that were there.
  const less = lessThanWished(
    orderPayment.findLast(({ paymentType }) => paymentType === 'GIFT_CARD'),
    amount,
  );
  // A card that was chosen pays what is left, as it would have paid all of it: nobody chooses it a second time.
  const isPaid = checkoutSections.some(({ name, complete }) => name === 'payment' && complete);
  if (
    less === undefined &&
    isPaid &&
    orderPayment.some(({ paymentType, amountApplied }) => !isStoredValue(paymentType) && amountApplied > 0)
  )
    throw redirect(PATHS.checkout, 303);
  return less;
}

export async function readBalance({ door }: PageServices, form: FormData): Promise<Done> {
  const reply = await door(giftCardBalance, { body: { ...loginIn(form), ...captchaIn(form) } });
  return reply.ok
    ? { kind: 'BALANCE', balance: formatDollars(reply.body.balance) }
    : refused(reply, giftCardErrors(reply), { form: GIFT_CARD_FORM });
}

export async function changeAmount({ door }: PageServices, form: FormData): Promise<Done> {
  const id = textIn(form, 'paymentId');
  const field = amountField(id);
  const amount = readAmount(textIn(form, field));
  const values = { form: id };
  if (amount === 'UNREADABLE' || amount === undefined)
    return { kind: 'FAILED', step: 'payment', errors: [formError(AMOUNT_MISSING, field)], values };
  const reply = await door(changePayment, { params: { id }, body: { amount } });
  if (!reply.ok) return refused(reply, formErrors(reply, { amount: field }), values);
  return lessThanWished(
    reply.body.cartInfo.orderPayment.find((payment) => payment.id === id),
    amount,
  );
}

/** A payment that is gone already is as it was wanted. */
export async function takeOffPayment({ door }: PageServices, form: FormData): Promise<Done> {
  const reply = await door(removePayment, { params: { id: textIn(form, 'paymentId') } });
  return reply.ok || reply.code === 'INVALID_REQUEST' ? undefined : refused(reply, formErrors(reply, []));
}

/** Says what a card pays where it is less than was wished: its balance is smaller, or the order is. */
function lessThanWished(payment: z.output<typeof OrderPayment> | undefined, wished: number | undefined): Done {
  if (payment === undefined || wished === undefined || payment.amountApplied >= wished) return undefined;
  const text = `${paymentName(payment).name} pays ${formatDollars(payment.amountApplied)}, not ${formatDollars(wished)}: that is the most it can pay for this order.`;
  return { kind: 'TOLD', text, step: 'payment' };
}

/** The number and PIN that a form of a gift card brings. */
export function loginIn(form: FormData): { accountNumber: string; cvv: string } {
  return {
    accountNumber: textIn(form, GIFT_CARD_FIELDS.accountNumber).slice(0, 40),
    cvv: textIn(form, GIFT_CARD_FIELDS.cvv).slice(0, 8),
  };
}

/** Why a gift card was refused, at the fields that it is about. */
export function giftCardErrors(reply: Refusal): FormError[] {
  const text = reply.message ?? ERRORS[reply.code].message;
  if (reply.code === 'GIFT_CARD_D33') return [{ ...formError(text, GIFT_CARD_FIELDS.cvv), beside: NO_MATCH }];
  return [ABOUT_THE_CARD.includes(reply.code) ? formError(text, GIFT_CARD_FIELDS.accountNumber) : formError(text)];
}

function refused(reply: Refusal, errors: readonly FormError[], values: Readonly<Record<string, string>> = {}): CheckoutOutcome {
  return {
    kind: 'FAILED',
    step: 'payment',
    errors: ledTo(errors, reply.code),
    values,
    ...captchaOf(reply),
    refusedBy: refusedBy(reply),
    ...(isOwnFault(reply) && { isUnreached: true }),
  };
}
