export { creditFrom, creditOf, isInvoicePreselected, mayBeInvoiced, type CreditTuple } from './credit-account.ts';
export { creditOrder, invoiceOrder, recordPayment } from './credit-book.ts';
export { creditHeldBy, creditHolds, releaseCredit } from './credit-holds.ts';
export { shopDay } from './shop-day.ts';
