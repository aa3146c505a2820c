import type { Cents } from '#domain/shared/money.ts';
import { command, type Tx } from '../db/database.ts';

/** So much out of a budget center of the account, above 0. A center stands in a list of them once. */
export type BudgetAmount = { readonly budgetCenter: string; readonly cents: Cents };

/** $1 order, $2 account, $3 centers, $4 what of each, $5 now. Rows of centers are locked in one order everywhere. */
const hold = command(
  'budgets_hold',
  `
  with budget_wanted as materialized (select * from unnest($3::text[], $4::int[]) w(value, cents)),
    budget_locked as materialized (select b.account_number, b.value, w.cents from budget_wanted w join budget_centers b on b.account_number = $2 and b.value = w.value
      order by b.value for update of b),
    budget_held as (update budget_centers b set held_cents = b.held_cents + l.cents from budget_locked l
      where b.account_number = l.account_number and b.value = l.value and b.spent_cents + b.held_cents + l.cents <= b.limit_cents
      returning b.account_number, b.value, l.cents),
    budget_entries_held as (insert into budget_entries (account_number, budget_center, order_number, kind, amount_cents, at)
      select account_number, value, $1, 'HELD', cents, $5 from budget_held)
  select require_all((select count(*) from budget_held), cardinality($3::text[]), 'budgets')`,
);

/** $1 order, $2 now. What was released before is booked no more. */
const keep = command(
  'budgets_keep',
  `
  with budget_booked as (insert into budget_entries (account_number, budget_center, order_number, kind, amount_cents, at)
      select e.account_number, e.budget_center, e.order_number, 'BOOKED', e.amount_cents, $2 from budget_entries e where e.order_number = $1 and e.kind = 'HELD'
        and not exists (select from budget_entries r where r.order_number = $1 and r.budget_center = e.budget_center and r.kind = 'RELEASED')
      on conflict do nothing returning account_number, budget_center, amount_cents),
    budget_locked as materialized (select b.account_number, b.value, k.amount_cents as cents
      from budget_booked k join budget_centers b on b.account_number = k.account_number and b.value = k.budget_center order by b.value for update of b)
  update budget_centers b set held_cents = b.held_cents - l.cents, spent_cents = b.spent_cents + l.cents from budget_locked l
  where b.account_number = l.account_number and b.value = l.value`,
);

/** Of orders that are canceled as a whole. */
const WHOLE_ORDER = 'ORDER';

/**
 * $1 order, $2 now. What is held is let go; of what is booked comes back what did not yet. Each happens once: the book has one entry of a kind and a cause.
 */
const release = command(
  'budgets_release',
  `
  with budget_own as (select account_number, budget_center,
      sum(case kind when 'BOOKED' then amount_cents when 'CREDITED' then -amount_cents else 0 end)::int as booked,
      bool_or(kind = 'BOOKED') as is_booked, max(amount_cents) filter (where kind = 'HELD') as held
      from budget_entries where order_number = $1 group by account_number, budget_center),
    budget_back as (insert into budget_entries (account_number, budget_center, order_number, kind, amount_cents, cause, at)
      select account_number, budget_center, $1, case when is_booked then 'CREDITED' else 'RELEASED' end, case when is_booked then booked else held end,
        case when is_booked then '${WHOLE_ORDER}' end, $2
      from budget_own where case when is_booked then booked else held end > 0
      on conflict do nothing returning account_number, budget_center, kind, amount_cents),
    budget_locked as materialized (select b.account_number, b.value, k.kind, k.amount_cents as cents
      from budget_back k join budget_centers b on b.account_number = k.account_number and b.value = k.budget_center order by b.value for update of b)
  update budget_centers b set held_cents = b.held_cents - case l.kind when 'RELEASED' then l.cents else 0 end,
    spent_cents = b.spent_cents - case l.kind when 'CREDITED' then l.cents else 0 end
  from budget_locked l where b.account_number = l.account_number and b.value = l.value`,
);

/** $1 order, $2 centers, $3 what to each, $4 cause, $5 now. Never more than the order has booked and not given back. */
const credit = command(
  'budgets_credit',
  `
  with budget_rest as (select account_number, budget_center, sum(case kind when 'BOOKED' then amount_cents when 'CREDITED' then -amount_cents else 0 end)::int as cents
      from budget_entries where order_number = $1 group by account_number, budget_center),
    budget_back as (insert into budget_entries (account_number, budget_center, order_number, kind, amount_cents, cause, at)
      select r.account_number, r.budget_center, $1, 'CREDITED', least(w.cents, r.cents), $4, $5
      from unnest($2::text[], $3::int[]) w(value, cents) join budget_rest r on r.budget_center = w.value where least(w.cents, r.cents) > 0
      on conflict do nothing returning account_number, budget_center, amount_cents),
    budget_locked as materialized (select b.account_number, b.value, k.amount_cents as cents
      from budget_back k join budget_centers b on b.account_number = k.account_number and b.value = k.budget_center order by b.value for update of b)
  update budget_centers b set spent_cents = b.spent_cents - l.cents from budget_locked l where b.account_number = l.account_number and b.value = l.value`,
);

/**
 * What an order takes out of budget centers: held while it is being placed, booked when it is, and given back when it comes to nothing, is canceled or comes back.
 * Whoever credits has the order locked.
 */
export const budgetHolds = {
  /** @throws a shortage of 'budgets' when one of the centers has less left, or is there no more: nothing is held then. */
  async hold(
    tx: Tx,
    orderNumber: string,
    { accountNumber, amounts, now }: { accountNumber: string | undefined; amounts: readonly BudgetAmount[]; now: Date },
  ): Promise<void> {
    if (amounts.length === 0) return;
    await hold(tx, [orderNumber, accountNumber, amounts.map(({ budgetCenter }) => budgetCenter), amounts.map(({ cents }) => cents), now]);
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
    await credit(tx, [orderNumber, some.map(({ budgetCenter }) => budgetCenter), some.map(({ cents }) => cents), cause, now]);
  },
};
