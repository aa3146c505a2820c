import { command, type Tx } from '../db/database.ts';

/** $1 order, $2 quote, $3 now, $4 today, $5 version */
const hold = command(
  'quote_hold',
  `
  with quote_held as (update quotes set state = 'ORDERING', order_number = $1, updated_at = $3, changed_by = 'shopper'
      where quote_id = $2 and version = $5 and state = 'ACCEPTED' and valid_until >= $4::date returning 1)
  select require_all((select count(*) from quote_held), 1, 'quotes')`,
);

/** $1 order, $2 now */
const keep = command(
  'quote_keep',
  `
  with quote_booked as (update quotes set state = 'ORDERED', waits_since = $2, updated_at = $2, changed_by = 'shopper' where order_number = $1 and state = 'ORDERING'
      returning quote_id, user_id, version)
  insert into quote_entries (quote_id, kind, by_user, version, text, at) select quote_id, 'ORDERED', user_id, version, $1, $2 from quote_booked`,
);

/** $1 order, $2 now. What was ordered is used for good: an order that is canceled later does not give it back. */
const release = command(
  'quote_release',
  `update quotes set state = 'ACCEPTED', order_number = null, updated_at = $2, changed_by = 'shopper' where order_number = $1 and state = 'ORDERING'`,
);

/** The quote that an order has the prices of; at which version of its offer, and on which day it is claimed. */
export type UsedQuote = { readonly quoteId: number; readonly version: number; readonly today: string };

/** A quote works once: an order that is not decided yet has it to itself. */
export const quoteHolds = {
  /** @throws a shortage of 'quotes' when it was used, withdrawn or has expired meanwhile. */
  async hold(tx: Tx, orderNumber: string, quote: UsedQuote | undefined, now: Date): Promise<void> {
    if (quote !== undefined) await hold(tx, [orderNumber, quote.quoteId, now, quote.today, quote.version]);
  },
  /** An order that waits keeps its quote as long as rows of it have its prices; another one it cannot get. */
  async change(tx: Tx, orderNumber: string, quote: UsedQuote | undefined, now: Date): Promise<void> {
    if (quote === undefined) await release(tx, [orderNumber, now]);
  },
  async keep(tx: Tx, orderNumber: string, now: Date): Promise<void> {
    await keep(tx, [orderNumber, now]);
  },
  async release(tx: Tx, orderNumber: string, now: Date): Promise<void> {
    await release(tx, [orderNumber, now]);
  },
};
