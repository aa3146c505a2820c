import type { Cents } from '#domain/shared/money.ts';
import { command, statement, type Db, type Tx } from '../db/database.ts';

/** $1 order, $2 account, $3 cents, $4 now */
const hold = command(
  'credit_hold',
  `
  with credit_held as (update credit_accounts set held_cents = held_cents + $3::int
      where account_number = $2 and owed_cents + held_cents + $3::int <= limit_cents returning account_number),
    credit_entries_held as (insert into credit_entries (account_number, kind, amount_cents, order_number, cause, at)
      select account_number, 'HELD', $3::int, $1, $1, $4 from credit_held)
  select require_all((select count(*) from credit_held), 1, 'credit')`,
);

/** $1 order, $2 cents. The order has held some already. */
const grow = command(
  'credit_grow',
  `
  with credit_entry as (select entry_id, account_number from credit_entries where order_number = $1 and kind = 'HELD'),
    credit_grown as (update credit_accounts c set held_cents = held_cents + $2::int from credit_entry e
      where c.account_number = e.account_number and owed_cents + held_cents + $2::int <= limit_cents returning e.entry_id),
    credit_entries_grown as (update credit_entries e set amount_cents = amount_cents + $2::int from credit_grown g where e.entry_id = g.entry_id)
  select require_all((select count(*) from credit_grown), 1, 'credit')`,
);

/** The credit of an order's account, locked: whoever changes what an order holds or an account owes has it. $1 order */
const lockOfOrder = statement<{ account_number: string }>(
  'credit_lock_of_order',
  `
  select c.account_number from credit_accounts c
  where c.account_number = (select account_number from credit_entries where order_number = $1 and kind = 'HELD') for update`,
);

/** What an order holds of the credit of its account. $1 order */
const heldOf = statement<{ account_number: string; held_cents: number; hold_cents: number }>(
  'credit_held_of_order',
  `
  select account_number, sum(case kind when 'HELD' then amount_cents when 'BOOKED' then -amount_cents when 'RELEASED' then -amount_cents else 0 end)::int as held_cents,
    coalesce(sum(amount_cents) filter (where kind = 'HELD'), 0)::int as hold_cents
  from credit_entries where order_number = $1 group by account_number`,
);

/** $1 account, $2 order, $3 cents, $4 cause, $5 now. Each cause once. */
const release = command(
  'credit_release',
  `
  with credit_released as (insert into credit_entries (account_number, kind, amount_cents, order_number, cause, at)
      values ($1, 'RELEASED', $3::int, $2, $4, $5) on conflict do nothing returning account_number, amount_cents)
  update credit_accounts c set held_cents = c.held_cents - r.amount_cents from credit_released r where c.account_number = r.account_number`,
);

/** What an order has held at first, and holds still, in cents; undefined: it never held anything. */
export async function creditHeldBy(
  db: Db,
  orderNumber: string,
): Promise<{ readonly atFirstCents: Cents; readonly leftCents: Cents } | undefined> {
  const [row] = await heldOf(db, [orderNumber]);
  return row && { atFirstCents: row.hold_cents, leftCents: row.held_cents };
}

/** Lets go what an order holds, up to an amount, once for a cause. @param cause the key of the move of money */
export async function releaseCredit(
  tx: Tx,
  orderNumber: string,
  { atMostCents, cause, now }: { atMostCents: Cents | undefined; cause: string; now: Date },
): Promise<void> {
  const [locked] = await lockOfOrder(tx, [orderNumber]);
  if (locked === undefined) return;
  const [held] = await heldOf(tx, [orderNumber]);
  const cents = Math.min(held?.held_cents ?? 0, atMostCents ?? Infinity);
  if (cents > 0) await release(tx, [locked.account_number, orderNumber, cents, cause, now]);
}

/**
 * What an order on invoice takes of the credit of its organization: held while it is being placed, by an update that cannot pass the limit, and until it is invoiced, which is when it
 * leaves; let go when it comes to nothing. The rest of its way goes the tender (`server/payment/methods/invoice.ts`).
 */
export const creditHolds = {
  /** @throws a shortage of 'credit' when less is left, or there is no credit: nothing is held then. */
  async hold(
    tx: Tx,
    orderNumber: string,
    { accountNumber, cents, now }: { accountNumber: string | undefined; cents: Cents; now: Date },
  ): Promise<void> {
    if (cents > 0) await hold(tx, [orderNumber, accountNumber ?? '', cents, now]);
  },
  /** An order that holds some, and has grown, holds so much more. The caller has it locked. @throws a shortage of 'credit' when less is left. */
  async grow(tx: Tx, orderNumber: string, cents: Cents): Promise<void> {
    if (cents > 0) await grow(tx, [orderNumber, cents]);
  },
  /** It stays held: what is placed is invoiced when it leaves. */
  async keep(): Promise<void> {
    // Nothing changes hands until then.
  },
  async release(tx: Tx, orderNumber: string, now: Date): Promise<void> {
    await releaseCredit(tx, orderNumber, { atMostCents: undefined, cause: orderNumber, now });
  },
};
