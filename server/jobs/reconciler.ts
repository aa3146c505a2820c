import { statement } from '../db/database.ts';
import { findUnfinished, movePayment, type OrderPaymentRow, expireOrder, settleOrder } from '../orders/index.ts';
import type { Shop } from '../shop.ts';

/** An unknown payment is asked about again after so long. */
const ASK_AGAIN_MS = 2_000;
const MOST_AT_ONCE = 50;

/** Money that is reserved at the vendor for an order that was given up: payments approved, or declined without the vendor's word. $1 since */
const findStranded = statement<Pick<OrderPaymentRow, 'payment_id' | 'vendor_key' | 'vendor_id' | 'state'>>(
  'payments_stranded',
  `
  select p.payment_id, p.vendor_key, p.vendor_id, p.state from order_payments p join orders o using (order_number)
  where o.status = 'ABANDONED' and (p.state = 'APPROVED' or (p.state = 'DECLINED' and p.vendor_id is null and p.checked_at > $1)) limit ${MOST_AT_ONCE}`,
);
/** How long after its end the vendor is asked whether a payment without an answer arrived late. */
const LATE_CHARGE_MS = 4 * 60 * 1000;

/**
 * Ends what a crash or a lost answer left open: an order whose payment turns out approved is placed, any other is undone, and
 * money reserved for an order that does not exist is given back. Safe to run on several nodes at once.
 *
 * @returns how many orders and payments were looked at.
 */
export async function reconcile(shop: Shop): Promise<number> {
  const now = shop.now();
  const open = await findUnfinished(shop.database, [now, new Date(now.getTime() - ASK_AGAIN_MS), MOST_AT_ONCE]);
  for (const { order_number: orderNumber } of open) {
    const outcome = await settleOrder(shop, orderNumber, { returnUrl: '', actor: 'reconciler' });
    if (outcome === 'OPEN') await expireIfLate(shop, orderNumber, now);
  }
  const stranded = await findStranded(shop.database, [new Date(now.getTime() - LATE_CHARGE_MS)]);
  for (const payment of stranded) await giveBack(shop, payment);
  return open.length + stranded.length;
}

const isLate = statement<{ late: boolean }>(
  'order_is_late',
  "select held_until <= $2 as late from orders where order_number = $1 and status = 'CLAIMED'",
);

async function expireIfLate(shop: Shop, orderNumber: string, now: Date): Promise<void> {
  const [row] = await isLate(shop.database, [orderNumber, now]);
  if (row?.late === true) await expireOrder(shop, orderNumber);
}

async function giveBack(shop: Shop, payment: Pick<OrderPaymentRow, 'payment_id' | 'vendor_key' | 'vendor_id' | 'state'>): Promise<void> {
  const found =
    payment.vendor_id === null
      ? await shop.paymentVendor.find(payment.vendor_key)
      : { kind: 'APPROVED' as const, vendorId: payment.vendor_id };
  if (found === 'NONE' || found.kind !== 'APPROVED') return;
  const released = await shop.paymentVendor.release({ vendorId: found.vendorId, key: `void_${payment.vendor_key}` });
  if (released === 'DONE')
    await movePayment(shop.database, [
      payment.payment_id,
      ['APPROVED', 'DECLINED'],
      'VOIDED',
      'reconciler',
      shop.now(),
      found.vendorId,
      null,
      null,
    ]);
}
