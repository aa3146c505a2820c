import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { Decision, type decideHeldOrder as decideCall, type listHeldOrders as listCall } from '#contracts/operations/held-orders.ts';
import { SCREENING_REASONS } from '#domain/orders/screening-rules.ts';
import { tenderEnding } from '#domain/payment/cards/card-display.ts';
import { payUntil } from '#domain/payment/pay-another-way.ts';
import { toDollars } from '#domain/shared/money.ts';
import { findChanges } from '../../operations/index.ts';
import { actorName, type Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { listUnpaid, type UnpaidOrder } from '../paying-again/unpaid-orders.ts';
import { decideHeld } from './decide-held.ts';
import { orderAddresses } from './order-addresses.ts';
import { countHeld, listHeld, type HeldOrder } from './screening.repository.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.output<C['answer']>>>;

const MOST_LISTED = 50;
const MOST_DECISIONS = 30;

/** What is on hold, for who decides about it. */
export async function listHeldOrders(shop: Shop): Answer<typeof listCall> {
  const [rows, [count], changes, unpaid] = await Promise.all([
    listHeld(shop.database, [MOST_LISTED]),
    countHeld(shop.database, []),
    findChanges(shop.database, ['HELD_ORDER'], MOST_DECISIONS),
    listUnpaid(shop.database, [MOST_LISTED]),
  ]);
  return answer({
    total: count?.n ?? 0,
    held: rows.map(viewHeld),
    unpaid: unpaid.map(viewUnpaid),
    decisions: changes.map(({ changed_at: at, email, name, after }) => ({
      decidedAt: at.toISOString(),
      by: email,
      orderNumber: name,
      ...Decision.parse(after),
    })),
  });
}

function viewUnpaid(row: UnpaidOrder): z.output<(typeof listCall)['answer']>['unpaid'][number] {
  return {
    orderNumber: row.order_number,
    since: row.unrenewed_at.toISOString(),
    until: payUntil(row.unrenewed_at).toISOString(),
    email: row.email,
    amount: toDollars(row.open_cents),
    payment: tenderEnding({ paymentType: row.payment_type, brand: row.brand, lastFourDigit: row.last_four }),
  };
}

function viewHeld(row: HeldOrder): z.output<(typeof listCall)['answer']>['held'][number] {
  const { shipTo, pickupAt, billTo } = orderAddresses(row);
  return {
    orderNumber: row.order_number,
    since: row.at.toISOString(),
    reasons: SCREENING_REASONS.filter((reason) => row.reasons.includes(reason)),
    email: row.email,
    ordTotal: toDollars(row.total_cents),
    numberOfItems: row.pieces,
    firstItems: row.names,
    payments: row.tenders.map(tenderEnding),
    shipTo: shipTo ?? null,
    pickupAt: pickupAt ?? null,
    billTo: billTo ?? null,
  };
}

/** Lets an order go on that is on hold, or cancels it. The same decision again is refused: it is not on hold any more. */
export async function decideHeldOrder(
  shop: Shop,
  { shopper, actor }: Looking,
  { body }: Input<typeof decideCall>,
): Answer<typeof decideCall> {
  const { orderNumber, decision } = body;
  const isDecided = await decideHeld(shop, orderNumber, decision, { actor: actorName(actor), userId: shopper.person?.userId });
  return isDecided ? answer({ orderNumber, decision }) : refuse('ORDER_NOT_ON_HOLD');
}
