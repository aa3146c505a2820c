import { Link } from 'react-router';
import { listQuoteQueue, QUOTE_QUEUES, type QuoteQueue } from '#contracts/quotes/offers.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { WORK_PATHS, workQuotePath } from '#app/operations/work-paths.ts';
import { listedQuote } from '#app/quotes/listed-quote.server.ts';
import { ListPages, QuoteList } from '#app/quotes/quote-list.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/quotes.ts';
import '../../quotes/quotes.css';

const SHOWN: Readonly<Record<QuoteQueue, string>> = {
  WAITING: 'Need an offer',
  OFFERED: 'With customers',
  ACCEPTED: 'Accepted',
  ALL: 'All',
};

/** For customer service: for everybody else there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const after = (url.searchParams.get('after') ?? '').slice(0, 80);
  const queue = QUOTE_QUEUES.find((one) => one === url.searchParams.get('queue')) ?? 'WAITING';
  const { quotes, next } = requireAnswer(await servicesOf(context).door(listQuoteQueue, { query: { queue, after } }), url);
  return { queue, after, next, quotes: quotes.map(listedQuote) };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Customer quotes', isUnlisted: true });

export default function QuoteQueuePage({ loaderData: { queue, after, next, quotes } }: Route.ComponentProps) {
  return (
    <div className="page py-8">
      <nav aria-label="Quotes" className="page-tabs mb-4">
        {QUOTE_QUEUES.map((one) => (
          <Link key={one} to={`${WORK_PATHS.quotes}?queue=${one}`} aria-current={one === queue ? 'page' : undefined}>
            {SHOWN[one]}
          </Link>
        ))}
      </nav>
      <h1 className="mb-4">Customer quotes</h1>
      {quotes.length === 0 ? (
        <EmptyState title={queue === 'WAITING' ? 'No one is waiting' : 'Nothing here'}>
          {queue === 'WAITING' ? 'Requests for a quote show up here, the longest wait first.' : 'Quotes show up here as they get this far.'}
        </EmptyState>
      ) : (
        <QuoteList quotes={quotes} pathOf={workQuotePath} whose={({ buyer, accountName }) => `${buyer}, ${accountName}`} />
      )}
      <ListPages here={new URLSearchParams({ queue })} isFirst={after === ''} next={next} />
    </div>
  );
}
