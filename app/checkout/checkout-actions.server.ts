import { redirect } from 'react-router';
import { keepAddress } from '#contracts/account/quick-buy.ts';
import { getCart, updateCart } from '#contracts/cart-calls.ts';
import { changeAddress, placeOrder, setAddress, setPickupPerson } from '#contracts/checkout.ts';
import { ERRORS } from '#contracts/errors.ts';
import { paymentAuthToken } from '#contracts/payment/auth-token.ts';
import { likelyEmail } from '#domain/checkout/likely-email.ts';
import type { PageServices } from '#contracts/page.ts';
import { applyCoupons, removeCoupon } from '#app/cart/discounts/discount-actions.server.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { isOwnFault, refusedBy, type Refusal } from '#app/api/refused-with.ts';
import { textIn } from '#app/api/form-request.ts';
import { confirmationPath, waitingPath } from '#app/shell/account-paths.ts';
import { PATHS, signInPath } from '#app/shell/site-paths.ts';
import {
  addressBody,
  addressIn,
  BILLING,
  inOrderOfFields,
  KEEP_ADDRESS_FIELD,
  KNOWN_ADDRESS_FIELD,
  NEW_ADDRESS,
  wireFieldNames,
} from './address/address-form.ts';
import { completed } from './address/completed.server.ts';
import { enteredValues, unreachedCheckout, type CheckoutFailure, type CheckoutIntent, type CheckoutOutcome } from './checkout-outcome.ts';
import { EMAIL_AS_TYPED, FORM_MARKS } from './form-marks.ts';
import { saidOfEmpty } from './said-of-empty.ts';
import { ORDER_CENTER_FIELD, rowCentersIn, splitIn, UNSPLIT_FIELD, wrongSplitFields } from './budgets/budget-fields.ts';
import { captchaIn, captchaOf } from './payment/captcha-form.server.ts';
import type { StepName } from './checkout-view.ts';
import { isAtVendor } from './at-vendor.ts';
import { isUnconfirmed, takeOffDeclinedCard } from './payment/refusals/declined-card.server.ts';
import { readVendorType, wayToApproval } from './payment/approval.server.ts';
import { amountForCard, hostedCard } from './payment/hosted-card.server.ts';
import { DECLINED_CARD, ledTo } from './payment/refusals/refusal-words.ts';
import {
  applyGiftCard,
  changeAmount,
  readBalance,
  takeOffPayment,
  useCard,
  useSavedCard,
  type Done,
} from './payment/payment-actions.server.ts';

type Act = (services: PageServices, form: FormData) => Promise<Done>;

/** Does what a form of checkout asks for. @throws a redirect when it leads elsewhere. */
export function actInCheckout(intent: CheckoutIntent, services: PageServices, form: FormData): Promise<Done> {
  return ACTS[intent](services, form);
}

const ACTS: Record<CheckoutIntent, Act> = {
  coupon: applyCoupon,
  'remove-coupon': takeOffCoupon,
  address: saveAddress,
  'choose-address': chooseAddress,
  'billing-address': saveBillingAddress,
  pickup: savePickupPerson,
  budget: chooseBudgetCenter,
  invoice: payByInvoice,
  'budget-split': splitRow,
  card: useCard,
  'saved-card': useSavedCard,
  'hosted-card': goToHostedCard,
  'vendor-payment': goToVendor,
  'gift-card': applyGiftCard,
  'gift-balance': readBalance,
  'change-payment': changeAmount,
  'remove-payment': takeOffPayment,
  place,
};

/** The cart's own action, whose answer is told above the steps: none of them is about coupons. */
async function applyCoupon(services: PageServices, form: FormData): Promise<Done> {
  const result = await applyCoupons(services, form);
  if (result === 'SIGN_IN') throw redirect(signInPath(PATHS.checkout), 303);
  const { isDone, messages, success } = result;
  const text = [success, ...messages.map((message) => message.text)].filter((part) => part !== undefined).join(' ');
  // A coupon that waits for something is kept: that is no success yet.
  return { kind: 'TOLD', text, ...(isDone && { isGood: success !== undefined }) };
}

