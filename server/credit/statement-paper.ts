import type { AccountStatement } from '#contracts/account/invoices.ts';
import { referenceText, waysToPay } from '#domain/accounts/credit/pay-words.ts';
import { agingText, invoiceDay, monthText, statementLineText } from '#domain/accounts/credit/statement-words.ts';
import { owedBy } from '#domain/accounts/credit/statement.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { SHOP_EMAIL } from '#domain/identity/shop-email.ts';
import type { Merchant } from '../config/settings.ts';
import type { Paper } from '../gateways/pdf/paper.ts';

/** The statement of a month as a paper. */
export function statementPaper(
  made: AccountStatement,
  {
    brandName,
    accent,
    merchant,
    at,
  }: { readonly brandName: string; readonly accent: string; readonly merchant: Merchant; readonly at: Date },
): Paper {
  const title = `Statement for ${monthText(made.month)}${made.isToDate ? ' to date' : ''}`;
  return {
    title,
    heading: title,
    brandName,
    accent,
    at,
    foot: `${brandName} · ${title} · account ${made.accountNumber}`,
    blocks: [
      {
        kind: 'FACTS',
        facts: [
          { label: 'From', lines: [merchant.name, ...merchant.address] },
          { label: 'For', lines: [...(made.billTo.length > 0 ? made.billTo : [made.accountName]), `Account ${made.accountNumber}`] },
          { label: 'Period', lines: [`${invoiceDay(made.from)} to ${invoiceDay(made.to)}`, `Net ${made.termsDays}`] },
        ],
      },
      {
        kind: 'TABLE',
        heading: 'Activity',
        columns: [
          { name: 'Date', share: 16, align: 'start' },
          { name: 'What', share: 48, align: 'start' },
          { name: 'Amount', share: 18, align: 'end' },
          { name: 'Balance', share: 18, align: 'end' },
        ],
        rows: [
          { cells: [invoiceDay(made.from), 'Opening balance', '', formatDollars(made.opening)] },
          ...made.lines.map((line) => ({
            cells: [
              invoiceDay(line.day),
              [
                statementLineText(line),
                ...(line.card === null ? [] : [line.card]),
                ...(line.poNumber === null ? [] : [`PO: ${line.poNumber}`]),
                ...(line.dueOn === null ? [] : [`due ${invoiceDay(line.dueOn)}`]),
              ].join(' · '),
              formatDollars(owedBy(line.kind, line.amount)),
              formatDollars(line.balance),
            ],
          })),
        ],
      },
      {
        kind: 'SUMS',
        sums: [
          { label: 'Opening balance', amount: formatDollars(made.opening) },
          { label: 'Invoices', amount: formatDollars(made.invoiced) },
          { label: 'Credits', amount: formatDollars(-made.credited) },
          { label: 'Payments', amount: formatDollars(-made.paid) },
          { label: made.isToDate ? 'Balance today' : 'Closing balance', amount: formatDollars(made.closing), isTotal: true },
        ],
      },
      {
        kind: 'TABLE',
        heading: 'Open invoices by due date',
        columns: [
          { name: 'Past due', share: 60, align: 'start' },
          { name: 'Open', share: 40, align: 'end' },
        ],
        rows: made.aging.map(({ days, amount }) => ({ cells: [agingText(days), formatDollars(amount)] })),
        ...(made.unapplied > 0 && { sums: [{ label: 'Paid ahead', amount: formatDollars(-made.unapplied) }] }),
      },
      ...(made.closing > 0 ? [{ kind: 'FACTS' as const, facts: waysToPay(merchant.payTo) }] : []),
      { kind: 'LINES', lines: [...(made.closing > 0 ? [referenceText()] : []), `Questions? Write to ${SHOP_EMAIL}.`] },
    ],
  };
}
