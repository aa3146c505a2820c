import { itemsText } from '#domain/cart/rows/count-items.ts';
import { Form, Link, redirect, useNavigation } from 'react-router';
import type { z } from 'zod';
import { listOrders, type OrderSummary as Summary } from '#contracts/orders.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { ASK } from '#app/account/orders/change-order.tsx';
import { PaperLink } from '#app/account/orders/paper-links.tsx';
import { orderPath } from '#app/shell/account-paths.ts';
import { dayText } from '#app/account/orders/order-view.ts';
import { isEndedBadly, shownStatus } from '#app/account/orders/order-words.ts';
import { ReorderForm } from '#app/account/orders/reorder-form.tsx';
import { orderGroupText, statusText } from '#domain/orders/words/order-words.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { hasArrived, isUnderWay, ORDER_GROUP_NAMES, type OrderGroup } from '#domain/orders/order-states.ts';
import { ALERT_PATHS } from '#app/shell/alert-paths.ts';
import { BUY_NOW_PATHS } from '#app/checkout/buy-now/buy-now-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Route } from './+types/orders.ts';
import '../account/account.css';

const PAGE_SIZE = 20;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  if (user === undefined) throw redirect(loginRedirect(`${url.pathname}${url.search}`) ?? PATHS.signIn);
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const group = ORDER_GROUP_NAMES.find((name) => name === url.searchParams.get('group'));
  const year = /^\d{4}$/.test(url.searchParams.get('year') ?? '') ? Number(url.searchParams.get('year')) : undefined;
  const wanted: Wanted = { q, group, year: year !== undefined && year >= 1970 ? year : undefined };
  const { orders, totalItems, years } = requireAnswer(await door(listOrders, { query: { page, size: PAGE_SIZE, ...wanted } }));
  const pageCount = Math.ceil(totalItems / PAGE_SIZE);
  // A page that is not there any more: the last one is nearest.
  if (page > 1 && page > pageCount) throw redirect(pagePath(wanted, Math.max(1, pageCount)));
  return {
    wanted,
    years,
    page,
    pageCount,
    totalItems,
    orders: orders.map(({ orderNumber, status, placedAt, arrivedAt, ordTotal, numberOfItems, firstItems, pictures, rows }) => ({
      orderNumber,
      statusText: statusText(shownStatus(status)),
      tone: isEndedBadly(shownStatus(status))
        ? ('failure' as const)
        : status !== null && hasArrived(status)
          ? ('neutral' as const)
          : ('success' as const),
      placedOn: dayText(placedAt),
      arrived: arrivedText(status, arrivedAt),
      total: formatDollars(ordTotal),
      pieces: itemsText(numberOfItems),
      what: firstItems.join(', '),
      pictures,
      rows,
      isUnderWay: status !== null && isUnderWay(status),
      mayReturn: status !== null && status !== 'RETURNED' && hasArrived(status),
      isPlaced: placedAt !== null,
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your orders', isUnlisted: true });

export default function Orders({ loaderData: { wanted, years, page, pageCount, totalItems, orders } }: Route.ComponentProps) {
  if (years.length === 0) {
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
        <p className="flex flex-wrap gap-x-5">
          <Link className="link inline-flex min-h-11 items-center" to={BUY_NOW_PATHS.settings}>
            Buy now settings
          </Link>
          <Link className="link inline-flex min-h-11 items-center" to={ALERT_PATHS.own}>
            Your email alerts
          </Link>
        </p>
      </div>
      <SearchOrders wanted={wanted} years={years} />
      <p className="figures mb-5 text-ink-soft" role="status">
        {foundText(totalItems, wanted)}
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
              {order.arrived !== undefined && <span className="block">{order.arrived}</span>}
            </p>
            <p className="text-right">
              <Badge tone={order.tone}>{order.statusText}</Badge>
            </p>
            {order.pictures.length > 0 && (
              <p className="order-card-pictures">
                {order.pictures.map((picture, index) => (
                  <Picture key={`${index} ${picture.key}`} picture={picture} widths={[160]} isDecorative className="order-item-picture" />
                ))}
              </p>
            )}
            <p className="order-card-what line-clamp-2">{order.what}</p>
            <div className="order-card-actions">
              <LinkButton look="secondary" size="small" to={orderPath(order.orderNumber)}>
                {order.isUnderWay ? 'Track' : 'View'}
                <span className="hearable"> order {order.orderNumber}</span>
              </LinkButton>
              {order.mayReturn && (
                <LinkButton look="secondary" size="small" to={`${orderPath(order.orderNumber)}?${ASK}=return`}>
                  Return<span className="hearable"> items of order {order.orderNumber}</span>
                </LinkButton>
              )}
              {order.isPlaced && <PaperLink kind="RECEIPT" orderNumber={order.orderNumber} text="Receipt" isSmall />}
              <ReorderForm items={order.rows} text="Reorder" about={`order ${order.orderNumber}`} look="secondary" size="small" />
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pagination page={page} pageCount={pageCount} hrefOf={(to) => pagePath(wanted, to)} />
      </div>
    </div>
  );
}

/** When it came; undefined as long as it has not. */
function arrivedText(status: z.output<typeof Summary>['status'], arrivedAt: string | null): string | undefined {
  if (arrivedAt === null) return undefined;
  return `${status === 'PICKED_UP' ? 'Picked up' : 'Delivered'} ${dayText(arrivedAt)}`;
}

/** Which orders are looked for. */
type Wanted = { readonly q: string; readonly group: OrderGroup | undefined; readonly year: number | undefined };

function isNarrowed({ q, group, year }: Wanted): boolean {
  return q !== '' || group !== undefined || year !== undefined;
}

function pagePath({ q, group, year }: Wanted, page: number): string {
  const query = {
    ...(q !== '' && { q }),
    ...(group !== undefined && { group }),
    ...(year !== undefined && { year: String(year) }),
    page: String(page),
  };
  return `${PATHS.orders}?${new URLSearchParams(query).toString()}`;
}

function foundText(totalItems: number, wanted: Wanted): string {
  const orders = totalItems === 1 ? '1 order' : `${totalItems.toLocaleString('en-US')} orders`;
  if (!isNarrowed(wanted)) return `${orders}, the newest first`;
  const { q, group, year } = wanted;
  const which = [
    ...(q === '' ? [] : [`for “${q}”`]),
    ...(group === undefined ? [] : [orderGroupText(group).toLowerCase()]),
    ...(year === undefined ? [] : [`from ${year}`]),
  ].join(', ');
  if (totalItems > 0) return `${orders} ${which}, the newest first`;
  return q === ''
    ? `No orders ${which}.`
    : `No order matches “${q}”${which === `for “${q}”` ? '' : ' here'}. Try another word or fewer digits.`;
}

/** A form that leads to the same page with what is looked for in its address. */
function SearchOrders({ wanted, years }: { wanted: Wanted; years: readonly number[] }) {
  const { state } = useNavigation();
  const { q, group, year } = wanted;
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
      <div className="min-w-0 basis-44">
        <SelectField
          key={group}
          label="Status"
          name="group"
          emptyLabel="Any status"
          options={ORDER_GROUP_NAMES.map((value) => ({ value, label: orderGroupText(value) }))}
          defaultValue={group ?? ''}
        />
      </div>
      <div className="min-w-0 basis-28">
        <SelectField
          key={year}
          label="Year"
          name="year"
          emptyLabel="All"
          options={years.map((value) => ({ value: String(value), label: String(value) }))}
          defaultValue={year === undefined ? '' : String(year)}
        />
      </div>
      <Button look="secondary" isBusy={state === 'loading'}>
        Search orders
      </Button>
      {isNarrowed(wanted) && (
        <LinkButton look="quiet" to={PATHS.orders}>
          Show all
        </LinkButton>
      )}
    </Form>
  );
}
