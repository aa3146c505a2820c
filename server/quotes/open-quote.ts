import { discountedCents } from '#domain/quotes/offer.ts';
import { quoteStateOn } from '#domain/quotes/quote-days.ts';
import { quoteIdOf, quoteLabel, quoteNumber } from '#domain/quotes/quote-number.ts';
import type { QuoteState } from '#domain/quotes/quote-states.ts';
import type { QuoteStanding } from '#domain/quotes/quote-words.ts';
import type { QuotedPrice } from '#domain/pricing/pricing-input.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';
import { statement, type Db } from '../db/database.ts';
import { OfferedRows } from './quote.repository.ts';

/** A quote whose prices a cart has, or had. */
export type OpenQuote = {
  readonly quoteId: number;
  readonly number: string;
  readonly version: number;
  readonly standing: QuoteStanding;
  /** On the day for which it is asked. Undefined: there is no such offer of theirs. */
  readonly state: QuoteState | undefined;
  /** By item, while they hold; none otherwise. */
  readonly prices: ReadonlyMap<string, QuotedPrice>;
  /** What was quoted, by item: its name and how many. */
  readonly rows: readonly { readonly itemId: string; readonly name: string; readonly qty: number }[];
};

/** $1 quote, $2 user, $3 account */
const findUsable = statement<{
  quote_id: number;
  state: QuoteState;
  version: number;
  valid_until: string;
  order_number: string | null;
  rows: unknown;
  discount_bp: number;
}>(
  'quote_of_cart',
  `select q.quote_id, q.state, q.version, q.valid_until, q.order_number, f.rows, f.discount_bp
   from quotes q join quote_offers f on f.quote_id = q.quote_id and f.version = q.version where q.quote_id = $1 and q.user_id = $2 and q.account_number = $3`,
);

/** For whom and when a quote is to hold. */
type Holder = {
  readonly userId: string;
  readonly accountNumber: string;
  readonly today: CalendarDate;
  /** The order of the cart that is being paid or waits: what it has is no one else's. */
  readonly orderNumber: string | undefined;
};

/** The quote that a cart names, as it stands for whose cart it is: one that is somebody else's is gone. */
export async function openQuote(db: Db, number: string, { userId, accountNumber, today, orderNumber }: Holder): Promise<OpenQuote> {
  const id = quoteIdOf(number) ?? 0;
  const [row] = await findUsable(db, [id, userId, accountNumber]);
  if (row === undefined) return { quoteId: id, number, version: 0, standing: 'GONE', state: undefined, prices: NONE, rows: [] };
  const isOfOrder = orderNumber !== undefined && row.order_number === orderNumber;
  const state = quoteStateOn({ state: row.state, validUntil: row.valid_until }, today);
  const standing = isOfOrder ? 'GOOD' : standingOf(state);
  const rows = OfferedRows.parse(row.rows);
  const label = quoteLabel(quoteNumber(row.quote_id));
  const price = (unitCents: number, qty: number): QuotedPrice => ({ label, unitCents: discountedCents(unitCents, row.discount_bp), qty });
  return {
    quoteId: row.quote_id,
    number: quoteNumber(row.quote_id),
    version: row.version,
    standing,
    state,
    prices: standing === 'GOOD' ? new Map(rows.map(({ itemId, unitCents, qty }) => [itemId, price(unitCents, qty)])) : NONE,
    rows: rows.map(({ itemId, name, qty }) => ({ itemId, name, qty })),
  };
}

const NONE: ReadonlyMap<string, QuotedPrice> = new Map();

function standingOf(state: QuoteState): QuoteStanding {
  if (state === 'ORDERING' || state === 'ORDERED') return 'USED';
  if (state === 'EXPIRED') return 'EXPIRED';
  return state === 'ACCEPTED' ? 'GOOD' : 'GONE';
}
