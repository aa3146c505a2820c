import { begunPeriods, USUAL_FISCAL_START, type BudgetPeriod, type Carry } from '#domain/accounts/budgets/periods.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';
import type { Cents } from '#domain/shared/money.ts';
import { command, statement, type Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Shop } from '../shop.ts';

/** $1 today, $2 account (null: all), $3 most */
const findDue = statement<{ account_number: string; value: string }>(
  'budgets_due',
  'select account_number, value from budget_centers where ends_on <= $1::date and ($2::text is null or account_number = $2) order by account_number, value limit $3',
);

type DueRow = {
  readonly period: BudgetPeriod;
  readonly period_no: number;
  readonly amount_cents: Cents;
  readonly limit_cents: Cents;
  readonly used_cents: Cents;
  readonly carry: Carry;
  readonly carry_cap_cents: Cents | null;
  readonly starts_on: CalendarDate;
  readonly ends_on: CalendarDate;
  readonly fiscal_start: string | null;
};
/** $1 account, $2 center, $3 today; none where another node was faster. */
const lockDue = statement<DueRow>(
  'budget_due_lock',
  `select b.period, b.period_no, b.amount_cents, b.limit_cents, b.spent_cents + b.held_cents as used_cents, b.carry, b.carry_cap_cents, coalesce(b.starts_on, b.ends_on) as starts_on, b.ends_on,
     a.settings ->> 'fiscalStart' as fiscal_start
   from budget_centers b join accounts a using (account_number) where b.account_number = $1 and b.value = $2 and b.ends_on <= $3::date for update of b`,
);
/** $1 account, $2 center, $3 numbers, $4 begins, $5 ends, $6 limits */
const noteEnded = command(
  'budget_periods_note',
  `insert into budget_periods (account_number, budget_center, period_no, starts_on, ends_on, limit_cents)
   select $1, $2, p.* from unnest($3::int[], $4::date[], $5::date[], $6::int[]) p`,
);
/** $1 account, $2 center, $3 kinds, $4 cents, $5 numbers, $6 now */
const noteBegun = command(
  'budget_periods_grant',
  `insert into budget_entries (account_number, budget_center, kind, amount_cents, period_no, at)
   select $1, $2, p.kind, p.cents, p.number, $6 from unnest($3::text[], $4::int[], $5::int[]) p(kind, cents, number) where p.cents > 0`,
);
/** $1 account, $2 center, $3 number, $4 begins, $5 ends, $6 limit */
const begin = command(
  'budget_period_begin',
  'update budget_centers set period_no = $3, starts_on = $4, ends_on = $5, limit_cents = $6, spent_cents = 0, held_cents = 0 where account_number = $1 and value = $2',
);

const MOST_AT_ONCE = 500;

/**
 * Begins the periods of budgets that are due: each of a center once, whoever asks for it first. What is held goes on being held in the period that
 * it was held in.
 *
 * @param accountNumber without it those of all accounts.
 */
export async function rollOverBudgets(shop: Shop, accountNumber?: string): Promise<void> {
  const today = shopDay(shop.now());
  for (;;) {
    const due = await findDue(shop.database, [today, accountNumber ?? null, MOST_AT_ONCE]);
    for (const { account_number: account, value } of due)
      await transaction(shop.database, (tx) => rollOver(tx, [account, value], { today, now: shop.now() }));
    if (due.length < MOST_AT_ONCE) return;
  }
}

async function rollOver(
  tx: Tx,
  center: readonly [account: string, value: string],
  { today, now }: { today: CalendarDate; now: Date },
): Promise<void> {
  const [row] = await lockDue(tx, [...center, today]);
  if (row === undefined || row.period === 'NONE') return;
  const ended = {
    period: row.period,
    amountCents: row.amount_cents,
    carry: row.carry,
    carryCapCents: row.carry_cap_cents ?? undefined,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    limitCents: row.limit_cents,
    usedCents: row.used_cents,
  };
  const begun = begunPeriods(ended, today, row.fiscal_start ?? USUAL_FISCAL_START);
  const last = begun.at(-1);
  if (last === undefined) return;
  const past = [ended, ...begun.slice(0, -1)];
  const numbers = begun.map((_, at) => row.period_no + at + 1);
  await noteEnded(tx, [
    ...center,
    past.map((_, at) => row.period_no + at),
    past.map(({ startsOn }) => startsOn),
    past.map(({ endsOn }) => endsOn),
    past.map(({ limitCents }) => limitCents),
  ]);
  await noteBegun(tx, [
    ...center,
    begun.flatMap(() => ['GRANTED', 'CARRIED']),
    begun.flatMap(({ carriedCents }) => [row.amount_cents, carriedCents]),
    numbers.flatMap((number) => [number, number]),
    now,
  ]);
  await begin(tx, [...center, row.period_no + begun.length, last.startsOn, last.endsOn, last.limitCents]);
}
