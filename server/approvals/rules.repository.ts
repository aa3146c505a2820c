import { command, statement } from '../db/database.ts';
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
/** $1 account, $2 how many */
export const findCenters = statement<{ value: string; name: string }>(
  'approval_centers',
  'select value, description as name from budget_centers where account_number = $1 and closed_at is null order by description, value limit $2',
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
     where o.account_number = $1 and ${ORDERED} >= $2 and (${ORDERED}, o.order_number) < ($3::timestamptz, $4::text) and o.state not in ('CLAIMED', 'ABANDONED')
     order by ${ORDERED} desc, o.order_number desc limit $5)
   select s.order_number, s.ordered_at, s.ordered_at::text as cursor, s.total_cents, s.user_id as buyer_id, l.rows, c.charges
   from past s
   left join lateral (select json_agg(json_build_object('i', n.item_id, 'n', n.name, 'c', array[i.category_id, g.parent_id], 'o', p.item_id is null, 'f', n.final_cents) order by n.position) as rows
     from order_lines n left join items i using (item_id) left join categories g using (category_id)
       left join contract_prices p on p.account_number = $1 and p.item_id = n.item_id
     where n.order_number = s.order_number and $6 in ('ITEM', 'CATEGORY', 'OFF_CONTRACT')
       and case $6 when 'ITEM' then n.item_id = any ($7::text[]) when 'CATEGORY' then array[i.category_id, g.parent_id] && $7::text[] else p.item_id is null end) l on true
   left join lateral (select json_agg(json_build_object('v', e.budget_center, 'd', b.description, 'c', e.cents)) as charges
     from (select budget_center, max(amount_cents) as cents from budget_entries where order_number = s.order_number and kind in ('HELD', 'BOOKED') group by 1) e
       join budget_centers b on b.account_number = $1 and b.value = e.budget_center
     where $6 = 'BUDGET' and b.value = any ($7::text[])) c on true
   order by s.ordered_at desc, s.order_number desc`,
);
/** $1 users */
export const findBuyers = statement<{ user_id: string; name: string }>(
  'approval_buyers',
  `select user_id, trim(first_name || ' ' || last_name) as name from users where user_id = any ($1::uuid[])`,
);
