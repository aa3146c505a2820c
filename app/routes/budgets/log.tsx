import { Link } from 'react-router';
import { listBudgetChanges } from '#contracts/account/budget-centers.ts';
import { ROWS_A_PAGE } from '#domain/accounts/budgets/center-rules.ts';
import { BUDGET_PERIODS, CARRIES } from '#domain/accounts/budgets/periods.ts';
import { CARRY_WORDS, CENTER_NAMES, PERIOD_WORDS } from '#domain/accounts/budgets/period-words.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { BUDGET_PATHS, withQuery } from '#app/budgets/budget-paths.ts';
import { BudgetsPage } from '#app/budgets/budgets-page.tsx';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/log.ts';
import '../../budgets/budgets.css';

const WHAT = {
  ADDED: 'Added',
  CHANGED: 'Changed',
  CLOSED: 'Closed',
  REOPENED: 'Reopened',
  DEFAULT: 'Default for everyone',
  FISCAL_YEAR: 'Fiscal year',
  REQUIRED: 'Settings for everyone',
} as const;
const FIELDS: Readonly<Record<string, string>> = {
  name: 'Name',
  amount: 'Amount',
  ...CENTER_NAMES,
  center: 'Budget Center',
  fiscalStart: 'First day',
  required: 'Budget center required',
};

/** Who has changed what. For those who keep budgets. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const { changes, totalItems } = requireAnswer(await servicesOf(context).door(listBudgetChanges, { query: { page } }), url);
  return {
    page,
    pageCount: Math.ceil(totalItems / ROWS_A_PAGE),
    changes: changes.map(({ before, after, at, ...change }) => ({
      ...change,
      at: momentText(at),
      fields: Object.keys(after)
        .filter((name) => after[name] !== null || before[name] != null)
        .map((name) => ({ name: FIELDS[name] ?? name, before: saidOf(name, before[name]), after: saidOf(name, after[name]) })),
    })),
  };
}

function saidOf(name: string, value: string | null | undefined): string {
  const period = BUDGET_PERIODS.find((one) => name === 'period' && one === value);
  const carry = CARRIES.find((one) => name === 'carry' && one === value);
  if (period !== undefined) return PERIOD_WORDS[period];
  return carry === undefined ? (value ?? '') : CARRY_WORDS[carry];
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Budget changes', isUnlisted: true });

export default function Log({ loaderData: { changes, page, pageCount } }: Route.ComponentProps) {
  const isAdministrator = usePageData()?.menus.account.some(({ url }) => url === ORGANIZATION_PATHS.people) === true;
  return (
    <BudgetsPage title="Changes" mayManage>
      {isAdministrator && (
        <p className="mb-4 text-ink-soft">
          Changes to people and buying rules are in the{' '}
          <Link className="link" to={ORGANIZATION_PATHS.changes}>
            organization’s change log
          </Link>
          .
        </p>
      )}
      {changes.length === 0 ? (
        <EmptyState title="Nothing changed yet">Whatever is changed about your budgets is listed here, with who did it.</EmptyState>
      ) : (
        <table className="budget-table">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">Budget Center</th>
              <th scope="col">What</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ at, by, center, what, fields, note }, index) => (
              <tr key={index}>
                <td className="figures" data-label="When">
                  {at}
                </td>
                <td data-label="Who">{by}</td>
                <td data-label="Budget Center">{center}</td>
                <td data-label="What">
                  <span>
                    {WHAT[what]}
                    {fields.map(({ name, before, after }) => (
                      <span key={name} className="block text-sm">
                        <span className="text-ink-soft">{name}:</span> {before === '' ? '' : `${before} → `}
                        {after === '' ? 'none' : after}
                      </span>
                    ))}
                    {note !== null && <span className="block text-sm text-ink-soft">“{note}”</span>}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={(other) => withQuery(BUDGET_PATHS.log, { page: String(other) })} />
    </BudgetsPage>
  );
}
