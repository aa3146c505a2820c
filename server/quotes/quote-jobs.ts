import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { remindedThrough } from '#domain/quotes/quote-days.ts';
import { ENDS_WITH_ITS_DAY } from '#domain/quotes/quote-states.ts';
import { sqlList } from '../db/sql-list.ts';
import { statement } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { publish, publishAll } from '../events/index.ts';
import { apart, type Jobs } from '../schedule/index.ts';
import type { Shop } from '../shop.ts';
import { stateNow, withLocked } from './act.ts';
import { addEntry, moveQuote } from './quote.repository.ts';

const MOST_AT_ONCE = 100;
const ACTOR = 'job:quotes';
const ENDING = `state in (${sqlList(ENDS_WITH_ITS_DAY)})`;

/** $1 today, $2 most */
const findOver = statement<{ quote_id: number }>(
  'quotes_over',
  `select quote_id from quotes where ${ENDING} and valid_until < $1::date order by valid_until, quote_id limit $2`,
);

/** $1 today, $2 the last day of which is reminded, $3 now, $4 most. Each offer once. What was offered for less than these days is told when it is offered. */
const noteReminders = statement<{ quote_id: number }>(
  'quotes_note_reminders',
  `update quotes set reminded_at = $3 where quote_id in (select q.quote_id from quotes q join quote_offers f on f.quote_id = q.quote_id and f.version = q.version
     where q.${ENDING} and q.reminded_at is null and q.valid_until between $1::date and $2::date and f.at < $3::timestamptz - interval '1 day'
     order by q.valid_until, q.quote_id limit $4 for update of q skip locked) returning quote_id`,
);

/** Ends what nobody has answered, or ordered, by its last day. What its buyer or a representative does at the same moment counts if it is first. */
export async function expireQuotes(shop: Shop): Promise<void> {
  for (const found of await findOver(shop.database, [shopDay(shop.now()), MOST_AT_ONCE]))
    await apart(shop, { quoteId: found.quote_id }, () => expireQuote(shop, found));
}

async function expireQuote(shop: Shop, found: { readonly quote_id: number }): Promise<void> {
  await withLocked(shop, found, async (tx, quote) => {
    const now = shop.now();
    if (quote.state === 'EXPIRED' || stateNow(shop, quote) !== 'EXPIRED') return;
    await moveQuote(tx, quote.quote_id, 'EXPIRED', { now, actor: ACTOR });
    const said = { kind: 'EXPIRED', by: null, isOurs: false, version: quote.version, text: '' } as const;
    const entryId = await addEntry(tx, quote.quote_id, said, now);
    await publish(tx, { kind: 'quote.decided', payload: { quoteId: quote.quote_id, entryId } }, now);
  });
}

/** Tells buyers of offers that end soon. */
export async function remindOfQuotes(shop: Shop): Promise<void> {
  await transaction(shop.database, async (tx) => {
    const [now, today] = [shop.now(), shopDay(shop.now())];
    const due = await noteReminders(tx, [today, remindedThrough(today), now, MOST_AT_ONCE]);
    if (due.length > 0)
      await publishAll(
        tx,
        due.map(({ quote_id: quoteId }) => ({ kind: 'quote.ends-soon' as const, payload: { quoteId } })),
        now,
      );
  });
}

export const quoteJobs: Jobs = {
  'quotes whose last day is over': { everyMs: 60_000, run: expireQuotes },
  'quotes that end soon': { everyMs: 60_000, run: remindOfQuotes },
};
