import { z } from 'zod';
import { paymentReference } from '#domain/accounts/credit/payment-reference.ts';
import type { Input } from '#contracts/call.ts';
import type {
  listCredit as listCall,
  recordAccountPayment as recordCall,
  reverseAccountPayment as reverseCall,
} from '#contracts/operations/credit.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { fromDollars, toDollars } from '#domain/shared/money.ts';
import { statement } from '../db/database.ts';
import { findChanges, recordChange } from '../operations/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { recordPayment, reversePayment } from './credit-book.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.output<C['answer']>>>;

const MOST_ACCOUNTS = 200;
const MOST_PAYMENTS = 30;

/** $1 today */
const findAccounts = statement<{
  account_number: string;
  name: string;
  limit_cents: number;
  terms_days: number;
  owed_cents: number;
  held_cents: number;
  past_due_cents: number;
}>(
  'credit_accounts_list',
  `
  select c.account_number, a.name, c.limit_cents, c.terms_days, c.owed_cents, c.held_cents, p.past_due_cents
  from credit_accounts c join accounts a using (account_number),
    lateral (select coalesce(sum(i.open_cents), 0)::int as past_due_cents from account_invoices i
      where i.account_number = c.account_number and i.open_cents > 0 and i.due_on < $1::date) p
  order by p.past_due_cents desc, c.owed_cents desc, a.name limit ${MOST_ACCOUNTS}`,
);

const findPayments = statement<{
  payment_id: string;
  is_reversed: boolean;
  is_by_card: boolean;
  at: Date;
  account_number: string;
  name: string;
  cause: string;
  amount_cents: number;
}>(
  'credit_payments_latest',
  `
  select e.entry_id::text as payment_id, exists (select from credit_entries r where r.takes_back = e.entry_id) as is_reversed,
    exists (select from invoice_payments p where p.entry_id = e.entry_id) as is_by_card, e.at, e.account_number, a.name, e.cause, e.amount_cents
  from credit_entries e join accounts a using (account_number)
  where e.kind = 'PAID' order by e.entry_id desc limit ${MOST_PAYMENTS}`,
);

/** How organizations stand that buy on account, and what they have paid lately. */
export async function listCredit(shop: Shop): Answer<typeof listCall> {
  const [accounts, payments, changes] = await Promise.all([
    findAccounts(shop.database, [shopDay(shop.now())]),
    findPayments(shop.database, []),
    findChanges(shop.database, ['CREDIT_PAYMENT'], 2 * MOST_PAYMENTS),
  ]);
  const by = new Map(changes.map(({ after, email }) => [Written.safeParse(after).data?.paymentId, email]));
  return answer({
    accounts: accounts.map((row) => ({
      accountNumber: row.account_number,
      name: row.name,
      limit: toDollars(row.limit_cents),
      termsDays: row.terms_days,
      owed: toDollars(row.owed_cents),
      onOrder: toDollars(row.held_cents),
      pastDue: toDollars(row.past_due_cents),
    })),
    payments: payments.map(
      ({
        payment_id: paymentId,
        is_reversed: isReversed,
        is_by_card: isByCard,
        at,
        account_number: accountNumber,
        name,
        cause,
        amount_cents: cents,
      }) => ({
        paymentId,
        at: at.toISOString(),
        accountNumber,
        name,
        reference: cause,
        amount: toDollars(cents),
        by: by.get(paymentId) ?? null,
        isReversed,
        isByCard,
      }),
    ),
  });
}

/** What is written down of who recorded a payment. */
const Written = z.object({ paymentId: z.string() });

const nameOf = (accountNumber: string, reference: string) => `${accountNumber} ${reference}`;

const OTHER_AMOUNT = 'A payment with this reference was recorded before, for another amount.';

const CHARGED = 'This was paid by card, so there is nothing to reverse here: the card was charged.';

/** Writes down what an organization has paid, once for each reference that stands. */
export async function recordAccountPayment(
  shop: Shop,
  { shopper }: Looking,
  { body: { accountNumber, reference: typed, amount } }: Input<typeof recordCall>,
): Answer<typeof recordCall> {
  const amountCents = fromDollars(amount);
  const reference = paymentReference(typed);
  const userId = shopper.person?.userId;
  if (amountCents === undefined || userId === undefined || reference === '') return refuse('INVALID_REQUEST');
  const now = shop.now();
  const recorded = await recordPayment(shop.database, accountNumber, { amountCents, cause: reference, now }, (tx, paymentId) =>
    recordChange(tx, { at: now, userId, subject: 'CREDIT_PAYMENT', name: nameOf(accountNumber, reference) }, undefined, {
      amountCents,
      paymentId,
    }),
  );
  if (recorded === 'NO_ACCOUNT')
    return refuse('INVALID_REQUEST', {
      errors: [{ field: 'accountNumber', code: 'INVALID', message: 'No organization with this number buys on account.' }],
    });
  if (recorded === 'OTHER_AMOUNT') return refuseField('reference', OTHER_AMOUNT);
  return answer({ accountNumber, reference, isNew: recorded === 'RECORDED' });
}

/** As the book names its lines: more digits than these it never gives. */
const PAYMENT_ID = /^\d{1,18}$/;

/** Takes back a payment that was recorded by mistake, once. */
export async function reverseAccountPayment(
  shop: Shop,
  { shopper }: Looking,
  { params: { paymentId } }: Input<typeof reverseCall>,
): Answer<typeof reverseCall> {
  const userId = shopper.person?.userId;
  if (userId === undefined) return refuse('INVALID_REQUEST');
  if (!PAYMENT_ID.test(paymentId)) return refuse('NOT_FOUND');
  const now = shop.now();
  const reversed = await reversePayment(shop.database, paymentId, now, (tx, { accountNumber, reference, amountCents }) =>
    recordChange(
      tx,
      { at: now, userId, subject: 'CREDIT_PAYMENT', name: nameOf(accountNumber, reference) },
      { amountCents, paymentId },
      undefined,
    ),
  );
  if (reversed === undefined) return refuse('NOT_FOUND');
  if (reversed === 'BY_CARD') return refuse('INVALID_REQUEST', { message: CHARGED });
  const { accountNumber, reference, amountCents, isNew } = reversed;
  return answer({ accountNumber, reference, amount: toDollars(amountCents), isNew });
}
