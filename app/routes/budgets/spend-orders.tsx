import { Link } from 'react-router';
import { listBudgetOrders } from '#contracts/account/budget-reports.ts';
import { itemsText } from '#domain/cart/rows/count-items.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { BUDGET_PATHS, spendAbout, withQuery } from '#app/budgets/budget-paths.ts';
import { shortMonthText, signedDollars } from '#app/budgets/budget-words.ts';
import { BudgetsPage } from '#app/budgets/budgets-page.tsx';
import { orderPath } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/spend-orders.ts';
import '../../budgets/budgets.css';

/** The orders behind a sum of the report. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = spendAbout(url.searchParams);
  const before = url.searchParams.get('before')?.slice(0, 40);
  const { orders, ...answered } = requireAnswer(await servicesOf(context).door(listBudgetOrders, { query: { ...asked, before } }), url);
  return {
    ...answered,
    about: { ...asked, from: answered.from, to: answered.to },
    before,
    orders: orders.map((order) => ({ ...order, placed: order.placedAt === null ? '' : momentText(order.placedAt) })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Orders', isUnlisted: true });

export default function SpendOrders({ loaderData: { orders, about, before, hasMore, total, names } }: Route.ComponentProps) {
  const kept = { from: about.from, to: about.to };
  const { center, category, person } = about;
  const chips = [
    { what: 'Budget Center', name: names.center, without: { ...kept, category, person } },
    { what: 'Category', name: names.category, without: { ...kept, center, person } },
    { what: 'Person', name: names.person, without: { ...kept, center, category } },
  ].filter(({ name }) => name !== null);
  const months = about.from === about.to ? shortMonthText(about.from) : `${shortMonthText(about.from)} – ${shortMonthText(about.to)}`;
  return (
    <BudgetsPage title="Orders" mayManage>
      <p className="mb-1 text-ink-soft">
        {months} ·{' '}
        <Link className="link inline-flex min-h-11 items-center" to={withQuery(BUDGET_PATHS.report, kept)}>
          Back to spending
        </Link>
      </p>
      <p className="spend-total figures mb-4">{signedDollars(total)}</p>
      {chips.length > 0 && (
        <ul className="chips mb-4" aria-label="Only">
          {chips.map(({ what, name, without }) => (
            <li key={what}>
              <Link className="chip" to={withQuery(BUDGET_PATHS.orders, without)}>
                <span className="hearable">Remove {what} </span>
                {name} <span aria-hidden="true">×</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {orders.length === 0 ? (
        <EmptyState title="No orders match">Choose another month, budget center, category or person.</EmptyState>
      ) : (
        <table className="budget-table">
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Placed</th>
              <th scope="col">Person</th>
              <th scope="col">Budget Center</th>
              <th scope="col">Items</th>
              <th scope="col" className="budget-number">
                Charged
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ orderNumber, mayOpen, placed, person: who, centers, items, amount }) => (
              <tr key={orderNumber}>
                <th scope="row">
                  {mayOpen ? (
                    <Link className="link inline-flex min-h-11 items-center" to={orderPath(orderNumber)}>
                      {orderNumber}
                    </Link>
                  ) : (
                    orderNumber
                  )}
                </th>
                <td className="figures" data-label="Placed">
                  {placed}
                </td>
                <td data-label="Person">{who}</td>
                <td data-label="Budget Center">{centers.join(', ')}</td>
                <td data-label="Items">
                  {items.length === 0 ? (
                    '–'
                  ) : (
                    <details>
                      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
                        {itemsText(items.reduce((sum, { qty }) => sum + qty, 0))}
                        <span className="hearable"> of order {orderNumber}</span>
                      </summary>
                      <ul className="text-sm">
                        {items.map(({ name, qty }, at) => (
                          <li key={at}>
                            {qty} × {name}
                          </li>
                        ))}
                      </ul>
                    </details>
                  )}
                </td>
                <td className="budget-number" data-label="Charged">
                  {signedDollars(amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-4 flex flex-wrap gap-5">
        {before !== undefined && (
          <Link className="link inline-flex min-h-11 items-center" to={withQuery(BUDGET_PATHS.orders, about)}>
            Latest orders
          </Link>
        )}
        {hasMore && (
          <Link
            className="link inline-flex min-h-11 items-center"
            to={withQuery(BUDGET_PATHS.orders, { ...about, before: orders.at(-1)?.orderNumber })}
          >
            Older orders
          </Link>
        )}
      </p>
    </BudgetsPage>
  );
}
