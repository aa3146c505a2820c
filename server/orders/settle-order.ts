import { randomUUID } from 'node:crypto';
import type { VendorAnswer } from '../gateways/payment-vendor.ts';
import type { Shop } from '../shop.ts';
import {
  finishClaim,
  findOrder,
  findOrderLines,
  findOrderPayments,
  movePayment,
  undoClaim,
  type OrderPaymentRow,
  type OrderRow,
} from './order.repository.ts';

/** How far a claimed order has come. */
export type Settlement = 'PLACED' | 'DECLINED' | 'OPEN';

type SettleOptions = {
  /** Where the payer's bank sends the payer back to. */
  readonly returnUrl: string;
  /** Who does it, as the order's history keeps it. The reconciler starts no payment. */
  readonly actor: string;
};

/** Payments that have an answer: nothing more is asked of the vendor. */
const ANSWERED = new Set(['APPROVED', 'CAPTURED']);
const REFUSED = new Set(['DECLINED', 'VOIDED']);

/**
 * The second and third phase of an order: ask the vendor for what is not answered yet — always under the key that was
 * written down with the claim, so that asking twice charges once — then place the order or undo the claim. No transaction is
 * open while the vendor is asked. Whoever calls it, and however often, the order ends in one way only.
 */
export async function settleOrder(shop: Shop, orderNumber: string, options: SettleOptions): Promise<Settlement> {
  const [order] = await findOrder(shop.database, [orderNumber]);
  if (order === undefined || order.status !== 'CLAIMED') return order?.status === 'ABANDONED' ? 'DECLINED' : 'PLACED';
  for (const payment of await findOrderPayments(shop.database, [orderNumber])) {
    const state = await settlePayment(shop, order, payment, options);
    if (REFUSED.has(state)) return undo(shop, order, options.actor);
    if (!ANSWERED.has(state)) return 'OPEN';
  }
  return finish(shop, order, options.actor);
}

async function settlePayment(shop: Shop, order: OrderRow, payment: OrderPaymentRow, options: SettleOptions): Promise<string> {
  if (ANSWERED.has(payment.state) || REFUSED.has(payment.state)) return payment.state;
  // The payer has not been back from the bank yet: the vendor would only say so again.
  if (payment.state === 'CHALLENGE' && payment.challenge_status === null) return payment.state;
  const request = {
    token: payment.token,
    amountCents: payment.amount_cents,
    reference: order.order_number,
    key: payment.vendor_key,
    returnUrl: options.returnUrl,
  };
  const result = options.actor === 'reconciler' ? await askReconciling(shop, order, payment) : await shop.paymentVendor.authorize(request);
  return record(shop, payment, result, options.actor);
}

/** The reconciler starts no payment: it only finds out what became of one. One that the vendor never saw is over. */
async function askReconciling(shop: Shop, order: OrderRow, payment: OrderPaymentRow): Promise<VendorAnswer> {
  if (payment.state === 'CHALLENGE' && payment.challenge_status === 'Y') {
    return shop.paymentVendor.authorize({
      token: payment.token,
      amountCents: payment.amount_cents,
      reference: order.order_number,
      key: payment.vendor_key,
      returnUrl: '',
    });
  }
  const found = await shop.paymentVendor.find(payment.vendor_key);
  return found === 'NONE' ? { kind: 'DECLINED', vendorId: undefined } : found;
}

/** Writes down what the vendor said. A state that was reached meanwhile by another way is not overwritten. */
export async function record(shop: Shop, payment: OrderPaymentRow, result: VendorAnswer, actor: string): Promise<string> {
  const vendorId = 'vendorId' in result ? (result.vendorId ?? null) : null;
  const [transactionId, challengeUrl] = result.kind === 'CHALLENGE' ? [result.transactionId, result.challengeUrl] : [null, null];
  const from = result.kind === 'UNKNOWN' ? ['PENDING', 'UNKNOWN'] : ['PENDING', 'UNKNOWN', 'CHALLENGE'];
  await movePayment(shop.database, [payment.payment_id, from, result.kind, actor, shop.now(), vendorId, transactionId, challengeUrl]);
  return result.kind;
}

async function finish(shop: Shop, order: OrderRow, actor: string): Promise<Settlement> {
  const messages = [{ message_id: randomUUID(), kind: 'ORDER_CONFIRMATION', payload: { orderNumber: order.order_number } }];
  // What is delivered by e-mail is delivered now, so it is paid for now; everything else when it is shipped.
  const lines = await findOrderLines(shop.database, [order.order_number]);
  const isAllDigital = lines.every((line) => line.location_id === null);
  if (isAllDigital) messages.push({ message_id: randomUUID(), kind: 'CAPTURE_PAYMENTS', payload: { orderNumber: order.order_number } });
  const placed = await finishClaim(shop.database, [order.order_number, shop.now(), actor, JSON.stringify(messages)]);
  if (placed === 1) shop.metrics.ordersPlaced.inc({ tenant: order.tenant });
  return 'PLACED';
}

async function undo(shop: Shop, order: OrderRow, actor: string): Promise<Settlement> {
  await undoClaim(shop.database, [order.order_number, shop.now(), actor]);
  return 'DECLINED';
}

/**
 * Ends a claim whose time is up: what the payer's bank never answered is voided at the vendor first, so that nothing is
 * charged for an order that does not exist.
 */
export async function expireOrder(shop: Shop, orderNumber: string): Promise<Settlement> {
  const [order] = await findOrder(shop.database, [orderNumber]);
  if (order === undefined || order.status !== 'CLAIMED') return 'PLACED';
  for (const payment of await findOrderPayments(shop.database, [orderNumber])) {
    if (payment.state !== 'CHALLENGE') continue;
    const released =
      payment.vendor_id === null
        ? 'DONE'
        : await shop.paymentVendor.release({ vendorId: payment.vendor_id, key: `void_${payment.vendor_key}` });
    if (released !== 'DONE') return 'OPEN';
    await movePayment(shop.database, [payment.payment_id, ['CHALLENGE'], 'VOIDED', 'reconciler', shop.now(), null, null, null]);
  }
  return settleOrder(shop, orderNumber, { returnUrl: '', actor: 'reconciler' });
}
