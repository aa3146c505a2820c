import {
  INVOICE_PAYMENT_MACHINE,
  OPEN_INVOICE_PAYMENTS,
  type InvoicePaymentState,
} from '#domain/accounts/credit/invoice-payment-states.ts';
import type { WantedPayment } from '#domain/accounts/credit/pay-invoices.ts';
import { statesBefore } from '#domain/shared/state-machine.ts';
import { command, isDatabaseError, statement, type Db, type Tx } from '../db/database.ts';
import { dueAgain, isDue } from '../db/due.ts';
import { sqlList } from '../db/sql-list.ts';
import { MOST_ASKED_AT_ONCE } from '../schedule/index.ts';

/** A payment of invoices by card. Its keys are the vendor's idempotency keys: written before the vendor is asked, never changed. */
export type PaymentRow = {
  readonly payment_number: string;
  readonly account_number: string;
  readonly user_id: string;
  readonly state: InvoicePaymentState;
  /** What the bank is asked to hold. */
  readonly amount_cents: number;
  /** What of it is taken; null: that is not decided. */
  readonly charged_cents: number | null;
  readonly token: string;
  readonly brand: string;
  readonly last_four: string;
  readonly vendor_key: string;
  readonly capture_key: string;
  readonly vendor_id: string | null;
  readonly challenge_url: string | null;
  readonly challenge_status: 'Y' | 'N' | null;
  readonly seats: unknown;
  readonly created_at: Date;
  /** When it came to the state that it is in. */
  readonly updated_at: Date;
};

const COLUMNS = `p.payment_number, p.account_number, p.user_id, p.state, p.amount_cents, p.charged_cents, p.token, p.brand, p.last_four, p.vendor_key, p.capture_key, p.vendor_id,
  p.challenge_url, p.challenge_status, p.seats, p.created_at, p.updated_at`;

/** $1 payment */
const find = statement<PaymentRow>('invoice_payment', `select ${COLUMNS} from invoice_payments p where p.payment_number = $1`);

/** @throws where there is none: whoever asks has its number from us. */
export async function readPayment(db: Db, paymentNumber: string): Promise<PaymentRow> {
  const [payment] = await find(db, [paymentNumber]);
  if (payment === undefined) throw new Error(`There is no payment ${paymentNumber}.`);
  return payment;
}

/** The one of an account; of another one nobody learns anything. $1 payment, $2 account */
export const findOfAccount = statement<PaymentRow & { readonly payer: string | null }>(
  'invoice_payment_of_account',
  `select ${COLUMNS}, nullif(trim(u.first_name || ' ' || u.last_name), '') as payer
  from invoice_payments p join users u using (user_id) where p.payment_number = $1 and p.account_number = $2`,
);

/** What was begun under the key of a call. $1 user, $2 key */
export const findByRequest = statement<PaymentRow>(
  'invoice_payment_by_request',
  `select ${COLUMNS} from invoice_payments p where p.user_id = $1 and p.request_key = $2`,
);

export type NewPayment = Pick<
  PaymentRow,
  'account_number' | 'user_id' | 'amount_cents' | 'token' | 'brand' | 'last_four' | 'vendor_key' | 'capture_key'
>;

/** $1 payment as JSON, $2 seats as JSON, $3 request key, $4 actor, $5 now, $6 when somebody else looks after it */
const insert = statement<{ payment_number: string }>(
  'invoice_payment_insert',
  `
  insert into invoice_payments (payment_number, state, seats, request_key, changed_by, created_at, updated_at, due_at, account_number, user_id, amount_cents, token, brand, last_four, vendor_key, capture_key)
  select 'PAY-' || nextval('invoice_payment_numbers'), '${INVOICE_PAYMENT_MACHINE.first}', $2::jsonb, $3, $4, $5::timestamptz, $5, $6, r.*
  from json_to_record($1::json) as r(account_number text, user_id uuid, amount_cents int, token text, brand text, last_four text, vendor_key text, capture_key text)
  returning payment_number`,
);
/** $1 payment, $2 invoices, $3 cents of each */
const insertParts = command(
  'invoice_payment_parts_insert',
  `
  insert into invoice_payment_parts (payment_number, invoice_number, wanted_cents, claimed_cents) select $1, i, c, c from unnest($2::text[], $3::int[]) p(i, c)`,
);

type Begun = {
  readonly parts: readonly WantedPayment[];
  readonly seats: unknown;
  readonly requestKey: string | undefined;
  readonly actor: string;
  readonly now: Date;
  readonly dueAt: Date;
};

/** Writes down what is about to be asked of a bank. @returns its number */
export async function beginPayment(tx: Tx, payment: NewPayment, { parts, seats, requestKey, actor, now, dueAt }: Begun): Promise<string> {
  const [row] = await insert(tx, [JSON.stringify(payment), JSON.stringify(seats), requestKey ?? null, actor, now, dueAt]);
  const number = row?.payment_number ?? '';
  await insertParts(tx, [number, parts.map(({ invoiceNumber }) => invoiceNumber), parts.map(({ cents }) => cents)]);
  return number;
}

