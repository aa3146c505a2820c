import {
  isRefused,
  isUndecided,
  PAYMENT_MACHINE,
  REFUSED_PAYMENTS,
  UNDECIDED_PAYMENTS,
  type PaymentState,
  type TenderAmounts,
} from '#domain/payment/payment-states.ts';
import { VENDOR_PAYMENT_TYPES, type PaymentType } from '#domain/payment/payment-types.ts';
import type { Cents } from '#domain/shared/money.ts';
import { statesBefore } from '#domain/shared/state-machine.ts';
import { command, isDatabaseError, statement, type Db, type Tx } from '../db/database.ts';
import { sqlList } from '../db/sql-list.ts';
import { IS_FREE_AGAIN, USED_APPROVAL } from './used-approvals.ts';

/** One tender of an order. Its key is the vendor's idempotency key: written before the vendor is asked, never changed. */
export type TenderRow = {
  readonly payment_id: string;
  readonly order_number: string;
  readonly payment_type: PaymentType;
  readonly token: string;
  /** The same for every token of one card, and every approval of one payer; null where its vendor does not say, or did not when it paid. */
  readonly card_key: string | null;
  readonly brand: string;
  readonly last_four: string;
  readonly expiry_month: number | null;
  readonly expiry_year: number | null;
  readonly nickname: string;
  readonly is_to_save: boolean;
  readonly wallet_card_id: string | null;
  readonly amount_cents: number;
  /** Of it: what its order needs no more since it was changed while it waited. It is let go, or was. */
  readonly unneeded_cents: number;
  readonly captured_cents: number;
  readonly released_cents: number;
  readonly refunded_cents: number;
  /** Of moves that are written down and not done yet: what they take out of the hold. */
  readonly leaving_cents: number;
  /** The same of what is to be given back; what a vendor refused to give is owed still, and nothing else is given of it. */
  readonly returning_cents: number;
  readonly state: PaymentState;
  readonly vendor_key: string;
  readonly vendor_id: string | null;
  readonly transaction_id: string | null;
  readonly challenge_url: string | null;
  readonly challenge_status: 'Y' | 'N' | null;
  /** The tender whose hold it takes the place of. */
  readonly replaces: string | null;
  /** It does so with the same card or payment, without its payer. */
  readonly is_renewal: boolean;
  /** Since when its vendor would not renew its hold; null: it has never refused, or something else pays. */
  readonly unrenewed_at: Date | null;
  /** When it was written down, just before its vendor was asked. */
  readonly created_at: Date;
  /** The seats of whoever tries it, as long as it pays another way and its vendor has not said enough; of all others the order has them. */
  readonly seats: unknown;
};

/** A tender as it is written down with an order. */
export type NewTender = Pick<
  TenderRow,
  | 'payment_id'
  | 'payment_type'
  | 'token'
  | 'card_key'
  | 'brand'
  | 'last_four'
  | 'expiry_month'
  | 'expiry_year'
  | 'nickname'
  | 'is_to_save'
  | 'wallet_card_id'
  | 'amount_cents'
  | 'vendor_key'
>;

/** The tenders of an order in the order in which they pay. $1 order */
export const findTenders = statement<TenderRow>(
  'tenders_of_order',
  `
  select p.payment_id, p.order_number, p.payment_type, p.token, p.card_key, p.brand, p.last_four, p.expiry_month, p.expiry_year, p.nickname, p.is_to_save, p.wallet_card_id, p.amount_cents, p.unneeded_cents, p.captured_cents, p.released_cents, p.refunded_cents,
    coalesce(m.leaving_cents, 0) as leaving_cents, coalesce(m.returning_cents, 0) as returning_cents, p.state, p.vendor_key, p.vendor_id, p.transaction_id, p.challenge_url, p.challenge_status, p.replaces, p.is_renewal, p.unrenewed_at, p.created_at, p.seats
  from order_payments p left join lateral (select (sum(amount_cents) filter (where kind in ('CAPTURE', 'RELEASE') and state = 'PENDING'))::int as leaving_cents, (sum(amount_cents) filter (where kind = 'REFUND'))::int as returning_cents
    from money_moves where money_moves.payment_id = p.payment_id and money_moves.state <> 'DONE') m on true
  where p.order_number = $1 order by p.position`,
);

