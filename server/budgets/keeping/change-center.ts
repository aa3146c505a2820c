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
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { toDollars, type Cents } from '#domain/shared/money.ts';
import type { Tx } from '../../db/database.ts';
import {
  findCenter,
  insertCenter,
  lockAccount,
  lockCenter,
  noteChange,
  noteGrant,
  updateCenter,
  type CenterRow,
} from './centers.repository.ts';

/** In what somebody changes the budgets of an organization. */
export type Changing = { readonly tx: Tx; readonly accountNumber: string; readonly userId: string; readonly now: Date };

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

type Done = readonly CenterProblem[] | 'UNKNOWN' | { readonly value: string; readonly became: 'ADDED' | 'CHANGED' | 'SAME' };

const TAKEN = 'There is a budget center with this code. Change it, or choose another code.';
const FULL = `An organization has ${MOST_CENTERS.toLocaleString('en-US')} budget centers at most.`;
const NO_WHY = `Say why, in ${LONGEST_WHY} letters at most: it stands in the book.`;

/** Adds a center; one that is there as it is wanted stays as it is: the call may have been made before. */
export async function addWithin(changing: Changing, typed: string, wanted: Wanted): Promise<Done> {
  const { tx, accountNumber, userId, now } = changing;
  const value = centerValue(typed);
  const whole = wholeOf(wanted, undefined);
  const valueProblem = centerValueProblem(value);
  const problems = [...(valueProblem === undefined ? [] : [{ field: 'value', message: valueProblem }]), ...centerProblems(whole)];
  if (problems.length > 0) return problems;
  const [account] = await lockAccount(tx, [accountNumber]);
  const [known] = await findCenter(tx, [accountNumber, value]);
  if (known !== undefined) return isAs(known, whole) ? { value, became: 'SAME' } : [{ field: 'value', message: TAKEN }];
  if ((account?.centers ?? 0) >= MOST_CENTERS) return [{ field: 'value', message: FULL }];
  const { description, amountCents, period, carry, carryCapCents } = whole;
  const [startsOn, endsOn] = boundsOf(changing, period, undefined, account?.settings.fiscalStart);
  await insertCenter(tx, [accountNumber, value, description, amountCents, period, startsOn, endsOn, carry, carryCapCents ?? null]);
  if (amountCents > 0) await noteGrant(tx, [accountNumber, value, 'GRANTED', amountCents, 0, userId, null, now]);
  await noteChange(tx, [accountNumber, value, 'ADDED', '{}', JSON.stringify(saidOf(whole)), null, userId, now]);
  return { value, became: 'ADDED' };
}

/** Changes one as it is wanted. What is spent and held of it stays: no amount is below that. */
export async function changeWithin(changing: Changing, value: string, wanted: Wanted): Promise<Done> {
  const { tx, accountNumber, userId, now } = changing;
  const [account] = await lockAccount(tx, [accountNumber]);
  const [row] = await lockCenter(tx, [accountNumber, value]);
  if (row === undefined) return 'UNKNOWN';
  const whole = wholeOf(wanted, row);
  const isNow = wanted.isFromNextPeriod !== true || whole.period === 'NONE';
  // Of an amount that nobody speaks of nothing changes, though another one was planned from the next period on.
  const moreCents = wanted.amountCents === undefined ? 0 : wanted.amountCents - (isNow ? row.granted_cents : row.amount_cents);
  const why = (wanted.why ?? '').trim();
  const problems = [
    ...centerProblems(whole),
    ...(moreCents !== 0 && (why === '' || why.length > LONGEST_WHY) ? [{ field: 'why', message: NO_WHY }] : []),
    ...(isNow ? belowUsed(row, moreCents) : []),
  ];
  if (problems.length > 0) return problems;
  const isClosed = wanted.isClosed ?? row.closed_at !== null;
  const isToggled = isClosed !== (row.closed_at !== null);
  const adjustedCents = isNow ? moreCents : 0;
  if (isAs(row, whole) && !isToggled && adjustedCents === 0) return { value, became: 'SAME' };
  const { description, amountCents, period, carry, carryCapCents } = whole;
  const [startsOn, endsOn] =
    period === row.period
      ? [row.starts_on, row.ends_on]
      : boundsOf(changing, period, row.starts_on ?? undefined, account?.settings.fiscalStart);
  const closedAt = isClosed ? (row.closed_at ?? now) : null;
  await updateCenter(tx, [
    accountNumber,
    value,
    description,
    amountCents,
    adjustedCents,
    period,
    startsOn,
    endsOn,
    carry,
    carryCapCents ?? null,
    closedAt,
  ]);
  if (adjustedCents !== 0) await noteGrant(tx, [accountNumber, value, 'ADJUSTED', adjustedCents, row.period_no, userId, why, now]);
  // What was planned and is brought forward: the log tells of it as of a change of what there is now.
  const known = adjustedCents === 0 ? row : { ...row, amount_cents: row.granted_cents };
  const [before, after] = differences(saidOf(wholeOf({}, known)), saidOf(whole));
  if (Object.keys(after ?? {}).length > 0)
    await noteChange(tx, [accountNumber, value, 'CHANGED', JSON.stringify(before), JSON.stringify(after), why || null, userId, now]);
  if (isToggled) await noteChange(tx, [accountNumber, value, isClosed ? 'CLOSED' : 'REOPENED', '{}', '{}', null, userId, now]);
  return { value, became: 'CHANGED' };
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
  { description, granted_cents: amount, limit_cents: limit, spent_cents: spent, held_cents: held }: CenterRow & { granted_cents: Cents },
  moreCents: Cents,
) {
  const used = spent + held;
  if (moreCents >= 0 || limit + moreCents >= used) return [];
  const least = Math.max(0, amount - (limit - used));
  const message = `${description} has ${formatDollars(toDollars(used))} spent or held already: its amount can’t go below ${formatDollars(toDollars(least))} now.`;
  return [{ field: 'amount', message }];
}

/** A period that is there already goes on from the day on which it began. */
function boundsOf({ now }: Changing, period: BudgetPeriod, knownStart: string | undefined, fiscalStart = USUAL_FISCAL_START) {
  if (period === 'NONE') return [knownStart ?? null, null] as const;
  const { startsOn, endsOn } = periodAt(shopDay(now), period, fiscalStart);
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
