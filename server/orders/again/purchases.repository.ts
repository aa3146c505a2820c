import { MOST_PURCHASE_ORDERS, MOST_PURCHASES, PURCHASE_MONTHS } from '#domain/orders/again/purchase-limits.ts';
import { CAME_TO_NOTHING } from '#domain/orders/order-states.ts';
import { sqlList } from '../../db/sql-list.ts';
import { statement } from '../../db/database.ts';

/** An item that was bought, with the last time that it was. */
export type PurchaseRow = {
  readonly item_id: string;
  readonly name: string;
  /** In how many orders. */
  readonly times: number;
  readonly at: Date;
  readonly qty: number;
  readonly unit_cents: number;
  readonly details: unknown;
  readonly user_id: string | null;
  readonly buyer: string | null;
};

/** The newest orders of some that came to something, in twelve months. What went along with another row was bought with that. */
const purchasesSql = (which: string, newestFirst: string) => `
  with bought as (
    select order_number, user_id, placed_at from orders
    where ${which} and placed_at > $2::timestamptz - interval '${PURCHASE_MONTHS} months' and state not in (${sqlList(CAME_TO_NOTHING)})
    order by ${newestFirst} desc limit ${MOST_PURCHASE_ORDERS}
  ), items as (
    select l.item_id, count(distinct l.order_number)::int as times, max(b.placed_at) as at,
      (array_agg(jsonb_build_object('number', l.order_number, 'line', l.line_id, 'user', b.user_id) order by b.placed_at desc, l.order_number desc, l.position))[1] as last
    from bought b join order_lines l using (order_number) where l.parent_line_id is null
    group by l.item_id order by times desc, at desc, l.item_id limit ${MOST_PURCHASES}
  )
  select i.item_id, i.times, i.at, l.name, l.qty, l.unit_cents, l.details, u.user_id, nullif(trim(u.first_name || ' ' || u.last_name), '') as buyer
  from items i join order_lines l on l.order_number = i.last ->> 'number' and l.line_id::text = i.last ->> 'line'
  left join users u on u.user_id = (i.last ->> 'user')::uuid
  order by i.times desc, i.at desc, i.item_id`;

/** What a person has bought on a site, what most often first. $1 user, $2 now, $3 site */
export const findPurchases = statement<PurchaseRow>('purchases_of_user', purchasesSql('user_id = $1 and tenant = $3', 'placed_at'));

/** What everybody has bought for an organization. $1 account, $2 now */
export const findPurchasesOfAccount = statement<PurchaseRow>(
  'purchases_of_account',
  purchasesSql('account_number = $1 and placed_at is not null', 'coalesce(placed_at, claimed_at)'),
);
