import type { OrderState } from '#domain/orders/order-states.ts';
import type { Cents } from '#domain/shared/money.ts';
import { statement } from '../../db/database.ts';

/** $1 account, $2 first month, $3 last month, $4 center, $5 category, $6 person; of the last three null: all of them. */
const ABOUT = `s.account_number = $1 and s.month between $2::date and $3::date and ($4::text is null or s.budget_center = $4)
  and ($5::text is null or s.category_id = $5) and ($6::uuid is null or s.user_id = $6)`;
const PERSON = "nullif(trim(u.first_name || ' ' || u.last_name), '')";

export type SumRow = {
  readonly by: 'CENTER' | 'CATEGORY' | 'PERSON' | 'MONTH';
  readonly key: string;
  readonly name: string | null;
  readonly cents: Cents;
  /** How many there are of people, of whom so many are told. */
  readonly total: number;
};
/** Read once, and summed up in four ways. $7 most people */
export const sumSpend = statement<SumRow>(
  'budget_spend_sums',
  `with sums as materialized (select s.budget_center, s.category_id, s.user_id, s.month, sum(s.cents) as cents,
      case grouping(s.budget_center, s.category_id, s.user_id, s.month) when 7 then 'CENTER' when 11 then 'CATEGORY' when 13 then 'PERSON' else 'MONTH' end as kind
      from budget_spend s where ${ABOUT} group by grouping sets ((s.budget_center), (s.category_id), (s.user_id), (s.month))),
    people as (select user_id, cents, (count(*) over ())::int as total from sums where kind = 'PERSON' order by cents desc, user_id limit $7::int)
  select k.kind as by, k.budget_center as key, b.description as name, k.cents, 0 as total
    from sums k left join budget_centers b on b.account_number = $1 and b.value = k.budget_center where k.kind = 'CENTER'
  union all
  select k.kind, k.category_id, c.name, k.cents, 0 from sums k left join categories c on c.category_id = k.category_id where k.kind = 'CATEGORY'
  union all
  select k.kind, to_char(k.month, 'YYYY-MM'), null, k.cents, 0 from sums k where k.kind = 'MONTH'
  union all
  select 'PERSON', coalesce(k.user_id::text, ''), ${PERSON}, k.cents, k.total from people k left join users u on u.user_id = k.user_id`,
);

/** By the parts of the organization that orders were for; null: for none. */
export const sumSpendOfUnits = statement<{ key: string | null; name: string | null; cents: Cents }>(
  'budget_spend_units',
  `select n.unit_id::text as key, n.name, sum(s.cents) as cents from budget_spend s join orders o using (order_number) left join units n on n.unit_id = o.unit_id
   where ${ABOUT} and exists (select from units where account_number = $1) group by n.unit_id, n.name`,
);

export type OrderSumRow = {
  readonly order_number: string;
  readonly user_id: string | null;
  readonly placed_at: Date | null;
  readonly state: OrderState;
  readonly person: string | null;
  readonly centers: readonly string[];
  readonly cents: Cents;
  readonly items: readonly { readonly name: string; readonly qty: number }[] | null;
};
/** So many orders are told at a time. */
export const ORDERS_AT_ONCE = 25;

/** The latest first, and one more than are told: numbers count on. How many is said to the planner: it reads them off the index. $7 only those before this one (null: from the latest on) */
export const listSpendOrders = statement<OrderSumRow>(
  'budget_spend_orders',
  `with orders_about as (select s.order_number, sum(s.cents) as cents, array_agg(distinct s.budget_center) as centers
      from budget_spend s where ${ABOUT} and ($7::text is null or (length(s.order_number), s.order_number) < (length($7::text), $7::text))
      group by length(s.order_number), s.order_number order by length(s.order_number) desc, s.order_number desc limit ${ORDERS_AT_ONCE + 1})
  select a.order_number, o.user_id, o.placed_at, o.state, ${PERSON} as person, a.cents,
    array(select b.description from budget_centers b where b.account_number = $1 and b.value = any(a.centers) order by b.description) as centers,
    (select json_agg(json_build_object('name', l.name, 'qty', l.qty) order by l.position) from order_lines l left join items i using (item_id)
      where l.order_number = a.order_number and ($5::text is null or coalesce(l.details ->> 'categoryId', i.category_id) = $5)) as items
  from orders_about a join orders o using (order_number) left join users u on u.user_id = o.user_id
  order by length(a.order_number) desc, a.order_number desc`,
);
/** What all orders of a question come to. */
export const totalSpend = statement<{ cents: Cents | null }>(
  'budget_spend_total',
  `select sum(s.cents) as cents from budget_spend s where ${ABOUT}`,
);
/** What a question is about, in words. $1 account, $2 center, $3 category, $4 person of that account */
export const nameAbout = statement<{ center: string | null; category: string | null; person: string | null }>(
  'budget_spend_names',
  `select (select description from budget_centers where account_number = $1 and value = $2) as center, (select name from categories where category_id = $3) as category,
     (select ${PERSON} from users u where u.user_id = $4::uuid and u.account_number = $1) as person`,
);
