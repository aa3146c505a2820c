import type { Input } from '#contracts/call.ts';
import type { previewReturn as previewCall, ReturnPreview } from '#contracts/orders.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { toDollars } from '#domain/shared/money.ts';
import { previewRefund } from '../../payment/index.ts';
import { ownerColumns, type Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { findOrderOfOwner } from '../order.repository.ts';
import { viewReturnedUnits } from '../reading/returned-units.ts';
import { refuseTooMany } from './change-own-order.ts';
import { choose, findReturnable, refundOf } from './returnable.ts';
import { findShipments } from './shipment.repository.ts';

/** What would be given back for items of an own order, and to which tenders, as a return of them would do it now. */
export async function previewOwnReturn(
  shop: Shop,
  { owner }: Looking,
  { params: { orderNumber }, body }: Input<typeof previewCall>,
): Promise<Reply<ReturnPreview>> {
  const [order] =
    owner === undefined ? [] : await findOrderOfOwner(shop.database, [orderNumber, owner.tenant, ...ownerColumns(owner), null]);
  if (order === undefined) return refuse('ORDER_NOT_FOUND');
  const shipments = await findShipments(shop.database, [orderNumber]);
  const there = await findReturnable(shop.database, orderNumber, shipments);
  const items = body.items?.map(({ cartItemId: lineId, qty }) => ({ lineId, qty }));
  const choice = choose(there, items);
  if (choice.tooMany !== undefined) return refuseTooMany(choice.tooMany);
  const { rows, amount } = await refundOf(shop.database, { orderNumber, shipments, wanted: choice.wanted });
  const draws = await previewRefund(shop.database, orderNumber, amount);
  if (draws === undefined) return refuse('ORDER_NOT_RETURNABLE');
  return answer({
    refund: toDollars(amount.cents),
    // Rows stand in the order of what was wanted.
    items: rows.map((row, index) => viewReturnedUnits(row, choice.wanted[index]?.line, choice.wanted[index]?.before ?? 0)),
    refunds: draws.map(({ paymentId: id, amountCents }) => ({ id, amount: toDollars(amountCents) })),
  });
}
