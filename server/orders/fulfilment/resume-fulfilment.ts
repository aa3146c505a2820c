import { BOUGHT } from '#domain/orders/order-states.ts';
import { statement } from '../../db/database.ts';
import { sqlList } from '../../db/sql-list.ts';
import { makeMoneyMoves } from '../../payment/index.ts';
import { apart, MOST_ASKED_AT_ONCE } from '../../schedule/index.ts';
import type { Shop } from '../../shop.ts';
import { finishCharge } from './move-shipment.ts';
import { prepareOrder } from './prepare-order.ts';

/** A charge is taken up by somebody else when whoever began it has not ended it by then. */
const TAKE_UP_AFTER_MS = 5_000;

/** Shipments whose money was being taken when something stopped. Those with a move that is not due yet wait for it. $1 since */
const findInterrupted = statement<{ shipment_id: string; order_number: string }>(
  'shipments_interrupted',
  `
  select shipment_id, order_number from shipments s where state = 'CHARGING' and updated_at <= $1
    and not exists (select from money_moves m where (m.shipment_id = s.shipment_id or (m.kind = 'HOLD' and m.order_number = s.order_number)) and m.state = 'PENDING') order by updated_at limit ${MOST_ASKED_AT_ONCE}`,
);
/** Orders that were placed and never made ready: before there were shipments, or the event was lost with an old version. $1 since */
const findUnprepared = statement<{ order_number: string }>(
  'orders_unprepared',
  `
  select order_number from orders o where o.origin = 'SHOP' and o.state in (${sqlList(BOUGHT)}) and o.placed_at <= $1
    and not exists (select from shipments s where s.order_number = o.order_number) order by o.placed_at limit ${MOST_ASKED_AT_ONCE}`,
);

/**
 * Takes up what a crash or a silent vendor left in the middle: money moves that are due again, shipments whose money is there
 * by now, orders without shipments. Safe to run on several nodes at once.
 */
export async function resumeFulfilment(shop: Shop): Promise<void> {
  await makeMoneyMoves(shop);
  const since = new Date(shop.now().getTime() - TAKE_UP_AFTER_MS);
  for (const { order_number: orderNumber, shipment_id: id } of await findInterrupted(shop.database, [since]))
    await apart(shop, { orderNumber }, () => finishCharge(shop, orderNumber, id, 'reconciler'));
  const unprepared = await findUnprepared(shop.database, [new Date(since.getTime() - 60_000)]);
  for (const { order_number: orderNumber } of unprepared) await apart(shop, { orderNumber }, () => prepareOrder(shop, orderNumber));
}
