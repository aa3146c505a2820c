import type { PastOrder } from '../history/order.ts';
import type { TableRows } from './people-rows.ts';

/** Rows of the past orders and what hangs on them, in the order in which they refer to each other. */
export function historyRows(orders: readonly PastOrder[]): TableRows[] {
  return [
    {
      table: 'orders',
      columns: ['order_number', 'cart_id', 'tenant', 'user_id', 'email', 'status', 'total_cents', 'summary', 'addresses', 'delivery_groups', 'details', 'origin', 'claimed_at', 'held_until', 'placed_at', 'updated_at'],
      rows: orders.map((order) => [
        order.orderNumber, order.cartId, order.tenant, order.userId, order.email, order.status, order.totalCents, JSON.stringify(order.summary), JSON.stringify(order.addresses),
        JSON.stringify(order.deliveryGroups), JSON.stringify(order.details), 'IMPORTED', order.placedAt, order.placedAt, order.placedAt, order.updatedAt,
      ]),
    },
    {
      table: 'order_lines',
      columns: ['order_number', 'line_id', 'position', 'item_id', 'name', 'qty', 'unit_cents', 'base_cents', 'final_cents', 'tax_cents', 'delivery_type', 'location_id', 'details'],
      rows: orders.flatMap(({ orderNumber, lines }) => lines.map((line, index) => [
        orderNumber, line.lineId, index + 1, line.itemId, line.name, line.qty, line.unitCents, line.baseCents, line.finalCents, line.taxCents, line.deliveryType, line.locationId, JSON.stringify(line.details),
      ])),
    },
    {
      table: 'order_payments',
      columns: ['payment_id', 'order_number', 'position', 'payment_type', 'token', 'brand', 'last_four', 'expiry_month', 'expiry_year', 'amount_cents', 'captured_cents', 'refunded_cents', 'state', 'vendor_key', 'vendor_id', 'created_at'],
      rows: orders.flatMap(({ orderNumber, payments, placedAt }) => payments.map((payment, index) => [
        payment.paymentId, orderNumber, index + 1, payment.paymentType, payment.token, payment.brand, payment.lastFour, payment.expiryMonth, payment.expiryYear, payment.amountCents, payment.capturedCents,
        payment.refundedCents, payment.state, `import-${orderNumber}-${index + 1}`, `imported-${orderNumber}`, placedAt,
      ])),
    },
    {
      table: 'order_events', columns: ['order_number', 'payment_id', 'kind', 'from_state', 'to_state', 'actor', 'at'],
      rows: orders.flatMap(({ orderNumber, events }) => events.map((event) => [orderNumber, event.paymentId, event.kind, event.fromState, event.toState, 'import', event.at])),
    },
  ];
}