/** What was approved at a vendor is claimed with them. $1 order, $2 now, $3 actor, $4 tenders as JSON, in the order in which they pay */
const insert = command(
  'tenders_insert',
  `
  with new_tenders as materialized (
    select t.position, r.* from json_array_elements($4::json) with ordinality as t(tender, position),
      json_to_record(t.tender) as r(payment_id uuid, payment_type text, token text, card_key text, brand text, last_four text, expiry_month int, expiry_year int, nickname text, is_to_save boolean, wallet_card_id uuid, amount_cents int, vendor_key text)),
  new_approvals as (select token from new_tenders where payment_type in (${sqlList(VENDOR_PAYMENT_TYPES)})),
  claimed_approvals as (insert into used_approvals (token, order_number) select token, $1 from new_approvals
    on conflict (token) do update set order_number = excluded.order_number where ${IS_FREE_AGAIN} returning token),
  written_tenders as (insert into order_payments (order_number, created_at, changed_by, state, position, payment_id, payment_type, token, card_key, brand, last_four, expiry_month, expiry_year, nickname, is_to_save, wallet_card_id, amount_cents, vendor_key)
    select $1, $2::timestamptz, $3, '${PAYMENT_MACHINE.first}', position, payment_id, payment_type, token, card_key, brand, last_four, expiry_month, expiry_year, nickname, is_to_save, wallet_card_id, amount_cents, vendor_key from new_tenders)
  select require_all((select count(*) from claimed_approvals), (select count(*) from new_approvals), '${USED_APPROVAL}')`,
);

/** @throws what `isOfUsedApproval` knows, when an approval among them pays for another order. */
export async function insertTenders(
  tx: Tx,
  orderNumber: string,
  tenders: readonly NewTender[],
  { now, actor }: { now: Date; actor: string },
): Promise<void> {
  if (tenders.length > 0) await insert(tx, [orderNumber, now, actor, JSON.stringify(tenders)]);
}

/** $1 payment, $2 from states, $3 to, $4 actor, $5 now, $6 vendor id, $7 transaction, $8 challenge page, $9 when to ask the vendor to let go */
const move = command(
  'tender_move',
  `
  update order_payments set state = $3, changed_by = $4, checked_at = $5, vendor_id = coalesce($6, vendor_id), transaction_id = coalesce($7, transaction_id), challenge_url = coalesce($8, challenge_url), release_due_at = $9
  where payment_id = $1 and state = any($2::text[])`,
);

export type TenderMove = {
  readonly paymentId: string;
  readonly to: PaymentState;
  readonly actor: string;
  readonly now: Date;
  readonly vendorId?: string | null;
  readonly transactionId?: string | null;
  readonly challengeUrl?: string | null;
  /** When the vendor is to be asked whether it holds anything of it after all. */
  readonly releaseDueAt?: Date;
};

/**
 * Moves a tender on, provided that the machine lets it; a state that was reached meanwhile by another way is not overwritten.
 * Where it is there already, only what the vendor said besides is noted.
 *
 * @returns whether it is there now.
 */
export async function moveTender(
  db: Db,
  { paymentId, to, actor, now, vendorId, transactionId, challengeUrl, releaseDueAt }: TenderMove,
): Promise<boolean> {
  const from = [...statesBefore(PAYMENT_MACHINE, to), to];
  const moved = await move(db, [
    paymentId,
    from,
    to,
    actor,
    now,
    vendorId ?? null,
    transactionId ?? null,
    challengeUrl ?? null,
    releaseDueAt ?? null,
  ]);
  return moved === 1;
}

/** Names that a vendor gives to one payment each. */
const ONE_EACH = new Set(['order_payments_transaction_id_key', 'order_payments_vendor_id_key']);

/** Whether a tender could not be moved since another one has its vendor's id, or the transaction of its challenge. */
export function isNameOfAnother(error: unknown): boolean {
  return isDatabaseError(error) && ONE_EACH.has(error.constraint ?? '');
}

/** The tender that has a vendor's id. $1 vendor id, $2 the payment that is not looked for */
export const findOtherNamed = statement<Pick<TenderRow, 'payment_id'>>(
  'tender_other_named',
  'select payment_id from order_payments where vendor_id = $1 and payment_id <> $2',
);

/** A vendor holds something of a tender that came to nothing. $1 payment, $2 now */
export const askToRelease = command(
  'tender_ask_to_release',
  `update order_payments set release_due_at = $2, release_tries = 0 where payment_id = $1 and state in (${sqlList(REFUSED_PAYMENTS)})`,
);

/** The same of the tenders of an order with that amount. $1 order, $2 cents, $3 now */
export const askToReleaseOfOrder = command(
  'tenders_ask_to_release',
  `update order_payments set release_due_at = $3, release_tries = 0 where order_number = $1 and amount_cents = $2 and state in (${sqlList(REFUSED_PAYMENTS)})`,
);

/** $1 order, $2 now, $3 actor */
const voidUndecided = command(
  'tenders_void_undecided',
  `
  update order_payments set state = 'VOIDED', changed_by = $3, checked_at = $2, release_due_at = $2
  where order_number = $1 and state in (${sqlList(UNDECIDED_PAYMENTS)})`,
);

