import { Link } from 'react-router';
import type { Waiting, WorkHome } from '#contracts/organization/work-home.ts';
import { leftText } from '#domain/accounts/budgets/budget-words.ts';
import { INVOICE_PATHS } from '#domain/accounts/credit/invoice-paths.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { InProcurement } from '#app/account/overview/in-procurement.tsx';
import { APPROVALS_PATH } from '#app/approvals/approval-paths.ts';
import { BUDGET_PATHS } from '#app/budgets/budget-paths.ts';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { ROUNDS_PATH } from '#app/rounds/round-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`);

/** What waits for somebody, in words, and where it is. */
const WAITING: Readonly<Record<Waiting['kind'], { readonly to: string; readonly says: (count: number) => string }>> = {
  ORDERS_TO_APPROVE: {
    to: APPROVALS_PATH,
    says: (count) => `${plural(count, 'order needs', 'orders need')} your approval`,
  },
  ORDERS_AWAITED: {
    to: `${APPROVALS_PATH}?view=OWN`,
    says: (count) => `${plural(count, 'order of yours waits', 'orders of yours wait')} for approval`,
  },
  ORDERS_UNDER_WAY: { to: `${PATHS.orders}?group=UNDER_WAY`, says: (count) => `${plural(count, 'order', 'orders')} on the way` },
  ROUNDS_OPEN: { to: ROUNDS_PATH, says: (count) => plural(count, 'office round is open', 'office rounds are open') },
  ROUNDS_TO_ORDER: {
    to: ROUNDS_PATH,
    says: (count) => `${plural(count, 'office round of yours is', 'office rounds of yours are')} closed and not ordered`,
  },
  INVITATIONS: {
    to: `${ORGANIZATION_PATHS.people}#invited`,
    says: (count) => `${plural(count, 'person', 'people')} invited, not joined yet`,
  },
  CERTIFICATES_END: {
    to: '/account/tax-exemption',
    says: (count) => plural(count, 'tax certificate ends soon', 'tax certificates end soon'),
  },
  PRICES_END: {
    to: `${ORGANIZATION_PATHS.contract}?sort=ENDS`,
    says: (count) => plural(count, 'contract price ends soon', 'contract prices end soon'),
  },
};

export type Desk = Pick<WorkHome, 'company' | 'unit' | 'shipTo' | 'orderLimit' | 'budget'> & {
  readonly isInProcurement: boolean;
  readonly waiting: readonly (Waiting & { readonly date: string | undefined })[];
};

/** What an administrator looks after, of what their menu leads to. */
const TASKS = [
  { to: ORGANIZATION_PATHS.people, of: ORGANIZATION_PATHS.people, text: 'People' },
  { to: ORGANIZATION_PATHS.units, of: ORGANIZATION_PATHS.people, text: 'Units' },
  { to: ORGANIZATION_PATHS.policies, of: ORGANIZATION_PATHS.people, text: 'Buying rules' },
  { to: ORGANIZATION_PATHS.approvals, of: ORGANIZATION_PATHS.people, text: 'Approval rules' },
  { to: BUDGET_PATHS.centers, of: BUDGET_PATHS.centers, text: 'Budgets' },
  { to: INVOICE_PATHS.all, of: INVOICE_PATHS.all, text: 'Invoices' },
] as const;

/** The way to all that, for who administers the organization. */
function Tasks() {
  const menu = usePageData()?.menus.account ?? [];
  const leadsTo = (to: string) => menu.some(({ url }) => url === to);
  if (!leadsTo(ORGANIZATION_PATHS.people)) return null;
  return (
    <nav className="work-card" aria-labelledby="work-tasks">
      <h2 id="work-tasks">Manage your organization</h2>
      <ul className="work-tasks">
        {TASKS.filter(({ of }) => leadsTo(of)).map(({ to, text }) => (
          <li key={to}>
            <Link className="link" to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What somebody at work needs first: whom they order for, what they may spend, what waits. */
export function WorkDesk({
  firstName,
  desk: { company, unit, shipTo, orderLimit, budget, waiting, isInProcurement },
}: {
  firstName: string;
  desk: Desk;
}) {
  return (
    <section aria-labelledby="work" className="work-desk">
      <h1 id="work">
        Welcome back, <span>{firstName}</span>.
      </h1>
      <div className="work-cards">
        <Tasks />
        <div className="work-card">
          <h2>Ordering for</h2>
          <p className="work-main">{unit ?? company}</p>
          {unit !== null && <p>{company}</p>}
          {shipTo !== null && (
            <p>
              Ships to {shipTo.address}, {shipTo.place}{' '}
              <Link className="link" to={PATHS.shipTo}>
                Change<span className="hearable"> the ship-to address</span>
              </Link>
            </p>
          )}
        </div>
        {(budget !== null || orderLimit !== null) && (
          <div className="work-card">
            <h2>{budget === null ? 'Order limit' : `Budget: ${budget.name}`}</h2>
            <p className="work-main figures">{budget === null ? formatDollars(orderLimit) : leftText(budget.left)}</p>
            {budget !== null && orderLimit !== null && (
              <p>
                Up to <span className="figures">{formatDollars(orderLimit)}</span> an order
              </p>
            )}
          </div>
        )}
        {isInProcurement ? <InProcurement /> : <WaitingForYou waiting={waiting} />}
      </div>
    </section>
  );
}

function WaitingForYou({ waiting }: Pick<Desk, 'waiting'>) {
  return (
    <div className="work-card">
      <h2>Waiting for you</h2>
      {waiting.length === 0 ? (
        <p>Nothing right now.</p>
      ) : (
        <ul>
          {waiting.map(({ kind, count, date }) => (
            <li key={kind}>
              <Link className="link" to={WAITING[kind].to}>
                {WAITING[kind].says(count)}
              </Link>
              {date !== undefined && <span className="figures">, the first on {date}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
