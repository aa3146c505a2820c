import { isUnderWay } from '#domain/orders/order-states.ts';
import { transaction } from '../../db/transaction.ts';
import type { Shop } from '../../shop.ts';
import { moveShipment } from './move-shipment.ts';
import { lockWithShipments } from './progress.ts';

/**
 * Makes an order that was placed ready: its shipments are written down, and what comes by e-mail leaves, and is paid for, at
 * once. A repeat changes nothing.
 */
export async function prepareOrder(shop: Shop, orderNumber: string): Promise<void> {
  const by = { now: shop.now(), actor: 'warehouse' };
  const locked = await transaction(shop.database, (tx) => lockWithShipments(tx, orderNumber, by));
  if (locked === undefined || !isUnderWay(locked.order.state)) return;
  for (const { kind, state, shipment_id: shipmentId } of locked.shipments)
    if (kind === 'EMAIL' && state === 'OPEN') await moveShipment(shop, shipmentId, 'DELIVERED', by.actor);
}
