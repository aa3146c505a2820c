import { releaseLate } from '../../payment/index.ts';
import { inTime, LONGEST_LOOK_MS, MOST_ASKED_AT_ONCE } from '../../schedule/index.ts';
import type { Shop } from '../../shop.ts';
import { takeUnfinished } from '../order.repository.ts';
import { expireOrder, settleOrder, wayBackFrom } from './settle-order.ts';

const RECONCILER = 'reconciler';

/**
 * Ends what a crash or a lost answer left open: an order whose money turns out to be held is placed, any other is undone when
 * its time is up, and money held for an order that does not exist is let go. Safe to run on several nodes at once; one order that
 * cannot be ended, or whose look never ends, holds up no other.
 *
 * @param longestLookMs how long one is waited for.
 * @returns how many orders and tenders were looked at.
 */
export async function reconcile(shop: Shop, longestLookMs = LONGEST_LOOK_MS): Promise<number> {
  const unfinished = await takeUnfinished(shop.database, [shop.now(), MOST_ASKED_AT_ONCE]);
  await Promise.all(unfinished.map((order) => lookAt(shop, order, longestLookMs)));
  return unfinished.length + (await releaseLate(shop));
}

type Unfinished = { readonly order_number: string; readonly is_late: boolean };

async function lookAt(shop: Shop, order: Unfinished, longestMs: number): Promise<void> {
  try {
    await inTime(end(shop, order), longestMs);
  } catch (error) {
    shop.log.error({ orderNumber: order.order_number, err: error }, 'an order that is being paid could not be looked at');
  }
}

async function end(shop: Shop, { order_number: orderNumber, is_late: isLate }: Unfinished): Promise<unknown> {
  if (isLate) return expireOrder(shop, orderNumber, RECONCILER);
  return settleOrder(shop, orderNumber, { returnUrl: wayBackFrom(shop.settings.publicUrl), actor: RECONCILER, as: 'CLEARS_UP' });
}
