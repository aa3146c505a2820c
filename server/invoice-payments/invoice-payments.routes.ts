import {
  getInvoicePayment as getCall,
  listPayableInvoices as listCall,
  payInvoices as payCall,
} from '#contracts/account/invoice-payments.ts';
import { buyingRoute, lookingRoute, type Route } from '../http/route.ts';
import { payInvoices } from './pay-invoices.ts';
import { getInvoicePayment, listPayableInvoices } from './read-payments.ts';

export const invoicePaymentRoutes: readonly Route[] = [
  lookingRoute(listCall, listPayableInvoices),
  buyingRoute(payCall, payInvoices),
  lookingRoute(getCall, getInvoicePayment),
];
