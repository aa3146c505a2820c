import { addDays } from '#domain/shared/calendar.ts';
import type { Cents } from '#domain/shared/money.ts';
import { settle, type OpenInvoice } from '#domain/accounts/credit/settle.ts';
import { invoiceNumber } from '#domain/orders/words/invoice-number.ts';
import { command, statement, type Database, type Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import { shopDay } from './shop-day.ts';

type AccountRow = { readonly account_number: string; readonly terms_days: number; readonly unapplied_cents: number };

/** Whoever writes the book has its account: $1 account */
const lock = statement<AccountRow>(
  'credit_account_lock',
  'select account_number, terms_days, unapplied_cents from credit_accounts where account_number = $1 for update',
);
/** The order before its account, as whoever cancels it does. $1 order */
const lockOrder = statement<Record<string, never>>('credit_lock_order', 'select from orders where order_number = $1 for key share');
/** The same of who an order is invoiced to. $1 order */
const lockOfOrder = statement<AccountRow>(
  'credit_account_lock_of_order',
  `
  select account_number, terms_days, unapplied_cents from credit_accounts
  where account_number = (select account_number from credit_entries where order_number = $1 and kind = 'HELD') for update`,
);
/** $1 account, $2 kind, $3 cause */
const isThere = statement<{ entry_id: number }>(
  'credit_entry_there',
  'select entry_id from credit_entries where account_number = $1 and kind = $2 and cause = $3',
);
/** $1 account, $2 kind, $3 cents, $4 order, $5 invoice, $6 cause, $7 now */
const enter = statement<{ entry_id: number }>(
  'credit_entry',
  `
  insert into credit_entries (account_number, kind, amount_cents, order_number, invoice_number, cause, at) values ($1, $2, $3, $4, $5, $6, $7) returning entry_id`,
);
/** $1 account, $2 more held, $3 more owed, $4 more that settles nothing yet */
const change = command(
  'credit_account_change',
  `
  update credit_accounts set held_cents = held_cents + $2, owed_cents = owed_cents + $3, unapplied_cents = unapplied_cents + $4 where account_number = $1`,
);
/** $1 order */
const countOfOrder = statement<{ count: number }>(
  'account_invoices_count',
  'select count(*)::int as count from account_invoices where order_number = $1',
);
/** $1 invoice, $2 account, $3 order, $4 the key of its money move, $5 cents, $6 now, $7 due on, $8 terms */
const issue = command(
  'account_invoice_issue',
  `
  insert into account_invoices (invoice_number, account_number, order_number, shipment_id, amount_cents, open_cents, issued_at, due_on, terms_days)
  values ($1, $2, $3, (select shipment_id from money_moves where vendor_key = $4 and order_number = $3), $5, $5, $6, $7, $8)`,
);
/** Open invoices, oldest first; of an order (null: of none in particular) its own before all others. $1 account, $2 order */
const findOpen = statement<{ invoice_number: string; open_cents: number }>(
  'account_invoices_open',
  `
  select invoice_number, open_cents from account_invoices where account_number = $1 and open_cents > 0
  order by (order_number = $2) desc nulls last, due_on, issued_at, invoice_number`,
);
/** $1 invoices, $2 cents of each, $3 entry, $4 now */
const settleInvoices = command(
  'account_invoices_settle',
  `
  with settled as (select * from unnest($1::text[], $2::int[]) s(invoice_number, cents)),
    noted as (insert into invoice_settlements (invoice_number, entry_id, amount_cents, at) select invoice_number, $3, cents, $4 from settled)
  update account_invoices i set open_cents = i.open_cents - s.cents from settled s where i.invoice_number = s.invoice_number`,
);
/** What was paid or credited and settles nothing yet, oldest first. $1 account */
const findUnapplied = statement<{ entry_id: number; left_cents: number }>(
  'credit_entries_unapplied',
  `
  select e.entry_id, (e.amount_cents - coalesce(sum(s.amount_cents), 0))::int as left_cents
  from credit_entries e left join invoice_settlements s using (entry_id)
  where e.account_number = $1 and e.kind in ('CREDITED', 'PAID')
  group by e.entry_id having e.amount_cents > coalesce(sum(s.amount_cents), 0) order by e.entry_id`,
);

/** What is written in the book, each once. */
type Once = { readonly amountCents: Cents; readonly cause: string; readonly now: Date };

/**
 * An invoice for what leaves of an order: what it held is owed. A repeat under the same cause issues no second one.
 *
 * @param cause the key of the move of money.
 * @returns false when the order holds no credit.
 */
export async function invoiceOrder(database: Database, orderNumber: string, { amountCents, cause, now }: Once): Promise<boolean> {
  return transaction(database, async (tx) => {
    await lockOrder(tx, [orderNumber]);
    const [account] = await lockOfOrder(tx, [orderNumber]);
    if (account === undefined) return false;
    const { account_number: accountNumber, terms_days: termsDays, unapplied_cents: unapplied } = account;
    if ((await isThere(tx, [accountNumber, 'BOOKED', cause])).length > 0) return true;
    const [row] = await countOfOrder(tx, [orderNumber]);
    const number = invoiceNumber(orderNumber, (row?.count ?? 0) + 1);
    const dueOn = addDays(shopDay(now), termsDays);
    await issue(tx, [number, accountNumber, orderNumber, cause, amountCents, now, dueOn, termsDays]);
    await enter(tx, [accountNumber, 'BOOKED', amountCents, orderNumber, number, cause, now]);
    await change(tx, [accountNumber, -amountCents, amountCents, 0]);
    if (unapplied > 0) await applyEarlier(tx, accountNumber, { number, openCents: amountCents }, now);
    await publish(tx, { kind: 'invoice.issued', payload: { invoiceNumber: number } }, now);
    return true;
  });
}

/** What was paid or credited before pays a new invoice first. */
async function applyEarlier(tx: Tx, accountNumber: string, invoice: OpenInvoice, now: Date): Promise<void> {
  let { openCents } = invoice;
  for (const { entry_id: entryId, left_cents: leftCents } of await findUnapplied(tx, [accountNumber])) {
    const cents = Math.min(openCents, leftCents);
    if (cents === 0) return;
    await settleInvoices(tx, [[invoice.number], [cents], entryId, now]);
    await change(tx, [accountNumber, 0, 0, -cents]);
    openCents -= cents;
  }
}

/**
 * Gives an organization credit for what came back of an order: its own invoices are settled by it first, then others.
 *
 * @returns false when the order is none on invoice.
 */
export async function creditOrder(database: Database, orderNumber: string, once: Once): Promise<boolean> {
  return transaction(database, async (tx) => {
    await lockOrder(tx, [orderNumber]);
    const [account] = await lockOfOrder(tx, [orderNumber]);
    if (account === undefined) return false;
    await reduce(tx, account.account_number, 'CREDITED', orderNumber, once);
    return true;
  });
}

/** What came of a payment that was written down. */
export type Recorded = 'RECORDED' | 'KNOWN' | 'OTHER_AMOUNT' | 'NO_ACCOUNT';

/**
 * A payment that an organization has sent: it pays the oldest invoices first, and what is over is kept for the next ones. Once for each reference.
 *
 * Its cause is the reference: what the bank calls it, up to 60 characters.
 *
 * @param alongWith what else is written where it was not known.
 * @returns KNOWN: it was written down before; OTHER_AMOUNT: under this reference another amount was.
 */
export async function recordPayment(
  database: Database,
  accountNumber: string,
  { amountCents, cause: reference, now }: Once,
  alongWith: (tx: Tx) => Promise<void>,
): Promise<Recorded> {
  return transaction(database, async (tx) => {
    const [account] = await lock(tx, [accountNumber]);
    if (account === undefined) return 'NO_ACCOUNT';
    const [known] = await findPayment(tx, [accountNumber, reference]);
    if (known !== undefined) return known.amount_cents === amountCents ? 'KNOWN' : 'OTHER_AMOUNT';
    await reduce(tx, accountNumber, 'PAID', null, { amountCents, cause: reference, now });
    await alongWith(tx);
    return 'RECORDED';
  });
}

/** $1 account, $2 reference */
const findPayment = statement<{ amount_cents: number }>(
  'credit_payment',
  `select amount_cents from credit_entries where account_number = $1 and kind = 'PAID' and cause = $2`,
);

async function reduce(
  tx: Tx,
  accountNumber: string,
  kind: 'CREDITED' | 'PAID',
  orderNumber: string | null,
  { amountCents, cause, now }: Once,
): Promise<void> {
  if ((await isThere(tx, [accountNumber, kind, cause])).length > 0) return;
  const open = (await findOpen(tx, [accountNumber, orderNumber])).map(({ invoice_number: number, open_cents: openCents }) => ({
    number,
    openCents,
  }));
  const [entry] = await enter(tx, [accountNumber, kind, amountCents, orderNumber, null, cause, now]);
  const { settled, restCents } = settle(amountCents, open);
  if (settled.length > 0)
    await settleInvoices(tx, [settled.map(({ number }) => number), settled.map(({ cents }) => cents), entry?.entry_id, now]);
  await change(tx, [accountNumber, 0, -amountCents, restCents]);
}
