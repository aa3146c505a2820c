import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { promiseAfterHold } from '#domain/orders/handing/promise-after-hold.ts';
import type { Tx } from '../../db/database.ts';
import { publish } from '../../events/index.ts';
import { letGoOrderedLogos, logosIn } from '../../logos/index.ts';
import { planReleaseOfRest, planRenewalsAtYes } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { scheduleStep } from '../fulfilment/demo-steps.ts';
import { insertShipments, newShipments } from '../fulfilment/shipment.repository.ts';
import { keepingOf, releaseHolds } from '../holds.ts';
import { findOrderLines, moveOrder, personalizationOf, type OrderLineRow, type OrderRow } from '../order.repository.ts';
import { endWaiting } from './approval.repository.ts';

type By = { readonly now: Date; readonly actor: string };

/**
 * The order is bought: what it held is its own, and its shipments wait, their days as much later as it has waited. Money that no vendor would hold long enough is to be held anew: once the transaction is
 * committed, `makeMoneyMoves`. The caller has it locked.
 *
 * @throws a shortage of 'order' when it waits no longer.
 */
export async function buyWaiting(shop: Shop, tx: Tx, order: OrderRow, by: By): Promise<void> {
  const { order_number: orderNumber, placed_at: placedAt } = order;
  await moveOrder(tx, orderNumber, 'APPROVED', by);
  await endWaiting(tx, [orderNumber, by.now]);
  await Promise.all(keepingOf(order)(tx, by.now));
  const [from, to] = [shopDay(placedAt ?? by.now), shopDay(by.now)];
  const lines = (await findOrderLines(tx, [orderNumber])).map((line) =>
    line.promised_for === null ? line : { ...line, promised_for: promiseAfterHold(line.promised_for, from, to) },
  );
  const shipments = newShipments(orderNumber, lines);
  await insertShipments(tx, orderNumber, shipments, by);
  for (const { shipment_id: shipmentId, state } of shipments) await scheduleStep(tx, shop, { shipmentId, state });
  await planRenewalsAtYes(tx, orderNumber, { ...by, neededAt: firstDay(lines) });
  await publish(tx, { kind: 'order.approved', payload: { orderNumber } }, by.now);
  if (shipments.some(({ kind }) => kind === 'EMAIL'))
    await publish(tx, { kind: 'order.placed-with-items-by-email', payload: { orderNumber } }, by.now);
}

/** When the first day is over that was promised; undefined where none was. */
function firstDay(lines: readonly Pick<OrderLineRow, 'promised_for'>[]): Date | undefined {
  const [first] = lines.flatMap(({ promised_for: day }) => (day === null ? [] : [day])).toSorted();
  return first === undefined ? undefined : new Date(`${first}T23:59:59Z`);
}

/**
 * The order comes to nothing: stock, coupons, rewards, budgets, credit and money are free again. The money moves once the transaction is committed: `makeMoneyMoves`.
 * The caller has it locked, and tells who wants to hear of it.
 *
 * @throws a shortage of 'order' when it waits no longer.
 */
export async function dropWaiting(tx: Tx, order: OrderRow, to: 'DECLINED' | 'CANCELLED', by: By): Promise<void> {
  const { order_number: orderNumber } = order;
  await moveOrder(tx, orderNumber, to, by);
  await endWaiting(tx, [orderNumber, by.now]);
  await releaseHolds(tx, order, by.now);
  const lines = await findOrderLines(tx, [orderNumber]);
  await letGoOrderedLogos(tx, logosIn(lines.map((line) => ({ personalization: personalizationOf(line) }))));
  await planReleaseOfRest(tx, orderNumber, by.now);
}
