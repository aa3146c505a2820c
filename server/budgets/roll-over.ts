import { begunPeriods, USUAL_FISCAL_START, type BudgetPeriod, type Carry } from '#domain/accounts/budgets/periods.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';
import type { Cents } from '#domain/shared/money.ts';
import { command, statement, type Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { apart } from '../schedule/index.ts';
import type { Shop } from '../shop.ts';

type CenterKey = { readonly account_number: string; readonly value: string };

/** $1 today */
const findAccountsDue = statement<{ account_number: string }>(
  'budgets_due_accounts',
  'select distinct account_number from budget_centers where ends_on <= $1::date order by account_number',
);
/** $1 today, $2 account, $3 centers (null: all), $4 most */
const findDue = statement<CenterKey>(
  'budgets_due',
  `select account_number, value from budget_centers where ends_on <= $1::date and account_number = $2 and ($3::text[] is null or value = any($3))
   order by account_number, value limit $4`,
);

type DueRow = CenterKey & {
  readonly period: Exclude<BudgetPeriod, 'NONE'>;
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
/** $1 accounts, $2 centers, $3 today; not those that another node was faster with. Orders lock centers in the same order. */
const lockDue = statement<DueRow>(
  'budgets_due_lock',
  `select b.account_number, b.value, b.period, b.period_no, b.amount_cents, b.limit_cents, b.spent_cents + b.held_cents as used_cents, b.carry, b.carry_cap_cents,
     coalesce(b.starts_on, b.ends_on) as starts_on, b.ends_on, a.settings ->> 'fiscalStart' as fiscal_start
   from unnest($1::text[], $2::text[]) d(account_number, value) join budget_centers b using (account_number, value) join accounts a using (account_number)
   where b.ends_on <= $3::date and b.period <> 'NONE' order by b.account_number, b.value for update of b`,
);
/** $1 accounts, $2 centers, $3 numbers, $4 begin, $5 end, $6 limits */
const noteEnded = command(
  'budget_periods_note',
  `insert into budget_periods (account_number, budget_center, period_no, starts_on, ends_on, limit_cents)
   select * from unnest($1::text[], $2::text[], $3::int[], $4::date[], $5::date[], $6::int[])`,
);
/** $1 accounts, $2 centers, $3 numbers, $4 kinds, $5 cents, $6 now */
const noteBegun = command(
  'budget_periods_grant',
  `insert into budget_entries (account_number, budget_center, period_no, kind, amount_cents, at)
   select p.account, p.center, p.number, p.kind, p.cents, $6
   from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::int[]) with ordinality p(account, center, number, kind, cents, place) where p.cents > 0 order by p.place`,
);
/** $1 accounts, $2 centers, $3 numbers, $4 begin, $5 end, $6 limits */
const begin = command(
  'budget_periods_begin',
  `update budget_centers b set period_no = p.number, starts_on = p.starts_on, ends_on = p.ends_on, limit_cents = p.cents, spent_cents = 0, held_cents = 0
   from unnest($1::text[], $2::text[], $3::int[], $4::date[], $5::date[], $6::int[]) p(account, center, number, starts_on, ends_on, cents)
   where b.account_number = p.account and b.value = p.center`,
);

/** So many centers begin in one transaction: whoever orders out of one of them waits that long. */
const MOST_AT_ONCE = 200;

/**
 * Begins the periods of an account's budgets that are due: each of a center once, whoever asks for it first. What is held goes on being held in the period that
 * it was held in.
 *
 * @param which of some centers alone; without them of all that the account has.
 */
export async function rollOverBudgets(
  shop: Shop,
  which: { readonly accountNumber: string; readonly centers?: readonly string[] },
): Promise<void> {
  const today = localTime(shop.now().getTime(), SHOP_ZONE).date;
  for (;;) {
    const due = await findDue(shop.database, [today, which.accountNumber, which.centers ?? null, MOST_AT_ONCE]);
    if (due.length > 0) await transaction(shop.database, (tx) => rollOver(tx, due, { today, now: shop.now() }));
    if (due.length < MOST_AT_ONCE) return;
  }
}

/** The same of all accounts. */
export async function rollOverAllBudgets(shop: Shop): Promise<void> {
  const today = localTime(shop.now().getTime(), SHOP_ZONE).date;
  for (const { account_number: accountNumber } of await findAccountsDue(shop.database, [today]))
    await apart(shop, { accountNumber }, () => rollOverBudgets(shop, { accountNumber }));
}

async function rollOver(tx: Tx, due: readonly CenterKey[], { today, now }: { today: CalendarDate; now: Date }): Promise<void> {
  const rows = await lockDue(tx, [due.map((center) => center.account_number), due.map(({ value }) => value), today]);
  const all = rows.map((row) => periodsOf(row, today)).filter(({ begun }) => begun.length > 0);
  if (all.length === 0) return;
  const ended = all.flatMap(({ past }) => past);
  await noteEnded(tx, [
    ...keysOf(ended),
    ended.map(({ startsOn }) => startsOn),
    ended.map(({ endsOn }) => endsOn),
    ended.map(({ limitCents }) => limitCents),
  ]);
  const given = all.flatMap(({ begun }) =>
    begun.flatMap((period) => [
      { ...period, kind: 'GRANTED', cents: period.amountCents },
      { ...period, kind: 'CARRIED', cents: period.carriedCents },
    ]),
  );
  await noteBegun(tx, [...keysOf(given), given.map(({ kind }) => kind), given.map(({ cents }) => cents), now]);
  const last = all.flatMap(({ begun }) => begun.slice(-1));
  await begin(tx, [
    ...keysOf(last),
    last.map(({ startsOn }) => startsOn),
    last.map(({ endsOn }) => endsOn),
    last.map(({ limitCents }) => limitCents),
  ]);
}

/** What has begun of a center since, the last of which is the period that is now, and what has ended before it. */
function periodsOf(row: DueRow, today: CalendarDate) {
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
  const center = { account: row.account_number, center: row.value };
  const begun = begunPeriods(ended, today, row.fiscal_start ?? USUAL_FISCAL_START).map((period, at) => ({
    ...period,
    ...center,
    amountCents: row.amount_cents,
    number: row.period_no + at + 1,
  }));
  return { begun, past: [{ ...ended, ...center, number: row.period_no }, ...begun.slice(0, -1)] };
}

function keysOf(periods: readonly { readonly account: string; readonly center: string; readonly number: number }[]): unknown[] {
  return [periods.map(({ account }) => account), periods.map(({ center }) => center), periods.map(({ number }) => number)];
}
