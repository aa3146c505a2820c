import type { z } from 'zod';
import type { Quote, QuoteSummary } from '#contracts/quotes/quote.ts';
import type { getQuoteToOffer } from '#contracts/quotes/offers.ts';
import { discountedCents, offerTotalCents } from '#domain/quotes/offer.ts';
import { offerChanges } from '#domain/quotes/offer-changes.ts';
import { quoteStateOn } from '#domain/quotes/quote-days.ts';
import { quoteNumber } from '#domain/quotes/quote-number.ts';
import { actLeadsTo, isOpenQuote, mayAskAgain, mayOffer, type QuoteSide, type QuoteState } from '#domain/quotes/quote-states.ts';
import { quoteStandText } from '#domain/quotes/quote-words.ts';
import { monthDay, type CalendarDate } from '#domain/shared/calendar.ts';
import { toDollars } from '#domain/shared/money.ts';
import { AskedRows, OfferedRows, type AskedRow, type EntryRow, type OfferRow, type QuoteRow } from './quote.repository.ts';
import { salesRepOf, type Parties } from './who.ts';

export type QuoteView = z.input<typeof Quote>;
export type ToOfferView = z.input<(typeof getQuoteToOffer)['answer']>;

/** All that a quote's page is made of. */
export type QuoteParts = {
  readonly quote: QuoteRow;
  readonly parties: Parties;
  /** The newest first. */
  readonly offers: readonly OfferRow[];
  readonly entries: readonly EntryRow[];
  /** Items of its offers that are in the catalogue still. */
  readonly sold: ReadonlySet<string>;
  readonly today: CalendarDate;
};

type Looker = { readonly side: QuoteSide; /** Whoever asked for it themselves. */ readonly isOwn: boolean };

/** A quote for its buyer, a colleague or a representative: what is done with it is offered to who may do it. */
export function viewQuote(parts: QuoteParts, { side, isOwn }: Looker): QuoteView {
  const { quote, parties, offers, entries, today } = parts;
  const asked = AskedRows.parse(quote.asked_rows);
  const state = stateOf(quote, today);
  const acts = side === 'REPRESENTATIVE' || isOwn;
  const leads = (act: Parameters<typeof actLeadsTo>[0]) => acts && actLeadsTo(act, side, state) !== undefined;
  return {
    ...summaryOf(quote, parties, { state, side }),
    note: quote.note,
    rows: asked.map(({ itemId, name, qty, unitCents, targetCents }) => ({
      itemId,
      name,
      qty,
      unitPrice: toDollars(unitCents),
      ...(targetCents !== undefined && { target: toDollars(targetCents) }),
    })),
    offers: offers.map((offer, at) => viewOffer(offer, offers[at + 1], asked, parts)),
    entries: entries.map((entry) => ({
      entryId: entry.entry_id,
      kind: entry.kind,
      by: entry.by_name,
      isOurs: entry.is_ours,
      version: entry.version,
      text: entry.text,
      at: entry.at.toISOString(),
    })),
    salesRep: salesRepOf(parties.account_settings),
    isOwn,
    may: {
      accept: leads('ACCEPT'),
      decline: leads('DECLINE'),
      askChange: leads('ASK_CHANGE'),
      withdraw: leads('WITHDRAW'),
      write: acts && isOpenQuote(state),
      order: isOwn && side === 'BUYER' && state === 'ACCEPTED',
      askAgain: isOwn && side === 'BUYER' && mayAskAgain(state),
      offer: side === 'REPRESENTATIVE' && mayOffer(state) && parties.is_buyer_there,
      refuse: leads('REFUSE'),
    },
  };
}

function stateOf({ state, valid_until: validUntil }: Pick<QuoteRow, 'state' | 'valid_until'>, today: CalendarDate): QuoteState {
  return quoteStateOn({ state, validUntil }, today);
}

function summaryOf(
  quote: QuoteRow,
  parties: Pick<Parties, 'account_name' | 'buyer_name'>,
  { state, side }: { state: QuoteState; side: QuoteSide },
) {
  return {
    quoteNumber: quoteNumber(quote.quote_id),
    state,
    stands: quoteStandText(state, side),
    accountName: parties.account_name,
    buyer: parties.buyer_name,
    askedAt: quote.asked_at.toISOString(),
    waitsSince: quote.waits_since.toISOString(),
    neededBy: quote.needed_by,
    validUntil: quote.valid_until,
    orderNumber: quote.state === 'ORDERED' ? quote.order_number : null,
  };
}

/** A quote in a list, with the rows of its newest offer. */
export type ListedQuote = QuoteRow & {
  readonly account_name: string;
  readonly buyer_name: string;
  readonly offered_rows: unknown;
  readonly discount_bp: number | null;
};

export function viewListed(quote: ListedQuote, side: QuoteSide, today: CalendarDate): z.input<typeof QuoteSummary> {
  const rows = quote.offered_rows === null ? AskedRows.parse(quote.asked_rows) : OfferedRows.parse(quote.offered_rows);
  return {
    ...summaryOf(quote, quote, { state: stateOf(quote, today), side }),
    items: rows.length,
    total: toDollars(offerTotalCents(rows, quote.discount_bp ?? 0)),
  };
}

function viewOffer(
  offer: OfferRow,
  before: OfferRow | undefined,
  asked: readonly AskedRow[],
  { sold, parties }: QuoteParts,
): QuoteView['offers'][number] {
  const rows = OfferedRows.parse(offer.rows);
  const { discount_bp: discountBp } = offer;
  const wanted = new Map(asked.map((row) => [row.itemId, row]));
  return {
    version: offer.version,
    rows: rows.map(({ itemId, name, qty, unitCents, listCents }) => {
      const was = wanted.get(itemId);
      const cents = discountedCents(unitCents, discountBp);
      return {
        itemId,
        name,
        qty,
        unitPrice: toDollars(cents),
        fullUnitPrice: toDollars(unitCents),
        listPrice: toDollars(listCents),
        total: toDollars(cents * qty),
        asked: was === undefined ? null : { qty: was.qty, unitPrice: toDollars(was.unitCents) },
        isSold: sold.has(itemId),
      };
    }),
    discountPercent: discountBp / 100,
    total: toDollars(offerTotalCents(rows, discountBp)),
    validUntil: offer.valid_until,
    note: offer.note,
    by: offer.by_name ?? salesRepOf(parties.account_settings).name,
    at: offer.at.toISOString(),
    changes: before === undefined ? [] : offerChanges(compared(before), compared(offer)),
  };
}

function compared({ rows, discount_bp: discountBp, valid_until: validUntil }: OfferRow) {
  return { rows: OfferedRows.parse(rows), discountBp, lastDay: monthDay(validUntil) };
}
