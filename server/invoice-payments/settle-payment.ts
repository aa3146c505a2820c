import { threeDSecureReturn } from '#contracts/checkout.ts';
import { isInvoicePaymentUndecided } from '#domain/accounts/credit/invoice-payment-states.ts';
import type { WantedPayment } from '#domain/accounts/credit/pay-invoices.ts';
import { originOf } from '../config/origins.ts';
import { bookClaims, firmClaims, lockCredit, releaseClaims } from '../credit/index.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import type { VendorAnswer } from '../gateways/payment-vendor.ts';
import { endSeats, seatsOf } from '../limits/index.ts';
import { DOUBTED_AFTER_MS, methodOf, tellNameOfAnother } from '../payment/index.ts';
import type { Shop } from '../shop.ts';
import { findParts, isNameOfAnother, keepParts, movePayment, readPayment, type PaymentRow } from './invoice-payment.repository.ts';
import { notePaid } from './note-paid.ts';

/** As long as a payer has whose bank asks them. */
const PAYER_HAS_MS = 10 * 60_000;
/** A bank of which nothing is heard for so long is not waited for: what it may hold is let go once it can be asked. */
const LONGEST_UNHEARD_MS = 15 * 60_000;
/** What nobody has finished is looked after so much later. */
export const LOOKED_AFTER_MS = 20_000;

/**
 * In which part a payment is looked at. Who PAYS begins it. A LISTENER has heard something and only finds out about what was begun. Whoever CLEARS_UP comes when nobody else will: what the vendor
 * has never heard of by then is over.
 */
export type SettlingAs = 'PAYS' | 'LISTENER' | 'CLEARS_UP';

type Settling = { readonly as: SettlingAs; readonly actor: string };

/** What is known of the hold. OVER: nobody has heard of it, or its payer never came back. */
type Known = Exclude<VendorAnswer, { kind: 'UNKNOWN' }> | { readonly kind: 'OVER' };
type Ended = 'DECLINED' | 'EXPIRED' | 'OVERTAKEN' | 'FAILED';

/**
 * Brings a payment on as far as its vendor answers, each step under the key that was written down before: its bank holds the money, what is still open of its invoices is charged and written into the
 * book, and the rest is let go. Safe to do by several at once, and again after every death between two steps: what was asked is asked under the same key, and what was written is not written twice.
 */
export async function settlePayment(shop: Shop, paymentNumber: string, settling: Settling): Promise<PaymentRow> {
  const payment = await readPayment(shop.database, paymentNumber);
  if (isInvoicePaymentUndecided(payment.state)) {
    const known = await ask(shop, payment, settling);
    if (known === 'NOT_YET' || !(await noteAnswer(shop, payment, known, settling))) return readPayment(shop.database, paymentNumber);
  }
  const approved = await readPayment(shop.database, paymentNumber);
  if (approved.state === 'CHARGING') await charge(shop, approved, settling);
  return readPayment(shop.database, paymentNumber);
}

async function ask(shop: Shop, payment: PaymentRow, { as }: Settling): Promise<Known | 'NOT_YET'> {
  const { state, token, amount_cents: amountCents, payment_number: reference, vendor_key: key } = payment;
  const ageMs = shop.now().getTime() - payment.created_at.getTime();
  const waitsForPayer = state === 'CHALLENGE' && payment.challenge_status === null;
  if (waitsForPayer && ageMs <= PAYER_HAS_MS) return 'NOT_YET';
  const method = methodOf('CREDIT_CARD');
  const returnUrl = `${originOf(shop.settings, 'SBA')}${threeDSecureReturn.path}`;
  // What the payer has told the bank decides when the same hold is asked for again, and not by looking.
  const answer =
    as === 'PAYS' || state === 'CHALLENGE'
      ? await method.hold(shop, { token, amountCents, reference, key, returnUrl })
      : await method.find(shop, { amountCents, reference, key });
  if (answer === 'NONE') return as === 'LISTENER' ? 'NOT_YET' : { kind: 'OVER' };
  // Who never came back to their bank is waited for no longer.
  if (answer.kind === 'CHALLENGE' && state === 'CHALLENGE') return ageMs > PAYER_HAS_MS ? { kind: 'OVER' } : 'NOT_YET';
  if (answer.kind !== 'UNKNOWN') return answer;
  return ageMs > LONGEST_UNHEARD_MS ? { kind: 'OVER' } : 'NOT_YET';
}

/** @returns whether its bank has approved it, now or before. */
async function noteAnswer(shop: Shop, payment: PaymentRow, known: Known, settling: Settling): Promise<boolean> {
  try {
    switch (known.kind) {
      case 'APPROVED':
        await decide(shop, payment, known.vendorId, settling);
        return true;
      case 'CHALLENGE': {
        const { vendorId, transactionId, challengeUrl } = known;
        const [now, dueAt] = [shop.now(), new Date(shop.now().getTime() + LOOKED_AFTER_MS)];
        await movePayment(shop.database, payment.payment_number, {
          to: 'CHALLENGE',
          actor: settling.actor,
          now,
          dueAt,
          vendorId,
          transactionId,
          challengeUrl,
        });
        return false;
      }
      case 'DECLINED':
        await end(shop, payment, 'DECLINED', settling, known.vendorId);
        return false;
      case 'OVER':
        await end(shop, payment, 'EXPIRED', settling);
        return false;
      default:
        return known satisfies never;
    }
  } catch (error) {
    if (!isNameOfAnother(error)) throw error;
    tellNameOfAnother(shop, 'authorize', { paymentNumber: payment.payment_number });
    return false;
  }
}

