import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { isStillExpected, STILL_EXPECTED } from '#domain/orders/shipment-states.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';
import { statement } from '../../db/database.ts';
import { sqlList } from '../../db/sql-list.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { MOST_SHIPMENTS_A_ROUND } from '../../schedule/index.ts';
import type { Shop } from '../../shop.ts';
import { lockWithShipments } from './progress.ts';
import { orderOfShipment, setExpected } from './shipment.repository.ts';

/**
 * Shipments whose expected day has passed, each once for each such day. Whoever moves one this moment is not waited for: it is late by the next
 * look, or it has arrived. $1 today
 */
const takeLate = statement<{ shipment_id: string; order_number: string }>(
  'shipments_late',
  `
  update shipments set late_for = promised_for where shipment_id in (select shipment_id from shipments
    where promised_for < $1::date and promised_for is distinct from late_for
      and (kind = 'PARCEL' and state in (${sqlList(STILL_EXPECTED.PARCEL)}) or kind = 'PICKUP' and state in (${sqlList(STILL_EXPECTED.PICKUP)}))
    order by promised_for limit ${MOST_SHIPMENTS_A_ROUND} for update skip locked)
  returning shipment_id, order_number`,
);

/** Says of every shipment whose expected day has passed that it is late: the note of it and the event are one transaction. */
export async function tellOfLateShipments(shop: Shop): Promise<void> {
  const now = shop.now();
  await transaction(shop.database, async (tx) => {
    for (const { shipment_id: shipmentId, order_number: orderNumber } of await takeLate(tx, [todayOf(now)]))
      await publish(tx, { kind: 'order.delayed', payload: { orderNumber, shipmentId } }, now);
  });
}

/**
 * Moves the day by which a shipment is expected. Its shopper is told of a later one; an earlier one is good news that can wait.
 *
 * @returns false when it is the same day, one that is gone, or nobody waits for it any more.
 */
export async function expectShipmentBy(shop: Shop, shipmentId: string, day: CalendarDate, actor: string): Promise<boolean> {
  const now = shop.now();
  const found = await orderOfShipment(shop.database, shipmentId);
  if (found === undefined || day < todayOf(now)) return false;
  return transaction(shop.database, async (tx) => {
    const locked = await lockWithShipments(tx, found, { now, actor });
    const shipment = locked?.shipments.find((one) => one.shipment_id === shipmentId);
    if (shipment === undefined || !isStillExpected(shipment) || shipment.promised_for === day) return false;
    await setExpected(tx, [shipmentId, day]);
    const { order_number: orderNumber, promised_for: before } = shipment;
    if (before === null || before < day)
      await publish(
        tx,
        { kind: 'order.delayed', payload: { orderNumber, shipmentId, ...(before !== null && { expectedBefore: before }) } },
        now,
      );
    return true;
  });
}

function todayOf(now: Date): CalendarDate {
  return shopDay(now);
}
