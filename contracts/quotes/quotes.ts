import { z } from 'zod';
import { MOST_QUOTE_ROWS } from '#domain/quotes/offer.ts';
import { QUOTE_STATES } from '#domain/quotes/quote-states.ts';
import { call } from '../call.ts';
import { ItemId, NoBody, Nothing } from '../shapes.ts';
import { Quote, QuoteNumber, QuotePage, QuoteText, SeenVersion, WantedPrice } from './quote.ts';

const PATH = '/cc/api/quotes';
const params = z.object({ quoteNumber: QuoteNumber });
const after = z.string().max(80).default('').meta({ description: 'The `next` of the page before' });

/** Asks a representative what items would cost. An addition, like all of them. */
export const requestQuote = call({
  name: 'requestQuote',
  method: 'POST',
  path: PATH,
  tag: 'quotes',
  openTo: 'signed-in',
  summary: 'Asks for a quote, for somebody of an organization. What cannot be quoted is told by its row',
  params: Nothing,
  query: Nothing,
  body: z.object({
    rows: z
      .array(z.object({ itemId: ItemId, qty: z.number().meta({ description: 'Whole, from 1 to 9,999' }), target: WantedPrice.optional() }))
      .max(MOST_QUOTE_ROWS)
      .meta({ description: 'At least one. What is wrong is told by its row, all at once' }),
    note: QuoteText.default(''),
    neededBy: z.string().max(20).default('').meta({ description: 'yyyy-mm-dd; empty: no day' }),
    formKey: z.uuid().optional().meta({ description: 'Of a form: sent twice, it asks once' }),
  }),
  answer: z.object({ quoteNumber: z.string() }),
});

export const listQuotes = call({
  name: 'listQuotes',
  method: 'GET',
  path: PATH,
  tag: 'quotes',
  openTo: 'signed-in',
  summary: 'Quotes of the caller, or of all their organization where they may see its orders; the newest first',
  params: Nothing,
  query: z.object({ whose: z.enum(['OWN', 'ALL']).default('OWN'), after }),
  body: NoBody,
  answer: z.object({ ...QuotePage.shape, seesAll: z.boolean() }),
});

export const getQuote = call({
  name: 'getQuote',
  method: 'GET',
  path: `${PATH}/:quoteNumber`,
  tag: 'quotes',
  openTo: 'signed-in',
  summary: 'A quote with its offers and all that was said. Those of others answer as unknown ones do',
  params,
  query: Nothing,
  body: NoBody,
  answer: Quote,
});

export const answerQuote = call({
  name: 'answerQuote',
  method: 'POST',
  path: `${PATH}/:quoteNumber/answer`,
  tag: 'quotes',
  openTo: 'signed-in',
  ignoresKey: true,
  summary:
    'Accepts or declines an offer, asks for a change of it, or withdraws the request: whoever asked. The first answer counts, and the same one again answers the same. QUOTE_CHANGED (409): there is a newer offer than the one that was looked at, or it is decided',
  params,
  query: Nothing,
  body: z.object({
    act: z.enum(['ACCEPT', 'DECLINE', 'ASK_CHANGE', 'WITHDRAW']),
    version: SeenVersion,
    text: QuoteText.default('').meta({ description: 'Has to be said with ASK_CHANGE' }),
  }),
  answer: z.object({ quoteNumber: z.string(), state: z.enum(QUOTE_STATES) }),
});

export const writeAboutQuote = call({
  name: 'writeAboutQuote',
  method: 'POST',
  path: `${PATH}/:quoteNumber/messages`,
  tag: 'quotes',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Asks or answers something about a quote: its representative is told. The same words again are said once',
  params,
  query: Nothing,
  body: z.object({ text: QuoteText.min(1) }),
  answer: z.object({ entryId: z.string() }),
});
