import { Link } from 'react-router';
import type { QuoteSummary } from '#contracts/quotes/quote.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { quoteTone } from './quote-words.ts';

export type ListedQuote = QuoteSummary & {
  /** When it was asked, in words. */
  readonly asked: string;
  /** 'Dec 13' */
  readonly needed: string | undefined;
  /** The last day of what can still be answered or ordered. */
  readonly goodThrough: string | undefined;
};

/** Quotes below each other. @param whose whether it is told whose they are */
export function QuoteList({
  quotes,
  pathOf,
  whose,
}: {
  quotes: readonly ListedQuote[];
  pathOf: (number: string) => string;
  whose: (quote: ListedQuote) => string | undefined;
}) {
  return (
    <ul className="quote-list">
      {quotes.map((quote) => {
        const { quoteNumber, state, stands, asked, items, total, goodThrough, needed } = quote;
        const owner = whose(quote);
        return (
          <li key={quoteNumber}>
            <div>
              <h2 className="text-md">
                <Link className="link" to={pathOf(quoteNumber)}>
                  Quote <span className="figures">{quoteNumber}</span>
                </Link>
              </h2>
              {owner !== undefined && <p>{owner}</p>}
              <p className="text-sm text-ink-soft">
                Asked {asked} · {items === 1 ? '1 item' : `${items} items`}
                {needed !== undefined && ` · needed by ${needed}`}
              </p>
            </div>
            <div className="quote-list-sum">
              <p>
                <Badge tone={quoteTone(state)}>{stands}</Badge>
              </p>
              <p className="figures font-semibold">{formatDollars(total)}</p>
              {goodThrough !== undefined && <p className="text-sm text-ink-soft">Good through {goodThrough}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The way to the next page of a list, and back to its beginning. */
export function ListPages({ here, isFirst, next }: { here: URLSearchParams; isFirst: boolean; next: string | null }) {
  if (isFirst && next === null) return null;
  const at = (after: string | undefined) => {
    const query = new URLSearchParams(here);
    query.delete('after');
    if (after !== undefined) query.set('after', after);
    return `?${query.toString()}`;
  };
  return (
    <nav aria-label="Pages" className="quote-acts">
      {!isFirst && (
        <Link className="link quote-reach" to={at(undefined)}>
          First page
        </Link>
      )}
      {next !== null && (
        <Link className="link quote-reach" to={at(next)} rel="next">
          Next page
        </Link>
      )}
    </nav>
  );
}
