import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Cents } from '#domain/shared/money.ts';
import { settle, type OpenInvoice } from '#domain/accounts/credit/settle.ts';
import { invoiceNumber } from '#domain/orders/words/invoice-number.ts';
import { command, statement, type Database, type Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';

type AccountRow = { readonly account_number: string; readonly terms_days: number; readonly unapplied_cents: number };

/** Whoever writes the book has its account: $1 account */
export const lock = statement<AccountRow>(
  'credit_account_lock',
  'select account_number, terms_days, unapplied_cents from credit_accounts where account_number = $1 for update',
);
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
/** $1 account, $2 kind, $3 cents, $4 order, $5 invoice, $6 cause, $7 now, $8 the how manieth time, $9 the payment that it takes back */
export const enter = statement<{ entry_id: number }>(
  'credit_entry',
  `
  insert into credit_entries (account_number, kind, amount_cents, order_number, invoice_number, cause, at, take, takes_back) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning entry_id`,
);
/** $1 account, $2 more held, $3 more owed, $4 more that settles nothing yet */
export const change = command(
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
/** What of invoices is open and nobody is paying this moment, oldest first; of an order (null: of none in particular) its own before all others. $1 account, $2 order */
const findOpen = statement<{ invoice_number: string; open_cents: number }>(
  'account_invoices_open',
  `
  select invoice_number, open_cents - claimed_cents as open_cents from account_invoices where account_number = $1 and open_cents > claimed_cents
  order by (order_number = $2) desc nulls last, due_on, issued_at, invoice_number`,
);
/** $1 invoices, $2 cents of each, $3 entry, $4 now */
export const settleInvoices = command(
  'account_invoices_settle',
  `
  with settled as (select * from unnest($1::text[], $2::int[]) s(invoice_number, cents)),
    noted as (insert into invoice_settlements (invoice_number, entry_id, amount_cents, at) select invoice_number, $3, cents, $4 from settled)
  update account_invoices i set open_cents = i.open_cents - s.cents from settled s where i.invoice_number = s.invoice_number`,
);
/** What was paid or credited, was not taken back, and settles nothing yet, oldest first. $1 account */
const findUnapplied = statement<{ entry_id: number; left_cents: number }>(
  'credit_entries_unapplied',
  `
  select e.entry_id, (e.amount_cents - coalesce(sum(s.amount_cents), 0))::int as left_cents
  from credit_entries e left join invoice_settlements s using (entry_id)
  where e.account_number = $1 and e.kind in ('CREDITED', 'PAID') and not exists (select from credit_entries r where r.takes_back = e.entry_id)
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
    const [account] = await lockOfOrder(tx, [orderNumber]);
    if (account === undefined) return false;
    const { account_number: accountNumber, terms_days: termsDays, unapplied_cents: unapplied } = account;
    if ((await isThere(tx, [accountNumber, 'BOOKED', cause])).length > 0) return true;
    const [row] = await countOfOrder(tx, [orderNumber]);
    const number = invoiceNumber(orderNumber, (row?.count ?? 0) + 1);
    const dueOn = addDays(shopDay(now), termsDays);
    await issue(tx, [number, accountNumber, orderNumber, cause, amountCents, now, dueOn, termsDays]);
    await enter(tx, [accountNumber, 'BOOKED', amountCents, orderNumber, number, cause, now, 1, null]);
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
    const [account] = await lockOfOrder(tx, [orderNumber]);
    if (account === undefined) return false;
    if ((await isThere(tx, [account.account_number, 'CREDITED', once.cause])).length === 0)
      await reduce(tx, account.account_number, { kind: 'CREDITED', orderNumber, take: 1 }, once);
    return true;
  });
}

/** What came of a payment that was written down. */
export type Recorded = 'RECORDED' | 'KNOWN' | 'OTHER_AMOUNT' | 'NO_ACCOUNT';

/**
 * A payment that an organization has sent: it pays the oldest invoices first, and what is over is kept for the next ones. Once for each reference, unless it was taken back.
 *
 * Its cause is the reference: what the bank calls it, up to 60 characters.
 *
 * @param alongWith what else is written where it was not known, of the payment as the book names it.
 * @returns KNOWN: it was written down before; OTHER_AMOUNT: under this reference another amount was.
 */
export async function recordPayment(
  database: Database,
  accountNumber: string,
  once: Once,
  alongWith: (tx: Tx, paymentId: string) => Promise<void>,
): Promise<Recorded> {
  return transaction(database, async (tx) => {
    const [account] = await lock(tx, [accountNumber]);
    if (account === undefined) return 'NO_ACCOUNT';
    const [known] = await findPayment(tx, [accountNumber, once.cause]);
    if (known?.is_reversed === false) return known.amount_cents === once.amountCents ? 'KNOWN' : 'OTHER_AMOUNT';
    const paymentId = await reduce(tx, accountNumber, { kind: 'PAID', orderNumber: null, take: (known?.take ?? 0) + 1 }, once);
    await alongWith(tx, paymentId);
    return 'RECORDED';
  });
}

type PaymentRow = {
  readonly entry_id: string;
  readonly account_number: string;
  readonly amount_cents: number;
  readonly cause: string;
  readonly take: number;
  readonly is_reversed: boolean;
  /** Paid by card, which is in the books of the payment vendor, too. */
  readonly is_by_card: boolean;
};
const PAYMENT = `select e.entry_id::text, e.account_number, e.amount_cents, e.cause, e.take, exists (select from credit_entries r where r.takes_back = e.entry_id) as is_reversed,
    exists (select from invoice_payments p where p.entry_id = e.entry_id) as is_by_card
  from credit_entries e where e.kind = 'PAID'`;
/** The last one under a reference. $1 account, $2 reference */
export const findPayment = statement<PaymentRow>(
  'credit_payment',
  `${PAYMENT} and e.account_number = $1 and e.cause = $2 order by e.take desc limit 1`,
);
/** $1 payment as text */
const findPaymentById = statement<PaymentRow>('credit_payment_by_id', `${PAYMENT} and e.entry_id = $1::bigint`);
/** What a payment has settled. $1 payment */
const findSettled = statement<{ invoice_number: string; cents: number }>(
  'credit_payment_settled',
  'select invoice_number, sum(amount_cents)::int as cents from invoice_settlements where entry_id = $1::bigint group by invoice_number order by invoice_number',
);

/** A payment that was taken back, now or before. */
export type Reversed = { readonly accountNumber: string; readonly reference: string; readonly amountCents: Cents; readonly isNew: boolean };

/**
 * Takes back a payment that was written down by mistake, once: what it had settled is open again, as far as nothing else that was paid ahead settles it, and its reference can be
 * written down again.
 *
 * @param paymentId as the book names it, a whole number.
 * @param alongWith what else is written where it is taken back now.
 * @returns undefined: there is no such payment. BY_CARD: nobody has typed it, and the card was charged.
 */
export async function reversePayment(
  database: Database,
  paymentId: string,
  now: Date,
  alongWith: (tx: Tx, reversed: Reversed) => Promise<void>,
): Promise<Reversed | 'BY_CARD' | undefined> {
  return transaction(database, async (tx) => {
    const [there] = await findPaymentById(tx, [paymentId]);
    if (there === undefined) return undefined;
    if (there.is_by_card) return 'BY_CARD';
    await lock(tx, [there.account_number]);
    const [payment = there] = await findPaymentById(tx, [paymentId]);
    const { account_number: accountNumber, amount_cents: amountCents, cause, take, is_reversed: wasReversed } = payment;
    const reversed = { accountNumber, reference: cause, amountCents, isNew: !wasReversed };
    if (wasReversed) return reversed;
    const settled = await findSettled(tx, [paymentId]);
    const [entry] = await enter(tx, [accountNumber, 'REVERSED', amountCents, null, null, cause, now, take, paymentId]);
    if (settled.length > 0)
      await settleInvoices(tx, [settled.map((one) => one.invoice_number), settled.map(({ cents }) => -cents), entry?.entry_id, now]);
    await change(tx, [accountNumber, 0, amountCents, settled.reduce((sum, { cents }) => sum + cents, 0) - amountCents]);
    await settleByEarlier(tx, accountNumber, now);
    await alongWith(tx, reversed);
    return reversed;
  });
}

/** What was paid or credited ahead settles what is open now, oldest first. */
export async function settleByEarlier(tx: Tx, accountNumber: string, now: Date): Promise<void> {
  const [account] = await lock(tx, [accountNumber]);
  let left = account?.unapplied_cents ?? 0;
  for (const { invoice_number: number, open_cents: openCents } of left > 0 ? await findOpen(tx, [accountNumber, null]) : []) {
    if (left <= 0) return;
    await applyEarlier(tx, accountNumber, { number, openCents }, now);
    left -= openCents;
  }
}

/** @returns the line of the book. */
async function reduce(
  tx: Tx,
  accountNumber: string,
  { kind, orderNumber, take }: { readonly kind: 'CREDITED' | 'PAID'; readonly orderNumber: string | null; readonly take: number },
  { amountCents, cause, now }: Once,
): Promise<string> {
  const open = (await findOpen(tx, [accountNumber, orderNumber])).map(({ invoice_number: number, open_cents: openCents }) => ({
    number,
    openCents,
  }));
  const [entry] = await enter(tx, [accountNumber, kind, amountCents, orderNumber, null, cause, now, take, null]);
  const { settled, restCents } = settle(amountCents, open);
  if (settled.length > 0)
    await settleInvoices(tx, [settled.map(({ number }) => number), settled.map(({ cents }) => cents), entry?.entry_id, now]);
  await change(tx, [accountNumber, 0, -amountCents, restCents]);
  return String(entry?.entry_id);
}
