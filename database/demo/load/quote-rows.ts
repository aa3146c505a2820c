import type pg from 'pg';
import { addDays, isoDay } from '../days.ts';
import { personCalled } from '../people/people.ts';
import { DEMO_QUOTES, type DemoQuote } from '../people/quotes.ts';

const NINE_AND_A_HALF_HOURS = 9.5 * 3_600_000;

type Item = { readonly item_id: string; readonly name: string; readonly price_cents: number };

/** Writes the quotes of the demo as they came about: each moves as its machine lets it, and tells so. @returns how many rows that were */
export async function loadQuotes(client: pg.PoolClient, today: Date): Promise<number> {
  const itemIds = DEMO_QUOTES.flatMap(({ rows }) => rows.map(({ itemId }) => itemId));
  const { rows } = await client.query<Item>('select item_id, name, price_cents from items where item_id = any($1::text[])', [itemIds]);
  const items = new Map(rows.map((item) => [item.item_id, item]));
  let written = 0;
  for (const quote of DEMO_QUOTES) written += await loadQuote(client, quote, { today, items });
  return written;
}

/** In the morning where the shop is, so many days from the load. */
const morning = (today: Date, days: number) => new Date(addDays(today, days).getTime() + NINE_AND_A_HALF_HOURS + 5 * 3_600_000);

async function loadQuote(
  client: pg.PoolClient,
  quote: DemoQuote,
  { today, items }: { readonly today: Date; readonly items: ReadonlyMap<string, Item> },
): Promise<number> {
  const [bea, cora] = [personCalled('bea'), personCalled('cora')];
  const nameOf = (itemId: string) => items.get(itemId)?.name ?? itemId;
  const askedAt = morning(today, quote.askedDays);
  const asked = quote.rows.map(({ itemId, qty, ownCents: unitCents, targetCents }) => ({
    itemId,
    name: nameOf(itemId),
    qty,
    unitCents,
    targetCents,
  }));
  const neededBy = quote.neededDays === undefined ? null : isoDay(addDays(today, quote.neededDays));
  const { rows } = await client.query<{ quote_id: number }>(
    `insert into quotes (account_number, user_id, state, asked_rows, note, needed_by, asked_at, waits_since, updated_at, changed_by)
     values ($1, $2, 'REQUESTED', $3, $4, $5, $6, $6, $6, 'shopper') returning quote_id::int`,
    [bea.accountNumber, bea.userId, JSON.stringify(asked), quote.note, neededBy, askedAt],
  );
  const quoteId = rows[0]?.quote_id;
  let written = 1;
  const entry = async (kind: string, by: string | null, text: string, at: Date) => {
    written += 1;
    await client.query(
      'insert into quote_entries (quote_id, kind, by_user, is_ours, version, text, at) values ($1, $2, $3, $4, $5, $6, $7)',
      [quoteId, kind, by, by === cora.userId, kind === 'OFFERED' || kind === 'EXPIRED' ? 1 : 0, text, at],
    );
  };
  await entry('ASKED', bea.userId, quote.note, askedAt);
  for (const { isOurs, days, text } of quote.messages)
    await entry('MESSAGE', isOurs ? cora.userId : bea.userId, text, new Date(morning(today, days).getTime() + 3_600_000));
  const { offer } = quote;
  if (offer === undefined) return written;
  const [offeredAt, until] = [morning(today, offer.days), isoDay(addDays(today, offer.untilDays))];
  const offered = quote.rows.map(({ itemId, qty, ownCents, offeredCents }) => ({
    itemId,
    name: nameOf(itemId),
    qty,
    unitCents: offeredCents ?? ownCents,
    listCents: items.get(itemId)?.price_cents ?? ownCents,
  }));
  await client.query(
    'insert into quote_offers (quote_id, version, rows, discount_bp, valid_until, note, by_user, at) values ($1, 1, $2, 0, $3, $4, $5, $6)',
    [quoteId, JSON.stringify(offered), until, offer.note, cora.userId, offeredAt],
  );
  await client.query(
    `update quotes set state = 'OFFERED', version = 1, valid_until = $2, waits_since = $3, updated_at = $3, changed_by = 'representative' where quote_id = $1`,
    [quoteId, until, offeredAt],
  );
  await entry('OFFERED', cora.userId, offer.note, offeredAt);
  if (quote.state !== 'EXPIRED') return written + 1;
  const over = morning(today, offer.untilDays + 1);
  await client.query(
    `update quotes set state = 'EXPIRED', reminded_at = $2, waits_since = $3, updated_at = $3, changed_by = 'job:quotes' where quote_id = $1`,
    [quoteId, addDays(over, -4), over],
  );
  await entry('EXPIRED', null, '', over);
  return written + 1;
}