/** Decides what is charged of what its bank holds: what of its invoices nothing else has paid meanwhile. */
async function decide(
  shop: Shop,
  { payment_number: number, account_number: account }: PaymentRow,
  vendorId: string,
  settling: Settling,
): Promise<void> {
  const now = shop.now();
  await transaction(shop.database, async (tx) => {
    const payment = await lockPayment(tx, account, number);
    if (!isInvoicePaymentUndecided(payment.state)) return;
    const left = await firmClaims(tx, account, await claimsOf(tx, number), now);
    await keepParts(tx, number, left);
    const chargedCents = left.reduce((sum, { cents }) => sum + cents, 0);
    if (chargedCents === 0) return endWithin(tx, payment, 'OVERTAKEN', { ...settling, now, vendorId });
    await movePayment(tx, number, {
      to: 'CHARGING',
      actor: settling.actor,
      now,
      dueAt: new Date(now.getTime() + LOOKED_AFTER_MS),
      vendorId,
      chargedCents,
    });
    await endSeats(tx, seatsOf(payment), 'PAID');
  });
}

/** Takes what was decided, and writes it into the book. */
async function charge(shop: Shop, payment: PaymentRow, settling: Settling): Promise<void> {
  const { payment_number: number, account_number: account, vendor_id: vendorId, charged_cents: amountCents, capture_key: key } = payment;
  if (vendorId === null || amountCents === null) throw new Error(`Payment ${number} is charged, and nothing was decided.`);
  const outcome = await methodOf('CREDIT_CARD').capture(shop, { vendorId, amountCents, key });
  if (outcome === 'UNKNOWN') return;
  if (outcome === 'REFUSED') {
    shop.log.error(
      { paymentNumber: number, vendorId },
      'a vendor refuses to charge what it had approved for invoices: somebody has to look',
    );
    await end(shop, payment, 'FAILED', settling);
    return;
  }
  const now = shop.now();
  await transaction(shop.database, async (tx) => {
    if ((await lockPayment(tx, account, number)).state !== 'CHARGING') return;
    const claims = await claimsOf(tx, number);
    const entryId = await bookClaims(tx, account, { cause: number, claims, now });
    // What its bank holds and nobody takes is let go.
    const dueAt = amountCents < payment.amount_cents ? now : undefined;
    await movePayment(tx, number, { to: 'PAID', actor: settling.actor, now, dueAt, entryId });
    await notePaid(tx, payment, claims, now);
    await publish(tx, { kind: 'invoice-payment.paid', payload: { paymentNumber: number } }, now);
  });
}

/** Ends a payment that came to nothing: what it had claimed is open again, to the cent. */
async function end(
  shop: Shop,
  { payment_number: number, account_number: account }: PaymentRow,
  to: Ended,
  settling: Settling,
  vendorId?: string,
): Promise<void> {
  const now = shop.now();
  await transaction(shop.database, async (tx) => {
    const payment = await lockPayment(tx, account, number);
    const isStill = to === 'FAILED' ? payment.state === 'CHARGING' : isInvoicePaymentUndecided(payment.state);
    if (!isStill) return;
    const claims = await claimsOf(tx, number);
    await releaseClaims(tx, account, claims, now);
    await keepParts(
      tx,
      number,
      claims.map((claim) => ({ ...claim, cents: 0 })),
    );
    await endWithin(tx, payment, to, { ...settling, now, vendorId });
  });
}

type EndedBy = Settling & { readonly now: Date; readonly vendorId: string | undefined };

async function endWithin(tx: Tx, payment: PaymentRow, to: Ended, { actor, as, now, vendorId }: EndedBy): Promise<void> {
  // A decline may have held all the same, and what was sent may still be on its way: its vendor is asked once more.
  const dueAt = to === 'DECLINED' ? new Date(now.getTime() + DOUBTED_AFTER_MS) : now;
  await movePayment(tx, payment.payment_number, { to, actor, now, dueAt, vendorId });
  // Who stands before the page that pays is told there.
  if (as !== 'PAYS') await publish(tx, { kind: 'invoice-payment.failed', payload: { paymentNumber: payment.payment_number } }, now);
  await endSeats(tx, seatsOf(payment), to === 'DECLINED' ? 'DECLINED' : 'NOT_PAID');
}

/** Whoever moves a payment has the book of its account: moves are one after the other. */
async function lockPayment(tx: Tx, account: string, number: string): Promise<PaymentRow> {
  await lockCredit(tx, account);
  return readPayment(tx, number);
}

async function claimsOf(tx: Tx, number: string): Promise<WantedPayment[]> {
  return (await findParts(tx, [number])).map((part) => ({ invoiceNumber: part.invoice_number, cents: part.claimed_cents }));
}
