import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { CAME_TO_NOTHING, type OrderState } from '#domain/orders/order-states.ts';
import type { Cents } from '#domain/shared/money.ts';
import { command, statement, type Db, type Tx } from '../db/database.ts';
import { sqlList } from '../db/sql-list.ts';

/** So much out of a budget center of the account, above 0, or what none bears. A center stands in a list of them once. */
export type BudgetAmount = {
  readonly budgetCenter: string;
  readonly cents: Cents;
  /** What it is for, by category of goods; '' is what is no goods. Together they are `cents`. */
  readonly parts: ReadonlyMap<string, Cents>;
};

/** What was given up meanwhile is charged to nobody. */
const NEVER_PLACED: readonly OrderState[] = ['ABANDONED', ...CAME_TO_NOTHING];

/** The category of what is no goods: tax, delivery and fees. */
export const NO_GOODS = '';

/** In place of a budget center: what none bears. It has no book, and is spent all the same. */
export const NO_CENTER = '';

/** What of an order no center bears, as the order keeps it until it is placed: of which organization, and for what. */
export function uncharged(accountNumber: string | undefined, amounts: readonly BudgetAmount[]) {
  const parts = amounts.find(({ budgetCenter }) => budgetCenter === NO_CENTER)?.parts ?? new Map<string, Cents>();
  return { accountNumber, parts: Object.fromEntries(parts) };
}

function partsText({ parts }: BudgetAmount): string {
  return JSON.stringify(Object.fromEntries(parts));
}

const HELD_OR_BOOKED = "case kind when 'BOOKED' then amount_cents when 'CREDITED' then -amount_cents else 0 end";

/**
 * $1 order, $2 account, $3 centers, $4 what of each, $5 now, $6 what each is for, as JSON, $7 who orders, $8 whether somebody is asked about it: then it may go past the limit. Rows of centers are locked in one order everywhere. A center whose period has ended holds nothing before
 * its next one has begun.
 */
const hold = command(
  'budgets_hold',
  `
  with budget_wanted as materialized (select * from unnest($3::text[], $4::int[], $6::text[]) w(value, cents, parts)),
    budget_locked as materialized (select b.account_number, b.value, w.cents, w.parts from budget_wanted w
      join budget_centers b on b.account_number = $2 and b.value = w.value order by b.value for update of b),
    budget_held as (update budget_centers b set held_cents = b.held_cents + l.cents from budget_locked l
      where b.account_number = l.account_number and b.value = l.value and (b.spent_cents + b.held_cents + l.cents <= b.limit_cents or $8)
        and b.closed_at is null and (b.ends_on is null or b.ends_on > ($5::timestamptz at time zone '${SHOP_ZONE}')::date)
      returning b.account_number, b.value, b.period_no, l.cents, l.parts, greatest(0, least(l.cents, b.spent_cents + b.held_cents - b.limit_cents)) as beyond),
    budget_entries_held as (insert into budget_entries (account_number, budget_center, order_number, kind, amount_cents, at, period_no, parts, by_user, beyond_cents)
      select account_number, value, $1, 'HELD', cents, $5, period_no, parts::jsonb, $7::uuid, beyond from budget_held)
  select require_all((select count(*) from budget_held), cardinality($3::text[]), 'budgets')`,
);

/**
 * $1 order, $2 account, $3 all centers that are to bear it from now on, $4 what of each, $5 now, $6 what each is for, as JSON, $7 who ordered. The period that it was held in stays: another one's sums do not change.
 * Somebody is asked about the order, so it may go past a limit.
 */
