import { NOT_PACKED } from '#domain/orders/order-states.ts';
import { NOT_BEGUN } from '#domain/orders/shipment-states.ts';
import { statement } from '../../db/database.ts';
import { sqlList } from '../../db/sql-list.ts';
import { IS_ACTIVE } from '../../shoppers/index.ts';

const OPEN = `o.state in (${sqlList(NOT_PACKED)}) and not exists (select from shipments s where s.order_number = o.order_number and s.state not in (${sqlList(NOT_BEGUN)}))`;

export type OpenOrder = { order_number: string; user_id: string; name: string; addresses: unknown; goods_cents: number };

/** Orders of colleagues of which nothing is packed, with what of them is shipped. $1 account, $2 who asks, $3 since when, $4 how many */
export const findOpenOrders = statement<OpenOrder>(
  'together_orders',
  `select o.order_number, o.user_id, trim(u.first_name || ' ' || u.last_name) as name, o.addresses,
     (select coalesce(sum(l.final_cents), 0)::int from order_lines l where l.order_number = o.order_number and l.delivery_type = 'STA') as goods_cents
   from orders o join users u on u.user_id = o.user_id
   where o.account_number = $1 and o.user_id <> $2 and o.placed_at >= $3 and ${OPEN} and ${IS_ACTIVE} order by o.placed_at desc limit $4`,
);

/** One of them, with where its owner is mailed. $1 order, $2 account, $3 who asks */
export const findOpenOrder = statement<{ name: string; email: string }>(
  'together_order',
  `select trim(u.first_name || ' ' || u.last_name) as name, u.email::text as email from orders o join users u on u.user_id = o.user_id
   where o.order_number = $1 and o.account_number = $2 and o.user_id <> $3::uuid and ${OPEN} and ${IS_ACTIVE}`,
);

/** For whom rows of a cart are. $1 rows */
export const findPeopleOfLines = statement<{ line_id: string; name: string; qty: number; note: string }>(
  'together_people',
  `select w.line_id, coalesce(p.name, trim(u.first_name || ' ' || u.last_name)) as name, w.moved_qty as qty, w.note
   from round_rows w join round_people p using (participant_id) left join users u on u.user_id = p.user_id
   where w.line_id = any ($1::uuid[]) order by w.added_at, w.row_id`,
);

/** What the open rounds of an organization come to, but for one's own. $1 account, $2 who asks, $3 now, $4 how many */
export const findOpenRounds = statement<{
  round_id: string;
  title: string;
  coordinator: string;
  coordinator_id: string;
  closes_at: Date;
  zone: string;
  goods_cents: number;
}>(
  'together_rounds',
  `select r.round_id, r.title, trim(u.first_name || ' ' || u.last_name) as coordinator, r.coordinator_id, r.closes_at, r.zone,
     (select coalesce(sum(w.qty::bigint * w.price_cents), 0)::bigint from round_rows w where w.round_id = r.round_id and w.removed_at is null) as goods_cents
   from rounds r join users u on u.user_id = r.coordinator_id
   where r.account_number = $1 and r.coordinator_id <> $2 and r.state = 'OPEN' and r.closes_at > $3 and ${IS_ACTIVE} order by r.closes_at limit $4`,
);
