export { invoicePaymentRoutes } from './invoice-payments.routes.ts';
export { hearOfInvoicePayment, invoicePaymentJobs } from './look-after-payments.ts';
export { onInvoicePaymentEvents } from './payment-mails.ts';
export { settleAnsweredChallenge } from './answered-challenge.ts';
