import type { Tx } from '../../db/database.ts';
import { publishAll } from '../../events/index.ts';
import type { ShipmentRow } from '../fulfilment/shipment.repository.ts';
import { noteSold } from './gift-book.repository.ts';

/**
 * Writes down the gift cards of a shipment that is paid for and leaves, in the transaction in which it does. Each is an event of its own: of a
 * hundred cards, one that takes long or fails holds up no other. A repeat writes nothing.
 */
export async function sellGifts(
  tx: Tx,
  { order_number: orderNumber, shipment_id: shipmentId }: Pick<ShipmentRow, 'order_number' | 'shipment_id'>,
  now: Date,
): Promise<void> {
  const sold = await noteSold(tx, [shipmentId, now]);
  if (sold.length === 0) return;
  const events = sold.map(({ line_id: lineId, piece }) => ({
    kind: 'order.gift-sold' as const,
    payload: { orderNumber, shipmentId, lineId, piece },
  }));
  await publishAll(tx, events, now);
}