async function takeOffCoupon(services: PageServices, form: FormData): Promise<Done> {
  const result = await removeCoupon(services, form);
  if (result === 'SIGN_IN') throw redirect(signInPath(PATHS.checkout), 303);
  const { isDone, messages, success } = result;
  return isDone ? { kind: 'TOLD', text: success ?? '', isGood: false } : { kind: 'TOLD', text: messages.map(({ text }) => text).join(' ') };
}

async function saveAddress(services: PageServices, form: FormData): Promise<Done> {
  const { door } = services;
  const email = textIn(form, 'emailMeant') || textIn(form, 'email');
  const meant = likelyEmail(email);
  if (meant !== undefined && textIn(form, EMAIL_AS_TYPED) !== email) return { ...failed('address', [], form), emailMeant: meant };
  const isShipped = textIn(form, 'isShipped') === 'true';
  const isBillingSame = !isShipped || textIn(form, 'billingSame') === 'on';
  const errors: FormError[] = [];
  let refusal: Refusal | undefined;
  if (!isBillingSame) {
    const reply = await door(setAddress, { body: { ...addressBody(await completed(door, addressIn(form, BILLING))), type: 'B', email } });
    if (!reply.ok) {
      errors.push(...formErrors(reply, wireFieldNames(BILLING)));
      refusal = reply;
    }
  }
  const addressId = textIn(form, KNOWN_ADDRESS_FIELD).slice(0, 64);
  const typed = addressId === NEW_ADDRESS ? addressBody(await completed(door, addressIn(form))) : undefined;
  const reply = await door(setAddress, {
    // What is known was asked about when it was kept.
    body: { ...(typed ?? { addressId, useAsEntered: true }), type: isShipped ? (isBillingSame ? 'SB' : 'S') : 'B', email },
  });
  if (!reply.ok) {
    errors.unshift(...formErrors(reply, wireFieldNames()));
    refusal = reply;
  }
  const unique = errors.filter(
    (error, index) => errors.findIndex((other) => other.message === error.message && other.field === error.field) === index,
  );
  if (unique.length > 0 || !reply.ok) return failed('address', inOrderOfFields(unique), form, refusal);
  if (typed === undefined || textIn(form, KEEP_ADDRESS_FIELD) !== 'on') return undefined;
  const { suggestedAddress, doubtedAddressId } = reply.body.cartInfo;
  // It is kept as it is answered.
  if (suggestedAddress !== null || doubtedAddressId !== null) throw redirect(`${PATHS.checkout}?${KEEP_ADDRESS_FIELD}=on`, 303);
  return keep(services, typed);
}

/** Keeps an address for the next time. The order goes on where it cannot be kept. */
async function keep({ door }: PageServices, address: ReturnType<typeof addressBody>): Promise<Done> {
  const { country: _, ...fields } = address;
  const reply = await door(keepAddress, { body: { ...fields, useAsEntered: true } });
  return reply.ok
    ? undefined
    : { kind: 'TOLD', text: `This order goes there. ${reply.message ?? 'We couldn’t save the address for next time.'}` };
}

