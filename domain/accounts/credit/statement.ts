import { addDays, daysBetween, type CalendarDate } from '../../shared/calendar.ts';
import type { Cents } from '../../shared/money.ts';

/** What a line of a statement tells of. REVERSAL: a payment that was recorded by mistake is taken back. */
export type StatementKind = 'INVOICE' | 'CREDIT' | 'PAYMENT' | 'REVERSAL';

/** What a line of an amount changes of what is owed: above zero it adds to it. The amount is in dollars or cents. */
export function owedBy(kind: StatementKind, amount: number): number {
  return kind === 'INVOICE' || kind === 'REVERSAL' ? amount : -amount;
}

/** Something in the book of an organization that changes what it owes. */
export interface StatementEntry {
  readonly kind: StatementKind;
  readonly day: CalendarDate;
  /** The number of the invoice, of the order that is credited, or the reference of the payment that was made or is taken back. */
  readonly reference: string;
  readonly cents: Cents;
}

/** An invoice that was open at the end of a statement. */
export interface OpenAtEnd {
  readonly dueOn: CalendarDate;
  readonly openCents: Cents;
}

/** What is open by how many days its invoices are past due: not yet, up to 30, 60, 90, and more. */
export const AGES = ['Current', '1–30', '31–60', '61–90', '90+'] as const;
const AGE_ENDS = [0, 30, 60, 90];

export interface Statement {
  readonly openingCents: Cents;
  /** Each entry with the balance after it. */
  readonly lines: readonly (StatementEntry & { readonly balanceCents: Cents })[];
  readonly invoicedCents: Cents;
  readonly creditedCents: Cents;
  /** Without what was taken back: below zero where that is more. */
  readonly paidCents: Cents;
  readonly closingCents: Cents;
  /** What is open of invoices, by `AGES`. */
  readonly agingCents: readonly Cents[];
  /** What was paid or credited and no invoice was open for: open invoices without it are the closing balance. */
  readonly unappliedCents: Cents;
}

/**
 * What an organization owed at the beginning of a time, what happened, and what it owes at its end.
 *
 * @param entries those of the time, in the order in which they happened.
 * @param open the invoices that were open at the end.
 * @param lastDay its last day: ages are counted up to it.
 */
export function makeStatement(
  openingCents: Cents,
  entries: readonly StatementEntry[],
  open: readonly OpenAtEnd[],
  lastDay: CalendarDate,
): Statement {
  let balanceCents = openingCents;
  const lines = entries.map((entry) => {
    balanceCents += owedBy(entry.kind, entry.cents);
    return { ...entry, balanceCents };
  });
  const sumOf = (kind: StatementEntry['kind']) => entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.cents : 0), 0);
  const agingCents = AGES.map((_, age) =>
    open.reduce((sum, { dueOn, openCents }) => sum + (ageOf(daysBetween(dueOn, lastDay)) === age ? openCents : 0), 0),
  );
  const openCents = agingCents.reduce((sum, cents) => sum + cents, 0);
  return {
    openingCents,
    lines,
    invoicedCents: sumOf('INVOICE'),
    creditedCents: sumOf('CREDIT'),
    paidCents: sumOf('PAYMENT') - sumOf('REVERSAL'),
    closingCents: balanceCents,
    agingCents,
    unappliedCents: openCents - balanceCents,
  };
}

function ageOf(days: number): number {
  const age = AGE_ENDS.findIndex((end) => days <= end);
  return age === -1 ? AGE_ENDS.length : age;
}

/** A month as its statement is named: '2026-11'. */
export type Month = string;

export function monthOf(day: CalendarDate): Month {
  return day.slice(0, 7);
}

export function firstDayOf(month: Month): CalendarDate {
  return `${month}-01`;
}

export function monthAfter(month: Month): Month {
  return monthOf(addDays(firstDayOf(month), 31));
}

/** Months from one to another, the latest first, so many at most. */
export function monthsDown(from: Month, to: Month, most: number): Month[] {
  const months: Month[] = [];
  for (let month = to; month >= from && months.length < most; month = monthOf(addDays(firstDayOf(month), -1))) months.push(month);
  return months;
}
