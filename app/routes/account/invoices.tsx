import { Form, Link, redirect } from 'react-router';
import '#app/ui/tabs/page-tabs.css';
import { listInvoices } from '#contracts/account/invoices.ts';
import { INVOICE_GROUPS, type InvoiceGroup } from '#domain/accounts/credit/invoice-status.ts';
import { INVOICE_PATHS, statementPath } from '#domain/accounts/credit/invoice-paths.ts';
import { monthText } from '#domain/accounts/credit/statement-words.ts';
import { creditFigures, GROUP_TEXTS, invoiceRow, NONE_TEXTS, type InvoiceRowView } from '#app/account/invoices/invoices-view.ts';
import { HowToPay } from '#app/account/invoices/how-to-pay.tsx';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { orderPath } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/invoices.ts';
import '../../account/styles/invoices.css';

const PAGE_SIZE = 20;

/** What the organization of who is signed in was invoiced. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const group = INVOICE_GROUPS.find((one) => one === url.searchParams.get('group')) ?? 'ALL';
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const { today, credit, payTo, mayPay, invoices, totalItems, months } = requireAnswer(
    await door(listInvoices, { query: { group, q, page, size: PAGE_SIZE } }),
    url,
  );
  const pageCount = Math.max(1, Math.ceil(totalItems / PAGE_SIZE));
  if (page > pageCount) throw redirect(invoicesPath({ group, q, page: pageCount }));
  return {
    group,
    q,
    page,
    pageCount,
    of: user?.accountName,
    payTo,
    mayPay,
    owes: credit.owed > 0,
    figures: creditFigures(credit),
    invoices: invoices.map((invoice) => invoiceRow(invoice, today)),
    months: months.map((month, index) => ({ month, text: `${monthText(month)}${index === 0 ? ' to date' : ''}` })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Invoices', isUnlisted: true });

/** The list with what is looked for in its address. */
function invoicesPath({ group, q, page = 1 }: { group: InvoiceGroup; q: string; page?: number }): string {
  const query = new URLSearchParams({ ...(group !== 'ALL' && { group }), ...(q !== '' && { q }), ...(page > 1 && { page: String(page) }) });
  return query.size === 0 ? INVOICE_PATHS.all : `${INVOICE_PATHS.all}?${query.toString()}`;
}

const TABS: readonly InvoiceGroup[] = ['ALL', 'UNPAID', 'PAST_DUE', 'PAID'];

export default function Invoices({
  loaderData: { group, q, page, pageCount, of, payTo, mayPay, owes, figures, invoices, months },
}: Route.ComponentProps) {
  return (
    <div className="page pb-8">
      <AccountTrail here="Invoices" />
      <h1>Invoices</h1>
      <p className="flex flex-wrap items-center gap-x-5 text-ink-soft">
        {of}
        {mayPay && owes && (
          <LinkButton className="not-printed" to={INVOICE_PATHS.pay}>
            Pay by card
          </LinkButton>
        )}
        <a className="link not-printed inline-flex min-h-11 items-center" href="#how-to-pay">
          How to pay
        </a>
      </p>
      <dl className="credit-figures figures">
        {figures.map(({ label, amount, note, isLate }) => (
          <div key={label} data-late={isLate || undefined}>
            <dt>{label}</dt>
            <dd>
              <b>{amount}</b>
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      <div className="invoices-columns">
        <section aria-label="Invoices">
          <SearchInvoices group={group} q={q} />
          <nav aria-label="Invoices by status" className="page-tabs">
            {TABS.map((one) => (
              <Link key={one} to={invoicesPath({ group: one, q })} aria-current={one === group ? 'page' : undefined}>
                {GROUP_TEXTS[one]}
              </Link>
            ))}
          </nav>
          {invoices.length === 0 ? (
            <p className="py-6 text-ink-soft">
              {q === '' ? NONE_TEXTS[group] : `No invoice matches “${q}”${group === 'ALL' ? '' : ' here'}.`}
            </p>
          ) : (
            <InvoiceTable invoices={invoices} mayPay={mayPay} />
          )}
          <div className="mt-4">
            <Pagination page={page} pageCount={pageCount} hrefOf={(to) => invoicesPath({ group, q, page: to })} />
          </div>
        </section>
        <div className="flex flex-col gap-4">
          <HowToPay payTo={payTo} />
          {months.length > 0 && (
            <section className="card statements" aria-labelledby="statements">
              <h2 id="statements">Statements</h2>
              <ul>
                {months.map(({ month, text }) => (
                  <li key={month}>
                    <Link className="link" to={statementPath(month)}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

/** A form that leads to the same page with what is looked for in its address. */
function SearchInvoices({ group, q }: { group: InvoiceGroup; q: string }) {
  return (
    <Form action={INVOICE_PATHS.all} role="search" aria-label="Invoices" className="invoices-search">
      {group !== 'ALL' && <input type="hidden" name="group" value={group} />}
      <div className="invoices-search-text">
        <TextField
          key={q}
          label="Search invoices"
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder="Invoice, order or PO number"
          defaultValue={q}
        />
      </div>
      <Button look="secondary">Search</Button>
      {q !== '' && (
        <Link className="link" to={invoicesPath({ group, q: '' })}>
          Show all
        </Link>
      )}
    </Form>
  );
}

function InvoiceTable({ invoices, mayPay }: { invoices: readonly InvoiceRowView[]; mayPay: boolean }) {
  return (
    <table className="invoice-table invoice-list figures">
      <thead>
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col">Date</th>
          <th scope="col">Order</th>
          <th scope="col">Status</th>
          <th scope="col" className="amount">
            Amount
          </th>
          <th scope="col" className="amount">
            Open
          </th>
          {mayPay && (
            <th scope="col" className="not-printed">
              <span className="hearable">Pay</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ number, paper, issued, orderNumber, mayOpen, notes, status, tone, amount, open, owes, pay }) => (
          <tr key={number}>
            <th scope="row">
              <a className="link" href={paper} type="application/pdf">
                {number}
                <span className="hearable"> (PDF)</span>
              </a>
              {notes.length > 0 && <small>{notes.join(' · ')}</small>}
            </th>
            <td data-name="Date">{issued}</td>
            <td data-name="Order">
              {mayOpen ? (
                <Link className="link" to={orderPath(orderNumber)}>
                  {orderNumber}
                </Link>
              ) : (
                orderNumber
              )}
            </td>
            <td data-name="Status">
              <Badge tone={tone}>{status}</Badge>
            </td>
            <td data-name="Amount" className="amount">
              {amount}
            </td>
            <td data-name="Open" className="amount">
              {owes ? <b>{open}</b> : open}
            </td>
            {mayPay && (
              <td className="pay not-printed">
                {pay !== undefined && (
                  <Link className="link" to={pay}>
                    Pay<span className="hearable"> {number}</span>
                  </Link>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
