import {
  centerProblems,
  centerValue,
  centerValueProblem,
  LONGEST_WHY,
  MOST_CENTERS,
  type CenterProblem,
} from '#domain/accounts/budgets/center-rules.ts';
import { periodAt, USUAL_FISCAL_START, type BudgetPeriod, type Carry } from '#domain/accounts/budgets/periods.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';
import { toDollars, type Cents } from '#domain/shared/money.ts';
import type { AccountRow, CenterRow, GrantedRow } from './centers.repository.ts';

/** How a center is wanted; what is absent stays as it is. `carryCapCents` null: there is none. */
export type Wanted = {
  readonly description?: string | undefined;
  readonly amountCents?: Cents | undefined;
  readonly period?: BudgetPeriod | undefined;
  readonly carry?: Carry | undefined;
  readonly carryCapCents?: Cents | null | undefined;
  readonly isClosed?: boolean | undefined;
  /** Of another amount: the period that is now keeps what it has. */
  readonly isFromNextPeriod?: boolean | undefined;
  readonly why?: string | undefined;
};

/** In what a center is added or changed. */
export type Planning = { readonly account: AccountRow | undefined; readonly now: Date };

/** What is to be written of a center, for it to be as it is wanted. */
export type Plan = {
  readonly value: string;
  readonly became: 'ADDED' | 'CHANGED';
  readonly description: string;
  readonly amountCents: Cents;
  /** By how much its limit changes; of one that is added nothing: its limit is its amount. */
  readonly moreCents: Cents;
  readonly period: BudgetPeriod;
  readonly startsOn: CalendarDate | null;
  readonly endsOn: CalendarDate | null;
  readonly carry: Carry;
  readonly carryCapCents: Cents | null;
  readonly closedAt: Date | null;
  /** What its book says of it. */
  readonly grants: readonly { kind: 'GRANTED' | 'ADJUSTED'; cents: Cents; periodNo: number; why: string | null }[];
  /** What the log says of it, before and after as JSON. */
  readonly notes: readonly { what: 'ADDED' | 'CHANGED' | 'CLOSED' | 'REOPENED'; before: string; after: string; why: string | null }[];
};

/** What is wrong, or that nothing differs, or what is to be written. */
export type Planned = readonly CenterProblem[] | { readonly value: string; readonly became: 'SAME' } | Plan;

const TAKEN = 'There is a budget center with this code. Change it, or choose another code.';
const FULL = `An organization has ${MOST_CENTERS.toLocaleString('en-US')} budget centers at most.`;
const NO_WHY = `Say why, in ${LONGEST_WHY} characters or fewer. It’s shown in the activity.`;

/** The fields of a center, in the order in which forms have them. */
const FIELDS: readonly string[] = ['value', 'description', 'amount', 'period', 'carry', 'carryCap', 'why'];

/**
 * What is wrong with a center whose amounts are none, and all else that can be told of it without looking anything up.
 *
 * @param unread what is wrong with the amounts
 * @param typed the code of one that is to be added, or why one is to be changed
 */
export function problemsBeside(
  unread: readonly CenterProblem[],
  wanted: Wanted,
  typed: { readonly value: string } | { readonly why: string | undefined },
): CenterProblem[] {
  const known = new Set(unread.map(({ field }) => field));
  const valueProblem = 'value' in typed ? centerValueProblem(centerValue(typed.value)) : undefined;
  const others = [
    ...(valueProblem === undefined ? [] : [{ field: 'value', message: valueProblem }]),
    ...centerProblems(wholeOf(wanted, undefined)),
    ...('why' in typed && known.has('amount') && !isWhy((typed.why ?? '').trim()) ? [{ field: 'why', message: NO_WHY }] : []),
  ].filter(({ field }) => !known.has(field));
  return [...unread, ...others].toSorted((one, other) => FIELDS.indexOf(one.field) - FIELDS.indexOf(other.field));
}

const isWhy = (why: string): boolean => why !== '' && why.length <= LONGEST_WHY;

/** How a center is added; one that is there as it is wanted stays as it is: the call may have been made before. @param known the one that has the code */
export function planAdd(planning: Planning, typed: string, wanted: Wanted, known: CenterRow | undefined): Planned {
  const value = centerValue(typed);
  const whole = wholeOf(wanted, undefined);
  const valueProblem = centerValueProblem(value);
  const problems = [...(valueProblem === undefined ? [] : [{ field: 'value', message: valueProblem }]), ...centerProblems(whole)];
  if (problems.length > 0) return problems;
  const isClosed = wanted.isClosed === true;
  if (known !== undefined)
    return isAs(known, whole) && isClosed === (known.closed_at !== null) ? { value, became: 'SAME' } : [{ field: 'value', message: TAKEN }];
  if ((planning.account?.centers ?? 0) >= MOST_CENTERS) return [{ field: 'value', message: FULL }];
  const { amountCents, carryCapCents, ...rest } = whole;
  const [startsOn, endsOn] = boundsOf(planning, whole.period, undefined);
  return {
    ...rest,
    value,
    became: 'ADDED',
    amountCents,
    moreCents: 0,
    startsOn,
    endsOn,
    carryCapCents: carryCapCents ?? null,
    closedAt: isClosed ? planning.now : null,
    grants: amountCents > 0 ? [{ kind: 'GRANTED', cents: amountCents, periodNo: 0, why: null }] : [],
    notes: [{ what: 'ADDED', before: '{}', after: JSON.stringify(saidOf(whole)), why: null }, ...(isClosed ? [toggled(true)] : [])],
  };
}

