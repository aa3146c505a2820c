import type { AccountStatement, getStatement as getCall } from '#contracts/account/invoices.ts';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { AGES, firstDayOf, makeStatement, monthAfter, monthOf, type Month } from '#domain/accounts/credit/statement.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { tenderEnding } from '#domain/payment/cards/card-display.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { toDollars } from '#domain/shared/money.ts';
import { statement, type Db } from '../db/database.ts';
import { mayOpenOrder, type Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { CHANGES_OWED, OWED_CENTS } from './owed.ts';
import { viewPayTo } from './read-invoices.ts';
import { invoicedAccountOf, payingAccountOf, refuseInvoices } from './who-reads.ts';

/** The first moment of a day of the shop. @param day SQL of it */
const startOf = (day: string) => `(${day}::date::timestamp at time zone '${SHOP_ZONE}')`;

/** $1 account, $2 first day */
const findOpening = statement<{ name: string; bill_to: string[]; terms_days: number; cents: number; first_at: Date | null }>(
  'statement_opening',
  `
  select a.name, coalesce((select b.bill_to from account_billing b where b.account_number = c.account_number), '{}') as bill_to, c.terms_days,
    (select coalesce(sum(${OWED_CENTS}), 0)::int from credit_entries e where e.account_number = c.account_number and e.at < ${startOf('$2')}) as cents,
    (select min(e.at) from credit_entries e where e.account_number = c.account_number and ${CHANGES_OWED}) as first_at
  from credit_accounts c join accounts a using (account_number) where c.account_number = $1`,
);

type EntryRow = {
  readonly kind: keyof typeof KINDS;
  readonly day: string;
  readonly cents: number;
  readonly invoice_number: string | null;
  readonly order_number: string | null;
  readonly cause: string;
  readonly due_on: string | null;
  readonly po_number: string | null;
  readonly user_id: string | null;
  /** Of the card that paid it. */
  readonly brand: string | null;
  readonly last_four: string | null;
};

/** $1 account, $2 first day, $3 the day after the last */
const findEntries = statement<EntryRow>(
  'statement_entries',
  `
  select e.kind, (e.at at time zone '${SHOP_ZONE}')::date::text as day, e.amount_cents as cents, e.invoice_number, e.order_number, e.cause,
    i.due_on::text, o.details #>> '{accounting,poNumber}' as po_number, o.user_id, p.brand, p.last_four
  from credit_entries e left join invoice_payments p on p.entry_id = e.entry_id left join account_invoices i using (invoice_number) left join orders o on o.order_number = e.order_number
  where e.account_number = $1 and ${CHANGES_OWED} and e.at >= ${startOf('$2')} and e.at < ${startOf('$3')}
  order by e.at, e.entry_id`,
);

/** What of invoices was open before a day began. $1 account, $2 that day */
const findOpenBefore = statement<{ due_on: string; open_cents: number }>(
  'statement_open',
  `
  select i.due_on::text, (i.amount_cents - coalesce(s.cents, 0))::int as open_cents
  from account_invoices i
    left join lateral (select sum(n.amount_cents) as cents from invoice_settlements n where n.invoice_number = i.invoice_number and n.at < ${startOf('$2')}) s on true
  where i.account_number = $1 and i.issued_at < ${startOf('$2')} and i.amount_cents > coalesce(s.cents, 0)`,
);

const KINDS = { BOOKED: 'INVOICE', CREDITED: 'CREDIT', PAID: 'PAYMENT', REVERSED: 'REVERSAL' } as const;

/**
 * The statement of a month of an account, of the current one up to today. Undefined for a month that has none: before its first invoice, or one that has not begun.
 *
 * @param shopper who looks; undefined: nobody whose orders matter.
 */
export async function statementOf(
  db: Db,
  accountNumber: string,
  month: Month,
  now: Date,
  shopper?: Looking['shopper'],
): Promise<AccountStatement | undefined> {
  const today = shopDay(now);
  const [from, next] = [firstDayOf(month), firstDayOf(monthAfter(month))];
  if (from > today) return undefined;
  const [[opening], entries, open] = await Promise.all([
    findOpening(db, [accountNumber, from]),
    findEntries(db, [accountNumber, from, next]),
    findOpenBefore(db, [accountNumber, next]),
  ]);
  if (opening?.first_at == null || monthOf(shopDay(opening.first_at)) > month) return undefined;
  const isToDate = next > today;
  const to = isToDate ? today : addDays(next, -1);
  const made = makeStatement(
    opening.cents,
    entries.map(({ kind, day, cents, invoice_number: invoice, order_number: order, cause }) => ({
      kind: KINDS[kind],
      day,
      cents,
      reference: invoice ?? order ?? cause,
    })),
    open.map(({ due_on: dueOn, open_cents: openCents }) => ({ dueOn, openCents })),
    to,
  );
  return {
    month,
    accountNumber,
    accountName: opening.name,
    billTo: opening.bill_to,
    from,
    to,
    isToDate,
    termsDays: opening.terms_days,
    opening: toDollars(made.openingCents),
    invoiced: toDollars(made.invoicedCents),
    credited: toDollars(made.creditedCents),
    paid: toDollars(made.paidCents),
    closing: toDollars(made.closingCents),
    lines: made.lines.map(({ day, kind, reference, cents, balanceCents }, index) => ({
      day,
      kind,
      reference,
      dueOn: entries[index]?.due_on ?? null,
      orderNumber: entries[index]?.order_number ?? null,
      poNumber: entries[index]?.po_number ?? null,
      card: cardOf(entries[index]),
      mayOpen: shopper !== undefined && entries[index]?.order_number != null && mayOpenOrder(shopper, entries[index]?.user_id ?? null),
      amount: toDollars(cents),
      balance: toDollars(balanceCents),
    })),
    aging: AGES.map((days, index) => ({ days, amount: toDollars(made.agingCents[index] ?? 0) })),
    unapplied: toDollars(made.unappliedCents),
  };
}

function cardOf(entry: EntryRow | undefined): string | null {
  const { brand = null, last_four: lastFourDigit = null } = entry ?? {};
  return brand === null || lastFourDigit === null ? null : tenderEnding({ paymentType: 'CREDIT_CARD', brand, lastFourDigit });
}

/** The statement of a month of the organization of who looks. */
export async function getStatement(
  shop: Shop,
  { shopper }: Looking,
  { params: { month } }: Input<typeof getCall>,
): Promise<Reply<z.input<(typeof getCall)['answer']>>> {
  const account = invoicedAccountOf(shopper);
  if (account === undefined) return refuseInvoices(shopper);
  const found = await statementOf(shop.database, account, month, shop.now(), shopper);
  return found === undefined
    ? refuse('NOT_FOUND')
    : answer({ ...found, payTo: viewPayTo(shop), mayPay: payingAccountOf(shopper) !== undefined });
}
