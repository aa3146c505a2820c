import { DOUBT, EVENNESS, FEWEST_TOGETHER } from '#domain/recommendations/companion-score.ts';
import { HALF_LIFE_DAYS, MOST_COMPANIONS, MOST_OF_ORDER } from '#domain/recommendations/counting-limits.ts';
import { CAME_TO_NOTHING, NEVER_ORDERED, NOT_BOUGHT } from '#domain/orders/order-states.ts';
import { statement } from '../../db/database.ts';
import { sqlList } from '../../db/sql-list.ts';

/** Orders that say nothing of what people want: nothing of them is left with anybody, or not yet. */
const SAY_NOTHING = [...new Set([...NEVER_ORDERED, ...NOT_BOUGHT, ...CAME_TO_NOTHING])];

/** Where the counting is; `horizon`: whatever changed before it is committed, or never will be. */
export type Progress = { readonly after_change: string; readonly after_order: string; readonly horizon: string };

/** Where the counting is, and whoever else counts waits. */
export const lockProgress = statement<Progress>(
  'counting_lock',
  `select after_change::text, after_order, pg_snapshot_xmin(pg_current_snapshot())::text as horizon from orders_counting for update`,
);

/** Its numbers are of another server, from which this database was copied: those of this one begin anew. No row: they are of this one. */
export const beginAnewElsewhere = statement<{ done: boolean }>(
  undefined,
  `with moved as (
    update orders_counting set after_change = '0', after_order = '' where after_change > pg_snapshot_xmax(pg_current_snapshot()) returning true as done)
  , touched as (update orders set changed_in = pg_current_xact_id() where exists (select from moved))
  select done from moved`,
);

/** An order's weight among what is ordered these days. */
const HEAT = `power(2, extract(epoch from placed_at - timestamptz '2020-01-01 00:00Z') / 86400 / ${HALF_LIFE_DAYS})`;

/**
 * Counts orders that moved since, each as it is now: into the counts, or out of them again. $1 and $2 after which one, $3 horizon, $4 how many at most.
 * Answers how many were looked at: fewer than asked for, and it has come to the end.
 */
export const countMoved = statement<{ looked_at: number }>(
  'counting_step',
  `
  with taken as (
    select order_number, changed_in, placed_at, placed_at is not null and state not in (${sqlList(SAY_NOTHING)}) as counts from orders
    where (changed_in, order_number) > ($1::xid8, $2::text) and changed_in < $3::xid8 order by changed_in, order_number limit $4
  ), changed as (
    select t.order_number, t.placed_at, case when t.counts then 1 else -1 end as step
    from taken t left join counted_orders c using (order_number) where t.counts <> (c.order_number is not null)
  ), into_counts as (
    insert into counted_orders select order_number from changed where step > 0
  ), out_of_counts as (
    delete from counted_orders where order_number in (select order_number from changed where step < 0)
  ), things as (
    select order_number, placed_at, step, item_id from (
      select c.*, l.item_id, row_number() over (partition by c.order_number order by min(l.position), l.item_id) as place
      from changed c join order_lines l using (order_number) where l.parent_line_id is null
      group by c.order_number, c.placed_at, c.step, l.item_id) t
    where place <= ${MOST_OF_ORDER}
  ), of_items as (
    insert into item_orders as i (item_id, orders, heat)
    select item_id, sum(step), sum(step * ${HEAT}) from things group by item_id order by item_id
    on conflict (item_id) do update set orders = i.orders + excluded.orders, heat = greatest(0, i.heat + excluded.heat), is_stale = true
  ), of_pairs as (
    insert into item_pairs as p (item_id, other_id, orders)
    select a.item_id, b.item_id, sum(a.step) from things a join things b using (order_number) where a.item_id < b.item_id
    group by a.item_id, b.item_id having sum(a.step) <> 0 order by a.item_id, b.item_id
    on conflict (item_id, other_id) do update set orders = p.orders + excluded.orders
  ), last as (select changed_in, order_number from taken order by changed_in desc, order_number desc limit 1
  ), come_so_far as (
    update orders_counting c set after_change = last.changed_in, after_order = last.order_number,
      orders = c.orders + coalesce((select sum(step) from changed), 0) from last
  )
  select count(*)::int as looked_at from taken`,
);

/**
 * Chooses anew the companions of some items whose counts have changed. The order in which they are chosen is that of `companionScore`, which depends for
 * one item on these two numbers alone. $1 how many items
 */
export const chooseCompanions = statement<{ chosen: number }>(
  'counting_companions',
  `
  with stale as (
    update item_orders set is_stale = false where item_id = any (array(select item_id from item_orders where is_stale order by item_id limit $1))
    returning item_id, orders
  ), pairs as (
    select s.item_id, p.other_id, p.orders from stale s join item_pairs p on p.item_id = s.item_id where p.orders >= ${FEWEST_TOGETHER}
    union all select s.item_id, p.item_id, p.orders from stale s join item_pairs p on p.other_id = s.item_id where p.orders >= ${FEWEST_TOGETHER}
  ), ranked as (
    select p.item_id, p.other_id, p.orders as together, o.orders as other_orders,
      row_number() over (partition by p.item_id order by p.orders / power(o.orders + ${DOUBT}, ${EVENNESS}) desc, p.other_id) as place
    from pairs p join item_orders o on o.item_id = p.other_id
  ), chosen as (
    select s.item_id, s.orders, coalesce(array_agg(r.other_id order by r.place) filter (where r.place <= ${MOST_COMPANIONS}), '{}') as other_ids,
      coalesce(array_agg(r.together order by r.place) filter (where r.place <= ${MOST_COMPANIONS}), '{}') as together,
      coalesce(array_agg(r.other_orders order by r.place) filter (where r.place <= ${MOST_COMPANIONS}), '{}') as other_orders
    from stale s left join ranked r using (item_id) group by s.item_id, s.orders
  ), kept as (
    insert into item_companions select item_id, orders, other_ids, together, other_orders from chosen
    on conflict (item_id) do update set orders = excluded.orders, other_ids = excluded.other_ids, together = excluded.together, other_orders = excluded.other_orders
  )
  select count(*)::int as chosen from stale`,
);
