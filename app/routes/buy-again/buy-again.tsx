import '#app/ui/tabs/page-tabs.css';
import { Form, Link, redirect } from 'react-router';
import { getPurchases } from '#contracts/catalog/purchases.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import type { PurchaseSort } from '#domain/orders/again/purchase-limits.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction } from '#app/api/refused-with.ts';
import { AddOutcomeContent } from '#app/adding/add-outcome-content.tsx';
import { AgainList } from '#app/buy-again/again-list.tsx';
import { BUY_AGAIN } from '#app/buy-again/again-paths.ts';
import { purchaseRow } from '#app/buy-again/again-rows.ts';
import { addAgain } from '#app/buy-again/add-again.server.ts';
import { ChooseAll } from '#app/lists/choose-all.tsx';
import { NOTHING_CHOSEN, NOTHING_CHOSEN_TITLE } from '#app/lists/list-form.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/buy-again.ts';
import '../../cart/cart.css';
import '../../account/account.css';
import '../../styles/foot-bar.css';
import '../../lists/lists.css';

const PAGE_SIZE = 24;

/** What is looked for, as the page's address says it. */
type Wanted = {
  readonly sort: PurchaseSort;
  /** Of all people of the organization. */
  readonly isEveryones: boolean;
  readonly q: string;
  readonly department: string;
  readonly page: number;
};

function wantedOf({ searchParams }: URL): Wanted {
  return {
    sort: searchParams.get('sort') === 'recent' ? 'RECENT' : 'FREQUENT',
    isEveryones: searchParams.get('whose') === 'everyone',
    q: (searchParams.get('q') ?? '').trim().slice(0, 100),
    department: (searchParams.get('department') ?? '').slice(0, 60),
    page: Math.min(10_000, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1)),
  };
}

