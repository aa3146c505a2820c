import { Link, redirect } from 'react-router';
import { listAccountChanges } from '#contracts/organization/changes.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { BUDGET_PATHS } from '#app/budgets/budget-paths.ts';
import { OrganizationPage } from '#app/organization/organization-page.tsx';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/changes.ts';
import '../../organization/organization.css';

const SIZE = 50;
const pagePath = (page: number) => `${ORGANIZATION_PATHS.changes}?page=${page}`;

/** What was changed about an organization by its own people. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const { total, changes } = requireAnswer(await door(listAccountChanges, { query: { page, size: SIZE } }), url);
  const pageCount = Math.max(1, Math.ceil(total / SIZE));
  if (page > pageCount) throw redirect(pagePath(pageCount));
  return { of: user?.accountName, page, pageCount, changes: changes.map((one) => ({ ...one, at: momentText(one.changedAt) })) };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Change log', isUnlisted: true });

export default function Changes({ loaderData: { of, page, pageCount, changes } }: Route.ComponentProps) {
  const hasBudgets = usePageData()?.menus.account.some(({ url }) => url === BUDGET_PATHS.centers) === true;
  return (
    <OrganizationPage title="Change log" of={of}>
      {hasBudgets && (
        <p className="mb-4 text-ink-soft">
          Changes to budgets are in the{' '}
          <Link className="link" to={BUDGET_PATHS.log}>
            budget change log
          </Link>
          .
        </p>
      )}
      {changes.length === 0 ? (
        <EmptyState title="Nothing was changed yet">What you and your fellow administrators change shows up here.</EmptyState>
      ) : (
        <ul className="account-changes">
          {changes.map(({ changeId, at, changedBy, kind, subject, differences }) => (
            <li key={changeId}>
              <span className="figures text-ink-soft">{at}</span>
              <div>
                <strong>{changedBy}</strong> · {kind}
                {subject !== changedBy && <strong> {subject}</strong>}
                {differences.length > 0 && (
                  <dl>
                    {differences.map(({ what, before, after }) => (
                      <div key={what}>
                        <dt>{what}: </dt>
                        <dd>{before === '' ? after : after === '' ? before : `${before} → ${after}`}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        <Pagination page={page} pageCount={pageCount} hrefOf={pagePath} />
      </div>
    </OrganizationPage>
  );
}
