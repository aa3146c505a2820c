import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { payInvoices as payCall } from '#contracts/account/invoice-payments.ts';
import type { Input } from '#contracts/call.ts';
import { refuse, refuseField, type Reply } from '#contracts/door.ts';
import { ACTED_FOR } from '#domain/accounts/people/acted-for.ts';
import type { InvoicePaymentState } from '#domain/accounts/credit/invoice-payment-states.ts';
import { MOST_PAID_CENTS, type PayProblem, type WantedPayment } from '#domain/accounts/credit/pay-invoices.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { fromDollars } from '#domain/shared/money.ts';
import { claimInvoices, lockCredit, payingAccountOf, problemsOfClaims } from '../credit/index.ts';
import { transaction } from '../db/transaction.ts';
import { giveBack, type Taken } from '../limits/index.ts';
import {
  cardAttempts,
  invoicePaymentKey,
  isOfPayer,
  methodOf,
  reservePaymentAttempt,
  tokenOfAnotherVisit,
  type AttachedTender,
} from '../payment/index.ts';
import { actorName, type Buying } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { beginPayment, findByRequest, findParts, type PaymentRow } from './invoice-payment.repository.ts';
import { refusePaying } from './refuse-paying.ts';
import { LOOKED_AFTER_MS, settlePayment } from './settle-payment.ts';
import { viewPayment } from './view-payment.ts';

type Answered = Reply<z.input<(typeof payCall)['answer']>>;
type Body = Input<typeof payCall>['body'];

const DECLINED = refuse('PAYMENT_OPERATION_FAILED', {
  message: 'Your bank declined this card, and you weren’t charged. Try another card, or call your bank.',
});
const NOT_BY_IT = refuse('PAYMENT_OPERATION_FAILED', { message: 'Invoices can’t be paid with prepaid cards. Use a credit or debit card.' });
const PAID_MEANWHILE = refuse('CART_STATUS_ERROR', {
  message: 'This was paid another way just now, and your card wasn’t charged. Look at your invoices again.',
});
const NOT_FINISHED = refuse('PAYMENT_OPERATION_FAILED', {
  message: 'This payment didn’t go through, and your card wasn’t charged. Try again, or use another card.',
});

/** What is said of a payment that came to nothing. */
const REFUSALS: Partial<Record<InvoicePaymentState, Reply<never>>> = {
  DECLINED,
  OVERTAKEN: PAID_MEANWHILE,
  EXPIRED: NOT_FINISHED,
  FAILED: NOT_FINISHED,
};

/**
 * Pays invoices of the organization of who pays, each in whole or in part. What is wanted is claimed and written down before the bank is asked; a repeat under the same key goes on with the same
 * payment. Without the bank's word it goes on by itself.
 *
 * FORBIDDEN: not theirs to pay; INVALID_REQUEST with the invoices of which less can be paid; PAYMENT_OPERATION_FAILED and its kin as of any payment.
 */
export async function payInvoices(shop: Shop, buying: Buying, { body }: Input<typeof payCall>): Promise<Answered> {
  const { shopper, actor } = buying;
  const { person } = shopper;
  const account = payingAccountOf(shopper);
  if (account === undefined || person === undefined) return refusePaying(shopper);
  if (actor.kind !== 'VISITOR') return refuse('FORBIDDEN', { message: ACTED_FOR });
  const wanted = wantedOf(body);
  if (!Array.isArray(wanted)) return wanted;
  const before = await begunBefore(shop, buying, person.userId, wanted);
  if (before !== undefined) return before;
  // No card is looked at for what cannot be paid.
  const problems = await problemsOfClaims(shop.database, account, wanted);
  if (problems.length > 0) return refuseProblems(problems);
  const attached = await attach(shop, buying, body, account);
  if (!('token' in attached)) return attached;
  const tried = { actor, section: 'credit', captcha: body.captcha } as const;
  const seats = await reservePaymentAttempt(shop, tried, cardAttempts(buying, [attached.cardKey ?? attached.token]), [
    'CARD_ADDRESS',
    'CARD_FINGERPRINT',
  ]);
  if (!seats.ok) return seats.refusal;
  const begun = await begin(shop, buying, { account, userId: person.userId, wanted, attached, seats: seats.taken });
  // What no bank is asked about was no try.
  if (begun.isNew !== true) await giveBack(shop, seats);
  return 'refusal' in begun ? begun.refusal : settled(shop, begun.number, actorName(actor));
}

/** What is wanted of each invoice, in cents. */
function wantedOf({ invoices }: Body): WantedPayment[] | Reply<never> {
  const wanted = invoices.map(({ invoiceNumber, amount }) => ({ invoiceNumber, cents: fromDollars(amount) }));
  const wrong = wanted.flatMap(({ invoiceNumber, cents }) =>
    cents === undefined ? [{ field: invoiceNumber, code: 'INVALID', message: 'Enter an amount in dollars, such as 49.99.' }] : [],
  );
  if (wrong.length > 0) return refuse('INVALID_REQUEST', { errors: wrong });
  const amounts = wanted.map(({ invoiceNumber, cents = 0 }) => ({ invoiceNumber, cents }));
  return sumOf(amounts) > MOST_PAID_CENTS
    ? refuseField('invoices', `Pay at most ${formatPrice(MOST_PAID_CENTS)} at a time by card.`)
    : amounts;
}