/** The address as it was entered, be it doubted or not, or in the better form that the server knows: what either is, is read from the cart. */
async function chooseAddress(services: PageServices, form: FormData): Promise<Done> {
  const { door } = services;
  const { cartInfo } = requireAnswer(await door(getCart));
  const suggested = cartInfo.suggestedAddress;
  const entered = cartInfo.addresses.find(({ id }) => id === (suggested?.id ?? cartInfo.doubtedAddressId));
  if (entered === undefined) return undefined;
  const chosen = textIn(form, 'choice') === 'suggested' ? (suggested ?? entered) : entered;
  const { id, storeNumber: _, field1, ...fields } = chosen;
  const reply = await door(changeAddress, {
    params: { id },
    body: {
      ...fields,
      phones: [...fields.phones],
      type: entered.type,
      ...(field1 !== null && { field1 }),
      email: cartInfo.userInfo.contact.email ?? undefined,
      useAsEntered: true,
    },
  });
  if (!reply.ok) return failed('address', inOrderOfFields(formErrors(reply, wireFieldNames())), form, reply);
  if (textIn(form, KEEP_ADDRESS_FIELD) !== 'on' || entered.type === 'B') return undefined;
  const { organizationName, firstName, lastName, address1, address2, city, state, zipCode, phones } = fields;
  const [phone = ''] = phones;
  return keep(services, addressBody({ organizationName, firstName, lastName, address1, address2, city, state, zipCode, phone }));
}

/** Where the bill goes alone: the delivery's address stays as it is. */
async function saveBillingAddress({ door }: PageServices, form: FormData): Promise<Done> {
  const address = addressBody(await completed(door, addressIn(form, BILLING)));
  const reply = await door(setAddress, { body: { ...address, type: 'B', email: textIn(form, 'email') } });
  return reply.ok ? undefined : failed('address', inOrderOfFields(formErrors(reply, wireFieldNames(BILLING))), form, reply);
}

/** Which budget centers pay, of the whole order or of each row. What is refused is told beside them: they are no step. */
async function chooseBudgetCenter({ door }: PageServices, form: FormData): Promise<Done> {
  const items = rowCentersIn(form);
  const body = items.length > 0 ? { items } : { accountingInfo: { budgetCenter: textIn(form, ORDER_CENTER_FIELD).slice(0, 60) } };
  const reply = await door(updateCart, { query: { actionType: 'UPDATE_ACCOUNTING' }, body });
  return reply.ok ? undefined : { kind: 'TOLD', isOfBudget: true, text: reply.message ?? ERRORS[reply.code].message };
}

/** What is left to pay goes on invoice. */
async function payByInvoice({ door }: PageServices, form: FormData): Promise<Done> {
  const reply = await door(updateCart, { query: { actionType: 'UPDATE_ACCOUNTING' }, body: { accountingInfo: { invoice: true } } });
  return reply.ok ? undefined : failed('payment', formErrors(reply, []), form, reply);
}

const NO_PERCENT = 'Enter a percentage for each budget center, like 50 or 33.5.';

/** Which centers share a row, or that one bears all of it again: the first of them. */
async function splitRow({ door }: PageServices, form: FormData): Promise<Done> {
  const { cartItemId, typed, shares } = splitIn(form);
  const bcShares = shares.flatMap(({ bcName, percent }) => (percent === undefined ? [] : [{ bcName, percent }]));
  const isUnsplit = form.has(UNSPLIT_FIELD);
  const refused = (text: string): Done => ({
    kind: 'TOLD',
    isOfBudget: true,
    text,
    split: { lineId: cartItemId, text, typed, wrong: wrongSplitFields(typed) },
  });
  if (!isUnsplit && bcShares.length < shares.length) return refused(NO_PERCENT);
  const row = isUnsplit ? { cartItemId, bcName: shares[0]?.bcName ?? '' } : { cartItemId, bcShares };
  const reply = await door(updateCart, { query: { actionType: 'UPDATE_ACCOUNTING' }, body: { items: [row] } });
  return reply.ok ? undefined : refused(reply.message ?? ERRORS[reply.code].message);
}

async function savePickupPerson({ door }: PageServices, form: FormData): Promise<Done> {
  const [firstName, lastName, phone, email] = ['pickup-firstName', 'pickup-lastName', 'pickup-phone', 'pickup-email'].map((name) =>
    textIn(form, name),
  );
  const reply = await door(setPickupPerson, { body: { firstName, lastName, phone, email } });
  return reply.ok
    ? undefined
    : failed(
        'pickup',
        formErrors(reply, { firstName: 'pickup-firstName', lastName: 'pickup-lastName', phone: 'pickup-phone', email: 'pickup-email' }),
        form,
        reply,
      );
}

