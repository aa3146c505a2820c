import { statement } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { makeMoneyMoves } from '../../payment/index.ts';
import { apart, MOST_SHIPMENTS_A_ROUND } from '../../schedule/index.ts';
import type { Shop } from '../../shop.ts';
import { lockOrder } from '../order.repository.ts';
import { addEntry, findApproval } from './approval.repository.ts';
import { dropWaiting } from './end-waiting.ts';

const ACTOR = 'job:approvals';

/** Orders that have waited until their time was up. $1 now, $2 most */
const findExpired = statement<{ order_number: string }>(
  'approvals_expired',
  'select order_number from approvals where ended_at is null and expires_at <= $1 order by expires_at limit $2',
);

/** Orders of which somebody is told that they have waited for days, each once a step. $1 now, $2 most */
const takeOverdue = statement<{ order_number: string; step: number }>(
  'approvals_overdue',
  `update approvals set reminded_at = $1 where order_number in (select order_number from approvals where ended_at is null and reminded_at is null and overdue_at <= $1
     order by overdue_at limit $2 for update skip locked) returning order_number, step`,
);

/** Cancels what nobody has decided about in time; one that cannot be canceled holds up no other. */
export async function expireApprovals(shop: Shop): Promise<void> {
  for (const { order_number: orderNumber } of await findExpired(shop.database, [shop.now(), MOST_SHIPMENTS_A_ROUND]))
    await apart(shop, { orderNumber }, () => expire(shop, orderNumber));
}

async function expire(shop: Shop, orderNumber: string): Promise<void> {
  const by = { now: shop.now(), actor: ACTOR };
  const isExpired = await transaction(shop.database, async (tx) => {
    const [order] = await lockOrder(tx, [orderNumber]);
    const [row] = await findApproval(tx, [orderNumber]);
    if (order === undefined || row === undefined || row.ended_at !== null) return false;
    await addEntry(tx, orderNumber, { step: row.step, kind: 'EXPIRED', by: null, as: null, comment: null }, by.now);
    await dropWaiting(tx, order, 'CANCELLED', by);
    await publish(tx, { kind: 'order.cancelled', payload: { orderNumber, isExpired: true, wasWaiting: true } }, by.now);
    return true;
  });
  if (isExpired) await makeMoneyMoves(shop, orderNumber);
}

/** Tells those who are asked, and the administrators, of what has waited for days. */
export async function remindOfApprovals(shop: Shop): Promise<void> {
  await transaction(shop.database, async (tx) => {
    for (const { order_number: orderNumber, step } of await takeOverdue(tx, [shop.now(), MOST_SHIPMENTS_A_ROUND])) {
      await addEntry(tx, orderNumber, { step, kind: 'REMINDED', by: null, as: null, comment: null }, shop.now());
      await publish(tx, { kind: 'order.waits-for-approval', payload: { orderNumber, isOverdue: true } }, shop.now());
    }
  });
}
