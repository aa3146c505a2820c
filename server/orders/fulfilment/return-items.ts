import { randomUUID } from 'node:crypto';
import { returnRefund } from '#domain/orders/return-refund.ts';
import type { Cents } from '#domain/shared/money.ts';
import { isReturnable, NOT_CHARGED } from '#domain/orders/shipment-states.ts';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { makeMoneyMoves, planMoneyMoves } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { stockHolds } from '../../stock/index.ts';
import { findOrderLines, type OrderLineRow } from '../order.repository.ts';
import { lockWithShipments, progressOrder, type LockedOrder } from './progress.ts';
import { findReturnedUnits, findReturnOfRequest, insertReturn } from './return.repository.ts';
import { unitsOf } from '../stock-units.ts';
import { moveShipmentRow, type ShipmentRow } from './shipment.repository.ts';

/** Units of a row that come back. */
export type ReturnedItem = { readonly lineId: string; readonly qty: number };

type Wanted = { readonly line: OrderLineRow; readonly qty: number; readonly before: number };

/**
 * Takes back what has arrived: the goods lie on the shelf again, and their money goes back to the tenders in the reverse of the
 * order in which they paid. Delivery and handling are not given back.
 *
 * @param items what comes back; undefined: all that has arrived and is still there.
 * @param requestKey of the call: what was given back under it is not given back again.
 * @returns false when some of it has not arrived, was never bought or came back before: nothing is done then.
 */
export async function returnItems(
  shop: Shop,
  orderNumber: string,
  items: readonly ReturnedItem[] | undefined,
  { actor, requestKey }: { readonly actor: string; readonly requestKey?: string | undefined },
): Promise<boolean> {
  const by = { now: shop.now(), actor, requestKey };
  const isReturned = await transaction(shop.database, async (tx) => {
    const locked = await lockWithShipments(tx, orderNumber, by);
    if (locked === undefined) return false;
    if (requestKey !== undefined && (await findReturnOfRequest(tx, [orderNumber, requestKey])).length > 0) return true;
    const there = await returnable(tx, locked);
    const wanted = choose(there, items);
    if (wanted === undefined) return false;
    await takeBack(tx, locked, wanted, by);
    const gone = new Set(
      there.filter(({ line, left }) => wanted.some((one) => one.line === line && one.qty === left)).map(({ line }) => line.line_id),
    );
    const stillThere = new Set(there.map(({ line }) => line.line_id).filter((id) => !gone.has(id)));
    for (const shipment of locked.shipments) {
      const isComplete = isReturnable(shipment.state) && shipment.kind !== 'EMAIL' && !shipment.line_ids.some((id) => stillThere.has(id));
      if (isComplete) await moveShipmentRow(tx, { shipment, to: 'RETURNED', ...by });
    }
    await progressOrder(tx, locked, by);
    return true;
  });
  if (isReturned) await makeMoneyMoves(shop, orderNumber);
  return isReturned;
}

/** What was taken for gift cards and memberships that the shopper keeps: it stays on the tender that alone may pay for them. */
async function mainOnlyTaken(tx: Tx, orderNumber: string, shipments: readonly ShipmentRow[]): Promise<Cents> {
  const takenCents = shipments
    .filter(({ state }) => !NOT_CHARGED.some((one) => one === state))
    .reduce((sum, { main_only_cents: cents }) => sum + cents, 0);
  if (takenCents === 0) return 0;
  const mainOnly = new Set((await findOrderLines(tx, [orderNumber])).filter((line) => line.is_main_only).map((line) => line.line_id));
  const returned = (await findReturnedUnits(tx, [orderNumber])).filter(({ line_id: id }) => mainOnly.has(id));
  // What comes back now is written already.
  return takenCents - returned.reduce((sum, { refund_cents: cents }) => sum + cents, 0);
}

type Returnable = { readonly line: OrderLineRow; readonly before: number; readonly left: number };

/** Rows that have arrived, with what of them is still at the shopper's. What came by e-mail cannot be given back. */
async function returnable(tx: Tx, { order, shipments }: LockedOrder): Promise<Returnable[]> {
  const arrived = new Set(
    shipments.filter(({ kind, state }) => kind !== 'EMAIL' && isReturnable(state)).flatMap(({ line_ids: ids }) => ids),
  );
  const returned = new Map((await findReturnedUnits(tx, [order.order_number])).map((row) => [row.line_id, row.qty]));
  const lines = await findOrderLines(tx, [order.order_number]);
  return lines
    .filter((line) => arrived.has(line.line_id))
    .map((line) => ({ line, before: returned.get(line.line_id) ?? 0, left: line.qty - (returned.get(line.line_id) ?? 0) }))
    .filter(({ left }) => left > 0);
}

function choose(there: readonly Returnable[], items: readonly ReturnedItem[] | undefined): Wanted[] | undefined {
  if (items === undefined) return there.length === 0 ? undefined : there.map(({ line, before, left }) => ({ line, before, qty: left }));
  const byId = new Map(there.map((one) => [one.line.line_id, one]));
  if (items.length === 0 || new Set(items.map(({ lineId }) => lineId)).size < items.length) return undefined;
  const wanted: Wanted[] = [];
  for (const { lineId, qty } of items) {
    const found = byId.get(lineId);
    if (found === undefined || qty > found.left) return undefined;
    wanted.push({ line: found.line, before: found.before, qty });
  }
  return wanted;
}

async function takeBack(
  tx: Tx,
  { order, shipments }: LockedOrder,
  wanted: readonly Wanted[],
  { now, actor, requestKey }: { now: Date; actor: string; requestKey: string | undefined },
): Promise<void> {
  const { order_number: orderNumber } = order;
  const rows = wanted.map(({ line, qty, before }) => ({
    line_id: line.line_id,
    qty,
    refund_cents: returnRefund({ paidCents: line.final_cents + line.tax_cents, qty: line.qty }, before, qty),
  }));
  const refundCents = rows.reduce((sum, row) => sum + row.refund_cents, 0);
  const returnId = randomUUID();
  await stockHolds.takeBack(tx, orderNumber, unitsOf(wanted.map(({ line, qty }) => ({ ...line, qty }))));
  await insertReturn(tx, [returnId, orderNumber, refundCents, actor, now, JSON.stringify(rows), requestKey ?? null]);
  const mainOnlyCents = wanted.reduce((sum, { line }, index) => sum + (line.is_main_only ? (rows[index]?.refund_cents ?? 0) : 0), 0);
  const keptMainOnlyCents = await mainOnlyTaken(tx, orderNumber, shipments);
  await planMoneyMoves(tx, orderNumber, 'REFUND', { cents: refundCents, mainOnlyCents, keptMainOnlyCents }, { now, returnId });
  await publish(tx, { kind: 'order.returned', payload: { orderNumber, returnId } }, now);
}
