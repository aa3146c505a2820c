import { DUE_SOON_DAYS } from '#domain/accounts/credit/invoice-status.ts';
import { firstDayOf, monthOf } from '#domain/accounts/credit/statement.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { statement, type Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import type { Jobs } from '../schedule/index.ts';
import type { Shop } from '../shop.ts';
import { CHANGES_OWED } from './owed.ts';

const MOST_AT_ONCE = 100;

/** A month that is over is noted once for each account that owes something, or had anything in it. $1 first day of the month, $2 of the one after, $3 now */
const noteMonths = statement<{ account_number: string }>(
  'statements_note',
  `
  insert into account_statements (account_number, month, made_at)
  select c.account_number, $1::date, $3 from credit_accounts c
  where not exists (select from account_statements s where s.account_number = c.account_number and s.month = $1::date)
    and (exists (select from credit_entries e where e.account_number = c.account_number and ${CHANGES_OWED}
        and e.at >= ($1::date::timestamp at time zone '${SHOP_ZONE}') and e.at < ($2::date::timestamp at time zone '${SHOP_ZONE}'))
      or exists (select from account_invoices i where i.account_number = c.account_number and i.open_cents > 0 and i.issued_at < ($2::date::timestamp at time zone '${SHOP_ZONE}')))
  limit ${MOST_AT_ONCE} on conflict do nothing returning account_number`,
);

/** $1 today, $2 the last day of which is reminded, $3 now */
const noteReminders = statement<{ invoice_number: string }>(
  'invoices_note_reminders',
  `
  update account_invoices set reminded_at = $3
  where invoice_number in (select invoice_number from account_invoices where open_cents > 0 and reminded_at is null and due_on between $1::date and $2::date
    order by due_on limit ${MOST_AT_ONCE} for update skip locked)
  returning invoice_number`,
);

/** Does something by the hundred, each hundred in a transaction of its own, until nothing is left. @param some how many it has done */
async function untilDone(shop: Shop, some: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await transaction(shop.database, some)) === MOST_AT_ONCE);
}

/** Tells organizations that the statement of the last month is ready, once. */
export async function tellOfStatements(shop: Shop): Promise<void> {
  const now = shop.now();
  const next = firstDayOf(monthOf(shopDay(now)));
  const month = monthOf(addDays(next, -1));
  await untilDone(shop, async (tx) => {
    const noted = await noteMonths(tx, [firstDayOf(month), next, now]);
    for (const { account_number: accountNumber } of noted)
      await publish(tx, { kind: 'statement.ready', payload: { accountNumber, month } }, now);
    return noted.length;
  });
}

/** Reminds of invoices that are due within days, once each. */
export async function remindOfInvoices(shop: Shop): Promise<void> {
  const now = shop.now();
  const today = shopDay(now);
  await untilDone(shop, async (tx) => {
    const noted = await noteReminders(tx, [today, addDays(today, DUE_SOON_DAYS), now]);
    for (const { invoice_number: invoiceNumber } of noted) await publish(tx, { kind: 'invoice.due-soon', payload: { invoiceNumber } }, now);
    return noted.length;
  });
}

/** What is done about invoices again and again. */
export const creditJobs: Jobs = {
  'tell of statements': { everyMs: 3_600_000, run: tellOfStatements },
  'remind of invoices': { everyMs: 3_600_000, run: remindOfInvoices },
};
