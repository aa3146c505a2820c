/** The number of an order's invoice: its own, and told from that of the order at a glance. */
export function invoiceNumber(orderNumber: string): string {
  return `INV-${orderNumber}`;
}
