import { canceledFrom, remindedFrom } from '#domain/payment/pay-another-way.ts';
import type { PaymentType } from '#domain/payment/payment-types.ts';
import { statement } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { findTenders, IS_UNRENEWED, makeMoneyMoves, UNRENEWED_CENTS, unrenewedOf } from '../../payment/index.ts';
import { apart, MOST_SHIPMENTS_A_ROUND } from '../../schedule/index.ts';
import type { Shop } from '../../shop.ts';
import { cancelWithin } from '../fulfilment/cancel-order.ts';
import { lockOrder } from '../order.repository.ts';

const ACTOR = 'job:unpaid orders';

/** Orders whose buyers have been asked for days, each once. $1 now, $2 asked since then or before, $3 most */
const takeToRemind = statement<{ order_number: string }>(
  'unpaid_orders_remind',
  `
  update order_payments set unrenewed_reminded_at = $1 where payment_id in (select p.payment_id from order_payments p
    where p.unrenewed_at <= $2 and p.unrenewed_reminded_at is null and ${IS_UNRENEWED} order by p.unrenewed_at limit $3 for update skip locked)
  returning order_number`,
);

/** Orders that nobody has paid in time. $1 asked since then or before, $2 most */
const findToCancel = statement<{ order_number: string }>(
  'unpaid_orders_cancel',
  `select p.order_number from order_payments p where p.unrenewed_at <= $1 and ${IS_UNRENEWED} order by p.unrenewed_at limit $2`,
);

export type UnpaidOrder = {
  readonly order_number: string;
  readonly unrenewed_at: Date;
  readonly email: string;
  readonly open_cents: number;
  readonly payment_type: PaymentType;
  readonly brand: string;
  readonly last_four: string;
};

/** Orders whose buyers are asked to pay another way, the oldest first. $1 most */
export const listUnpaid = statement<UnpaidOrder>(
  'unpaid_orders',
  `select p.order_number, p.unrenewed_at, o.email, ${UNRENEWED_CENTS} as open_cents, p.payment_type, p.brand, p.last_four
   from order_payments p join orders o using (order_number) where ${IS_UNRENEWED} order by p.unrenewed_at, p.order_number limit $1`,
);

/** Reminds those who have not paid another way what no bank holds any more: the note of it and the event are one transaction. */
export async function remindOfPayments(shop: Shop): Promise<void> {
  const now = shop.now();
  await transaction(shop.database, async (tx) => {
    for (const { order_number: orderNumber } of await takeToRemind(tx, [now, remindedFrom(now), MOST_SHIPMENTS_A_ROUND]))
      await publish(tx, { kind: 'order.payment-needed', payload: { orderNumber, isOverdue: true } }, now);
  });
}

/**
 * Cancels what of orders has not left and was not paid another way in time: their goods lie on the shelf again, and all that is held for them is let go. One that is being paid
 * this moment is not; one that cannot be canceled holds up no other.
 */
export async function cancelUnpaid(shop: Shop): Promise<void> {
  const due = canceledFrom(shop.now());
  for (const { order_number: orderNumber } of await findToCancel(shop.database, [due, MOST_SHIPMENTS_A_ROUND]))
    await apart(shop, { orderNumber }, async () => {
      const isCanceled = await transaction(shop.database, async (tx) => {
        await lockOrder(tx, [orderNumber]);
        const unrenewed = unrenewedOf(await findTenders(tx, [orderNumber]));
        if (unrenewed === undefined || unrenewed.isUnderWay || unrenewed.since > due) return false;
        return cancelWithin(shop, tx, orderNumber, { now: shop.now(), actor: ACTOR, isUnpaid: true });
      });
      if (isCanceled) await makeMoneyMoves(shop, orderNumber);
    });
}