/** The numbers of the purchase order as they stand at the button, where they are others than those of the cart: it is a version further then. */
async function savePurchaseOrder({ door }: PageServices, form: FormData): Promise<CheckoutFailure | { version: number } | undefined> {
  const [poNumber, poRelease] = [textIn(form, 'poNumber').slice(0, 60), textIn(form, 'poRelease').slice(0, 60)];
  if (!form.has('poNumber') || (poNumber === textIn(form, 'poBefore') && poRelease === textIn(form, 'releaseBefore'))) return undefined;
  // Of the cart that was shown: one that has changed meanwhile is looked at again first.
  const shown = Number(textIn(form, 'version'));
  const reply = await door(updateCart, {
    query: { actionType: 'UPDATE_ACCOUNTING' },
    body: { accountingInfo: { poNumber, poRelease }, ...(Number.isInteger(shown) && shown > 0 && { version: shown }) },
  });
  return reply.ok ? { version: reply.body.cartInfo.version } : failed('review', formErrors(reply, ['poNumber', 'poRelease']), form, reply);
}

async function goToHostedCard(services: PageServices, form: FormData): Promise<Done> {
  const { cartInfo } = requireAnswer(await services.door(getCart, { query: { grindType: 'ALL' } }));
  const { captcha } = captchaIn(form);
  // Asked before the card is typed far away.
  if (cartInfo.captchaData?.section === 'credit' && (captcha?.answer ?? '').trim() === '')
    return { ...failed('payment', [formError(ERRORS.CAPTCHA_REQUIRED.message)], form), captcha: cartInfo.captchaData };
  const { address, setCookie } = hostedCard(services, {
    checkoutId: cartInfo.cartId,
    amount: amountForCard(cartInfo),
    isToSave: textIn(form, 'saveCard') === 'on',
    captcha,
  });
  throw redirect(address, { status: 303, headers: { 'set-cookie': setCookie } });
}

/** To the page of a vendor that the shop takes payments of. */
async function goToVendor(services: PageServices, form: FormData): Promise<Done> {
  const { cartInfo } = requireAnswer(await services.door(getCart));
  const vendorType = readVendorType(textIn(form, 'vendorType'));
  if (vendorType === undefined || !cartInfo.cartAttributes.vendorPayments.includes(vendorType)) return undefined;
  const allowed = vendorType === 'PAYPAL' ? await clientTokenFor(services, cartInfo.cartId) : undefined;
  if (allowed !== undefined && !allowed.ok) return failed('payment', formErrors(allowed, []), form, allowed);
  const clientToken = allowed?.body.paypalClientToken?.ClientToken;
  const { address, setCookie } = wayToApproval(services, { vendorType, cart: cartInfo, clientToken });
  throw redirect(address, { status: 303, headers: { 'set-cookie': setCookie } });
}

/** PayPal's page takes a word of the shop: what is approved there is good in this checkout of this visit alone. */
function clientTokenFor({ door }: PageServices, checkoutId: string) {
  return door(paymentAuthToken, { body: { vendorPayment: { checkoutId, requestType: 'CHECKOUT_ID' } } });
}

