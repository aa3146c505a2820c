import type { PaymentType } from '#domain/payment/payment-types.ts';
import { statement } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { giveBackLate, makeMoves, planReleaseOfRest } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { lockOrder, takeUnfinished } from '../order.repository.ts';
import { expireOrder, settleOrder } from './settle-order.ts';

const RECONCILER = 'reconciler';
const MOST_AT_ONCE = 50;
/** How long after its end the vendor is asked whether a payment without an answer arrived late. */
const LATE_CHARGE_MS = 4 * 60 * 1000;

type Stranded = {
  order_number: string;
  payment_id: string;
  payment_type: PaymentType;
  state: string;
  vendor_key: string;
  amount_cents: number;
};

/** Tenders of orders that were given up whose money a vendor may hold all the same. $1 declined without its word since */
const findStranded = statement<Stranded>(
  'tenders_stranded',
  `
  select p.order_number, p.payment_id, p.payment_type, p.state, p.vendor_key, p.amount_cents from order_payments p join orders o using (order_number)
  where o.state = 'ABANDONED' and ((p.state = 'APPROVED' and not exists (select from money_moves m where m.payment_id = p.payment_id)) or (p.state = 'DECLINED' and p.vendor_id is null and p.checked_at > $1))
  order by p.checked_at desc limit ${MOST_AT_ONCE}`,
);

/**
 * Ends what a crash or a lost answer left open: an order whose money turns out to be held is placed, any other is undone, and
 * money held for an order that does not exist is let go. Safe to run on several nodes at once.
 *
 * @returns how many orders and tenders were looked at.
 */
export async function reconcile(shop: Shop): Promise<number> {
  const now = shop.now();
  const unfinished = await takeUnfinished(shop.database, [now, MOST_AT_ONCE]);
  await Promise.all(unfinished.map((order) => end(shop, order)));
  const stranded = await findStranded(shop.database, [new Date(now.getTime() - LATE_CHARGE_MS)]);
  for (const tender of stranded) await letGo(shop, tender);
  return unfinished.length + stranded.length;
}

async function end(shop: Shop, { order_number: orderNumber, is_late: isLate }: { order_number: string; is_late: boolean }): Promise<void> {
  const options = { returnUrl: '', actor: RECONCILER, begins: false };
  const { kind } = await settleOrder(shop, orderNumber, options);
  if (kind === 'OPEN' && isLate) await expireOrder(shop, orderNumber, RECONCILER);
}

async function letGo(shop: Shop, tender: Stranded): Promise<void> {
  if (tender.state === 'DECLINED') {
    await giveBackLate(shop, tender, RECONCILER);
    return;
  }
  await transaction(shop.database, async (tx) => {
    await lockOrder(tx, [tender.order_number]);
    await planReleaseOfRest(tx, tender.order_number, shop.now());
  });
  await makeMoves(shop, tender.order_number);
}
