/**
 * The number of an order's invoice: its own, and told from that of the order at a glance.
 *
 * @param part of an order that is paid on account: which of its invoices, from 1 on, each for what left together.
 */
export function invoiceNumber(orderNumber: string, part?: number): string {
  return part === undefined ? `INV-${orderNumber}` : `INV-${orderNumber}-${part}`;
}
