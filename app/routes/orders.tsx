import { itemsText } from '#domain/cart/rows/count-items.ts';
import '#app/ui/tabs/page-tabs.css';
import { Form, Link, redirect, useNavigation } from 'react-router';
import type { z } from 'zod';
import { listOrders, type OrderSummary as Summary } from '#contracts/orders.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { EVERYONES_ORDERS } from '#app/account/orders/everyones-orders.ts';
import { OrderCard, type OrderCardView } from '#app/account/orders/order-card.tsx';
import { isEndedBadly, shownStatus } from '#app/account/orders/order-words.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { BEING_CHECKED } from '#domain/orders/words/on-hold.ts';
import { orderGroupText, statusText } from '#domain/orders/words/order-words.ts';
import { BUY_AGAIN } from '#app/buy-again/again-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { hasArrived, isUnderWay, ORDER_GROUP_NAMES, type OrderGroup } from '#domain/orders/order-states.ts';
import { ALERT_PATHS } from '#app/shell/alert-paths.ts';
import { BUY_NOW_PATHS } from '#app/checkout/buy-now/buy-now-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Route } from './+types/orders.ts';
import '../account/account.css';

const PAGE_SIZE = 10;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  if (user === undefined) throw redirect(loginRedirect(`${url.pathname}${url.search}`) ?? PATHS.signIn);
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const group = ORDER_GROUP_NAMES.find((name) => name === url.searchParams.get('group'));
  const year = /^\d{4}$/.test(url.searchParams.get('year') ?? '') ? Number(url.searchParams.get('year')) : undefined;
  const isEveryones = url.searchParams.get('whose') === 'everyone';
  const wanted: Wanted = { isEveryones, q, group, year: year !== undefined && year >= 1970 ? year : undefined };
  const { isEveryones: _, ...narrowed } = wanted;
  const { orders, totalItems, years, maySeeAll } = requireAnswer(
    await door(listOrders, { query: { page, size: PAGE_SIZE, whose: isEveryones ? 'ORGANIZATION' : 'OWN', ...narrowed } }),
    url,
  );
  const pageCount = Math.ceil(totalItems / PAGE_SIZE);
  // A page that is not there any more: the last one is nearest.
  if (page > 1 && page > pageCount) throw redirect(pagePath(wanted, Math.max(1, pageCount)));
  return {
    wanted,
    maySeeAll,
    years,
    page,
    pageCount,
    totalItems,
    orders: orders.map(cardView),
  };
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: SHOP_ZONE });
/** Waiting for somebody's yes is not yet a success. */
function toneOf({ status, isOnHold }: z.output<typeof Summary>): BadgeTone {
  if (isEndedBadly(shownStatus(status))) return 'failure';
  if (status === 'PENDING_APPROVAL') return 'warning';
  return isOnHold || (status !== null && hasArrived(status)) ? 'neutral' : 'success';
}

const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: SHOP_ZONE });

