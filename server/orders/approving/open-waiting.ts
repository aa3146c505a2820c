import { z } from 'zod';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import type { Cents } from '#domain/shared/money.ts';
import { budgetsHeldBy } from '../../budgets/index.ts';
import { openOrderedCart, type OpenCart } from '../../cart/index.ts';
import { creditHeldBy } from '../../credit/index.ts';
import type { TenderRow } from '../../payment/index.ts';
import { buyingForUser } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import type { OrderLineRow, OrderRow } from '../order.repository.ts';
import { unitsOf } from '../stock-units.ts';
import { needed } from './changed-money.ts';

type Parts = {
  /** Whose order it is. */
  readonly ownerId: string;
  readonly lines: readonly OrderLineRow[];
  readonly tenders: readonly TenderRow[];
};

const Summary = z.object({ easyRewards: z.int().default(0) });

/** What rewards pay of an order. */
export function rewardsOf({ summary }: Pick<OrderRow, 'summary'>): Cents {
  return Summary.parse(summary).easyRewards;
}

/** The cart of an order that waits, for its buyer, as they are now. Undefined: it is there no more. @param asked what may come into it */
export async function openWaiting(
  shop: Shop,
  order: OrderRow,
  { ownerId, lines, tenders }: Parts,
  asked: Parameters<typeof openOrderedCart>[3],
): Promise<OpenCart | undefined> {
  const buying = await buyingForUser(shop, { userId: ownerId, tenant: 'SBA', actor: { kind: 'APPROVER', userId: ownerId } });
  if (buying === undefined) return undefined;
  const [budgets, credit] = await Promise.all([
    budgetsHeldBy(shop.database, order.order_number),
    creditHeldBy(shop.database, order.order_number),
  ]);
  const held = {
    cartId: order.cart_id,
    orderNumber: order.order_number,
    units: unitsOf(lines),
    budgets,
    creditCents: credit?.leftCents ?? 0,
    rewardsCents: rewardsOf(order),
    cards: new Map(tenders.filter(({ payment_type: type }) => isStoredValue(type)).map((tender) => [tender.token, needed(tender)])),
  };
  return openOrderedCart(shop, buying, held, asked);
}
