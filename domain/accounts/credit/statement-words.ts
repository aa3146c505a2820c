import { dayNumber, type CalendarDate } from '../../shared/calendar.ts';
import { MONTH_NAMES } from '../../shared/month-names.ts';
import type { InvoiceStatus } from './invoice-status.ts';
import type { StatementKind } from './statement.ts';

/** "November 2026". @param month yyyy-mm */
export function monthText(month: string): string {
  return `${MONTH_NAMES[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
}

/** "Nov 24, 2026": days of invoices are years apart, so each names its own. */
export function invoiceDay(day: CalendarDate): string {
  return `${(MONTH_NAMES[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3)} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`;
}

/** "Due Nov 24, 2026", "5 days past due", "Paid": where an invoice stands on a day. */
export function invoiceStatusText(status: InvoiceStatus, dueOn: CalendarDate, today: CalendarDate): string {
  switch (status) {
    case 'PAID':
      return 'Paid';
    case 'PAST_DUE': {
      const days = dayNumber(today) - dayNumber(dueOn);
      return days === 1 ? '1 day past due' : `${days} days past due`;
    }
    case 'DUE':
      return dueOn === today ? 'Due today' : `Due ${invoiceDay(dueOn)}`;
    case 'OPEN':
      return `Due ${invoiceDay(dueOn)}`;
    default:
      return status satisfies never;
  }
}

/** What a line of a statement is called. */
export function statementLineText({ kind, reference }: { readonly kind: StatementKind; readonly reference: string }): string {
  switch (kind) {
    case 'INVOICE':
      return `Invoice ${reference}`;
    case 'CREDIT':
      return `Credit for order ${reference}`;
    case 'PAYMENT':
      return `Payment ${reference}`;
    case 'REVERSAL':
      return `Payment ${reference} reversed`;
    default:
      return kind satisfies never;
  }
}

/** What of invoices is open is called by how late they are: "Current", "1–30 days past due". @param days one of the ages of a statement */
export function agingText(days: string): string {
  return days === 'Current' ? days : `${days} days past due`;
}

/** What has settled something of an invoice, on its paper: "Paid Nov 24, 2026 (WIRE 77)". @param card 'Visa ending in 4242', where one has paid */
export function settledText(
  kind: 'CREDITED' | 'PAID',
  { day, reference, card }: { readonly day: CalendarDate; readonly reference: string; readonly card: string | undefined },
): string {
  if (kind === 'CREDITED') return `Credit ${invoiceDay(day)}`;
  return `Paid ${invoiceDay(day)} (${card === undefined ? reference : `${card}, ${reference}`})`;
}
