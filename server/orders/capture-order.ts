import { z } from 'zod';
import type { Shop } from '../shop.ts';
import { findOrderPayments, movePayment } from './order.repository.ts';

const Payload = z.object({ orderNumber: z.string() });

/**
 * Takes the money that was authorised. The key is made from that of the authorisation, so a repeat captures nothing twice.
 *
 * @throws when the vendor does not confirm it: it is tried again later.
 */
export async function captureOrder(shop: Shop, payload: unknown): Promise<void> {
  const { orderNumber } = Payload.parse(payload);
  for (const payment of await findOrderPayments(shop.database, [orderNumber])) {
    if (payment.state !== 'APPROVED' || payment.vendor_id === null) continue;
    const captured = await shop.paymentVendor.capture({
      vendorId: payment.vendor_id,
      amountCents: payment.amount_cents,
      key: `capture_${payment.vendor_key}`,
    });
    if (captured !== 'DONE') throw new Error(`The vendor has not confirmed the capture for order ${orderNumber}.`);
    await movePayment(shop.database, [payment.payment_id, ['APPROVED'], 'CAPTURED', 'vendor', shop.now(), null, null, null]);
  }
}
