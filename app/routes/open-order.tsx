import { redirect } from 'react-router';
import { openOrder } from '#contracts/orders.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { orderPath } from '#app/shell/account-paths.ts';
import type { Route } from './+types/open-order.ts';

/**
 * Where the link of a mail leads. Its key is taken out of the address at once, whether it opens the order or not: where it
 * does not, the order's page asks whose it is.
 */
export async function loader({ params: { orderNumber }, url, context }: Route.LoaderArgs) {
  const key = url.searchParams.get('key') ?? '';
  if (key !== '') await servicesOf(context).door(openOrder, { params: { orderNumber }, body: { key: key.slice(0, 100) } });
  throw redirect(orderPath(orderNumber), { status: 303, headers: { 'referrer-policy': 'no-referrer' } });
}