const sumOf = (parts: readonly WantedPayment[]) => parts.reduce((sum, { cents }) => sum + cents, 0);

/** The payment that a call under the same key has begun; undefined: none has. */
async function begunBefore(
  shop: Shop,
  { requestKey, actor }: Buying,
  userId: string,
  wanted: readonly WantedPayment[],
): Promise<Answered | undefined> {
  const [before] = requestKey === undefined ? [] : await findByRequest(shop.database, [userId, requestKey]);
  if (before === undefined) return undefined;
  return (await isSame(shop, before, wanted)) ? settled(shop, before.payment_number, actorName(actor)) : refuse('IDEMPOTENCY_MISMATCH');
}

async function isSame(shop: Shop, { payment_number: number }: PaymentRow, wanted: readonly WantedPayment[]): Promise<boolean> {
  const parts = new Map((await findParts(shop.database, [number])).map((part) => [part.invoice_number, part.wanted_cents]));
  return parts.size === wanted.length && wanted.every(({ invoiceNumber, cents }) => parts.get(invoiceNumber) === cents);
}

const NO_WISH = {
  limitCents: undefined,
  isToSave: false,
  nickname: '',
  form: undefined,
  accountNumber: undefined,
  secret: undefined,
} as const;

/** The card that is to pay: a saved one, or one that the vendor was given for this. */
async function attach(shop: Shop, buying: Buying, { token, id, captcha }: Body, account: string): Promise<AttachedTender | Reply<never>> {
  const attached = await methodOf('CREDIT_CARD').attach(shop, buying, { ...NO_WISH, token, id, captcha });
  if (attached.refusal !== undefined) return isAboutKind(attached.refusal) ? NOT_BY_IT : attached.refusal;
  const { tender, brought } = attached;
  const key = invoicePaymentKey(shop, account, buying.shopper.person?.userId ?? '');
  return brought !== undefined && !isOfPayer(shop, buying.actor, brought, key) ? tokenOfAnotherVisit() : tender;
}

/** The card fields take cards with a balance like any other. */
const isAboutKind = (refusal: Reply<never>) => !refusal.ok && refusal.extra?.['tokenType'] !== undefined;

type Wish = {
  readonly account: string;
  readonly userId: string;
  readonly wanted: readonly WantedPayment[];
  readonly attached: AttachedTender;
  readonly seats: Taken;
};
type Begun = { readonly refusal: Reply<never>; readonly isNew?: undefined } | { readonly number: string; readonly isNew: boolean };

/** Claims what is wanted and writes the intention down, both or neither. */
async function begin(shop: Shop, { requestKey, actor }: Buying, { account, userId, wanted, attached, seats }: Wish): Promise<Begun> {
  const now = shop.now();
  return transaction(shop.database, async (tx): Promise<Begun> => {
    if (!(await lockCredit(tx, account))) return { refusal: refuse('FORBIDDEN') };
    const [before] = requestKey === undefined ? [] : await findByRequest(tx, [userId, requestKey]);
    if (before !== undefined) return { number: before.payment_number, isNew: false };
    const problems = await claimInvoices(tx, account, wanted);
    if (problems.length > 0) return { refusal: refuseProblems(problems) };
    const payment = {
      account_number: account,
      user_id: userId,
      amount_cents: sumOf(wanted),
      token: attached.token,
      brand: attached.brand,
      last_four: attached.lastFour,
      vendor_key: `invoices_${randomUUID()}`,
      capture_key: `capture_${randomUUID()}`,
    };
    const dueAt = new Date(now.getTime() + LOOKED_AFTER_MS);
    return {
      number: await beginPayment(tx, payment, { parts: wanted, seats, requestKey, actor: actorName(actor), now, dueAt }),
      isNew: true,
    };
  });
}

function refuseProblems(problems: readonly PayProblem[]): Reply<never> {
  const errors = problems.map(({ invoiceNumber, code, message }) => ({ field: invoiceNumber, code, message }));
  return refuse('INVALID_REQUEST', { message: problems[0]?.message ?? '', errors });
}

async function settled(shop: Shop, number: string, actor: string): Promise<Answered> {
  const payment = await settlePayment(shop, number, { as: 'PAYS', actor });
  const refusal = REFUSALS[payment.state];
  if (refusal !== undefined) return refusal;
  const body = viewPayment(payment, await findParts(shop.database, [number]));
  return body.status === 'PAID' ? { ok: true, body } : { ok: true, body, isProvisional: true };
}