const change = command(
  'budgets_change',
  `
  with budget_wanted as materialized (select * from unnest($3::text[], $4::int[], $6::text[]) w(value, cents, parts)),
    budget_own as materialized (select entry_id, account_number, budget_center as value, amount_cents, period_no from budget_entries where order_number = $1 and kind = 'HELD'),
    budget_locked as materialized (select b.account_number, b.value from budget_centers b
      where b.account_number = $2 and b.value in (select value from budget_wanted union all select value from budget_own) order by b.value for update of b),
    budget_changed as (update budget_centers b
      set held_cents = b.held_cents + case when coalesce(o.period_no, b.period_no) = b.period_no then coalesce(w.cents, 0) - coalesce(o.amount_cents, 0) else 0 end
      from budget_locked l left join budget_wanted w using (value) left join budget_own o on o.value = l.value
      where b.account_number = l.account_number and b.value = l.value and (o.entry_id is not null or b.closed_at is null)
      returning b.account_number, b.value, b.period_no, o.entry_id, coalesce(w.cents, 0) as cents, w.parts,
        greatest(0, least(coalesce(w.cents, 0), b.spent_cents + b.held_cents - b.limit_cents)) as beyond),
    budget_entries_changed as (update budget_entries e set amount_cents = c.cents, parts = c.parts::jsonb, beyond_cents = c.beyond
      from budget_changed c where e.entry_id = c.entry_id and c.cents > 0),
    budget_entries_gone as (delete from budget_entries e using budget_changed c where e.entry_id = c.entry_id and c.cents = 0),
    budget_entries_held as (insert into budget_entries (account_number, budget_center, order_number, kind, amount_cents, at, period_no, parts, by_user, beyond_cents)
      select account_number, value, $1, 'HELD', cents, $5, period_no, parts::jsonb, $7::uuid, beyond from budget_changed where entry_id is null)
  select require_all((select count(*) from budget_changed where cents > 0), cardinality($3::text[]), 'budgets')`,
);

/** What an order holds of budget centers in the periods that are now. $1 order */
const heldOf = statement<{ value: string; cents: number }>(
  'budgets_held_by_order',
  `select e.budget_center as value, e.amount_cents as cents from budget_entries e
     join budget_centers b on b.account_number = e.account_number and b.value = e.budget_center and b.period_no = e.period_no
   where e.order_number = $1 and e.kind = 'HELD'`,
);

/** What of each budget center an order holds that waits, of the period that is now, in cents. */
export async function budgetsHeldBy(db: Db, orderNumber: string): Promise<ReadonlyMap<string, Cents>> {
  return new Map((await heldOf(db, [orderNumber])).map(({ value, cents }) => [value, cents]));
}

const MONTH_OF = (now: string) => `date_trunc('month', ${now}::timestamptz at time zone '${SHOP_ZONE}')::date`;
const OF_NO_CENTER = 'budget_spend (account_number, month, budget_center, category_id, user_id, cents, order_number, cause)';

/** What is booked or given back is spend of a month, by what it is for. @param lines what has been written into the book. */
const spendOf = (lines: string, { now, sign }: { now: string; sign: '' | '-' }) => `
    insert into budget_spend (account_number, month, budget_center, category_id, user_id, cents, order_number, entry_id)
      select k.account_number, ${MONTH_OF(now)}, k.budget_center, p.key, k.by_user, ${sign}p.value::int, k.order_number, k.entry_id
      from ${lines} k cross join lateral jsonb_each_text(coalesce(k.parts, jsonb_build_object('', k.amount_cents))) p where p.value::int <> 0`;

/** $1 order, $2 now. What was released before is booked no more. What was held in a period that has ended since is booked in that one. */
const keep = command(
  'budgets_keep',
  `
  with budget_booked as (insert into budget_entries (account_number, budget_center, order_number, kind, amount_cents, at, period_no, parts, by_user)
      select e.account_number, e.budget_center, e.order_number, 'BOOKED', e.amount_cents, $2, e.period_no, e.parts, e.by_user
      from budget_entries e where e.order_number = $1 and e.kind = 'HELD'
        and not exists (select from budget_entries r where r.order_number = $1 and r.budget_center = e.budget_center and r.kind = 'RELEASED')
      on conflict do nothing returning account_number, budget_center, order_number, amount_cents, period_no, parts, by_user, entry_id),
    budget_spent as (${spendOf('budget_booked', { now: '$2', sign: '' })}),
    budget_uncharged as (insert into ${OF_NO_CENTER}
      select o.details #>> '{uncharged,accountNumber}', ${MONTH_OF('$2')}, '${NO_CENTER}', p.key, o.user_id, p.value::int, o.order_number, 'PLACED'
      from orders o cross join lateral jsonb_each_text(o.details #> '{uncharged,parts}') p
      where o.order_number = $1 and o.state not in (${sqlList(NEVER_PLACED)}) on conflict do nothing),
    budget_locked as materialized (select b.account_number, b.value, k.period_no, k.amount_cents as cents
      from budget_booked k join budget_centers b on b.account_number = k.account_number and b.value = k.budget_center order by b.value for update of b)
  update budget_centers b set held_cents = b.held_cents - l.cents, spent_cents = b.spent_cents + l.cents from budget_locked l
  where b.account_number = l.account_number and b.value = l.value and b.period_no = l.period_no`,
);

