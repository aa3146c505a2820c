import type pg from 'pg';
import type { PastOrder } from '../history/order.ts';
import type { TableRows } from './people-rows.ts';

/** Rows of what past orders were sent in, of what came back and of the money that was moved for them. */
export function fulfilmentRows(orders: readonly PastOrder[]): TableRows[] {
  return [shipmentRows(orders), shipmentLineRows(orders), returnRows(orders), returnLineRows(orders), moveRows(orders)];
}

function shipmentRows(orders: readonly PastOrder[]): TableRows {
  return {
    table: 'shipments',
    columns: [
      'shipment_id',
      'order_number',
      'position',
      'kind',
      'store_number',
      'promised_for',
      'state',
      'goods_cents',
      'fees_cents',
      'tracking',
      'changed_by',
      'created_at',
      'updated_at',
    ],
    rows: orders.flatMap(({ orderNumber, shipments, placedAt }) =>
      shipments.map((shipment, index) => [
        shipment.shipmentId,
        orderNumber,
        index + 1,
        shipment.kind,
        shipment.storeNumber,
        shipment.promisedFor,
        shipment.state,
        shipment.goodsCents,
        shipment.feesCents,
        shipment.tracking,
        'import',
        placedAt,
        shipment.updatedAt,
      ]),
    ),
  };
}

function shipmentLineRows(orders: readonly PastOrder[]): TableRows {
  return {
    table: 'shipment_lines',
    columns: ['shipment_id', 'order_number', 'line_id'],
    rows: orders.flatMap(({ orderNumber, shipments }) =>
      shipments.flatMap(({ shipmentId, lineIds }) => lineIds.map((lineId) => [shipmentId, orderNumber, lineId])),
    ),
  };
}

function returnRows(orders: readonly PastOrder[]): TableRows {
  return {
    table: 'returns',
    columns: ['return_id', 'order_number', 'refund_cents', 'reason', 'actor', 'at'],
    rows: orders.flatMap(({ orderNumber, returns }) =>
      returns.map(({ returnId, refundCents, reason, at }) => [returnId, orderNumber, refundCents, reason, 'import', at]),
    ),
  };
}

function returnLineRows(orders: readonly PastOrder[]): TableRows {
  return {
    table: 'return_lines',
    columns: ['return_id', 'order_number', 'line_id', 'qty', 'refund_cents'],
    rows: orders.flatMap(({ orderNumber, returns }) =>
      returns.flatMap(({ returnId, lines }) =>
        lines.map(({ lineId, qty, refundCents }) => [returnId, orderNumber, lineId, qty, refundCents]),
      ),
    ),
  };
}

function moveRows(orders: readonly PastOrder[]): TableRows {
  return {
    table: 'money_moves',
    columns: [
      'move_id',
      'payment_id',
      'order_number',
      'kind',
      'amount_cents',
      'shipment_id',
      'return_id',
      'vendor_key',
      'state',
      'due_at',
      'created_at',
      'done_at',
    ],
    rows: orders.flatMap(({ orderNumber, moves }) =>
      moves.map((move) => [
        move.moveId,
        move.paymentId,
        orderNumber,
        move.kind,
        move.amountCents,
        move.shipmentId ?? null,
        move.returnId ?? null,
        `import-${move.moveId}`,
        'DONE',
        move.at,
        move.at,
        move.at,
      ]),
    ),
  };
}

/** What past orders took from the shelf, beside what lies there: it can come back. */
const SOLD = `
  with taken as (
      select l.order_number, l.item_id, l.location_id, sum(l.qty)::int as qty, o.placed_at, o.state in ('CANCELLED', 'RETURNED') as is_back
      from order_lines l join orders o using (order_number) join stock using (item_id, location_id)
      where o.origin = 'IMPORTED' and exists (select from shipments s where s.order_number = l.order_number)
      group by l.order_number, l.item_id, l.location_id, o.placed_at, o.state),
    written as (insert into stock_holds (order_number, item_id, location_id, qty, state, held_until, returned_qty)
      select order_number, item_id, location_id, qty, 'SOLD', placed_at, case when is_back then qty else 0 end from taken),
    sold as (select item_id, location_id, sum(qty) as qty from taken where not is_back group by item_id, location_id)
  update stock s set initial = s.initial + sold.qty, sold = s.sold + sold.qty
  from sold where s.item_id = sold.item_id and s.location_id = sold.location_id`;

/** Books the stock of the past orders that are there, without making any item scarcer. @returns how many rows of stock changed */
export async function sellPastStock(client: pg.PoolClient): Promise<number> {
  const { rowCount } = await client.query(SOLD);
  return rowCount ?? 0;
}
