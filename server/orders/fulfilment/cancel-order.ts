import { isCancellable } from '#domain/orders/shipment-states.ts';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { makeMoves, planMoves, takenFor } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { stockHolds } from '../../stock/index.ts';
import { releaseHolds } from '../holds.ts';
import { findOrderLines } from '../order.repository.ts';
import { cancelStep } from './demo-steps.ts';
import { lockWithShipments, progressOrder } from './progress.ts';
import { moveShipmentRow, type ShipmentRow } from './shipment.repository.ts';
import { unitsOf } from './shelved-units.ts';

/**
 * Cancels what of an order has not left yet: its stock lies on the shelf again, the money that
 * was held for it is let go, and what was taken for it already is given back. Where
 * nothing of the order is left, coupons and rewards that it was paid with are given back, too.
 *
 * @returns false when there is nothing that can still be cancelled.
 */
export async function cancelOrder(shop: Shop, orderNumber: string, actor: string): Promise<boolean> {
  const by = { now: shop.now(), actor };
  const isCancelled = await transaction(shop.database, async (tx) => {
    const locked = await lockWithShipments(tx, orderNumber, by);
    if (locked === undefined) return false;
    const going = locked.shipments.filter(({ state }) => isCancellable(state));
    if (going.length === 0) return false;
    const isAll = locked.shipments.every((shipment) => going.includes(shipment) || shipment.state === 'CANCELLED');
    await shelve(tx, orderNumber, going);
    if (isAll) await releaseHolds(tx, locked.order, by.now);
    for (const { shipment_id: shipmentId } of going) {
      await moveShipmentRow(tx, { shipmentId, to: 'CANCELLED', ...by });
      await cancelStep(tx, shop, shipmentId);
    }
    const takenCents = await giveBackTaken(tx, orderNumber, going, by.now);
    // Where more of the order is to come, only the money of these goods is let go; else progressOrder lets all of it go.
    const staysOpen = locked.shipments.some((shipment) => !going.includes(shipment) && shipment.state === 'CHARGING');
    const goodsCents = going.reduce((sum, { goods_cents: cents }) => sum + cents, 0);
    if (staysOpen) await planMoves(tx, orderNumber, 'RELEASE', Math.max(0, goodsCents - takenCents), by);
    await publish(tx, { kind: 'order.cancelled', payload: { orderNumber } }, by.now);
    await progressOrder(tx, locked, by);
    return true;
  });
  if (isCancelled) await makeMoves(shop, orderNumber);
  return isCancelled;
}

/** Gives back what one of several tenders paid for a shipment before another refused. Answers how much that is in all. */
async function giveBackTaken(tx: Tx, orderNumber: string, shipments: readonly ShipmentRow[], now: Date): Promise<number> {
  let sumCents = 0;
  for (const { shipment_id: shipmentId } of shipments) {
    const takenCents = await takenFor(tx, shipmentId);
    await planMoves(tx, orderNumber, 'REFUND', takenCents, { now, shipmentId });
    sumCents += takenCents;
  }
  return sumCents;
}

async function shelve(tx: Tx, orderNumber: string, shipments: readonly ShipmentRow[]): Promise<void> {
  const going = new Set(shipments.flatMap(({ line_ids: lineIds }) => lineIds));
  const lines = (await findOrderLines(tx, [orderNumber])).filter((line) => going.has(line.line_id));
  await stockHolds.takeBack(tx, orderNumber, unitsOf(lines));
}
