import type { Input } from '#contracts/call.ts';
import type { cancelOrder as cancelCall, Order, returnItems as returnCall } from '#contracts/checkout.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { actorName, ownerColumns, type Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { findOrderOfOwner } from '../order.repository.ts';
import { viewOrder } from '../reading/order.view.ts';
import { cancelOrder } from './cancel-order.ts';
import { returnItems } from './return-items.ts';

/** Cancels what of an own order has not left yet. */
export async function cancelOwnOrder(shop: Shop, buying: Buying, { params }: Input<typeof cancelCall>): Promise<Reply<Order>> {
  return changeOwn(shop, buying, params.orderNumber, 'ORDER_NOT_CANCELLABLE', (actor) => cancelOrder(shop, params.orderNumber, actor));
}

/** Gives items of an own order back. */
export async function returnOwnItems(shop: Shop, buying: Buying, { params, body }: Input<typeof returnCall>): Promise<Reply<Order>> {
  const items = body.items?.map(({ cartItemId: lineId, qty }) => ({ lineId, qty }));
  return changeOwn(shop, buying, params.orderNumber, 'ORDER_NOT_RETURNABLE', (actor) =>
    returnItems(shop, params.orderNumber, items, { actor, requestKey: buying.requestKey }),
  );
}

async function changeOwn(
  shop: Shop,
  buying: Buying,
  orderNumber: string,
  code: 'ORDER_NOT_CANCELLABLE' | 'ORDER_NOT_RETURNABLE',
  change: (actor: string) => Promise<boolean>,
): Promise<Reply<Order>> {
  const find = () => findOrderOfOwner(shop.database, [orderNumber, buying.owner.tenant, ...ownerColumns(buying.owner), null]);
  if ((await find()).length === 0) return refuse('ORDER_NOT_FOUND');
  const isChanged = await change(actorName(buying.actor));
  const [order] = await find();
  // Cancelled before, perhaps by this very call, whose answer was lost: it is as it was asked to be.
  const isSo = isChanged || (code === 'ORDER_NOT_CANCELLABLE' && order?.state === 'CANCELLED');
  if (!isSo) return refuse(code);
  return order === undefined ? refuse('ORDER_NOT_FOUND') : answer(await viewOrder(shop, order));
}
