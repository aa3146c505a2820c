import { NEVER_ORDERED } from '#domain/orders/order-states.ts';
import { command, statement } from '../db/database.ts';
import { sqlList } from '../db/sql-list.ts';
import { IS_ACTIVE, RULE_AS_JSON } from '../shoppers/index.ts';

/** $1 account */
export const findRules = statement<{ rule: unknown }>(
  'approval_rules_of_account',
  `select ${RULE_AS_JSON} as rule from approval_rules r where r.account_number = $1 order by r.created_at, r.rule_id`,
);

/** $1 id, $2 account, $3 name, $4 kind, $5 above, $6 values, $7 steps, $8 now */
export const insertRule = command(
  'approval_rule_insert',
  `insert into approval_rules (rule_id, account_number, name, kind, above_cents, "values", steps, created_at) values ($1, $2, $3, $4, $5, $6::text[], $7, $8)`,
);
/** $1 id, $2 account, $3 name, $4 kind, $5 above, $6 values, $7 steps */
export const updateRule = command(
  'approval_rule_update',
  `update approval_rules set name = $3, kind = $4, above_cents = $5, "values" = $6::text[], steps = $7 where rule_id = $1 and account_number = $2`,
);
/** $1 id, $2 account */
export const deleteRule = command('approval_rule_delete', 'delete from approval_rules where rule_id = $1 and account_number = $2');

export type AskedPerson = { readonly user_id: string; readonly name: string; readonly email: string };
const ASKED = `u.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text as email`;
/** The active people of an account whom ids or emails name. $1 account, $2 ids or emails */
export const findNamed = statement<AskedPerson>(
  'approval_people_named',
  `select ${ASKED} from users u where u.account_number = $1 and ${IS_ACTIVE} and (u.user_id::text = any ($2::text[]) or u.email = any ($2::citext[])) order by u.last_name, u.first_name, u.user_id`,
);
/** Whom a step can ask, approvers first. $1 account, $2 how many */
export const findAskable = statement<AskedPerson>(
  'approval_people',
  `select ${ASKED} from users u where u.account_number = $1 and ${IS_ACTIVE}
   order by u.roles && array['APPROVER', 'GROUP_APPROVER', 'ACCOUNT_ADMIN'] desc, u.last_name, u.first_name, u.user_id limit $2`,
);

/** What values are called, as they are stored; what there is not is left out. $1 account, $2 kind, $3 values */
export const findValues = statement<{ value: string; name: string }>(
  'approval_values',
  `select value, description as name from budget_centers where $2 = 'BUDGET' and account_number = $1 and value = any ($3::text[])
   union all select item_id, name from items where $2 = 'ITEM' and item_id = any ($3::text[]) and is_published
   union all select category_id, name from categories where $2 = 'CATEGORY' and category_id = any ($3::text[]) order by 2, 1`,
);
/** $1 account */
export const countWaiting = statement<{ n: number }>(
  'approval_waiting_count',
  'select count(*)::int as n from approvals where account_number = $1 and ended_at is null',
);
/** $1 account, $2 what is to be otherwise */
export const writeSettings = command('approval_settings', 'update accounts set settings = settings || $2::jsonb where account_number = $1');

/** An order as rules look at it: rows and charges only where they are asked for. */
export type PastOrderRow = {
  readonly order_number: string;
  readonly ordered_at: Date;
  readonly cursor: string;
  readonly total_cents: number;
  readonly buyer_id: string | null;
  readonly rows: readonly { i: string; n: string; c: (string | null)[]; o: boolean; f: number }[] | null;
  readonly charges: readonly { v: string; d: string; c: number }[] | null;
};

const ORDERED = 'coalesce(o.placed_at, o.claimed_at)';
/** Orders of an account, the latest first. $1 account, $2 since, $3 before (as text) and $4 its number, $5 how many, $6 kind of the rule, $7 its values */
export const findPastOrders = statement<PastOrderRow>(
  'approval_past_orders',
  `with past as materialized (
     select o.order_number, ${ORDERED} as ordered_at, o.total_cents, o.user_id from orders o
     where o.account_number = $1 and ${ORDERED} >= $2 and (${ORDERED}, o.order_number) < ($3::timestamptz, $4::text) and o.state not in (${sqlList(NEVER_ORDERED)})
     order by ${ORDERED} desc, o.order_number desc limit $5),
   lines as (
     select n.order_number, n.position, n.item_id, n.name, n.final_cents, '{}'::text[] as categories, false as is_off from past join order_lines n using (order_number)
     where $6 = 'ITEM' and n.item_id = any ($7::text[])
     union all
     select n.order_number, n.position, n.item_id, n.name, n.final_cents, array[i.category_id, g.parent_id], false
     from past join order_lines n using (order_number) join items i on i.item_id = n.item_id join categories g on g.category_id = i.category_id
     where $6 = 'CATEGORY' and (i.category_id = any ($7::text[]) or g.parent_id = any ($7::text[]))
     union all
     select n.order_number, n.position, n.item_id, n.name, n.final_cents, '{}', true from past join order_lines n using (order_number)
     where $6 = 'OFF_CONTRACT' and n.item_id not in (select p.item_id from contract_prices p where p.account_number = $1)),
   charged as (
     select e.order_number, e.budget_center, max(e.amount_cents) as cents from past join budget_entries e using (order_number)
     where $6 = 'BUDGET' and e.kind in ('HELD', 'BOOKED') and e.budget_center = any ($7::text[]) group by 1, 2)
   select s.order_number, s.ordered_at, s.ordered_at::text as cursor, s.total_cents, s.user_id as buyer_id, l.rows, c.charges
   from past s
   left join (select order_number, json_agg(json_build_object('i', item_id, 'n', name, 'c', categories, 'o', is_off, 'f', final_cents) order by position) as rows
     from lines group by 1) l using (order_number)
   left join (select h.order_number, json_agg(json_build_object('v', h.budget_center, 'd', b.description, 'c', h.cents)) as charges
     from charged h join budget_centers b on b.account_number = $1 and b.value = h.budget_center group by 1) c using (order_number)
   order by s.ordered_at desc, s.order_number desc`,
);
/** $1 users */
export const findBuyers = statement<{ user_id: string; name: string }>(
  'approval_buyers',
  `select user_id, trim(first_name || ' ' || last_name) as name from users where user_id = any ($1::uuid[])`,
);
