import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { getQuoteToOffer as getCall, listQuoteQueue as listCall } from '#contracts/quotes/offers.ts';
import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { toDollars } from '#domain/shared/money.ts';
import { statement } from '../db/database.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { offerablesFor } from './offerable.ts';
import { shopperOf } from './offer-quote.ts';
import { AskedRows, OfferedRows } from './quote.repository.ts';
import { viewListed, viewQuote, type ListedQuote, type ToOfferView } from './quote.view.ts';
import { idBehind, LISTED, partsOf, QUOTES_A_PAGE } from './read-quotes.ts';
import { quoteByNumber } from './who.ts';

/** Those that need an offer, the longest wait first. $1 behind which moment, $2 behind which of that moment, $3 most */
const listWaiting = statement<ListedQuote>(
  'quote_queue_waiting',
  `with page as materialized (select * from quotes where state = 'REQUESTED' and (waits_since, quote_id) > ($1::timestamptz, $2) order by waits_since, quote_id limit $3)
   select ${LISTED} order by q.waits_since, q.quote_id`,
);
/** $1 state, $2 behind which, $3 most */
const listOfState = statement<ListedQuote>(
  'quote_queue_of_state',
  `with page as materialized (select * from quotes where state = $1 and quote_id < $2 order by quote_id desc limit $3)
   select ${LISTED} order by q.quote_id desc`,
);
/** $1 behind which, $2 most */
const listEverything = statement<ListedQuote>(
  'quote_queue_all',
  `with page as materialized (select * from quotes where quote_id < $1 order by quote_id desc limit $2)
   select ${LISTED} order by q.quote_id desc`,
);

const THE_FIRST = { at: new Date(0), id: 0 };

/** Where the queue of those that wait goes on: '1764432000000-1042'. An odd one begins at its beginning. */
function momentBehind(after: string): typeof THE_FIRST {
  const [, at, id] = /^(\d{1,14})-(\d{1,15})$/.exec(after) ?? [];
  return at === undefined || id === undefined ? THE_FIRST : { at: new Date(Number(at)), id: Number(id) };
}

/** What waits for representatives, or has been offered: a page at a time, each as quick as the first. */
export async function listQuoteQueue(
  shop: Shop,
  _looking: Looking,
  { query }: Input<typeof listCall>,
): Promise<Reply<z.input<(typeof listCall)['answer']>>> {
  const most = QUOTES_A_PAGE + 1;
  const rows = await rowsOf(shop, query, most);
  const page = rows.slice(0, QUOTES_A_PAGE);
  const last = page.at(-1);
  const today = shopDay(shop.now());
  const behind = last && (query.queue === 'WAITING' ? `${last.waits_since.getTime()}-${last.quote_id}` : String(last.quote_id));
  return answer({
    quotes: page.map((row) => viewListed(row, 'REPRESENTATIVE', today)),
    next: rows.length === most ? (behind ?? null) : null,
  });
}

function rowsOf({ database }: Shop, { queue, after }: Input<typeof listCall>['query'], most: number): Promise<ListedQuote[]> {
  if (queue === 'ALL') return listEverything(database, [idBehind(after), most]);
  if (queue !== 'WAITING') return listOfState(database, [queue, idBehind(after), most]);
  const { at, id } = momentBehind(after);
  return listWaiting(database, [at, id, most]);
}

/** What lies in the warehouse. $1 items */
const findStock = statement<{ item_id: string; available: number }>(
  'quote_stock',
  `select item_id, available from stock where location_id = '${FULFILMENT_CENTRE}' and item_id = any($1::text[])`,
);

/** A quote for who is to make an offer, with the prices of now. */
export async function getQuoteToOffer(shop: Shop, _looking: Looking, { params }: Input<typeof getCall>): Promise<Reply<ToOfferView>> {
  const quote = await quoteByNumber(shop.database, params.quoteNumber);
  if (quote === undefined) return refuse('NOT_FOUND');
  const [parts, shopper] = await Promise.all([partsOf(shop, quote), shopperOf(shop, quote)]);
  const [newest] = parts.offers;
  const wanted = [...AskedRows.parse(quote.asked_rows), ...(newest === undefined ? [] : OfferedRows.parse(newest.rows))];
  const quantities = new Map(wanted.map(({ itemId, qty }) => [itemId, qty]));
  const itemIds = [...quantities.keys()];
  const [offerables, stock] = await Promise.all([
    shopper === undefined ? undefined : offerablesFor(shop, shopper, itemIds),
    findStock(shop.database, [itemIds]),
  ]);
  const inStock = new Map(stock.map((row) => [row.item_id, row.available]));
  return answer({
    quote: viewQuote(parts, { side: 'REPRESENTATIVE', isOwn: false }),
    prices: [...(offerables?.values() ?? [])].map(({ itemId, listCents, ownCents }) => ({
      itemId,
      listPrice: toDollars(listCents),
      ownPrice: toDollars(ownCents(quantities.get(itemId) ?? 1)),
      inStock: inStock.get(itemId) ?? null,
    })),
  });
}
