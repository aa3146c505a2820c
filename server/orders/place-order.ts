import type { Input } from '#contracts/call.ts';
import type { PlaceOrderAnswer, placeOrder as placeOrderCall } from '#contracts/checkout.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { fromDollars } from '#domain/shared/money.ts';
import { cartKindOf, type CartKind } from '../cart/index.ts';
import { inTurn } from '../db/in-turn.ts';
import { actorName, keyOfOwner, type Buying, type Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { claimOrder, ClaimRefused } from './claim-order.ts';
import { findOrder, findOrderPayments, type OrderRow } from './order.repository.ts';
import { viewOrder } from './order.view.ts';
import { settleOrder } from './settle-order.ts';

/** Said when the payment was refused after the order was submitted. (C §8, Payment) */
const DECLINED =
  'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.';

/**
 * Places the order in three phases that can each be repeated: claim, pay, finish. A second submit of the same cart goes on
 * where the first one is, and answers the same order.
 */
export async function placeOrder(
  shop: Shop,
  looking: Looking,
  { query, body }: Input<typeof placeOrderCall>,
): Promise<Reply<PlaceOrderAnswer>> {
  const { owner } = looking;
  if (owner === undefined) return refuse('EMPTY_CART');
  const buying = { ...looking, owner };
  return inTurn(`order ${keyOfOwner(owner)}`, async () => {
    const claimed = await claim(shop, buying, cartKindOf(query), body);
    if ('ok' in claimed) return claimed;
    const returnUrl = `${buying.shopper.site.origin}/cc/api/tdprocess`;
    const outcome =
      claimed.status === 'CLAIMED' ? await settleOrder(shop, claimed.order_number, { returnUrl, actor: actorName(buying.actor) }) : 'DONE';
    return answerFor(shop, claimed.order_number, outcome);
  });
}

async function claim(
  shop: Shop,
  buying: Buying,
  kind: CartKind,
  body: Input<typeof placeOrderCall>['body'],
): Promise<OrderRow | Reply<never>> {
  const totalCents = body.ordTotal === undefined ? undefined : (fromDollars(body.ordTotal) ?? -1);
  try {
    return await claimOrder(shop, buying, { kind, cartId: body.cartId, version: body.version, totalCents });
  } catch (error) {
    if (error instanceof ClaimRefused) return error.reply;
    throw error;
  }
}

async function answerFor(
  shop: Shop,
  orderNumber: string,
  outcome: Awaited<ReturnType<typeof settleOrder>> | 'DONE',
): Promise<Reply<PlaceOrderAnswer>> {
  if (outcome === 'DECLINED') return refuse('PAYMENT_OPERATION_FAILED', { message: DECLINED });
  const [order] = await findOrder(shop.database, [orderNumber]);
  if (order === undefined || order.status === 'ABANDONED') return refuse('PAYMENT_OPERATION_FAILED', { message: DECLINED });
  if (order.status !== 'CLAIMED') {
    return answer({
      status: order.status === 'PENDING_APPROVAL' ? 'PENDING_APPROVAL' : 'PLACED',
      orderNumber,
      order: await viewOrder(shop, order),
    });
  }
  const payments = await findOrderPayments(shop.database, [orderNumber]);
  const challenged = payments.find((payment) => payment.state === 'CHALLENGE');
  if (challenged !== undefined)
    return answer({ status: 'CHALLENGE', transactionId: challenged.transaction_id ?? '', challengeUrl: challenged.challenge_url ?? '' });
  return answer({ status: 'PROCESSING', orderNumber });
}
