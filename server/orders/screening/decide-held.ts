import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { promiseAfterHold } from '#domain/orders/handing/promise-after-hold.ts';
import type { ScreeningDecision } from '#domain/orders/screening-rules.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { recordChange } from '../../operations/index.ts';
import { makeMoneyMoves } from '../../payment/index.ts';
import type { Tx } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import { cancelWithin } from '../fulfilment/cancel-order.ts';
import { scheduleStep } from '../fulfilment/demo-steps.ts';
import { lockWithShipments } from '../fulfilment/progress.ts';
import { moveShipmentRow, setExpected, type ShipmentRow } from '../fulfilment/shipment.repository.ts';
import { writeDecided } from './screening.repository.ts';

/** A person of the shop: as it is written down with the moves, and who it was where they are signed in. */
export type Decider = { readonly actor: string; readonly userId: string | undefined };

/**
 * Decides about an order that is on hold. RELEASED: what was held goes on, its day as much later as it was held, and its buyer hears of it. REFUSED: it is canceled, its money is let go, and its
 * buyer hears of it as of any cancellation.
 *
 * @returns false when it is not on hold, or not any more: somebody else has decided, or its buyer has canceled it.
 */
export async function decideHeld(
  shop: Shop,
  orderNumber: string,
  decision: ScreeningDecision,
  { actor, userId }: Decider,
): Promise<boolean> {
  const by = { now: shop.now(), actor };
  const isDecided = await transaction(shop.database, async (tx) => {
    const locked = await lockWithShipments(tx, orderNumber, by);
    const held = locked?.shipments.filter(({ state }) => state === 'ON_HOLD') ?? [];
    if (held.length === 0 || (await writeDecided(tx, [orderNumber, decision, by.now])) === 0) return false;
    if (userId !== undefined)
      await recordChange(tx, { at: by.now, userId, subject: 'HELD_ORDER', name: orderNumber }, undefined, { decision });
    if (decision === 'RELEASED') await release(shop, tx, { held, placedAt: locked?.order.placed_at ?? by.now }, by);
    else await cancelWithin(shop, tx, orderNumber, { ...by, isRefused: true });
    return true;
  });
  if (isDecided && decision === 'REFUSED') await makeMoneyMoves(shop, orderNumber);
  return isDecided;
}

async function release(
  shop: Shop,
  tx: Tx,
  { held, placedAt }: { readonly held: readonly ShipmentRow[]; readonly placedAt: Date },
  by: { readonly now: Date; readonly actor: string },
): Promise<void> {
  for (const shipment of held) {
    await moveShipmentRow(tx, { shipment, to: 'OPEN', ...by });
    const day = expectedAfter(shipment, placedAt, by.now);
    if (day !== undefined) await setExpected(tx, [shipment.shipment_id, day]);
    await scheduleStep(tx, shop, { shipmentId: shipment.shipment_id, state: 'OPEN' });
  }
  const [{ order_number: orderNumber } = { order_number: '' }] = held;
  await publish(tx, { kind: 'order.released', payload: { orderNumber } }, by.now);
  const byEmail = held.find(({ kind }) => kind === 'EMAIL');
  if (byEmail === undefined) return;
  await publish(tx, { kind: 'order.placed-with-items-by-email', payload: { orderNumber: byEmail.order_number } }, by.now);
}

/** The day by which a shipment is expected that was held meanwhile; undefined where that is the same. What is sent by e-mail on a day goes by that day. */
function expectedAfter({ kind, promised_for: promised }: ShipmentRow, placedAt: Date, now: Date): CalendarDate | undefined {
  if (kind === 'EMAIL' || promised === null) return undefined;
  const dayOf = (instant: Date) => shopDay(instant);
  const day = promiseAfterHold(promised, dayOf(placedAt), dayOf(now));
  return day === promised ? undefined : day;
}
