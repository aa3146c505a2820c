/** Where the papers of an order are, as PDF, for its owner and for whoever holds a guest's key. */
export const PAPER_PATHS = {
  RECEIPT: '/account/orders/:orderNumber/receipt.pdf',
  INVOICE: '/account/orders/:orderNumber/invoice.pdf',
  RETURN_LABEL: '/account/orders/:orderNumber/returns/:returnId/label.pdf',
} as const;

/** Which paper of which order; `returnId` counts for a return label alone. */
export type OwnPaper = { readonly kind: keyof typeof PAPER_PATHS; readonly orderNumber: string; readonly returnId: string };

/** The address of a paper on its site. */
export function paperPath(kind: OwnPaper['kind'], orderNumber: string, returnId = ''): string {
  return PAPER_PATHS[kind].replace(':orderNumber', encodeURIComponent(orderNumber)).replace(':returnId', encodeURIComponent(returnId));
}

/** The address of the receipt for who looked the order up: `key` opens it for a while. */
export function lookedUpReceiptPath(orderNumber: string, key: string): string {
  return `${paperPath('RECEIPT', orderNumber)}?key=${encodeURIComponent(key)}`;
}
