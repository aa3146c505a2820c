import { isInvoicePaymentOpen, isInvoicePaymentUndecided } from '#domain/accounts/credit/invoice-payment-states.ts';
import { methodOf } from '../payment/index.ts';
import { inTime, LONGEST_LOOK_MS, type Jobs } from '../schedule/index.ts';
import type { Shop } from '../shop.ts';
import { askAgain, closePayment, findTold, readPayment, takeDue, type PaymentRow } from './invoice-payment.repository.ts';
import { settlePayment } from './settle-payment.ts';

const RECONCILER = 'reconciler';

/** What was sent to a vendor is not on its way any longer than this. */
const LATEST_ARRIVAL_MS = 4 * 60_000;

/**
 * Ends what a crash, a lost answer or a payer who never came back has left open: a payment that its bank has approved is charged and booked, any other gives back what it has claimed when its time is
 * up, and what a bank holds for nothing is let go. Safe to run on several nodes at once; one that cannot be looked at holds up no other.
 */
export async function lookAfterPayments(shop: Shop): Promise<void> {
  const due = await takeDue(shop.database, [shop.now()]);
  await Promise.all(
    due.map(({ payment_number: paymentNumber }) =>
      inTime(lookAfter(shop, paymentNumber), LONGEST_LOOK_MS).catch((error: unknown) => {
        shop.log.error({ paymentNumber, err: error }, 'a payment of invoices could not be looked after');
      }),
    ),
  );
}

async function lookAfter(shop: Shop, paymentNumber: string): Promise<void> {
  const payment = await readPayment(shop.database, paymentNumber);
  if (isInvoicePaymentOpen(payment.state)) await settlePayment(shop, paymentNumber, { as: 'CLEARS_UP', actor: RECONCILER });
  else await letGo(shop, payment);
}

/** Has its bank let go what it holds and nobody takes: of a payment that came to nothing all, of one that was paid what was not charged. */
async function letGo(shop: Shop, payment: PaymentRow): Promise<void> {
  const { payment_number: reference, amount_cents: amountCents, vendor_key: key } = payment;
  const method = methodOf('CREDIT_CARD');
  // A vendor's name for a decline is none for what it holds: it is asked.
  const vendorId = payment.state === 'DECLINED' ? null : payment.vendor_id;
  const found = vendorId === null ? await method.find(shop, { amountCents, reference, key }) : { kind: 'APPROVED' as const, vendorId };
  if (found === 'NONE') {
    if (shop.now().getTime() - payment.updated_at.getTime() > LATEST_ARRIVAL_MS) await closePayment(shop.database, [reference]);
    return;
  }
  if (found.kind === 'UNKNOWN') return;
  if (found.kind === 'DECLINED') {
    await closePayment(shop.database, [reference]);
    return;
  }
  const outcome = await method.release(shop, { vendorId: found.vendorId, key: `void_${key}` });
  if (outcome === 'REFUSED')
    shop.log.error(
      { paymentNumber: reference, vendorId: found.vendorId },
      'a vendor refuses to let go what it holds and nobody takes: somebody has to look',
    );
  if (outcome === 'DONE') await closePayment(shop.database, [reference]);
}

/** The vendor tells of a payment: one that waits for it is settled, and what is held for one that came to nothing is let go. */
export async function hearOfInvoicePayment(shop: Shop, paymentNumber: string, cents: number): Promise<void> {
  const [told] = await findTold(shop.database, [paymentNumber, cents]);
  if (told === undefined) return;
  if (isInvoicePaymentUndecided(told.state)) await settlePayment(shop, paymentNumber, { as: 'LISTENER', actor: 'vendor' });
  else await askAgain(shop.database, [paymentNumber, cents, shop.now()]);
}

/** What is done about payments of invoices again and again. */
export const invoicePaymentJobs: Jobs = {
  'payments of invoices': { everyMs: 5_000, run: lookAfterPayments },
};
