import { data, Link } from 'react-router';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { getStatement } from '#contracts/account/invoices.ts';
import { INVOICE_PATHS, statementPath } from '#domain/accounts/credit/invoice-paths.ts';
import { statementView } from '#app/account/invoices/invoices-view.ts';
import { HowToPay } from '#app/account/invoices/how-to-pay.tsx';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { ACCOUNT_PATHS, orderPath } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { buttonClass, LinkButton } from '#app/ui/button.tsx';
import type { Route } from './+types/statement.ts';
import '../../account/styles/invoices.css';

/** The statement of a month of the organization of who is signed in; for everybody else there is none. */
export async function loader({ url, params: { month }, context }: Route.LoaderArgs) {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) throw data(null, { status: 404 });
  const made = requireAnswer(await servicesOf(context).door(getStatement, { params: { month } }), url);
  return { ...statementView(made), payTo: made.payTo, mayPay: made.mayPay && made.closing > 0 };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, { title: loaderData?.title ?? 'Statement', isUnlisted: true });

const TRAIL = [
  { name: 'Your account', href: ACCOUNT_PATHS.all },
  { name: 'Invoices', href: INVOICE_PATHS.all },
];

export default function Statement({ loaderData: statement }: Route.ComponentProps) {
  const { month, title, account, period, sums, openingOn, opening, lines, aging, unapplied, payTo, mayPay } = statement;
  return (
    <div className="page pb-8">
      <Breadcrumbs trail={TRAIL} here={title} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1>{title}</h1>
          <p className="figures text-ink-soft">
            {account}
            <span className="block">{period}</span>
          </p>
        </div>
        <p className="not-printed flex flex-wrap gap-3">
          <a className={buttonClass({ look: 'secondary' })} href={statementPath(month, 'statementPaper')} type="application/pdf">
            <FileText size={18} aria-hidden="true" />
            PDF
          </a>
          <a className={buttonClass({ look: 'secondary' })} href={statementPath(month, 'statementFile')} type="text/csv">
            <Download size={18} aria-hidden="true" />
            CSV
          </a>
        </p>
      </div>
      <div className="invoices-columns mt-4">
        <section aria-labelledby="activity">
          <h2 id="activity" className="mb-2">
            Activity
          </h2>
          <table className="invoice-table statement-table figures">
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Date</th>
                <th scope="col" className="amount">
                  Amount
                </th>
                <th scope="col" className="amount">
                  Balance
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Opening balance</th>
                <td data-name="Date">{openingOn}</td>
                <td className="amount" />
                <td data-name="Balance" className="amount">
                  {opening}
                </td>
              </tr>
              {lines.map(({ key, day, what, order, paper, receipt, note, amount, balance }) => (
                <tr key={key}>
                  <th scope="row">
                    {receipt !== undefined && (
                      <Link className="link" to={receipt}>
                        {what}
                      </Link>
                    )}
                    {receipt === undefined && paper === undefined && what}
                    {paper !== undefined && (
                      <a className="link" href={paper} type="application/pdf">
                        {what}
                        <span className="hearable"> (PDF)</span>
                      </a>
                    )}
                    {(note !== '' || order !== undefined) && (
                      <small>
                        {order !== undefined && (
                          <Link className="link" to={orderPath(order)}>
                            Order {order}
                          </Link>
                        )}
                        {order !== undefined && note !== '' && ' · '}
                        {note}
                      </small>
                    )}
                  </th>
                  <td data-name="Date">{day}</td>
                  <td data-name="Amount" className="amount">
                    {amount}
                  </td>
                  <td data-name="Balance" className="amount">
                    {balance}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {lines.length === 0 && <p className="py-3 text-ink-soft">Nothing was invoiced, credited or paid.</p>}
        </section>
        <div className="flex flex-col gap-4">
          <section className="card" aria-labelledby="sums">
            <h2 id="sums">Balance</h2>
            <dl className="statement-sums figures">
              {sums.map(({ label, amount, isTotal }) => (
                <div key={label} data-total={isTotal || undefined}>
                  <dt>{label}</dt>
                  <dd>{amount}</dd>
                </div>
              ))}
            </dl>
            {mayPay && (
              <p className="not-printed mt-3">
                <LinkButton to={INVOICE_PATHS.pay} isWide>
                  Pay by card
                </LinkButton>
              </p>
            )}
          </section>
          <section className="card" aria-labelledby="aging">
            <h2 id="aging">Open invoices by due date</h2>
            <dl className="statement-sums figures">
              {aging.map(({ days, amount }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{amount}</dd>
                </div>
              ))}
              {unapplied !== undefined && (
                <div>
                  <dt>Paid ahead</dt>
                  <dd>{unapplied}</dd>
                </div>
              )}
            </dl>
          </section>
          <HowToPay payTo={payTo} />
        </div>
      </div>
    </div>
  );
}