/** Of orders that are canceled as a whole. */
const WHOLE_ORDER = 'ORDER';

/** What an order has spent of a center by what it was for, and did not get back. */
const NOT_GIVEN_BACK = `(select jsonb_object_agg(s.category_id, s.cents) from (select category_id, sum(cents) as cents from budget_spend
      where order_number = $1 and budget_center = l.value group by category_id) s)`;

/** What was given back belongs to the period that is now, what was let go to the one that it was held in: its own sums, where that is the same. */
const TAKEN_OUT_OF_SUMS = `
  update budget_centers b set held_cents = b.held_cents - case k.kind when 'RELEASED' then k.amount_cents else 0 end,
    spent_cents = b.spent_cents - case k.kind when 'CREDITED' then k.amount_cents else 0 end
  from budget_back k where b.account_number = k.account_number and b.value = k.budget_center and b.period_no = k.period_no`;

const BACK = 'account_number, budget_center, order_number, kind, amount_cents, period_no, parts, by_user, entry_id';

/**
 * $1 order, $2 now. What is held is let go; of what is booked comes back what did not yet. Each happens once: the book has one entry of a kind and a cause.
 */
const release = command(
  'budgets_release',
  `
  with budget_own as (select account_number, budget_center, sum(${HELD_OR_BOOKED})::int as booked, bool_or(kind = 'BOOKED') as is_booked,
      max(amount_cents) filter (where kind = 'HELD') as held, max(period_no) filter (where kind = 'HELD') as held_in, (array_agg(by_user))[1] as by_user
      from budget_entries where order_number = $1 group by account_number, budget_center),
    budget_locked as materialized (select b.account_number, b.value, b.period_no, o.booked, o.is_booked, o.held, o.held_in, o.by_user
      from budget_own o join budget_centers b on b.account_number = o.account_number and b.value = o.budget_center
      where case when o.is_booked then o.booked else o.held end > 0 order by b.value for update of b),
    budget_back as (insert into budget_entries (account_number, budget_center, order_number, kind, amount_cents, cause, at, period_no, parts, by_user)
      select l.account_number, l.value, $1, case when l.is_booked then 'CREDITED' else 'RELEASED' end, case when l.is_booked then l.booked else l.held end,
        case when l.is_booked then '${WHOLE_ORDER}' end, $2, case when l.is_booked then l.period_no else l.held_in end,
        case when l.is_booked then ${NOT_GIVEN_BACK} end, l.by_user
      from budget_locked l
      on conflict do nothing returning ${BACK}),
    budget_unspent as (${spendOf("(select * from budget_back where kind = 'CREDITED')", { now: '$2', sign: '-' })}),
    budget_uncharged as (insert into ${OF_NO_CENTER}
      select account_number, ${MONTH_OF('$2')}, budget_center, category_id, user_id, -sum(cents), order_number, '${WHOLE_ORDER}' from budget_spend
      where order_number = $1 and budget_center = '${NO_CENTER}' group by account_number, budget_center, category_id, user_id, order_number having sum(cents) <> 0
      on conflict do nothing)
  ${TAKEN_OUT_OF_SUMS}`,
);

