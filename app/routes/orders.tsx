import { itemsText } from '#domain/cart/rows/count-items.ts';
import { Form, Link, redirect, useNavigation } from 'react-router';
import { listOrders } from '#contracts/orders.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { orderPath } from '#app/shell/account-paths.ts';
import { dayText } from '#app/account/orders/order-view.ts';
import { isEndedBadly, shownStatus, statusText } from '#app/account/orders/order-words.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { hasArrived } from '#domain/orders/order-states.ts';
import { ALERT_PATHS } from '#app/shell/alert-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Route } from './+types/orders.ts';
import '../account/account.css';

const PAGE_SIZE = 20;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  if (user === undefined) throw redirect(loginRedirect(`${url.pathname}${url.search}`) ?? PATHS.signIn);
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const { orders, totalItems } = requireAnswer(await door(listOrders, { query: { page, size: PAGE_SIZE, q } }));
  const pageCount = Math.ceil(totalItems / PAGE_SIZE);
  // A page that is not there any more: the last one is nearest.
  if (page > 1 && page > pageCount) throw redirect(pagePath(q, Math.max(1, pageCount)));
  return {
    q,
    page,
    pageCount,
    totalItems,
    orders: orders.map(({ orderNumber, status, placedAt, ordTotal, numberOfItems, firstItems }) => ({
      orderNumber,
      statusText: statusText(shownStatus(status)),
      tone: isEndedBadly(shownStatus(status))
        ? ('failure' as const)
        : status !== null && hasArrived(status)
          ? ('neutral' as const)
          : ('success' as const),
      placedOn: dayText(placedAt),
      total: formatDollars(ordTotal),
      pieces: itemsText(numberOfItems),
      what: firstItems.join(', '),
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your orders', isUnlisted: true });

export default function Orders({ loaderData: { q, page, pageCount, totalItems, orders } }: Route.ComponentProps) {
  if (totalItems === 0 && q === '' && page === 1) {
    return (
      <div className="page py-8">
        <EmptyState
          isPageTitle
          art="no-orders"
          title="You have not ordered anything yet"
          actions={<LinkButton to={PATHS.home}>Start shopping</LinkButton>}
        >
          Your orders show up here with their status, ready to reorder.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="page page-narrow py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1>Your orders</h1>
        <Link className="link inline-flex min-h-11 items-center" to={ALERT_PATHS.own}>
          Your email alerts
        </Link>
      </div>
      <SearchOrders q={q} />
      <p className="figures mb-5 text-ink-soft" role="status">
        {foundText(totalItems, q)}
      </p>
      <ul className="orders-list">
        {orders.map((order) => (
          <li key={order.orderNumber} className="order-card">
            <h2 className="text-md">
              <Link to={orderPath(order.orderNumber)}>
                Order <span className="figures">{order.orderNumber}</span>
              </Link>
            </h2>
            <b className="figures text-right">{order.total}</b>
            <p className="figures text-sm text-ink-soft">
              {order.placedOn} · {order.pieces}
            </p>
            <p className="text-right">
              <Badge tone={order.tone}>{order.statusText}</Badge>
            </p>
            <p className="order-card-what line-clamp-2">{order.what}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pagination page={page} pageCount={pageCount} hrefOf={(to) => pagePath(q, to)} />
      </div>
    </div>
  );
}

function pagePath(q: string, page: number): string {
  return `${PATHS.orders}?${new URLSearchParams({ ...(q !== '' && { q }), page: String(page) }).toString()}`;
}

function foundText(totalItems: number, q: string): string {
  const orders = totalItems === 1 ? '1 order' : `${totalItems.toLocaleString('en-US')} orders`;
  if (q === '') return `${orders}, the newest first`;
  return totalItems === 0 ? `No order matches “${q}”. Try another word or fewer digits.` : `${orders} for “${q}”, the newest first`;
}

/** A form that leads to the same page with what is looked for in its address. */
function SearchOrders({ q }: { q: string }) {
  const { state } = useNavigation();
  return (
    <Form action={PATHS.orders} role="search" aria-label="Your orders" className="my-4 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <TextField
          key={q}
          label="Order number, item name or item number"
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          defaultValue={q}
        />
      </div>
      <Button look="secondary" isBusy={state === 'loading'}>
        Search orders
      </Button>
      {q !== '' && (
        <LinkButton look="quiet" to={PATHS.orders}>
          Show all
        </LinkButton>
      )}
    </Form>
  );
}
