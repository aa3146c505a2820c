import { daysBetween, type CalendarDate } from '../../shared/calendar.ts';
import type { Cents } from '../../shared/money.ts';

/** Where an invoice stands. DUE: within the days for which it is reminded of, the last one of them being the day on which it is due. */
export const INVOICE_STATUSES = ['OPEN', 'DUE', 'PAST_DUE', 'PAID'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** An invoice is told to be due, by mail and on its page, so many days before. */
export const DUE_SOON_DAYS = 5;

/** Where an invoice stands on a day. What is due today is not past due. */
export function invoiceStatus(
  { openCents, dueOn }: { readonly openCents: Cents; readonly dueOn: CalendarDate },
  today: CalendarDate,
): InvoiceStatus {
  if (openCents === 0) return 'PAID';
  const days = daysBetween(today, dueOn);
  return days < 0 ? 'PAST_DUE' : days <= DUE_SOON_DAYS ? 'DUE' : 'OPEN';
}

/** What invoices are looked for. UNPAID: of every status but PAID. */
export const INVOICE_GROUPS = ['UNPAID', 'PAST_DUE', 'PAID', 'ALL'] as const;
export type InvoiceGroup = (typeof INVOICE_GROUPS)[number];