/** Places the order. What it was shown with goes along: another total is never charged. A repeat goes on where the last try stopped. */
async function place(services: PageServices, form: FormData): Promise<Done> {
  const { door, vendorOrigin } = services;
  const saved = await savePurchaseOrder(services, form);
  if (saved !== undefined && 'kind' in saved) return saved;
  const [version, ordTotal] = [saved?.version ?? Number(textIn(form, 'version')), Number(textIn(form, 'ordTotal'))];
  const isComplete = textIn(form, 'version') !== '' && Number.isInteger(version) && Number.isFinite(ordTotal);
  // Who is not shown prices has seen no total that would have to be the same.
  const seen = textIn(form, 'ordTotal') === '' ? { version } : { version, ordTotal };
  const cartId = textIn(form, 'cartId');
  const reply = await door(placeOrder, {
    body: { ...(cartId !== '' && { cartId }), ...(isComplete && seen), ...captchaIn(form) },
  });
  if (!reply.ok) return refusedOrder(services, reply, form);
  const { status, orderNumber, challengeUrl, transactionId } = reply.body;
  if (status !== 'CHALLENGE')
    throw redirect(status === 'PROCESSING' ? waitingPath(orderNumber ?? '') : confirmationPath(orderNumber ?? ''), 303);
  if (challengeUrl === undefined || !isAtVendor(challengeUrl, vendorOrigin)) throw new Error('the challenge is not at the payment vendor');
  return { kind: 'CHALLENGE', challengeUrl, transactionId: transactionId ?? '' };
}

/** At which step the shopper can do something about a refusal. */
const STEP_OF: ReadonlyMap<string, StepName> = new Map([
  ['NO_EMAIL', 'address'],
  ['ADDRESS_INVALID', 'address'],
  ['UN_DELIVERABLE_ADDRESSES', 'address'],
  ['PICKUP_PERSON_REQUIRED', 'pickup'],
  ['PAYMENT_REQUIRED', 'payment'],
  ['PAYMENT_EXPIRED', 'payment'],
  ['PAYMENT_OPERATION_FAILED', 'payment'],
  ['PAYPAL_AUTH_FAILURE', 'payment'],
  ['KLARNA_AUTH_FAILURE', 'payment'],
  ['TOO_MANY_REQUESTS', 'payment'],
]);

/** Said where an order that was being paid is no more. */
const NOT_PLACED = 'The payment did not go through and nothing was charged. Check your order, then place it again.';

/** Said where the payer's bank asked the payer, and heard no yes: the card stays the one that pays. */
const NOT_CONFIRMED =
  'The payment wasn’t confirmed with your bank, so nothing was charged. Place the order again to confirm it, or change the payment.';

async function refusedOrder(services: PageServices, reply: Refusal, form: FormData): Promise<CheckoutOutcome> {
  if (reply.code === 'UNAUTHORIZED' || reply.code === 'LOGIN_REQUIRED') throw redirect(signInPath(PATHS.checkout), 303);
  if (isUnconfirmed(reply.extra)) return failed('review', [formError(NOT_CONFIRMED)], form, reply);
  const isUndone = textIn(form, FORM_MARKS.isUnderWay) === 'on' && reply.code === 'CART_STATUS_ERROR';
  const texts = isUndone ? [NOT_PLACED] : (reply.errors ?? []).map(({ message }) => message);
  const errors = [...new Set(texts.length > 0 ? texts : [reply.message ?? ERRORS[reply.code].message])].map((message) =>
    formError(message),
  );
  const outcome = {
    ...failed(STEP_OF.get(reply.code) ?? 'review', ledTo(errors, reply.code), form, reply),
    ...captchaOf(reply),
  };
  const declined = await takeOffDeclinedCard(services, reply.extra, textIn(form, 'pays'));
  if (declined === undefined) return outcome;
  return { ...outcome, ...(declined.isCard && { errors: DECLINED_CARD }), declined };
}

/** What had been entered comes back. */
function failed(step: StepName, errors: readonly FormError[], form: FormData, reply?: Refusal): CheckoutFailure {
  if (reply !== undefined && isOwnFault(reply))
    return { ...unreachedCheckout(form, reply.message ?? ERRORS[reply.code].message), refusedBy: refusedBy(reply) };
  return {
    kind: 'FAILED',
    step,
    errors: saidOfEmpty(errors, form),
    values: enteredValues(form),
    ...(reply && { refusedBy: refusedBy(reply) }),
  };
}