/** $1 order, $2 centers, $3 what to each, $4 cause, $5 now, $6 what each is for, as JSON. Never more than the order has booked and not given back. */
const credit = command(
  'budgets_credit',
  `
  with budget_rest as (select account_number, budget_center, sum(${HELD_OR_BOOKED})::int as cents, (array_agg(by_user))[1] as by_user
      from budget_entries where order_number = $1 group by account_number, budget_center),
    budget_locked as materialized (select b.account_number, b.value, b.period_no, w.cents, w.parts, r.cents as rest, r.by_user
      from unnest($2::text[], $3::int[], $6::text[]) w(value, cents, parts) join budget_rest r on r.budget_center = w.value
        join budget_centers b on b.account_number = r.account_number and b.value = r.budget_center
      where least(w.cents, r.cents) > 0 order by b.value for update of b),
    budget_back as (insert into budget_entries (account_number, budget_center, order_number, kind, amount_cents, cause, at, period_no, parts, by_user)
      select l.account_number, l.value, $1, 'CREDITED', least(l.cents, l.rest), $4, $5, l.period_no,
        case when l.cents <= l.rest then l.parts::jsonb else ${NOT_GIVEN_BACK} end, l.by_user
      from budget_locked l
      on conflict do nothing returning ${BACK}),
    budget_unspent as (${spendOf('budget_back', { now: '$5', sign: '-' })}),
    budget_uncharged as (insert into ${OF_NO_CENTER}
      select r.account_number, ${MONTH_OF('$5')}, '${NO_CENTER}', p.key, r.user_id, -p.value::int, $1, $4
      from unnest($2::text[], $3::int[], $6::text[]) w(value, cents, parts)
        join (select account_number, user_id, sum(cents) as cents from budget_spend where order_number = $1 and budget_center = '${NO_CENTER}' group by 1, 2) r
          on w.value = '${NO_CENTER}'
        cross join lateral jsonb_each_text(case when w.cents <= r.cents then w.parts::jsonb
          else (select jsonb_object_agg(s.category_id, s.cents) from (select category_id, sum(cents) as cents from budget_spend
            where order_number = $1 and budget_center = '${NO_CENTER}' group by category_id) s) end) p
      where p.value::int <> 0 on conflict do nothing)
  ${TAKEN_OUT_OF_SUMS}`,
);

function borneBy(amounts: readonly BudgetAmount[]) {
  const borne = amounts.filter(({ budgetCenter }) => budgetCenter !== NO_CENTER);
  return { centers: borne.map(({ budgetCenter }) => budgetCenter), cents: borne.map(({ cents }) => cents), parts: borne.map(partsText) };
}

type Wanted = {
  readonly accountNumber: string | undefined;
  /** Who orders. */
  readonly userId: string | null;
  readonly amounts: readonly BudgetAmount[];
  /** Somebody is asked about the order, and may let it go past what is left. */
  readonly mayExceed: boolean;
  readonly now: Date;
};

/**
 * What an order takes out of budget centers: held while it is being placed, booked when it is, and given back when it comes to nothing, is canceled or comes back.
 * Whoever credits has the order locked.
 */
export const budgetHolds = {
  /** @throws a shortage of 'budgets' when one of the centers has less left, and may not be exceeded, is closed, or there no more, or its period has just ended: nothing is held then. */
  async hold(tx: Tx, orderNumber: string, { accountNumber, userId, amounts, mayExceed, now }: Wanted): Promise<void> {
    const borne = borneBy(amounts);
    if (borne.centers.length > 0)
      await hold(tx, [orderNumber, accountNumber, borne.centers, borne.cents, now, borne.parts, userId, mayExceed]);
  },
  /**
   * An order that waits for somebody takes this from now on in place of what it took. The caller has the order locked.
   *
   * @throws a shortage of 'budgets' when one of the centers is there no more.
   */
  async change(tx: Tx, orderNumber: string, { accountNumber, userId, amounts, now }: Omit<Wanted, 'mayExceed'>): Promise<void> {
    const { centers, cents, parts } = borneBy(amounts);
    await change(tx, [orderNumber, accountNumber, centers, cents, now, parts, userId]);
  },
  async keep(tx: Tx, orderNumber: string, now: Date): Promise<void> {
    await keep(tx, [orderNumber, now]);
  },
  async release(tx: Tx, orderNumber: string, now: Date): Promise<void> {
    await release(tx, [orderNumber, now]);
  },
  /**
   * Gives back a part of what was booked, once for each cause.
   *
   * @param cause what it is given back for: the id of a return or of a shipment.
   */
  async credit(
    tx: Tx,
    orderNumber: string,
    { amounts, cause, now }: { amounts: readonly BudgetAmount[]; cause: string; now: Date },
  ): Promise<void> {
    const some = amounts.filter(({ cents }) => cents > 0);
    if (some.length === 0) return;
    const centers = some.map(({ budgetCenter }) => budgetCenter);
    await credit(tx, [orderNumber, centers, some.map(({ cents }) => cents), cause, now, some.map(partsText)]);
  },
};
