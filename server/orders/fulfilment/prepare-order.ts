import { localTime } from '#domain/delivery/days/local-time.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { isUnderWay } from '#domain/orders/order-states.ts';
import { isSendable } from '#domain/personalization/sending-day.ts';
import { transaction } from '../../db/transaction.ts';
import { apart, MOST_SHIPMENTS_A_ROUND } from '../../schedule/index.ts';
import type { Shop } from '../../shop.ts';
import { scheduleStep } from './demo-steps.ts';
import { isTooEarly, moveShipment } from './move-shipment.ts';
import { lockWithShipments } from './progress.ts';
import { findDueEmails } from './shipment.repository.ts';

/** Sends what comes by e-mail and was to wait for a day that has come: gifts, since nothing else is sent on a chosen day. */
export async function sendDueEmails(shop: Shop): Promise<void> {
  const local = localTime(shop.now().getTime(), SHOP_ZONE);
  if (!isSendable(local.date, local)) return;
  for (const { shipment_id: shipmentId } of await findDueEmails(shop.database, [local.date, MOST_SHIPMENTS_A_ROUND]))
    await apart(shop, { shipmentId }, () => moveShipment(shop, shipmentId, 'DELIVERED', 'warehouse'));
}

/**
 * Makes an order that was placed ready: what comes by e-mail leaves, and is paid for, at once, or stays until `sendDueEmails` finds that its day has come; one that has no shipments
 * yet gets them. A repeat changes nothing.
 */
export async function prepareOrder(shop: Shop, orderNumber: string): Promise<void> {
  const by = { now: shop.now(), actor: 'warehouse' };
  const shipments = await transaction(shop.database, async (tx) => {
    const locked = await lockWithShipments(tx, orderNumber, by);
    if (locked === undefined || !isUnderWay(locked.order.state)) return [];
    for (const shipment of locked.shipments)
      if (!isTooEarly(shipment, by.now)) await scheduleStep(tx, shop, { shipmentId: shipment.shipment_id, state: shipment.state });
    return locked.shipments;
  });
  for (const { kind, state, shipment_id: shipmentId } of shipments)
    if (kind === 'EMAIL' && state === 'OPEN') await moveShipment(shop, shipmentId, 'DELIVERED', by.actor);
}
