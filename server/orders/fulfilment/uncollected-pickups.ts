import { firstHeldStill, remindedThrough } from '#domain/orders/handing/pickup-hold.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';
import { command, statement } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { makeMoneyMoves } from '../../payment/index.ts';
import { apart, MOST_SHIPMENTS_A_ROUND } from '../../schedule/index.ts';
import type { Shop } from '../../shop.ts';
import { cancelWithin } from './cancel-order.ts';
import { lockWithShipments } from './progress.ts';
import { orderOfShipment, STORE_ACTOR } from './shipment.repository.ts';

type Found = { readonly shipment_id: string; readonly order_number: string };

/** Pickups whose last day is near, each once for each such day. $1 now, $2 through which day */
const takeEnding = statement<Found>(
  'shipments_pickup_ending',
  `
  update shipments set reminded_for = held_until where shipment_id in (select shipment_id from shipments
    where state = 'READY_FOR_PICKUP' and held_until <= $2::date and held_until >= $1::date and reminded_for is distinct from held_until
    order by held_until limit ${MOST_SHIPMENTS_A_ROUND} for update skip locked)
  returning shipment_id, order_number`,
);

/** Pickups that were kept through a day before. $1 first day that is not over */
const findUncollected = statement<Found>(
  'shipments_uncollected',
  `select shipment_id, order_number from shipments where state = 'READY_FOR_PICKUP' and held_until < $1::date order by held_until limit ${MOST_SHIPMENTS_A_ROUND}`,
);

/** The day through which a store keeps a pickup. $1 shipment, $2 day */
const setHeldUntil = command('shipment_held_until', 'update shipments set held_until = $2::date where shipment_id = $1');

/** Reminds whoever has not fetched what a store keeps only a little longer: the note of it and the event are one transaction. */
export async function remindOfPickups(shop: Shop): Promise<void> {
  const now = shop.now();
  await transaction(shop.database, async (tx) => {
    const ending = await takeEnding(tx, [firstHeldStill(now), remindedThrough(now)]);
    for (const { shipment_id: shipmentId, order_number: orderNumber } of ending)
      await publish(tx, { kind: 'order.pickup-ending', payload: { orderNumber, shipmentId } }, now);
  });
}

/**
 * Cancels what nobody fetched in the days for which its store kept it: its stock lies on the shelf again, and the money that is held for it is let go.
 * Whoever is handed theirs this moment has it: what is being paid is canceled by nobody.
 */
export async function cancelUncollected(shop: Shop): Promise<void> {
  const now = shop.now();
  const day = firstHeldStill(now);
  for (const { shipment_id: shipmentId, order_number: orderNumber } of await findUncollected(shop.database, [day]))
    await apart(shop, { shipmentId }, async () => {
      const only = {
        shipmentId,
        isStill: ({ state, held_until: until }: HeldRow) => state === 'READY_FOR_PICKUP' && until !== null && until < day,
      };
      const by = { now, actor: STORE_ACTOR, only };
      const isCanceled = await transaction(shop.database, (tx) => cancelWithin(shop, tx, orderNumber, by));
      if (isCanceled) await makeMoneyMoves(shop, orderNumber);
    });
}

type HeldRow = { readonly state: string; readonly held_until: CalendarDate | null };

/**
 * Has a store keep a pickup through another day.
 *
 * @returns false when it does not wait in a store, or the day is gone.
 */
export async function holdPickupUntil(shop: Shop, shipmentId: string, day: CalendarDate, actor: string): Promise<boolean> {
  const now = shop.now();
  const found = await orderOfShipment(shop.database, shipmentId);
  if (found === undefined || day < firstHeldStill(now)) return false;
  return transaction(shop.database, async (tx) => {
    const locked = await lockWithShipments(tx, found, { now, actor });
    const shipment = locked?.shipments.find((one) => one.shipment_id === shipmentId);
    if (shipment?.state !== 'READY_FOR_PICKUP') return false;
    await setHeldUntil(tx, [shipmentId, day]);
    return true;
  });
}
