import { addMonths, type CalendarDate } from '../../shared/calendar.ts';
import type { Cents } from '../../shared/money.ts';

/** How long a budget lasts before it begins anew. */
export const BUDGET_PERIODS = ['NONE', 'MONTH', 'QUARTER', 'YEAR'] as const;
export type BudgetPeriod = (typeof BUDGET_PERIODS)[number];

/** What of a period is still there in the next one: nothing, all that is left, or so much of it at most. */
export const CARRIES = ['NONE', 'CAPPED', 'ALL'] as const;
export type Carry = (typeof CARRIES)[number];

const MONTHS_OF = { MONTH: 1, QUARTER: 3, YEAR: 12 } as const satisfies Record<Exclude<BudgetPeriod, 'NONE'>, number>;

/** The day on which the years of an organization begin, unless it says otherwise: 'mm-dd'. */
export const USUAL_FISCAL_START = '01-01';

/** More than this nobody grants, and carries over: in cents. */
export const MOST_BUDGET_CENTS = 1_000_000_000;

/** Whether a text is a day on which years can begin: one that each month has. */
export function isFiscalStart(text: string): boolean {
  return /^(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/.test(text);
}

/**
 * The period of a day: from its first day to the first one after it.
 *
 * @param fiscalStart the day on which years begin, 'mm-dd'; months and quarters are counted from it.
 */
export function periodAt(
  day: CalendarDate,
  period: Exclude<BudgetPeriod, 'NONE'>,
  fiscalStart: string,
): { readonly startsOn: CalendarDate; readonly endsOn: CalendarDate } {
  const thisYears = `${day.slice(0, 4)}-${fiscalStart}`;
  const yearStart = thisYears <= day ? thisYears : addMonths(thisYears, -12);
  const length = MONTHS_OF[period];
  const count = 12 / length;
  const startsOn = Array.from({ length: count }, (_, nth) => addMonths(yearStart, nth * length)).findLast((start) => start <= day);
  return { startsOn: startsOn ?? yearStart, endsOn: addMonths(startsOn ?? yearStart, length) };
}

/** What is carried over of what is left when a period ends. */
export function carriedOver(
  leftCents: Cents,
  { carry, carryCapCents }: { readonly carry: Carry; readonly carryCapCents: Cents | undefined },
): Cents {
  const left = Math.max(0, Math.min(leftCents, MOST_BUDGET_CENTS));
  if (carry === 'NONE') return 0;
  return carry === 'ALL' ? left : Math.min(left, carryCapCents ?? 0);
}

/** A budget of which a period has ended. */
export interface EndedBudget {
  readonly period: Exclude<BudgetPeriod, 'NONE'>;
  readonly amountCents: Cents;
  readonly carry: Carry;
  readonly carryCapCents: Cents | undefined;
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  readonly limitCents: Cents;
  /** Held and spent. */
  readonly usedCents: Cents;
}

/** A period as it begins. */
export interface BegunPeriod {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  readonly carriedCents: Cents;
  readonly limitCents: Cents;
}

/**
 * The periods that have begun since a budget was looked at last, one behind the other, the one of today last: what was left of each is carried over
 * as its organization wants it. What is held when a period ends may still be spent out of it, and is not left.
 *
 * @returns none while its period lasts.
 */
export function begunPeriods(budget: EndedBudget, today: CalendarDate, fiscalStart: string): BegunPeriod[] {
  const begun: BegunPeriod[] = [];
  let { endsOn, limitCents, usedCents } = budget;
  while (endsOn <= today) {
    const carriedCents = carriedOver(limitCents - usedCents, budget);
    // Of years that began on another day before, the first ends when the new ones begin.
    const next = { startsOn: endsOn, endsOn: periodAt(endsOn, budget.period, fiscalStart).endsOn };
    limitCents = budget.amountCents + carriedCents;
    usedCents = 0;
    endsOn = next.endsOn;
    begun.push({ ...next, carriedCents, limitCents });
  }
  return begun;
}