function pathOf({ sort, isEveryones, q, department, page }: Wanted): string {
  const query = new URLSearchParams({
    ...(sort === 'RECENT' && { sort: 'recent' }),
    ...(isEveryones && { whose: 'everyone' }),
    ...(q !== '' && { q }),
    ...(department !== '' && { department }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? BUY_AGAIN.href : `${BUY_AGAIN.href}?${query}`;
}

function queryOf({ sort, isEveryones, q, department, page }: Wanted) {
  return {
    sort,
    whose: isEveryones ? ('ORGANIZATION' as const) : ('OWN' as const),
    page,
    size: PAGE_SIZE,
    ...(q !== '' && { q }),
    ...(department !== '' && { department }),
  };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  if (user === undefined) throw redirect(loginRedirect(`${url.pathname}${url.search}`) ?? PATHS.signIn);
  const wanted = wantedOf(url);
  const { items, totalItems, departments, maySeeAll } = requireAnswer(await door(getPurchases, { query: queryOf(wanted) }), url);
  const pageCount = Math.max(1, Math.ceil(totalItems / PAGE_SIZE));
  if (wanted.page > pageCount) throw redirect(pathOf({ ...wanted, page: pageCount }));
  return { wanted, rows: items.map(purchaseRow), totalItems, departments, maySeeAll, pageCount };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  const { items } = requireAnswer(await services.door(getPurchases, { query: queryOf(wantedOf(url)) }), url);
  return addAgain(services, form, items.map(purchaseRow), false);
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: BUY_AGAIN.name, isUnlisted: true });

export default function BuyAgain({ loaderData, actionData }: Route.ComponentProps) {
  const { wanted, rows, totalItems, departments, maySeeAll, pageCount } = loaderData;
  const errors = actionData?.errors ?? [];
  const missed = actionData?.missed;
  const isNarrowed = wanted.q !== '' || wanted.department !== '';
  return (
    <div className="page pb-8">
      <AccountTrail here={BUY_AGAIN.name} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1>{BUY_AGAIN.name}</h1>
        <p className="flex flex-wrap gap-x-5">
          {maySeeAll && (
            <Link
              className="link inline-flex min-h-11 items-center"
              to={pathOf({ ...FIRST, sort: wanted.sort, isEveryones: !wanted.isEveryones })}
            >
              {wanted.isEveryones ? 'What you bought' : 'What everyone bought'}
            </Link>
          )}
          <Link className="link inline-flex min-h-11 items-center" to={PATHS.orders}>
            Your orders
          </Link>
        </p>
      </div>
      <p className="mb-4 text-ink-soft">
        What {wanted.isEveryones ? 'your organization' : 'you'} bought in the last 12 months, at today’s prices.
      </p>
      {(totalItems > 0 || isNarrowed) && <Search wanted={wanted} departments={departments} />}
      {(totalItems > 0 || isNarrowed) && <Sorts wanted={wanted} />}
      <ErrorSummary title={errors[0]?.message === NOTHING_CHOSEN ? NOTHING_CHOSEN_TITLE : 'Nothing was added'} errors={errors} />
      {missed !== undefined && (
        <Notice tone="warning" isLive>
          <AddOutcomeContent outcome={missed} />
        </Notice>
      )}
      <p className="figures flex min-h-11 flex-wrap items-center gap-x-4 text-ink-soft" role="status">
        {foundText(totalItems, isNarrowed)}
        {isNarrowed && (
          <Link className="link" to={pathOf({ ...wanted, q: '', department: '', page: 1 })}>
            Show all
          </Link>
        )}
      </p>
      {rows.length === 0 && !isNarrowed && (
        <EmptyState
          art="no-orders"
          title={wanted.isEveryones ? 'Nobody has bought anything yet' : 'Nothing to buy again yet'}
          actions={<LinkButton to={PATHS.home}>Start shopping</LinkButton>}
        >
          What {wanted.isEveryones ? 'your organization buys' : 'you buy'} shows up here, ready to be ordered again.
        </EmptyState>
      )}
      {rows.length > 0 && (
        // The cart is another page: it is read anew.
        <Form method="post" action={pathOf(wanted)} reloadDocument noValidate>
          <div className="list-choose with-scripts">
            <ChooseAll />
          </div>
          <AgainList rows={rows} answered={actionData} isAllChosen={false} />
          <div className="foot-bar">
            <Button disabled={rows.every(({ adds }) => adds === undefined)}>Add selected to cart</Button>
          </div>
        </Form>
      )}
      <div className="mt-6">
        <Pagination page={wanted.page} pageCount={pageCount} hrefOf={(page) => pathOf({ ...wanted, page })} />
      </div>
    </div>
  );
}

const FIRST: Wanted = { sort: 'FREQUENT', isEveryones: false, q: '', department: '', page: 1 };

function foundText(totalItems: number, isNarrowed: boolean): string {
  if (totalItems > 0) return totalItems === 1 ? '1 item' : `${totalItems.toLocaleString('en-US')} items`;
  return isNarrowed ? 'Nothing you bought matches. Try another word or department.' : '';
}

const SORTS = [
  ['FREQUENT', 'Frequently purchased'],
  ['RECENT', 'Recently purchased'],
] as const;

function Sorts({ wanted }: { readonly wanted: Wanted }) {
  return (
    <nav aria-label="In which order" className="page-tabs">
      {SORTS.map(([sort, text]) => (
        <Link key={sort} to={pathOf({ ...wanted, sort, page: 1 })} aria-current={sort === wanted.sort ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

type Departments = Route.ComponentProps['loaderData']['departments'];

function Search({ wanted, departments }: { readonly wanted: Wanted; readonly departments: Departments }) {
  const { sort, isEveryones, q, department } = wanted;
  return (
    <Form action={BUY_AGAIN.href} role="search" aria-label="What you bought" className="lists-bar">
      {sort === 'RECENT' && <input type="hidden" name="sort" value="recent" />}
      {isEveryones && <input type="hidden" name="whose" value="everyone" />}
      <TextField
        key={`q ${q}`}
        label="Find an item"
        name="q"
        type="search"
        maxLength={100}
        autoComplete="off"
        defaultValue={q}
        isOptional={false}
      />
      <SelectField
        key={`department ${department}`}
        label="Department"
        name="department"
        emptyLabel="All"
        options={departments.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` }))}
        defaultValue={department}
      />
      <Button look="secondary">Show</Button>
    </Form>
  );
}
