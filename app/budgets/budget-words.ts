import { formatDollars } from '#domain/catalog/price-text.ts';
import type { BudgetPeriod, Carry } from '#domain/accounts/budgets/periods.ts';

/** An amount of which less than nothing can be: "−$5.00". */
export function signedDollars(amount: number): string {
  return amount < 0 ? `−${formatDollars(-amount)}` : formatDollars(amount);
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "Nov 29, 2026" */
export function dayText(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

/** The last day before one. */
export function dayBeforeText(date: string): string {
  return DAY.format(new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000));
}

/** "Nov 2026" */
export function shortMonthText(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

const EACH = { NONE: '', MONTH: 'a month', QUARTER: 'a quarter', YEAR: 'a year' } as const satisfies Record<BudgetPeriod, string>;

const NOW = { NONE: 'now', MONTH: 'this month', QUARTER: 'this quarter', YEAR: 'this year' } as const satisfies Record<
  BudgetPeriod,
  string
>;
const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

type Amounts = { readonly amount: number; readonly granted: number; readonly period: BudgetPeriod; readonly endsOn: string | null };

/** "$2,500.00 a quarter"; where another amount is planned, "$100.00 this month, $40.00 from Dec 1" */
export function amountText({ amount, granted, period, endsOn }: Amounts): string {
  if (granted !== amount && endsOn !== null) {
    const from = SHORT_DAY.format(new Date(`${endsOn}T00:00:00Z`));
    return `${formatDollars(granted)} ${NOW[period]}, ${formatDollars(amount)} from ${from}`;
  }
  return `${formatDollars(amount)} ${EACH[period]}`.trim();
}

/** "Oct 1, 2026 – Dec 31, 2026"; of what does not end nothing. */
export function periodText({ startsOn, endsOn }: { readonly startsOn: string | null; readonly endsOn: string | null }): string | undefined {
  if (endsOn === null) return undefined;
  return startsOn === null ? `Until ${dayBeforeText(endsOn)}` : `${dayText(startsOn)} – ${dayBeforeText(endsOn)}`;
}

type Ending = {
  readonly granted: number;
  readonly limit: number;
  readonly endsOn: string | null;
  readonly carry: Carry;
  readonly carryCap: number | null;
};

/** What becomes of what is left when a period ends, and what of the one before is still there: "Includes $193.19 rolled over. …"; of what does not end nothing. */
export function carryText({ granted, limit, endsOn, carry, carryCap }: Ending): string | undefined {
  if (endsOn === null) return undefined;
  const rolledOver = Math.round((limit - granted) * 100) / 100;
  const before = rolledOver > 0 ? `Includes ${formatDollars(rolledOver)} rolled over. ` : '';
  const day = dayText(endsOn);
  switch (carry) {
    case 'NONE':
      return `${before}Starts over on ${day}. What’s left then doesn’t roll over.`;
    case 'CAPPED':
      return `${before}On ${day}, up to ${formatDollars(carryCap ?? 0)} of what’s left rolls over.`;
    case 'ALL':
      return `${before}On ${day}, everything left rolls over.`;
  }
}

/** What a line of a book says. */
export const ENTRY_WORDS = {
  BROUGHT: 'Prior spending',
  GRANTED: 'Budget',
  CARRIED: 'Rolled over',
  ADJUSTED: 'Budget changed',
  HELD: 'Order on hold',
  BOOKED: 'Order placed',
  RELEASED: 'Hold released',
  CREDITED: 'Refund',
} as const;

/** Whether a line of a book makes what is left more or less. What was held stands there no more once it is booked. */
export const ENTRY_SIGNS = {
  BROUGHT: -1,
  GRANTED: 1,
  CARRIED: 1,
  ADJUSTED: 1,
  HELD: -1,
  BOOKED: -1,
  RELEASED: 1,
  CREDITED: 1,
} as const satisfies Record<keyof typeof ENTRY_WORDS, -1 | 1>;
