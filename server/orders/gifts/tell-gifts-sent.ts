import type { Tx } from '../../db/database.ts';
import { publish } from '../../events/index.ts';
import { countSent, type GiftPiece } from './gift-book.repository.ts';

/**
 * Tells of the gift cards of a shipment once nothing of it is still to be sent: whoever notes what became of the last one, that it was sent or that it was ended, tells
 * it. The order is locked, so that there is one last one.
 */
export async function tellGiftsSent(
  tx: Tx,
  { orderNumber, shipmentId }: Pick<GiftPiece, 'orderNumber' | 'shipmentId'>,
  now: Date,
): Promise<void> {
  const [count] = await countSent(tx, [shipmentId]);
  if (count === undefined || count.unsent > 0 || count.sent === 0) return;
  await publish(tx, { kind: 'order.gifts-sent', payload: { orderNumber, shipmentId } }, now);
}
