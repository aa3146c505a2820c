import { Form, Link, redirect, useNavigation } from 'react-router';
import { getContract, type ContractLine, type PriceList } from '#contracts/organization/contract.ts';
import { CONTRACT_SORTS } from '#domain/accounts/contract-days.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { longDate } from '#app/catalog/long-date.ts';
import { OrganizationPage } from '#app/organization/organization-page.tsx';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';
import { SalesRepLine } from '#app/quotes/quote-parts.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/contract.ts';
import '../../organization/organization.css';

const HERE = ORGANIZATION_PATHS.contract;
const SIZE = 25;
const SORT_TEXTS: Readonly<Record<(typeof CONTRACT_SORTS)[number], string>> = {
  SAVING: 'Largest saving',
  NAME: 'Name',
  ENDS: 'Ends first',
};

/** What an organization has agreed, for its people. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const sort = CONTRACT_SORTS.find((one) => one === url.searchParams.get('sort')) ?? 'SAVING';
  const reply = await door(getContract, { query: { q, sort, page, size: SIZE } });
  const { lists, total, lines, salesRep } = requireAnswer(reply, url);
  const pageCount = Math.max(1, Math.ceil(total / SIZE));
  if (page > pageCount) throw redirect(pagePath({ q, sort }, pageCount));
  return {
    of: user?.accountName,
    q,
    sort,
    page,
    pageCount,
    total,
    lines,
    salesRep,
    lists: lists.map((one) => ({ ...one, days: daysText(one) })),
  };
}

function daysText({ validFrom, validUntil, isComing }: PriceList): string {
  const from = validFrom === null ? '' : isComing ? `From ${longDate(validFrom)}` : `Since ${longDate(validFrom)}`;
  if (validUntil === null) return [from, 'no end date'].filter(Boolean).join(', ');
  return from === '' ? `Through ${longDate(validUntil)}` : `${from} through ${longDate(validUntil)}`;
}

type Wanted = { readonly q: string; readonly sort: string };

function pagePath({ q, sort }: Wanted, page: number): string {
  const query = { ...(q !== '' && { q }), ...(sort !== 'SAVING' && { sort }), ...(page > 1 && { page: String(page) }) };
  return `${HERE}?${new URLSearchParams(query).toString()}`;
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your contract', isUnlisted: true });

export default function Contract({ loaderData: { of, q, sort, page, pageCount, total, lines, lists, salesRep } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const isAdministrator = usePageData()?.menus.account.some(({ url }) => url === ORGANIZATION_PATHS.people) === true;
  return (
    <OrganizationPage title="Your contract" of={of} isAdministrator={isAdministrator}>
      <SalesRepLine salesRep={salesRep} />
      {lists.length === 0 ? (
        <EmptyState title="No contract prices">Your organization buys at the prices on our site.</EmptyState>
      ) : (
        <>
          <ul className="price-lists">
            {lists.map(({ name, days, items, isComing, endsSoon }) => (
              <li key={`${name} ${days}`}>
                <strong>{name === '' ? 'Contract prices' : name}</strong> {endsSoon && <Badge tone="offer">Ends soon</Badge>}
                {isComing && <Badge tone="neutral">Starts later</Badge>}
                <span className="figures">
                  {days} · {items.toLocaleString('en-US')} {items === 1 ? 'item' : 'items'}
                </span>
              </li>
            ))}
          </ul>
          <Form action={HERE} role="search" aria-label="Your contract" className="organization-find">
            <TextField
              key={q}
              label="Item, brand or your number"
              name="q"
              type="search"
              maxLength={100}
              autoComplete="off"
              defaultValue={q}
            />
            <SelectField
              key={sort}
              label="Sort by"
              name="sort"
              defaultValue={sort}
              options={CONTRACT_SORTS.map((value) => ({ value, label: SORT_TEXTS[value] }))}
            />
            <Button look="secondary" isBusy={state === 'loading'}>
              Search
            </Button>
          </Form>
          <p className="figures mb-2 flex flex-wrap gap-x-4 text-sm text-ink-soft" role="status">
            {total === 1 ? '1 item' : `${total.toLocaleString('en-US')} items`}
            {q !== '' && (
              <Link className="link" to={HERE}>
                Show all
              </Link>
            )}
          </p>
          {lines.length > 0 && <Lines lines={lines} />}
          <p className="mt-3">
            <a className="link inline-flex min-h-11 items-center" href={ORGANIZATION_PATHS.contractFile} download>
              Download all prices as CSV
            </a>
          </p>
          <div className="mt-4">
            <Pagination page={page} pageCount={pageCount} hrefOf={(to) => pagePath({ q, sort }, to)} />
          </div>
        </>
      )}
    </OrganizationPage>
  );
}

function Lines({ lines }: { lines: readonly ContractLine[] }) {
  return (
    <table className="organization-table">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Your number</th>
          <th scope="col" className="amount">
            Contract
          </th>
          <th scope="col" className="amount">
            Site price
          </th>
          <th scope="col" className="amount">
            You save
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ itemId, title, url, customerSku, price, sitePrice, endsText }) => (
          <tr key={itemId}>
            <th scope="row">
              <Link className="link" to={url}>
                {title}
              </Link>
              <small>
                <span className="figures">Item {itemId}</span>
                {endsText !== null && <strong> · {endsText}</strong>}
              </small>
            </th>
            <td data-label="Your number" className="figures">
              {customerSku ?? '–'}
            </td>
            <td data-label="Contract" className="figures amount">
              <strong>{formatDollars(price)}</strong>
            </td>
            <td data-label="Site price" className="figures amount">
              {sitePrice === null ? '–' : formatDollars(sitePrice)}
            </td>
            <td data-label="You save" className="figures amount">
              {sitePrice === null ? '–' : `${formatDollars(sitePrice - price)} (${Math.round(((sitePrice - price) / sitePrice) * 100)}%)`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
