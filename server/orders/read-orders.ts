import { z } from 'zod';
import type { Order, OrderSummary, getOrder as getOrderCall, listOrders as listOrdersCall } from '#contracts/checkout.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { toDollars } from '#domain/shared/money.ts';
import type { Caller } from '../http/caller.ts';
import type { Input } from '../http/route.ts';
import { countAttempt, isLockedOut } from '../identity/index.ts';
import type { Shop } from '../shop.ts';
import { findOrderOfOwner, listOrdersOfUser } from './order.repository.ts';
import { viewOrder, wireStatus } from './order.view.ts';

const Details = z.object({ budgetCenterName: z.string().nullish() });

/** One order of the caller: of the person, of the guest's own visit, or by the e-mail that it was ordered with. */
export async function getOrder(shop: Shop, caller: Caller, { params, query }: Input<typeof getOrderCall>): Promise<Reply<Order>> {
  const isByEmail = query.email !== undefined;
  if (isByEmail && (await isLockedOut(shop, 'ORDER_LOOKUP', caller.address)))
    return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 900 });
  const [order] = await findOrderOfOwner(shop.database, [
    params.orderNumber,
    caller.site.tenant,
    caller.session?.hash ?? null,
    caller.session?.user?.userId ?? null,
    query.email ?? null,
  ]);
  if (order !== undefined) return answer(await viewOrder(shop, order));
  if (isByEmail) await countAttempt(shop, 'ORDER_LOOKUP', caller.address);
  return refuse('ORDER_NOT_FOUND');
}

/** The person's orders, newest first. */
export async function listOrders(
  shop: Shop,
  caller: Caller,
  { query }: Input<typeof listOrdersCall>,
): Promise<Reply<{ orders: z.output<typeof OrderSummary>[]; totalItems: number }>> {
  const userId = caller.session?.user?.userId ?? null;
  const rows = await listOrdersOfUser(shop.database, [userId, caller.site.tenant, query.size, (query.page - 1) * query.size]);
  const orders = rows.map((row) => ({
    orderNumber: row.order_number,
    status: wireStatus(row.status),
    placedAt: row.placed_at?.toISOString() ?? null,
    ordTotal: toDollars(row.total_cents),
    numberOfItems: row.pieces,
    firstItems: row.names,
    budgetCenterName: Details.parse(row.details).budgetCenterName ?? null,
  }));
  return answer({ orders, totalItems: rows[0]?.total_items ?? 0 });
}
