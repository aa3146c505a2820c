import { getStatement as getStatementCall, listInvoices as listInvoicesCall } from '#contracts/account/invoices.ts';
import {
  listCredit as listCreditCall,
  recordAccountPayment as recordCall,
  reverseAccountPayment as reverseCall,
} from '#contracts/operations/credit.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { listCredit, recordAccountPayment, reverseAccountPayment } from './payments.ts';
import { listInvoices } from './read-invoices.ts';
import { getStatement } from './read-statement.ts';

export const creditRoutes: readonly Route[] = [
  lookingRoute(listInvoicesCall, listInvoices),
  lookingRoute(getStatementCall, getStatement),
  lookingRoute(listCreditCall, listCredit),
  lookingRoute(recordCall, recordAccountPayment),
  lookingRoute(reverseCall, reverseAccountPayment),
];
