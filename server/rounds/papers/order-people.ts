import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { getOrderPeople as peopleCall } from '#contracts/rounds/order-people.ts';
import { shareOut } from '#domain/rounds/share-out.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import { mayOpenOrder, organizationBuyerOf, type Looking } from '../../shoppers/index.ts';
import { ROOT } from '../follow-order/orders.repository.ts';

type People = z.input<(typeof peopleCall)['answer']>;
export type SharedLine = People['lines'][number];

/** $1 order, $2 account */
const findOrderOfMember = statement<{ user_id: string | null }>(
  'round_order',
  'select user_id from orders where order_number = $1 and account_number = $2 and placed_at is not null',
);

/** Rows of rounds with the rows of an order that they went into, who asked first before the others. $1 order */
const findShares = statement<{
  line_id: string;
  row_id: string;
  item_id: string;
  line_name: string;
  line_qty: number;
  name: string;
  qty: number;
  note: string;
}>(
  'round_shares_of_order',
  `select l.line_id, w.row_id, l.item_id, l.name as line_name, l.qty as line_qty, coalesce(p.name, trim(u.first_name || ' ' || u.last_name)) as name, w.moved_qty as qty, w.note
   from order_lines l join round_rows w on w.line_id = ${ROOT} join round_people p using (participant_id) left join users u on u.user_id = p.user_id
   where l.order_number = $1 order by l.position, w.added_at, w.row_id`,
);

/**
 * The rows of an order that are for people of rounds. Fewer than were put into the cart are shared out as they were there: who asked first first. Of a row that was split, the parts
 * are shared out one after the other, so that everybody has what is theirs once.
 */
export async function sharesOfOrder(shop: Pick<Shop, 'database'>, orderNumber: string): Promise<SharedLine[]> {
  const rows = await findShares(shop.database, [orderNumber]);
  const had = new Map<string, number>();
  return [...Map.groupBy(rows, ({ line_id: lineId }) => lineId)].flatMap(([lineId, all]) => {
    const [first] = all;
    if (first === undefined) return [];
    const missing = all.map(({ row_id: rowId, qty }) => ({ qty: qty - (had.get(rowId) ?? 0) }));
    const given = shareOut(first.line_qty, missing);
    for (const [at, { row_id: rowId }] of all.entries()) had.set(rowId, (had.get(rowId) ?? 0) + (given[at] ?? 0));
    const people = all.map(({ name, note }, at) => ({ name, note, qty: given[at] ?? 0 })).filter(({ qty }) => qty > 0);
    const rest = first.line_qty - people.reduce((sum, { qty }) => sum + qty, 0);
    return [{ cartItemId: lineId, itemId: first.item_id, name: first.line_name, qty: first.line_qty, people, rest }];
  });
}

/** Who gets what of an order, for who may open it; what is not theirs is unknown like what there is not. */
export async function getOrderPeople(
  shop: Shop,
  looking: Looking,
  { params: { orderNumber } }: Input<typeof peopleCall>,
): Promise<Reply<People>> {
  const member = organizationBuyerOf(looking);
  if (!member.ok) return member.code === 'UNAUTHORIZED' ? member : refuse('ORDER_NOT_FOUND');
  const [order] = await findOrderOfMember(shop.database, [orderNumber, member.body.account.number]);
  if (order === undefined || !mayOpenOrder(looking.shopper, order.user_id)) return refuse('ORDER_NOT_FOUND');
  return answer({ lines: await sharesOfOrder(shop, orderNumber) });
}
