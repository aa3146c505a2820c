import { Link } from 'react-router';
import { listQuotes } from '#contracts/quotes/quotes.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { listedQuote } from '#app/quotes/listed-quote.server.ts';
import { ListPages, QuoteList } from '#app/quotes/quote-list.tsx';
import { NEW_QUOTE_PATH, quotePath, QUOTES_PATH } from '#app/organization/quote-paths.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/quotes.ts';
import '../../quotes/quotes.css';

/** Quotes of who buys for an organization. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const after = (url.searchParams.get('after') ?? '').slice(0, 80);
  const whose = url.searchParams.get('whose') === 'ALL' ? 'ALL' : 'OWN';
  const page = requireAnswer(await servicesOf(context).door(listQuotes, { query: { whose, after } }), url);
  return {
    whose: page.seesAll ? whose : 'OWN',
    seesAll: page.seesAll,
    after,
    next: page.next,
    quotes: page.quotes.map(listedQuote),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Quotes', isUnlisted: true });

export default function Quotes({ loaderData: { whose, seesAll, after, next, quotes } }: Route.ComponentProps) {
  return (
    <div className="page pb-8">
      <AccountTrail here="Quotes" />
      {seesAll && (
        <nav aria-label="Quotes" className="page-tabs mb-4">
          <Link to={QUOTES_PATH} aria-current={whose === 'OWN' ? 'page' : undefined}>
            Yours
          </Link>
          <Link to={`${QUOTES_PATH}?whose=ALL`} aria-current={whose === 'ALL' ? 'page' : undefined}>
            Everyone’s
          </Link>
        </nav>
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1>Quotes</h1>
        <LinkButton look="secondary" to={NEW_QUOTE_PATH}>
          Request a quote
        </LinkButton>
      </div>
      {quotes.length === 0 ? (
        <EmptyState title="No quotes yet">
          Buying a lot of something? Put it in your cart and request a quote. We’ll get back to you with our best price.
        </EmptyState>
      ) : (
        <QuoteList quotes={quotes} pathOf={quotePath} whose={({ buyer }) => (whose === 'ALL' ? buyer : undefined)} />
      )}
      <ListPages here={new URLSearchParams(whose === 'ALL' ? { whose } : {})} isFirst={after === ''} next={next} />
    </div>
  );
}
