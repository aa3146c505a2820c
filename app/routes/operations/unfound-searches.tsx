import { Link } from 'react-router';
import { listUnfound } from '#contracts/operations/search-words.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { OperationsPage } from '#app/operations/operations-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { searchPath } from '#app/shell/site-paths.ts';
import { WORK_PATHS } from '#app/operations/work-paths.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/unfound-searches.ts';
import '../../operations/operations.css';

const SITES: Readonly<Record<string, string>> = { dotcom: 'Consumer', SBA: 'Business' };

/** For operators: for everybody else there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { searches } = requireAnswer(await servicesOf(context).door(listUnfound), url);
  const rows = searches.map(({ words, visitors, lastAt, sites, isInPart, hasSynonym }) => ({
    words,
    visitors,
    last: momentText(lastAt),
    sites: sites.map((site) => SITES[site] ?? site).join(', '),
    isInPart,
    hasSynonym,
  }));
  return { nothing: rows.filter(({ isInPart }) => !isInPart), inPart: rows.filter(({ isInPart }) => isInPart) };
}

type Row = Awaited<ReturnType<typeof loader>>['nothing'][number];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Searches that fell short', isUnlisted: true });

export default function UnfoundSearches({ loaderData: { nothing, inPart } }: Route.ComponentProps) {
  return (
    <OperationsPage title="Searches that fell short">
      {nothing.length + inPart.length === 0 ? (
        <EmptyState title="Nothing to show yet">
          A search is listed here once three or more visitors made it on the same day in the last 30 days and found nothing, or only
          something close.
        </EmptyState>
      ) : (
        <>
          <p className="mb-4 text-ink-soft">
            Searches from the last 30 days that three or more visitors made on the same day. People on one network count as one visitor
            unless they were signed in to an organization. Each of the shop’s servers counts the visitors it has seen.
          </p>
          <p className="mb-2">
            <a className="link inline-flex min-h-11 items-center" href={WORK_PATHS.unfoundFile} download>
              Download as CSV
            </a>
          </p>
          <Searches title="Found nothing" rows={nothing} />
          <Searches title="Found only something close" rows={inPart} />
        </>
      )}
    </OperationsPage>
  );
}

/** The searches of one kind, first what most looked for. */
function Searches({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mt-6 mb-3">{title}</h2>
      <table className="operations-table">
        <thead>
          <tr>
            <th scope="col">Words</th>
            <th scope="col">Visitors</th>
            <th scope="col">Last</th>
            <th scope="col">Site</th>
            <th scope="col">Synonym</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ words, visitors, last, sites, hasSynonym }) => (
            <tr key={words}>
              <th scope="row" data-label="Words">
                <Link className="link wrap-anywhere" to={searchPath(words)}>
                  {words}
                </Link>
              </th>
              <td data-label="Visitors" className="figures">
                {visitors}
              </td>
              <td data-label="Last" className="figures">
                {last}
              </td>
              <td data-label="Site">{sites}</td>
              <td data-label="Synonym">
                <Link className="link" to={`${WORK_PATHS.synonyms}?said=${encodeURIComponent(words)}`}>
                  {hasSynonym ? 'Change' : 'Add'}
                  <span className="hearable"> synonym of {words}</span>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
