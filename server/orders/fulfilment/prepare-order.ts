import { isUnderWay } from '#domain/orders/order-states.ts';
import { transaction } from '../../db/transaction.ts';
import type { Shop } from '../../shop.ts';
import { scheduleStep } from './demo-steps.ts';
import { moveShipment } from './move-shipment.ts';
import { lockWithShipments } from './progress.ts';

/**
 * Makes an order that was placed ready: what comes by e-mail leaves, and is paid for, at once; one that has no shipments yet
 * gets them. A repeat changes nothing.
 */
export async function prepareOrder(shop: Shop, orderNumber: string): Promise<void> {
  const by = { now: shop.now(), actor: 'warehouse' };
  const shipments = await transaction(shop.database, async (tx) => {
    const locked = await lockWithShipments(tx, orderNumber, by);
    if (locked === undefined || !isUnderWay(locked.order.state)) return [];
    for (const { shipment_id: shipmentId, state } of locked.shipments) await scheduleStep(tx, shop, { shipmentId, state });
    return locked.shipments;
  });
  for (const { kind, state, shipment_id: shipmentId } of shipments)
    if (kind === 'EMAIL' && state === 'OPEN') await moveShipment(shop, shipmentId, 'DELIVERED', by.actor);
}
