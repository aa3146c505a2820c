import { claimsLeft, problemsOfPaying, type PayProblem, type WantedPayment } from '#domain/accounts/credit/pay-invoices.ts';
import type { Cents } from '#domain/shared/money.ts';
import { command, statement, type Db, type Tx } from '../db/database.ts';
import { enter, findPayment, lock, settleByEarlier, settleInvoices, change } from './credit-book.ts';

/** Invoices of an account as they stand. $1 account, $2 invoices */
const findInvoices = statement<{ invoice_number: string; open_cents: number; claimed_cents: number }>(
  'invoices_to_claim',
  'select invoice_number, open_cents, claimed_cents from account_invoices where account_number = $1 and invoice_number = any($2::text[])',
);
/** $1 invoices, $2 cents of each, below zero: so much less is claimed */
const addClaims = command(
  'invoices_claim',
  `
  update account_invoices i set claimed_cents = i.claimed_cents + c.cents from unnest($1::text[], $2::int[]) c(invoice_number, cents) where i.invoice_number = c.invoice_number`,
);

const claim = (tx: Tx, claims: readonly WantedPayment[], sign: 1 | -1) =>
  addClaims(tx, [claims.map(({ invoiceNumber }) => invoiceNumber), claims.map(({ cents }) => sign * cents)]);

/** Has the book of an account until the transaction ends: whoever pays, credits or claims does so one after the other. @returns false: it has none. */
export async function lockCredit(tx: Tx, accountNumber: string): Promise<boolean> {
  return (await lock(tx, [accountNumber])).length > 0;
}

/** Why so much of invoices of an account is not paid, as they stand; empty: it can be. */
export async function problemsOfClaims(db: Db, accountNumber: string, wanted: readonly WantedPayment[]): Promise<PayProblem[]> {
  const known = await findInvoices(db, [accountNumber, wanted.map(({ invoiceNumber }) => invoiceNumber)]);
  return problemsOfPaying(
    wanted,
    known.map((row) => ({ invoiceNumber: row.invoice_number, openCents: row.open_cents, claimedCents: row.claimed_cents })),
  );
}

/**
 * Claims what somebody is about to pay of invoices of an account: nothing else pays that meanwhile. The caller has the account's book (`lockCredit`).
 *
 * @returns why not, by invoice; empty: it is claimed.
 */
export async function claimInvoices(tx: Tx, accountNumber: string, wanted: readonly WantedPayment[]): Promise<PayProblem[]> {
  const problems = await problemsOfClaims(tx, accountNumber, wanted);
  if (problems.length === 0) await claim(tx, wanted, 1);
  return problems;
}

/** Gives back what was claimed. What was paid ahead meanwhile settles it at once. The caller has the account's book. */
export async function releaseClaims(tx: Tx, accountNumber: string, claims: readonly WantedPayment[], now: Date): Promise<void> {
  await claim(tx, claims, -1);
  await settleByEarlier(tx, accountNumber, now);
}

/**
 * What of claims is still to be paid: what was paid or credited since, and settles nothing since all was claimed, pays first. From here on the rest is firm: whatever comes later pays something else. The
 * caller has the account's book.
 */
export async function firmClaims(tx: Tx, accountNumber: string, claims: readonly WantedPayment[], now: Date): Promise<WantedPayment[]> {
  const [account] = await lock(tx, [accountNumber]);
  const left = claimsLeft(claims, account?.unapplied_cents ?? 0);
  const given = claims.map(({ invoiceNumber, cents }, index) => ({ invoiceNumber, cents: cents - (left[index]?.cents ?? 0) }));
  if (given.some(({ cents }) => cents > 0)) await releaseClaims(tx, accountNumber, given, now);
  return left;
}

type Booked = { readonly cause: string; readonly claims: readonly WantedPayment[]; readonly now: Date };

/** Writes a payment into the book that settles what it had claimed, to the cent. The caller has the account's book, and does so once. @returns the line of the book */
export async function bookClaims(tx: Tx, accountNumber: string, { cause, claims, now }: Booked): Promise<string> {
  const paid = claims.filter(({ cents }) => cents > 0);
  const amountCents: Cents = paid.reduce((sum, { cents }) => sum + cents, 0);
  const [before] = await findPayment(tx, [accountNumber, cause]);
  const [entry] = await enter(tx, [accountNumber, 'PAID', amountCents, null, null, cause, now, (before?.take ?? 0) + 1, null]);
  await claim(tx, paid, -1);
  await settleInvoices(tx, [paid.map(({ invoiceNumber }) => invoiceNumber), paid.map(({ cents }) => cents), entry?.entry_id, now]);
  await change(tx, [accountNumber, 0, -amountCents, 0]);
  return String(entry?.entry_id);
}
