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