/** What a payment has claimed of each invoice. $1 payment */
export const findParts = statement<{ invoice_number: string; claimed_cents: number; wanted_cents: number }>(
  'invoice_payment_parts_of',
  `select t.invoice_number, t.claimed_cents, t.wanted_cents from invoice_payment_parts t join account_invoices i using (invoice_number)
  where t.payment_number = $1 order by i.due_on, i.issued_at, t.invoice_number`,
);

/** $1 payment, $2 invoices, $3 cents of each */
const writeParts = command(
  'invoice_payment_parts_write',
  `
  update invoice_payment_parts t set claimed_cents = c.cents from unnest($2::text[], $3::int[]) c(invoice_number, cents) where t.payment_number = $1 and t.invoice_number = c.invoice_number`,
);

/** What is claimed from now on. */
export async function keepParts(tx: Tx, paymentNumber: string, parts: readonly WantedPayment[]): Promise<void> {
  await writeParts(tx, [paymentNumber, parts.map(({ invoiceNumber }) => invoiceNumber), parts.map(({ cents }) => cents)]);
}

/** $1 payment, $2 from states, $3 to, $4 actor, $5 now, $6 vendor id, $7 transaction, $8 challenge page, $9 cents that are charged, $10 line of the book, $11 when it is looked at again, $12 whether its seats are kept */
const move = command(
  'invoice_payment_move',
  `
  update invoice_payments set state = $3, changed_by = $4, updated_at = $5, vendor_id = coalesce($6, vendor_id), transaction_id = coalesce($7, transaction_id), challenge_url = coalesce($8, challenge_url),
    charged_cents = coalesce($9, charged_cents), entry_id = coalesce($10::bigint, entry_id), due_at = $11, tries = 0, seats = case when $12 then seats end
  where payment_number = $1 and state = any($2::text[])`,
);

export type PaymentMove = {
  readonly to: InvoicePaymentState;
  readonly actor: string;
  readonly now: Date;
  /** undefined: there is nothing left to do. */
  readonly dueAt: Date | undefined;
  readonly vendorId?: string | undefined;
  readonly transactionId?: string;
  readonly challengeUrl?: string;
  readonly chargedCents?: number;
  readonly entryId?: string;
};

/** Moves a payment on, provided that it is where it may come from. @returns whether it was */
export async function movePayment(db: Db, paymentNumber: string, moved: PaymentMove): Promise<boolean> {
  const { to, actor, now, dueAt, vendorId, transactionId, challengeUrl, chargedCents, entryId } = moved;
  const count = await move(db, [
    paymentNumber,
    statesBefore(INVOICE_PAYMENT_MACHINE, to),
    to,
    actor,
    now,
    vendorId ?? null,
    transactionId ?? null,
    challengeUrl ?? null,
    chargedCents ?? null,
    entryId ?? null,
    dueAt ?? null,
    to === 'CHALLENGE',
  ]);
  return count === 1;
}

const ONE_EACH = new Set(['invoice_payments_transaction_id_key', 'invoice_payments_vendor_id_key']);

/** Whether a payment could not be moved since another one has its vendor's id, or the transaction of its challenge. */
export function isNameOfAnother(error: unknown): boolean {
  return isDatabaseError(error) && ONE_EACH.has(error.constraint ?? '');
}

/** Payments that somebody has to look after, longest wait first; each is put off with a growing pause, so that none blocks the others. $1 now */
export const takeDue = statement<{ payment_number: string }>(
  'invoice_payments_take_due',
  `
  update invoice_payments set tries = tries + 1, due_at = ${dueAgain('tries')}
  where payment_number in (select payment_number from invoice_payments where due_at is not null and ${isDue('due_at')} order by due_at limit ${MOST_ASKED_AT_ONCE} for update skip locked)
  returning payment_number`,
);

/** Nothing of it is left to do. $1 payment */
export const closePayment = command('invoice_payment_close', 'update invoice_payments set due_at = null where payment_number = $1');

/** The vendor tells something of a payment that is over: it is looked at now. $1 payment, $2 cents, $3 now */
export const askAgain = command(
  'invoice_payment_ask_again',
  `update invoice_payments set due_at = $3, tries = 0 where payment_number = $1 and amount_cents = $2 and state not in (${sqlList(OPEN_INVOICE_PAYMENTS)}, 'PAID')`,
);

/** One of which the vendor says something. $1 payment, $2 cents */
export const findTold = statement<{ state: InvoicePaymentState }>(
  'invoice_payment_told',
  'select state from invoice_payments where payment_number = $1 and amount_cents = $2',
);

/** The payer's bank has sent the payer back. The first answer stands. $1 transaction, $2 status */
export const answerInvoiceChallenge = statement<{ payment_number: string }>(
  'invoice_payment_challenge_answer',
  `
  update invoice_payments set challenge_status = $2 where transaction_id = $1 and (challenge_status is null or challenge_status = $2) returning payment_number`,
);
