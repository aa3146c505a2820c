import { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { getReorder as reorderCall } from '#contracts/catalog/purchases.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { isIncluded } from '#domain/orders/words/row-amount.ts';
import { personalizationAgain } from '#domain/personalization/personalization.ts';
import { offeredAgain, pictureOf } from '../../catalog/index.ts';
import { accountOfOrders, ownerColumns, type Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { findOrderLines, findOrderOfAccount, findOrderOfOwner, personalizationOf, type OrderRow } from '../order.repository.ts';
import { boughtBefore } from './bought-before.ts';

const Pictured = z.object({ picture: z.string().nullish() });

/** The rows of an order of who asks, or of a colleague, as they can be bought again. ORDER_NOT_FOUND: there is no such order for them; FORBIDDEN: their organization lets nobody order what others did. */
export async function getReorder(
  shop: Shop,
  looking: Looking,
  { params: { orderNumber } }: Input<typeof reorderCall>,
): Promise<Reply<z.output<(typeof reorderCall)['answer']>>> {
  const found = await orderFor(shop, looking, orderNumber);
  if ('ok' in found) return found;
  const lines = await findOrderLines(shop.database, [orderNumber]);
  const rows = lines.filter((line) => !isIncluded(line.parent_line_id, line.base_cents));
  const again = await offeredAgain(
    shop,
    looking.shopper,
    rows.map((line) => line.item_id),
  );
  return answer({
    orderNumber,
    placedOn: found.order.placed_at === null ? null : shopDay(found.order.placed_at),
    orderedBy: found.orderedBy,
    items: rows.map((line) => {
      const personalization = personalizationOf(line);
      const { picture } = Pictured.parse(line.details);
      const one = again.get(line.item_id);
      const parent = lines.find((other) => other.line_id === line.parent_line_id);
      return {
        cartItemId: line.line_id,
        ...boughtBefore(line, one, personalization !== undefined),
        image: picture == null ? null : pictureOf(picture),
        ...(personalization !== undefined && { personalization: personalizationAgain(personalization) }),
        ...(parent !== undefined &&
          one?.relation !== undefined && {
            parent: { cartItemId: parent.line_id, itemId: parent.item_id, relation: one.relation },
          }),
      };
    }),
  });
}

async function orderFor(
  shop: Shop,
  { shopper, owner }: Looking,
  orderNumber: string,
): Promise<{ readonly order: OrderRow; readonly orderedBy: string | null } | Reply<never>> {
  const columns = owner === undefined ? [null, null] : ownerColumns(owner);
  const [own] = await findOrderOfOwner(shop.database, [orderNumber, shopper.tenant, ...columns, null]);
  if (own !== undefined) return { order: own, orderedBy: null };
  const account = accountOfOrders(shopper);
  const [order] = account === undefined ? [] : await findOrderOfAccount(shop.database, [orderNumber, account]);
  if (order === undefined) return refuse('ORDER_NOT_FOUND');
  return order.may_buy_again ? { order, orderedBy: order.ordered_by } : refuse('FORBIDDEN');
}
