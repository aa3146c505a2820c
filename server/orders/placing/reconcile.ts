import { releaseLate } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { takeUnfinished } from '../order.repository.ts';
import { expireOrder, settleOrder, wayBackFrom } from './settle-order.ts';

const RECONCILER = 'reconciler';
const MOST_AT_ONCE = 50;

/**
 * Ends what a crash or a lost answer left open: an order whose money turns out to be held is placed, any other is undone when
 * its time is up, and money held for an order that does not exist is let go. Safe to run on several nodes at once; one order that
 * cannot be ended holds up no other.
 *
 * @returns how many orders and tenders were looked at.
 */
export async function reconcile(shop: Shop): Promise<number> {
  const unfinished = await takeUnfinished(shop.database, [shop.now(), MOST_AT_ONCE]);
  await Promise.all(unfinished.map((order) => end(shop, order)));
  return unfinished.length + (await releaseLate(shop));
}

async function end(shop: Shop, { order_number: orderNumber, is_late: isLate }: { order_number: string; is_late: boolean }): Promise<void> {
  try {
    if (isLate) await expireOrder(shop, orderNumber, RECONCILER);
    else await settleOrder(shop, orderNumber, { returnUrl: wayBackFrom(shop.settings.publicUrl), actor: RECONCILER, as: 'CLEARS_UP' });
  } catch (error) {
    shop.log.error({ orderNumber, err: error }, 'an order that is being paid could not be looked at');
  }
}
