import { z } from 'zod';
import { LONGEST_QUOTE_TEXT } from '#domain/quotes/offer.ts';
import { QUOTE_STATES } from '#domain/quotes/quote-states.ts';
import { IsoDate, Money } from '../shapes.ts';

export const QuoteNumber = z
  .string()
  .trim()
  .max(20)
  .meta({ examples: ['Q-1042'] });
export const QuoteText = z.string().trim().max(LONGEST_QUOTE_TEXT);
/** A wished or offered price: what is wrong with it is told by its field. */
export const WantedPrice = z.number().meta({ description: 'US dollars, at most two decimals' });
/** Nobody decides about what they have not seen. */
export const SeenVersion = z
  .int()
  .min(0)
  .meta({ description: 'Of the offer that was looked at, 0 where there was none: with another one there QUOTE_CHANGED is answered' });
const Moment = z.string().meta({ description: 'In UTC, as ISO 8601' });

export const SalesRep = z.object({ name: z.string(), phone: z.string().nullable(), email: z.string() }).meta({ id: 'SalesRep' });
export type SalesRep = z.output<typeof SalesRep>;

const AskedRow = z.object({
  itemId: z.string(),
  name: z.string(),
  qty: z.int(),
  unitPrice: Money.meta({ description: 'What one cost when it was asked' }),
  target: Money.optional().meta({ description: 'What the buyer would like it to cost; absent: they did not say' }),
});

const OfferedRow = z.object({
  itemId: z.string(),
  name: z.string(),
  qty: z.int(),
  unitPrice: Money.meta({ description: 'What one costs with what is taken off the whole' }),
  fullUnitPrice: Money.meta({ description: 'The same before that' }),
  listPrice: Money.meta({ description: 'What it cost everybody when it was offered' }),
  usualPrice: Money.meta({ description: 'What one cost this buyer then, without the offer. An addition' }),
  total: Money,
  asked: z
    .object({ qty: z.int(), unitPrice: Money })
    .nullable()
    .meta({ description: 'What was asked for of this item; null: it is offered instead of something else, or beside it' }),
  isSold: z.boolean().meta({ description: 'Whether it can still be had at all' }),
});

const QuoteOffer = z.object({
  version: z.int(),
  rows: z.array(OfferedRow),
  discountPercent: z.number(),
  total: Money.meta({ description: 'Before shipping and taxes' }),
  validUntil: IsoDate,
  note: z.string(),
  by: z.string(),
  at: Moment,
  changes: z.array(z.string()).meta({ description: 'What is different from the offer before' }),
});
export type QuoteOffer = z.output<typeof QuoteOffer>;

const QuoteEntry = z.object({
  entryId: z.string(),
  kind: z.enum(['ASKED', 'OFFERED', 'MESSAGE', 'CHANGE_ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'REFUSED', 'EXPIRED', 'ORDERED']),
  by: z.string().nullable().meta({ description: 'Null: the shop itself' }),
  isOurs: z.boolean(),
  version: z.int(),
  text: z.string(),
  at: Moment,
});
export type QuoteEntry = z.output<typeof QuoteEntry>;

const summary = {
  quoteNumber: z.string(),
  state: z.enum(QUOTE_STATES),
  stands: z.string().meta({ description: 'The state in words, for whoever asks' }),
  accountName: z.string(),
  buyer: z.string(),
  askedAt: Moment,
  waitsSince: Moment,
  neededBy: IsoDate.nullable(),
  validUntil: IsoDate.nullable(),
  orderNumber: z.string().nullable().meta({ description: 'The order that has its prices, or is waiting with them' }),
};

/** A quote in a list. */
export const QuoteSummary = z
  .object({
    ...summary,
    items: z.int(),
    total: Money.meta({ description: 'Of the newest offer; of what was asked, at the prices of then, while there is none' }),
  })
  .meta({ id: 'QuoteSummary' });
export type QuoteSummary = z.output<typeof QuoteSummary>;

/** A page of a list, and where the next one begins. */
export const QuotePage = z.object({
  quotes: z.array(QuoteSummary),
  next: z.string().nullable().meta({ description: 'Behind which the next page begins; null: there is none' }),
});

/** All there is of a quote, for its buyer and their organization or for a representative. */
export const Quote = z
  .object({
    ...summary,
    note: z.string(),
    rows: z.array(AskedRow),
    offers: z.array(QuoteOffer).meta({ description: 'The newest first' }),
    entries: z.array(QuoteEntry),
    salesRep: SalesRep,
    isOwn: z.boolean(),
    may: z
      .object({
        accept: z.boolean(),
        decline: z.boolean(),
        askChange: z.boolean(),
        withdraw: z.boolean(),
        write: z.boolean(),
        order: z.boolean(),
        askAgain: z.boolean(),
        offer: z.boolean(),
        refuse: z.boolean(),
      })
      .meta({ description: 'What whoever asks can do about it now' }),
  })
  .meta({ id: 'Quote' });
export type Quote = z.output<typeof Quote>;