/**
 * Ends the tenders of an order that is given up of which their vendors have not said enough. Whatever a vendor says of them later
 * changes nothing; it is asked to let go what it may hold (`releaseLate`).
 */
export async function voidUndecidedTenders(tx: Tx, orderNumber: string, { now, actor }: { now: Date; actor: string }): Promise<void> {
  await voidUndecided(tx, [orderNumber, now, actor]);
}

/** $1 payment, $2 cents */
const needLess = command('tender_need_less', 'update order_payments set unneeded_cents = unneeded_cents + $2 where payment_id = $1');
/** $1 payment, $2 cents, $3 actor. Only while all that it pays is held. */
const needMore = command(
  'tender_need_more',
  `with t as (update order_payments set amount_cents = amount_cents + $2, changed_by = $3 where payment_id = $1 and state = 'APPROVED' and captured_cents = 0 returning 1)
   select require_all((select count(*) from t), 1, 'credit')`,
);

/** An order that was changed while it waited needs so much less of a tender. Whoever says so lets it go. */
export async function needLessOf(tx: Tx, paymentId: string, cents: Cents): Promise<void> {
  await needLess(tx, [paymentId, cents]);
}

/** The same for more, of a tender whose money the shop itself holds. @throws a shortage of 'credit' when it holds nothing any more. */
export async function needMoreOf(tx: Tx, paymentId: string, { cents, actor }: { cents: Cents; actor: string }): Promise<void> {
  await needMore(tx, [paymentId, cents, actor]);
}

const lock = statement<Pick<TenderRow, 'payment_id' | 'amount_cents' | 'captured_cents' | 'released_cents' | 'refunded_cents'>>(
  'tender_lock',
  `
  select payment_id, amount_cents, captured_cents, released_cents, refunded_cents from order_payments where payment_id = $1 for no key update`,
);
const writeAmounts = command(
  'tender_amounts',
  `
  update order_payments set captured_cents = $2, released_cents = $3, refunded_cents = $4, state = $5, changed_by = $6, checked_at = $7 where payment_id = $1`,
);

/** Changes the amounts of a tender that was approved, and with them its state. The row is locked until the transaction ends. */
export async function changeAmounts(
  tx: Tx,
  paymentId: string,
  change: (amounts: TenderAmounts) => { amounts: TenderAmounts; state: PaymentState },
  { now, actor }: { now: Date; actor: string },
): Promise<void> {
  const [row] = await lock(tx, [paymentId]);
  if (row === undefined) throw new Error(`There is no tender ${paymentId}.`);
  const { amounts, state } = change(amountsOf(row));
  await writeAmounts(tx, [paymentId, amounts.capturedCents, amounts.releasedCents, amounts.refundedCents, state, actor, now]);
}

export function amountsOf(row: Pick<TenderRow, 'amount_cents' | 'captured_cents' | 'released_cents' | 'refunded_cents'>): TenderAmounts {
  return {
    heldCents: row.amount_cents,
    capturedCents: row.captured_cents,
    releasedCents: row.released_cents,
    refundedCents: row.refunded_cents,
  };
}

/**
 * Whether a tender pays, or is to pay, something of its order. Not one whose place another has taken before anything was taken from it, nor one that was to take a place and holds nothing.
 */
export function isOfTheOrder(tender: TenderRow): boolean {
  const { state, replaces } = tender;
  const isOnlyAsked = replaces !== null && (isUndecided(state) || (isRefused(state) && tender.released_cents === 0));
  return tender.amount_cents > tender.unneeded_cents && !isOnlyAsked;
}

/** The payer's bank has sent the payer back. The first answer stands. $1 transaction, $2 status */
export const answerChallenge = command(
  'payment_challenge_answer',
  `update order_payments set challenge_status = $2 where transaction_id = $1 and (challenge_status is null or challenge_status = $2)`,
);

/** Which order a bank was asked for. $1 transaction */
export const orderOfChallenge = statement<{ order_number: string; is_quick_buy: boolean; is_paid_again: boolean }>(
  'order_of_challenge',
  `
  select p.order_number, coalesce(c.kind = 'BUY_NOW', false) as is_quick_buy, p.replaces is not null as is_paid_again
  from order_payments p join orders o using (order_number) left join carts c using (cart_id)
  where p.transaction_id = $1`,
);

/** An order of which the vendor says something that we do not know yet. $1 order, $2 cents */
export const findAwaited = statement<{ order_number: string }>(
  'tender_awaited',
  `
  select order_number from order_payments where order_number = $1 and amount_cents = $2 and state in (${sqlList(UNDECIDED_PAYMENTS)}) limit 1`,
);
