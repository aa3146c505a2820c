import type { Input } from '#contracts/call.ts';
import type { cancelOrder as cancelCall, Order, returnItems as returnCall } from '#contracts/orders.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { attemptsBy, giveBack, reserve, tooManyAttempts } from '../../limits/index.ts';
import { actorName, ownerColumns, type Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { findOrder, findOrderOfOwner } from '../order.repository.ts';
import { viewOrder } from '../reading/order.view.ts';
import { cancelOrder } from './cancel-order.ts';
import { returnItems } from './return-items.ts';
import type { TooMany } from './returnable.ts';
import { findCancelledBy } from './shipment.repository.ts';

/** Cancels what of an own order has not left yet. Each that is canceled is counted: it mails, and costs nothing. */
export async function cancelOwnOrder(shop: Shop, buying: Buying, { params }: Input<typeof cancelCall>): Promise<Reply<Order>> {
  return changeOwn(shop, buying, params.orderNumber, async (actor) => {
    const seats = await reserve(shop, attemptsBy(buying.actor, { own: 'CANCEL', network: 'CANCEL_ADDRESS' }));
    if (!seats.ok) return tooManyAttempts(seats);
    if (await cancelOrder(shop, params.orderNumber, actor)) return undefined;
    await giveBack(shop, seats);
    const [order] = await findOrder(shop.database, [params.orderNumber]);
    // Cancelled before, perhaps by this very call, whose answer was lost: it is as it was asked to be.
    const isDone = order?.state === 'CANCELLED' || (await findCancelledBy(shop.database, [params.orderNumber, actor])).length > 0;
    return isDone ? undefined : refuse('ORDER_NOT_CANCELLABLE');
  });
}

/** Gives items of an own order back. */
export async function returnOwnItems(shop: Shop, buying: Buying, { params, body }: Input<typeof returnCall>): Promise<Reply<Order>> {
  const items = body.items?.map(({ cartItemId: lineId, qty }) => ({ lineId, qty }));
  return changeOwn(shop, buying, params.orderNumber, async (actor) => {
    const tooMany = await returnItems(shop, params.orderNumber, items, { actor, reason: body.reason, requestKey: buying.requestKey });
    return tooMany && refuseTooMany(tooMany);
  });
}

/** Says of each row how many of it can be given back. */
export function refuseTooMany(tooMany: TooMany): Reply<never> {
  const errors = tooMany.map(({ lineId, left }) => ({
    field: lineId,
    code: 'TOO_MANY',
    message: left === 0 ? 'This item cannot be returned.' : `You can return at most ${left.toLocaleString('en-US')} of this item.`,
  }));
  return refuse('ORDER_NOT_RETURNABLE', errors.length === 0 ? {} : { errors });
}

async function changeOwn(
  shop: Shop,
  buying: Buying,
  orderNumber: string,
  change: (actor: string) => Promise<Reply<never> | undefined>,
): Promise<Reply<Order>> {
  const find = () => findOrderOfOwner(shop.database, [orderNumber, buying.owner.tenant, ...ownerColumns(buying.owner), null]);
  if ((await find()).length === 0) return refuse('ORDER_NOT_FOUND');
  const refusal = await change(actorName(buying.actor));
  if (refusal !== undefined) return refusal;
  const [order] = await find();
  return order === undefined ? refuse('ORDER_NOT_FOUND') : answer(await viewOrder(shop, order));
}
