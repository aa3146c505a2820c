import { z } from 'zod';
import { QUOTE_STATES } from '#domain/quotes/quote-states.ts';
import { call } from '../call.ts';
import { ItemId, Money, NoBody, Nothing } from '../shapes.ts';
import { Quote, QuoteNumber, QuotePage, QuoteText, SeenVersion, WantedPrice } from './quote.ts';

const PATH = '/cc/api/representatives/quotes';
const params = z.object({ quoteNumber: QuoteNumber });

/** What of the quotes a representative looks at. */
export const QUOTE_QUEUES = ['WAITING', 'OFFERED', 'ACCEPTED', 'ALL'] as const;
export type QuoteQueue = (typeof QUOTE_QUEUES)[number];

export const listQuoteQueue = call({
  name: 'listQuoteQueue',
  method: 'GET',
  path: PATH,
  tag: 'representatives',
  openTo: 'representative',
  summary: 'Quotes of all organizations: those that need an offer, the longest wait first, or others, the newest first',
  params: Nothing,
  query: z.object({ queue: z.enum(QUOTE_QUEUES).default('WAITING'), after: z.string().max(80).default('') }),
  body: NoBody,
  answer: QuotePage,
});

export const getQuoteToOffer = call({
  name: 'getQuoteToOffer',
  method: 'GET',
  path: `${PATH}/:quoteNumber`,
  tag: 'representatives',
  openTo: 'representative',
  summary: 'A quote, with what its items cost now: everybody, and this buyer',
  params,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    quote: Quote,
    prices: z
      .array(
        z.object({
          itemId: z.string(),
          listPrice: Money,
          ownPrice: Money.meta({ description: 'What this buyer pays for as many' }),
          inStock: z.int().nullable(),
        }),
      )
      .meta({
        description:
          'Of what was asked for and offered; items that cannot be sold to this buyer are left out. In stock: in the warehouse; null where it is not counted',
      }),
  }),
});

export const offerQuote = call({
  name: 'offerQuote',
  method: 'POST',
  path: `${PATH}/:quoteNumber/offers`,
  tag: 'representatives',
  openTo: 'representative',
  ignoresKey: true,
  summary: 'Makes an offer, or a newer one: each is kept, the newest counts. The same offer again is made once',
  params,
  query: Nothing,
  body: z.object({
    version: z.int().min(0).meta({ description: 'Of the newest offer that was looked at; 0: there was none' }),
    rows: z.array(z.object({ itemId: ItemId, qty: z.number(), unitPrice: WantedPrice })).max(200),
    discountPercent: z.number().default(0).meta({ description: 'Taken off each price, rounded to the cent' }),
    validUntil: z.string().max(20).meta({ description: 'yyyy-mm-dd, the last day' }),
    note: QuoteText.default(''),
  }),
  answer: z.object({ quoteNumber: z.string(), version: z.int() }),
});

export const endQuote = call({
  name: 'endQuote',
  method: 'POST',
  path: `${PATH}/:quoteNumber/end`,
  tag: 'representatives',
  openTo: 'representative',
  ignoresKey: true,
  summary: 'Declines a request, or withdraws an offer that nobody has accepted; with the reason, which its buyer reads',
  params,
  query: Nothing,
  body: z.object({ act: z.enum(['REFUSE', 'WITHDRAW']), version: SeenVersion, text: QuoteText.min(1) }),
  answer: z.object({ quoteNumber: z.string(), state: z.enum(QUOTE_STATES) }),
});

export const writeToBuyer = call({
  name: 'writeToBuyer',
  method: 'POST',
  path: `${PATH}/:quoteNumber/messages`,
  tag: 'representatives',
  openTo: 'representative',
  ignoresKey: true,
  summary: 'Asks or answers something about a quote: its buyer is told. The same words again are said once',
  params,
  query: Nothing,
  body: z.object({ text: QuoteText.min(1) }),
  answer: z.object({ entryId: z.string() }),
});
