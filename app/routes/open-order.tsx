import { redirect } from 'react-router';
import { openOrder } from '#contracts/orders.ts';
import { isFetchedAhead } from '#domain/identity/fetched-ahead.ts';
import { paperPath } from '#domain/orders/papers.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { findOrderPath, orderPath } from '#app/shell/account-paths.ts';
import type { Route } from './+types/open-order.ts';

/**
 * Where the link of a mail leads. Its key is taken out of the address at once, whether it opens the order or not: where it
 * does not, a page asks whose it is. `label` leads on to the label of a return, `receipt` to the receipt.
 */
export async function loader({ params: { orderNumber }, request, url, context }: Route.LoaderArgs) {
  // Who only looks has opened nothing. What was fetched ahead must not be shown later, so it fails.
  if (request.method === 'HEAD') return new Response(null, { status: 204, headers: NO_TRACE });
  if (isFetchedAhead((name) => request.headers.get(name))) return new Response(null, { status: 425, headers: NO_TRACE });
  const key = url.searchParams.get('key') ?? '';
  const { door, user } = servicesOf(context);
  const opened = await door(openOrder, { params: { orderNumber }, body: { key: key.slice(0, 100) } });
  // Somebody signed in is shown their own orders only; this may be one from before.
  const label = url.searchParams.get('label');
  if (opened.ok && label !== null)
    throw redirect(paperPath('RETURN_LABEL', orderNumber, label.slice(0, 100)), { status: 303, headers: NO_TRACE });
  if (opened.ok && url.searchParams.has('receipt')) throw redirect(paperPath('RECEIPT', orderNumber), { status: 303, headers: NO_TRACE });
  const to = opened.ok || user === undefined ? orderPath(orderNumber) : findOrderPath(orderNumber);
  throw redirect(to, { status: 303, headers: NO_TRACE });
}

const NO_TRACE = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
