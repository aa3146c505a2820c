import { orderProgress } from '#domain/orders/order-progress.ts';
import { isUnderWay, ORDER_MACHINE } from '#domain/orders/order-states.ts';
import { isAllDecided } from '#domain/orders/shipment-charge.ts';
import { mayMove } from '#domain/shared/state-machine.ts';
import type { Tx } from '../../db/database.ts';
import { planReleaseOfRest } from '../../payment/index.ts';
import { findOrderLines, lockOrder, moveOrder, type OrderRow } from '../order.repository.ts';
import { findShipments, insertShipments, newShipments, type ShipmentRow } from './shipment.repository.ts';

/** An order whose lock is held, with its shipments. */
export type LockedOrder = { readonly order: OrderRow; readonly shipments: readonly ShipmentRow[] };

type By = { readonly now: Date; readonly actor: string };

/** Locks an order until the transaction ends. One that is bought for good has shipments from now on, if it had none. */
export async function lockWithShipments(tx: Tx, orderNumber: string, by: By): Promise<LockedOrder | undefined> {
  const [order] = await lockOrder(tx, [orderNumber]);
  if (order === undefined) return undefined;
  const shipments = await findShipments(tx, [orderNumber]);
  if (shipments.length > 0 || order.origin === 'IMPORTED' || !isUnderWay(order.state)) return { order, shipments };
  const planned = newShipments(orderNumber, await findOrderLines(tx, [orderNumber]));
  await insertShipments(tx, orderNumber, planned, by);
  return { order, shipments: planned };
}

/** What an order is charged beside its rows: delivery, handling and the like, with their tax. */
export function feesOf({ order, shipments }: LockedOrder): number {
  return shipments.reduce((restCents, shipment) => restCents - shipment.goods_cents, order.total_cents);
}

/**
 * Brings an order to where its shipments are, and lets go of money that nothing will take any more. To be called after
 * shipments were moved, in the same transaction.
 */
export async function progressOrder(tx: Tx, { order }: LockedOrder, by: By): Promise<void> {
  const shipments = await findShipments(tx, [order.order_number]);
  const next = orderProgress(shipments);
  if (next !== undefined && mayMove(ORDER_MACHINE, order.state, next)) await moveOrder(tx, order.order_number, next, by);
  if (isAllDecided(shipments)) await planReleaseOfRest(tx, order.order_number, by.now);
}
