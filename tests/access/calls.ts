import { ACCOUNT } from './calls/account.ts';
import { APPROVALS } from './calls/approvals.ts';
import { BUDGETS } from './calls/budgets.ts';
import { CART } from './calls/cart.ts';
import { CATALOG } from './calls/catalog.ts';
import { CONTRACT } from './calls/contract.ts';
import { CUSTOMERS } from './calls/customers.ts';
import { KEPT } from './calls/kept.ts';
import { ORDERS } from './calls/orders.ts';
import { ORGANIZATION } from './calls/organization.ts';
import { PAYING } from './calls/paying.ts';
import { PROGRAM } from './calls/program.ts';
import { QUOTES } from './calls/quotes.ts';
import { RESTOCKS } from './calls/restocks.ts';
import { ROUNDS } from './calls/rounds.ts';
import { VISITS } from './calls/visits.ts';
import type { Table } from './row.ts';

/** Every call and what else is no page, in the order in which they are made: what ends a visit comes last. */
export const CALLS: Table = {
  ...CART,
  ...PAYING,
  ...ORDERS,
  ...CATALOG,
  ...KEPT,
  ...ORGANIZATION,
  ...ROUNDS,
  ...RESTOCKS,
  ...APPROVALS,
  ...QUOTES,
  ...CONTRACT,
  ...BUDGETS,
  ...ACCOUNT,
  ...CUSTOMERS,
  ...VISITS,
  ...PROGRAM,
};
