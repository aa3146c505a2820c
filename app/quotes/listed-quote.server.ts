import type { QuoteSummary } from '#contracts/quotes/quote.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { ENDS_WITH_ITS_DAY } from '#domain/quotes/quote-states.ts';
import { monthDay } from '#domain/shared/calendar.ts';
import type { ListedQuote } from './quote-list.tsx';

/** A quote as lists show it: its days in words. */
export function listedQuote(quote: QuoteSummary): ListedQuote {
  const { state, askedAt, validUntil, neededBy } = quote;
  const ends = ENDS_WITH_ITS_DAY.some((one) => one === state);
  return {
    ...quote,
    asked: momentText(askedAt),
    needed: neededBy === null ? undefined : monthDay(neededBy),
    goodThrough: ends && validUntil !== null ? monthDay(validUntil) : undefined,
  };
}
