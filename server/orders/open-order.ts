import type { Input } from '#contracts/call.ts';
import type { openOrder as openOrderCall } from '#contracts/orders.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { Buying } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { findOrder, grantOrder, holderOf, isOfGuest } from './order.repository.ts';
import { opensOrder } from './order-link.ts';

/**
 * Lets the visit manage a guest's order whose mail's link it has opened. A key that is wrong, has run out or is of another
 * order answers like an order that does not exist; what was ordered by somebody signed in is opened by signing in, and by no key.
 */
export async function openOrder(
  shop: Shop,
  { owner }: Buying,
  { params: { orderNumber }, body: { key } }: Input<typeof openOrderCall>,
): Promise<Reply<{ orderNumber: string }>> {
  if (!opensOrder(shop, { tenant: owner.tenant, orderNumber }, key)) return refuse('ORDER_NOT_FOUND');
  const [order] = await findOrder(shop.database, [orderNumber]);
  if (order === undefined || order.tenant !== owner.tenant || !isOfGuest(order)) return refuse('ORDER_NOT_FOUND');
  await grantOrder(shop.database, [orderNumber, holderOf(owner), shop.now()]);
  return answer({ orderNumber });
}
