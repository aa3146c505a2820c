import type { Input } from '#contracts/call.ts';
import { z } from 'zod';
import type { Order, OrderSummary, getOrder as getOrderCall, listOrders as listOrdersCall } from '#contracts/checkout.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { toDollars } from '#domain/shared/money.ts';
import { ownerColumns, type Looking } from '../shoppers/index.ts';
import { countAttempt, isLockedOut } from '../identity/index.ts';
import type { Shop } from '../shop.ts';
import { findOrderOfOwner, listOrdersOfUser } from './order.repository.ts';
import { viewOrder, wireStatus } from './order.view.ts';

const Details = z.object({ budgetCenterName: z.string().nullish() });

/** One order: of the person, of the guest's own visit, or by the e-mail that it was ordered with. */
export async function getOrder(shop: Shop, looking: Looking, { params, query }: Input<typeof getOrderCall>): Promise<Reply<Order>> {
  const { actor, owner } = looking;
  // Whoever names an e-mail may be guessing.
  const guesser = query.email !== undefined && actor.kind === 'VISITOR' ? actor.address : undefined;
  if (guesser !== undefined && (await isLockedOut(shop, 'ORDER_LOOKUP', guesser)))
    return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 900 });
  const [order] = await findOrderOfOwner(shop.database, [
    params.orderNumber,
    looking.shopper.tenant,
    ...(owner === undefined ? [null, null] : ownerColumns(owner)),
    query.email ?? null,
  ]);
  if (order !== undefined) return answer(await viewOrder(shop, order));
  if (guesser !== undefined) await countAttempt(shop, 'ORDER_LOOKUP', guesser);
  return refuse('ORDER_NOT_FOUND');
}

/** The person's orders, newest first. */
export async function listOrders(
  shop: Shop,
  looking: Looking,
  { query }: Input<typeof listOrdersCall>,
): Promise<Reply<{ orders: z.output<typeof OrderSummary>[]; totalItems: number }>> {
  const userId = looking.shopper.person?.userId ?? null;
  const rows = await listOrdersOfUser(shop.database, [userId, looking.shopper.tenant, query.size, (query.page - 1) * query.size]);
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
