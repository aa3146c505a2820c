/** Where an organization's invoices and statements are, on the business site. */
export const INVOICE_PATHS = {
  all: '/account/invoices',
  pay: '/account/invoices/pay',
  payment: '/account/invoices/payments/:paymentNumber',
  paper: '/account/invoices/:invoiceNumber/invoice.pdf',
  statement: '/account/statements/:month',
  statementPaper: '/account/statements/:month/statement.pdf',
  statementFile: '/account/statements/:month/statement.csv',
} as const;

/** The address of an invoice as PDF. */
export function invoicePaperPath(invoiceNumber: string): string {
  return INVOICE_PATHS.paper.replace(':invoiceNumber', encodeURIComponent(invoiceNumber));
}

/** The address of a payment of invoices, which is its receipt. */
export function invoicePaymentPath(paymentNumber: string): string {
  return INVOICE_PATHS.payment.replace(':paymentNumber', encodeURIComponent(paymentNumber));
}

/** The address of a month's statement: its page, its PDF or its rows. @param month yyyy-mm */
export function statementPath(month: string, as: 'statement' | 'statementPaper' | 'statementFile' = 'statement'): string {
  return INVOICE_PATHS[as].replace(':month', encodeURIComponent(month));
}