function cardView(order: z.output<typeof Summary>): OrderCardView {
  const { status } = order;
  const isThere = status !== null && hasArrived(status);
  const stands = order.isOnHold ? BEING_CHECKED : statusText(shownStatus(status));
  return {
    orderNumber: order.orderNumber,
    statusText: `${stands}${isThere && order.arrivedAt !== null ? ` ${SHORT_DAY.format(new Date(order.arrivedAt))}` : ''}`,
    tone: toneOf(order),
    placedOn: order.placedAt === null ? '' : DAY.format(new Date(order.placedAt)),
    total: formatDollars(order.ordTotal),
    pieces: itemsText(order.numberOfItems),
    what: order.firstItems.join(' · '),
    pictures: order.pictures,
    mayBuyAgain: order.mayBuyAgain,
    hasChoice: order.rows.length > 1,
    budgetCenter: order.budgetCenterName ?? undefined,
    purchaseOrder: order.poNumber ?? undefined,
    orderedBy: order.orderedBy ?? undefined,
    isUnderWay: status !== null && isUnderWay(status),
    isOnHold: order.isOnHold,
    mayReturn: order.mayReturn,
    hasReceipt: order.hasReceipt,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, {
    title: loaderData?.wanted.isEveryones ? EVERYONES_ORDERS.name : 'Your orders',
    isUnlisted: true,
  });

export default function Orders({ loaderData: { wanted, maySeeAll, years, page, pageCount, totalItems, orders } }: Route.ComponentProps) {
  if (years.length === 0 && !wanted.isEveryones) {
    return (
      <div className="page py-8">
        <EmptyState
          isPageTitle
          art="no-orders"
          title="You have not ordered anything yet"
          actions={
            <>
              {maySeeAll && <LinkButton to={EVERYONES_ORDERS.href}>{EVERYONES_ORDERS.name}</LinkButton>}
              <LinkButton to={PATHS.home} look={maySeeAll ? 'secondary' : 'primary'}>
                Start shopping
              </LinkButton>
            </>
          }
        >
          Your orders show up here with their status, ready to reorder.
        </EmptyState>
      </div>
    );
  }
  const title = wanted.isEveryones ? EVERYONES_ORDERS.name : 'Your orders';
  return (
    <div className="page orders-page pb-8">
      <AccountTrail here={title} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1>{title}</h1>
        <p className="flex flex-wrap gap-x-5">
          {maySeeAll && (
            <Link className="link inline-flex min-h-11 items-center" to={wanted.isEveryones ? PATHS.orders : EVERYONES_ORDERS.href}>
              {wanted.isEveryones ? 'Your orders' : EVERYONES_ORDERS.name}
            </Link>
          )}
          <Link className="link inline-flex min-h-11 items-center" to={BUY_AGAIN.href}>
            {BUY_AGAIN.name}
          </Link>
          <Link className="link inline-flex min-h-11 items-center" to={BUY_NOW_PATHS.settings}>
            Buy now settings
          </Link>
          <Link className="link inline-flex min-h-11 items-center" to={ALERT_PATHS.own}>
            Your email alerts
          </Link>
        </p>
      </div>
      <SearchOrders wanted={wanted} years={years} />
      <OrderTabs wanted={wanted} />
      <p className="figures flex min-h-11 flex-wrap items-center gap-x-4 text-ink-soft" role="status">
        {foundText(totalItems, wanted)}
        {isNarrowed(wanted) && (
          <Link className="link" to={wantedPath({ isEveryones: wanted.isEveryones, q: '', group: undefined, year: undefined })}>
            Show all
          </Link>
        )}
      </p>
      <ul className="orders-list">
        {orders.map((order) => (
          <OrderCard key={order.orderNumber} order={order} />
        ))}
      </ul>
      <div className="mt-6">
        <Pagination page={page} pageCount={pageCount} hrefOf={(to) => pagePath(wanted, to)} />
      </div>
    </div>
  );
}

/** Which orders are looked for. */
type Wanted = {
  /** Of all people of the organization. */
  readonly isEveryones: boolean;
  readonly q: string;
  readonly group: OrderGroup | undefined;
  readonly year: number | undefined;
};

function isNarrowed({ q, group, year }: Wanted): boolean {
  return q !== '' || group !== undefined || year !== undefined;
}

function pagePath(wanted: Wanted, page: number): string {
  return `${PATHS.orders}?${new URLSearchParams({ ...queryOf(wanted), page: String(page) }).toString()}`;
}

/** The first page of them. */
function wantedPath(wanted: Wanted): string {
  const query = new URLSearchParams(queryOf(wanted)).toString();
  return query === '' ? PATHS.orders : `${PATHS.orders}?${query}`;
}

function queryOf({ isEveryones, q, group, year }: Wanted): Record<string, string> {
  return {
    ...(isEveryones && { whose: 'everyone' }),
    ...(q !== '' && { q }),
    ...(group !== undefined && { group }),
    ...(year !== undefined && { year: String(year) }),
  };
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

const TABS = [undefined, ...ORDER_GROUP_NAMES] as const;

/** All orders, and those that are somewhere, a link each: what else is looked for stays. */
function OrderTabs({ wanted }: { wanted: Wanted }) {
  return (
    <nav aria-label="Orders by status" className="page-tabs">
      {TABS.map((group) => (
        <Link key={group ?? 'all'} to={wantedPath({ ...wanted, group })} aria-current={group === wanted.group ? 'page' : undefined}>
          {group === undefined ? 'All' : orderGroupText(group)}
        </Link>
      ))}
    </nav>
  );
}

/** A form that leads to the same page with what is looked for in its address. */
function SearchOrders({ wanted, years }: { wanted: Wanted; years: readonly number[] }) {
  const { state } = useNavigation();
  const { isEveryones, q, group, year } = wanted;
  return (
    <Form action={PATHS.orders} role="search" aria-label="Your orders" className="orders-search">
      {isEveryones && <input type="hidden" name="whose" value="everyone" />}
      {group !== undefined && <input type="hidden" name="group" value={group} />}
      <div className="orders-search-text">
        <TextField
          key={q}
          label="Search orders"
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={isEveryones ? 'Order number, PO or person' : 'Order number, item or PO'}
          defaultValue={q}
        />
      </div>
      <SelectField
        key={year}
        label="Year"
        name="year"
        emptyLabel="All"
        options={years.map((value) => ({ value: String(value), label: String(value) }))}
        defaultValue={year === undefined ? '' : String(year)}
      />
      <Button look="secondary" aria-label="Search orders" isBusy={state === 'loading'}>
        {state !== 'loading' && <span className="menu-icon" data-icon="search" aria-hidden="true" />}
        <span className="orders-search-word">Search</span>
      </Button>
    </Form>
  );
}
