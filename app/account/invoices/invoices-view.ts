import type { AccountInvoice, AccountStatement, listInvoices } from '#contracts/account/invoices.ts';
import type { InvoiceGroup } from '#domain/accounts/credit/invoice-status.ts';
import { invoicePaperPath, invoicePaymentPath } from '#domain/accounts/credit/invoice-paths.ts';
import { owedBy } from '#domain/accounts/credit/statement.ts';
import { agingText, invoiceDay, invoiceStatusText, monthText, statementLineText } from '#domain/accounts/credit/statement-words.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { purchaseOrderText } from '#domain/checkout/po-number.ts';
import { choosePath } from './paying/paying-query.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import type { z } from 'zod';

type Listed = z.output<(typeof listInvoices)['answer']>;

/** How the credit of an organization stands, a figure each. */
export function creditFigures({ limit, termsDays, owed, onOrder, available, pastDue }: Listed['credit']) {
  return [
    { label: owed < 0 ? 'Paid ahead' : 'You owe', amount: formatDollars(Math.abs(owed)), note: `Net ${termsDays}`, isLate: false },
    {
      label: 'Past due',
      amount: formatDollars(pastDue),
      note: pastDue > 0 ? 'Please pay now' : 'Nothing is late',
      isLate: pastDue > 0,
    },
    { label: 'Not invoiced yet', amount: formatDollars(onOrder), note: 'Not shipped yet', isLate: false },
    { label: 'Credit left', amount: formatDollars(available), note: `of ${formatDollars(limit)}`, isLate: false },
  ];
}

/** In which color a badge says where an invoice stands. */
export const STATUS_TONES: Record<AccountInvoice['status'], BadgeTone> = {
  OPEN: 'neutral',
  DUE: 'warning',
  PAST_DUE: 'failure',
  PAID: 'success',
};

/** An invoice of a list, as it stands today. @param today where the shop is */
export function invoiceRow(invoice: AccountInvoice, today: string) {
  const {
    invoiceNumber: number,
    orderNumber,
    issuedOn,
    dueOn,
    amount,
    open,
    beingPaid,
    status,
    buyer,
    mayOpen,
    poNumber,
    poRelease,
    budgetCenterName,
  } = invoice;
  const booked = purchaseOrderText(poNumber, poRelease);
  return {
    number,
    orderNumber,
    mayOpen,
    paper: invoicePaperPath(number),
    issued: invoiceDay(issuedOn),
    due: invoiceDay(dueOn),
    amount: formatDollars(amount),
    open: formatDollars(open),
    owes: open !== 0,
    /** Where it is paid; undefined: nothing of it is left to pay. */
    pay: open > beingPaid ? choosePath([{ invoiceNumber: number }]) : undefined,
    status: invoiceStatusText(status, dueOn, today),
    tone: STATUS_TONES[status],
    notes: [
      ...(buyer === null ? [] : [buyer]),
      ...(booked === undefined ? [] : [`PO: ${booked}`]),
      ...(budgetCenterName === null ? [] : [budgetCenterName]),
      ...(beingPaid > 0 ? [`Payment of ${formatDollars(beingPaid)} on its way`] : []),
    ],
  };
}
export type InvoiceRowView = ReturnType<typeof invoiceRow>;

export const GROUP_TEXTS: Record<InvoiceGroup, string> = { ALL: 'All', UNPAID: 'Open', PAST_DUE: 'Past due', PAID: 'Paid' };

/** Said where a group has none. */
export const NONE_TEXTS: Record<InvoiceGroup, string> = {
  ALL: 'Nothing has been invoiced yet. Choose “Pay by invoice” at checkout, and the invoice shows up here when your order ships.',
  UNPAID: 'Nothing is open. Everything is paid.',
  PAST_DUE: 'Nothing is past due.',
  PAID: 'No invoice is paid yet.',
};

/** The statement of a month as its page shows it. */
export function statementView(made: AccountStatement) {
  const balance = (amount: number) => formatDollars(amount);
  return {
    month: made.month,
    title: `Statement for ${monthText(made.month)}${made.isToDate ? ' to date' : ''}`,
    account: `${made.accountName} · account ${made.accountNumber}`,
    period: `${invoiceDay(made.from)} to ${invoiceDay(made.to)} · net ${made.termsDays}`,
    openingOn: invoiceDay(made.from),
    sums: [
      { label: 'Opening balance', amount: balance(made.opening), isTotal: false },
      { label: 'Invoices', amount: balance(made.invoiced), isTotal: false },
      { label: 'Credits', amount: balance(-made.credited), isTotal: false },
      { label: 'Payments', amount: balance(-made.paid), isTotal: false },
      { label: made.isToDate ? 'Balance today' : 'Closing balance', amount: balance(made.closing), isTotal: true },
    ],
    opening: balance(made.opening),
    lines: made.lines.map((line) => ({
      key: `${line.kind} ${line.reference} ${line.day} ${line.balance}`,
      day: invoiceDay(line.day),
      what: statementLineText(line),
      order: line.mayOpen && line.orderNumber !== null ? line.orderNumber : undefined,
      paper: line.kind === 'INVOICE' ? invoicePaperPath(line.reference) : undefined,
      receipt: line.card === null ? undefined : invoicePaymentPath(line.reference),
      note: [
        ...(line.card === null ? [] : [line.card]),
        ...(line.poNumber === null ? [] : [`PO: ${line.poNumber}`]),
        ...(line.dueOn === null ? [] : [`Due ${invoiceDay(line.dueOn)}`]),
      ].join(' · '),
      amount: balance(owedBy(line.kind, line.amount)),
      balance: balance(line.balance),
    })),
    aging: made.aging.map(({ days, amount }) => ({ days: agingText(days), amount: balance(amount) })),
    unapplied: made.unapplied > 0 ? balance(-made.unapplied) : undefined,
  };
}

/** The rows of a statement as a file: opening and closing balance stand at its ends. Amounts are in dollars; what lowers the balance is negative. */
export function statementRows(made: AccountStatement): string[][] {
  const cents = (dollars: number) => dollars.toFixed(2);
  return [
    ['Date', 'What', 'Reference', 'Order', 'PO', 'Due', 'Amount', 'Balance'],
    [made.from, 'Opening balance', '', '', '', '', '', cents(made.opening)],
    ...made.lines.map(({ day, kind, reference, orderNumber, poNumber, dueOn, amount, balance }) => [
      day,
      { INVOICE: 'Invoice', CREDIT: 'Credit', PAYMENT: 'Payment', REVERSAL: 'Payment reversed' }[kind],
      reference,
      orderNumber ?? '',
      poNumber ?? '',
      dueOn ?? '',
      cents(owedBy(kind, amount)),
      cents(balance),
    ]),
    [made.to, made.isToDate ? 'Balance' : 'Closing balance', '', '', '', '', '', cents(made.closing)],
    ...made.aging.map(({ days, amount }) => ['', `Open, ${agingText(days).toLowerCase()}`, '', '', '', '', cents(amount), '']),
  ];
}
