import { z } from 'zod';
import { MONTH } from '#domain/shared/calendar.ts';
import { INVOICE_GROUPS, INVOICE_STATUSES } from '#domain/accounts/credit/invoice-status.ts';
import { call } from '../call.ts';
import { IsoDate, Money, NoBody, Nothing, paging } from '../shapes.ts';

/** A month: yyyy-mm. */
const Month = z.string().regex(MONTH);

const AccountInvoice = z
  .object({
    invoiceNumber: z.string(),
    orderNumber: z.string(),
    issuedOn: IsoDate,
    dueOn: IsoDate,
    amount: Money,
    open: Money.meta({ description: 'Of it neither paid nor credited' }),
    beingPaid: Money.meta({ description: 'Of what is open: for which a payment by card is on its way' }),
    status: z.enum(INVOICE_STATUSES),
    buyer: z.string().nullable(),
    mayOpen: z.boolean().meta({ description: 'Whether who looks can open the page of its order' }),
    poNumber: z.string().nullable(),
    poRelease: z.string().nullable(),
    budgetCenterName: z.string().nullable(),
  })
  .meta({ id: 'AccountInvoice' });
export type AccountInvoice = z.output<typeof AccountInvoice>;

/** Where what is owed is sent. */
const WhereToPay = z.object({
  payee: z.string().meta({ description: 'To whom a check is made out' }),
  remitTo: z.array(z.string()).meta({ description: 'The address for checks, a line each' }),
  ach: z.array(z.string()).meta({ description: 'The bank account for ACH and wires, a line each; empty: none' }),
});

const CreditStands = z.object({
  limit: Money,
  termsDays: z.int(),
  owed: Money.meta({ description: 'Below zero: more was paid than was owed' }),
  onOrder: Money.meta({ description: 'Held by orders that are not invoiced yet' }),
  available: Money,
  pastDue: Money,
});

/** What an organization was invoiced, and how its credit stands. For its people who may put orders on invoice and are not bound to a contract. */
export const listInvoices = call({
  name: 'listInvoices',
  method: 'GET',
  path: '/cc/api/invoices',
  tag: 'account',
  openTo: 'signed-in',
  summary:
    'The invoices of the organization, newest first, with q those whose number, order number or purchase order begins so, how its credit stands, and the months of which there are statements',
  params: Nothing,
  query: z.object({ ...paging(20, 100), group: z.enum(INVOICE_GROUPS).default('ALL'), q: z.string().max(100).trim().optional() }),
  body: NoBody,
  answer: z.object({
    today: IsoDate.meta({ description: 'Where the shop is: invoices are due by its calendar' }),
    credit: CreditStands,
    payTo: WhereToPay,
    mayPay: z.boolean().meta({ description: 'Whether who looks may pay them by card' }),
    invoices: z.array(AccountInvoice),
    totalItems: z.int(),
    months: z.array(Month).meta({ description: 'The latest first; the current one is up to date' }),
  }),
});

export const AccountStatement = z
  .object({
    month: Month,
    accountNumber: z.string(),
    accountName: z.string(),
    billTo: z.array(z.string()).meta({ description: 'Whom it names, a line each; none: the organization by its name' }),
    from: IsoDate,
    to: IsoDate.meta({ description: 'Of the current month today' }),
    isToDate: z.boolean(),
    termsDays: z.int(),
    opening: Money,
    invoiced: Money,
    credited: Money,
    paid: Money,
    closing: Money,
    lines: z.array(
      z.object({
        day: IsoDate,
        kind: z.enum(['INVOICE', 'CREDIT', 'PAYMENT', 'REVERSAL']),
        reference: z.string(),
        dueOn: IsoDate.nullable(),
        orderNumber: z.string().nullable(),
        poNumber: z.string().nullable(),
        card: z
          .string()
          .nullable()
          .meta({ description: 'Of a payment by card: which', examples: ['Visa ending in 4242'] }),
        mayOpen: z.boolean().meta({ description: 'Whether who looks can open the page of its order' }),
        amount: Money,
        balance: Money,
      }),
    ),
    aging: z
      .array(z.object({ days: z.string(), amount: Money }))
      .meta({ description: 'What is open of invoices by the days since they were due; Current: not yet' }),
    unapplied: Money.meta({ description: 'Paid or credited ahead of any invoice' }),
  })
  .meta({ id: 'AccountStatement' });
export type AccountStatement = z.output<typeof AccountStatement>;

/** What an organization owed at the beginning of a month, what happened in it, and what it owed then. */
export const getStatement = call({
  name: 'getStatement',
  method: 'GET',
  path: '/cc/api/invoices/statements/:month',
  tag: 'account',
  openTo: 'signed-in',
  summary: 'The statement of a month of the organization',
  params: z.object({ month: Month }),
  query: Nothing,
  body: NoBody,
  answer: AccountStatement.extend({ payTo: WhereToPay, mayPay: z.boolean() }).meta({ id: 'OwnStatement' }),
});