/** How one is changed. What is spent and held of it stays: no amount is below that. */
export function planChange(planning: Planning, row: GrantedRow, wanted: Wanted): Planned {
  const whole = wholeOf(wanted, row);
  const isNow = wanted.isFromNextPeriod !== true || whole.period === 'NONE';
  // Of an amount that nobody speaks of nothing changes, though another one was planned from the next period on.
  const moreCents = wanted.amountCents === undefined ? 0 : wanted.amountCents - (isNow ? row.granted_cents : row.amount_cents);
  const why = (wanted.why ?? '').trim();
  const problems = [
    ...centerProblems(whole),
    ...(moreCents !== 0 && !isWhy(why) ? [{ field: 'why', message: NO_WHY }] : []),
    ...(isNow ? belowUsed(row, moreCents) : []),
  ];
  if (problems.length > 0) return problems;
  const { value } = row;
  const isClosed = wanted.isClosed ?? row.closed_at !== null;
  const isToggled = isClosed !== (row.closed_at !== null);
  const adjustedCents = isNow ? moreCents : 0;
  if (isAs(row, whole) && !isToggled && adjustedCents === 0) return { value, became: 'SAME' };
  const { amountCents, carryCapCents, ...rest } = whole;
  const [startsOn, endsOn] =
    whole.period === row.period ? [row.starts_on, row.ends_on] : boundsOf(planning, whole.period, row.starts_on ?? undefined);
  // What was planned and is brought forward: the log tells of it as of a change of what there is now.
  const known = adjustedCents === 0 ? row : { ...row, amount_cents: row.granted_cents };
  const [before, after] = differences(saidOf(wholeOf({}, known)), saidOf(whole));
  const isTold = Object.keys(after ?? {}).length > 0;
  return {
    ...rest,
    value,
    became: 'CHANGED',
    amountCents,
    moreCents: adjustedCents,
    startsOn,
    endsOn,
    carryCapCents: carryCapCents ?? null,
    closedAt: isClosed ? (row.closed_at ?? planning.now) : null,
    grants: adjustedCents === 0 ? [] : [{ kind: 'ADJUSTED', cents: adjustedCents, periodNo: row.period_no, why }],
    notes: [
      ...(isTold ? [{ what: 'CHANGED' as const, before: JSON.stringify(before), after: JSON.stringify(after), why: why || null }] : []),
      ...(isToggled ? [toggled(isClosed)] : []),
    ],
  };
}

function toggled(isClosed: boolean): Plan['notes'][number] {
  return { what: isClosed ? 'CLOSED' : 'REOPENED', before: '{}', after: '{}', why: null };
}

function wholeOf(wanted: Wanted, row: CenterRow | undefined) {
  const carry = wanted.carry ?? row?.carry ?? 'NONE';
  const cap = wanted.carryCapCents === undefined ? row?.carry_cap_cents : wanted.carryCapCents;
  return {
    description: (wanted.description ?? row?.description ?? '').trim().replaceAll(/\s+/g, ' '),
    amountCents: wanted.amountCents ?? row?.amount_cents ?? 0,
    period: wanted.period ?? row?.period ?? 'NONE',
    carry,
    // Of what is not capped there is no cap.
    carryCapCents: carry === 'CAPPED' ? (cap ?? undefined) : undefined,
  };
}
type Whole = ReturnType<typeof wholeOf>;

function isAs(row: CenterRow, whole: Whole): boolean {
  return JSON.stringify(saidOf(wholeOf({}, row))) === JSON.stringify(saidOf(whole));
}

function belowUsed(
  { description, granted_cents: amount, limit_cents: limit, spent_cents: spent, held_cents: held }: GrantedRow,
  moreCents: Cents,
) {
  const used = spent + held;
  if (moreCents >= 0 || limit + moreCents >= used) return [];
  const least = Math.max(0, amount - (limit - used));
  const message = `${description} has ${formatDollars(toDollars(used))} spent or held already: its amount can’t go below ${formatDollars(toDollars(least))} now.`;
  return [{ field: 'amount', message }];
}

/** A period that is there already goes on from the day on which it began. */
function boundsOf({ now, account }: Planning, period: BudgetPeriod, knownStart: string | undefined) {
  if (period === 'NONE') return [knownStart ?? null, null] as const;
  const { startsOn, endsOn } = periodAt(
    localTime(now.getTime(), SHOP_ZONE).date,
    period,
    account?.settings.fiscalStart ?? USUAL_FISCAL_START,
  );
  return [knownStart ?? startsOn, endsOn] as const;
}

/** How the log tells of a center. */
function saidOf({ description, amountCents, period, carry, carryCapCents }: Whole): Record<string, string | null> {
  return {
    name: description,
    amount: formatDollars(toDollars(amountCents)),
    period,
    carry,
    carryCap: carryCapCents === undefined ? null : formatDollars(toDollars(carryCapCents)),
  };
}

function differences(before: Record<string, string | null>, after: Record<string, string | null>) {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  return [before, after].map((side) => Object.fromEntries(changed.map((name) => [name, side[name]])));
}
