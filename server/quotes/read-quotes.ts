import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { getQuote as getCall, listQuotes as listCall } from '#contracts/quotes/quotes.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { statement } from '../db/database.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { findEntries, findOffers, OfferedRows, type QuoteRow } from './quote.repository.ts';
import { viewListed, viewQuote, type ListedQuote, type QuoteParts, type QuoteView } from './quote.view.ts';
import { isOwn, partiesOf, quoteBuyerOf, quoteSeenBy, seesQuotesOfAll } from './who.ts';

export const QUOTES_A_PAGE = 25;

/** What a list shows of a quote (q): with its newest offer, its buyer and their organization. */
export const LISTED = `q.quote_id, q.account_number, q.user_id, q.state, q.asked_rows, q.note, q.needed_by, q.version, q.valid_until, q.order_number, q.asked_at, q.waits_since,
  a.name as account_name, trim(u.first_name || ' ' || u.last_name) as buyer_name, f.rows as offered_rows, f.discount_bp
  from page q join accounts a on a.account_number = q.account_number join users u on u.user_id = q.user_id
    left join quote_offers f on f.quote_id = q.quote_id and f.version = q.version`;

/** $1 user, $2 account, $3 behind which, $4 most */
const listOwn = statement<ListedQuote>(
  'quotes_of_user',
  `with page as materialized (select * from quotes where user_id = $1 and account_number = $2 and quote_id < $3 order by quote_id desc limit $4)
   select ${LISTED} order by q.quote_id desc`,
);
/** $1 account, $2 behind which, $3 most */
const listAll = statement<ListedQuote>(
  'quotes_of_account',
  `with page as materialized (select * from quotes where account_number = $1 and quote_id < $2 order by quote_id desc limit $3)
   select ${LISTED} order by q.quote_id desc`,
);

/** Where a list of the newest first goes on; an odd one begins at its beginning. */
export function idBehind(after: string): number {
  return /^\d{1,15}$/.test(after) ? Number(after) : Number.MAX_SAFE_INTEGER;
}

/** The quotes of who asks, or of all their organization. */
export async function listQuotes(
  shop: Shop,
  looking: Looking,
  { query }: Input<typeof listCall>,
): Promise<Reply<z.input<(typeof listCall)['answer']>>> {
  const asking = quoteBuyerOf(looking);
  if (!asking.ok) return asking;
  const { userId, account } = asking.body;
  const seesAll = seesQuotesOfAll(asking.body);
  const behind = idBehind(query.after);
  const rows =
    seesAll && query.whose === 'ALL'
      ? await listAll(shop.database, [account.number, behind, QUOTES_A_PAGE + 1])
      : await listOwn(shop.database, [userId, account.number, behind, QUOTES_A_PAGE + 1]);
  const today = shopDay(shop.now());
  const page = rows.slice(0, QUOTES_A_PAGE);
  return answer({
    quotes: page.map((row) => viewListed(row, 'BUYER', today)),
    next: rows.length > QUOTES_A_PAGE ? String(page.at(-1)?.quote_id) : null,
    seesAll,
  });
}

/** A quote with all that was offered and said. NOT_FOUND: there is none, or not for who asks. */
export async function getQuote(shop: Shop, looking: Looking, { params }: Input<typeof getCall>): Promise<Reply<QuoteView>> {
  const asking = quoteBuyerOf(looking);
  if (!asking.ok) return refuse(asking.code === 'UNAUTHORIZED' ? 'UNAUTHORIZED' : 'NOT_FOUND');
  const quote = await quoteSeenBy(shop.database, asking.body, params.quoteNumber);
  if (quote === undefined) return refuse('NOT_FOUND');
  return answer(viewQuote(await partsOf(shop, quote), { side: 'BUYER', isOwn: isOwn(quote, asking.body) }));
}

/** What a quote's page is made of. */
export async function partsOf(shop: Shop, quote: QuoteRow): Promise<QuoteParts> {
  const [parties, offers, entries] = await Promise.all([
    partiesOf(shop.database, quote.quote_id),
    findOffers(shop.database, [quote.quote_id]),
    findEntries(shop.database, [quote.quote_id]),
  ]);
  const offered = new Set(offers.flatMap(({ rows }) => OfferedRows.parse(rows).map(({ itemId }) => itemId)));
  const items = await shop.catalog.items(offered);
  const sold = new Set([...items.values()].filter(({ isPublished }) => isPublished).map(({ itemId }) => itemId));
  return { quote, parties, offers, entries, sold, today: shopDay(shop.now()) };
}
