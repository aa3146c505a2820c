import type { OrderState } from '#domain/orders/order-states.ts';
import { statement } from '../../db/database.ts';

/**
 * Of the approvals p, with their orders o, those that somebody may see: their own, those that ask them, those that they have said something about, and all of them for administrators.
 * $1 account, $2 user, $3 roles, $4 as whom they decide, $5 now, $6 their own limit in cents (null: none), $7 those of the group among $4
 */
const IS_ADMIN = `'ACCOUNT_ADMIN' = any ($3::text[])`;
const IS_OF_GROUP = `exists (select from unnest($7::uuid[]) g where g <> p.owner_id)`;
const ASKS_NOBODY_LEFT = `not (p.asks_group and exists (select from users g where g.account_number = p.account_number and g.standing = 'ACTIVE' and 'GROUP_APPROVER' = any (g.roles) and g.user_id <> p.owner_id))
    and not exists (select from users s where s.user_id = any (p.asked) and s.standing = 'ACTIVE' and s.account_number = p.account_number)`;
/** As `decidesAs` says of one. */
const MAY_DECIDE = `(p.ended_at is null and p.owner_id <> $2::uuid and ($6::int is null or p.total_cents <= $6::int)
    and (p.asked && $4::uuid[] or (p.asks_group and ${IS_OF_GROUP}) or (${IS_ADMIN} and (p.overdue_at <= $5::timestamptz or (${ASKS_NOBODY_LEFT})))))`;
const WAS_ASKED = `exists (select from jsonb_array_elements(p.steps) s where (s ->> 'asksGroup')::boolean and ${IS_OF_GROUP} or s -> 'people' ?| $4::uuid[]::text[])`;
/** $8 TO_DECIDE, OWN, DECIDED or ALL, $9 state (null: all) */
const SEEN = `p.account_number = $1 and ($9::text is null or o.state = $9)
    and case $8 when 'TO_DECIDE' then ${MAY_DECIDE} when 'OWN' then p.owner_id = $2::uuid
      when 'DECIDED' then p.ended_at is not null and p.owner_id <> $2::uuid and (${IS_ADMIN} or ${WAS_ASKED})
      else p.owner_id = $2::uuid or ${IS_ADMIN} or ${WAS_ASKED} end`;

export type WaitingOrderRow = {
  readonly order_number: string;
  readonly cart_id: string;
  readonly owner_id: string;
  readonly owner_name: string;
  readonly submitted_at: Date;
  readonly expires_at: Date;
  readonly overdue_at: Date;
  readonly total_cents: number;
  readonly budget_center_name: string | null;
  readonly state: OrderState;
  readonly reasons: unknown;
  readonly comment: string | null;
  readonly may_decide: boolean;
  readonly asked: string[];
  readonly asks_group: boolean;
  readonly version: number;
  readonly items: {
    readonly itemId: string;
    readonly name: string;
    readonly qty: number;
    readonly finalCents: number;
    readonly picture: string | null;
  }[];
};

const COLUMNS = `o.order_number, o.cart_id, p.owner_id, trim(u.first_name || ' ' || u.last_name) as owner_name, p.submitted_at, p.expires_at, p.overdue_at, p.total_cents,
    o.details ->> 'budgetCenterName' as budget_center_name, o.state, p.reasons, ${MAY_DECIDE} as may_decide, p.asked, p.asks_group,
    (select count(*)::int from approval_entries e where e.order_number = p.order_number and e.kind = 'CHANGED') as version,
    (select e.comment from approval_entries e where e.order_number = p.order_number and e.kind in ('ACCEPT', 'DECLINE') order by e.entry_id desc limit 1) as comment,
    (select coalesce(jsonb_agg(jsonb_build_object('itemId', l.item_id, 'name', l.name, 'qty', l.qty, 'finalCents', l.final_cents, 'picture', l.details ->> 'picture') order by l.position), '[]')
      from order_lines l where l.order_number = p.order_number) as items`;

/** The first nine as above, $10 limit, $11 offset. Those that wait come first, the longest wait first; then the newest decision. */
export const listWaiting = statement<WaitingOrderRow>(
  'approvals_list',
  `with page as (select p.order_number, p.ended_at, p.submitted_at from approvals p join orders o using (order_number) where ${SEEN}
      order by p.ended_at desc nulls first, case when p.ended_at is null then p.submitted_at end, p.submitted_at desc, p.order_number limit $10 offset $11)
   select ${COLUMNS} from page join approvals p using (order_number) join orders o using (order_number) join users u on u.user_id = p.owner_id
   order by page.ended_at desc nulls first, case when page.ended_at is null then page.submitted_at end, page.submitted_at desc, p.order_number`,
);

/** The first nine as above. */
export const countWaiting = statement<{ total: number }>(
  'approvals_count',
  `select count(*)::int as total from approvals p join orders o using (order_number) where ${SEEN}`,
);

/** The first seven as above. */
export const countToDecide = statement<{ total: number }>(
  'approvals_to_decide',
  `select count(*)::int as total from approvals p where p.account_number = $1 and ${MAY_DECIDE}`,
);

/** The first seven as above, $8 order. Whether its caller may see it is asked before. */
export const findWaitingOrder = statement<WaitingOrderRow>(
  'approval_view',
  `select ${COLUMNS} from approvals p join orders o using (order_number) join users u on u.user_id = p.owner_id where p.order_number = $8 and p.account_number = $1`,
);

/** The names of people. $1 users */
export const findNames = statement<{ user_id: string; name: string }>(
  'approval_names',
  `select user_id, trim(first_name || ' ' || last_name) as name from users where user_id = any ($1::uuid[])`,
);

/** What an order has taken out of which budget center, and what is left there. $1 order */
export const findChargedBudgets = statement<{ name: string; cents: number; left_cents: number }>(
  'approval_budgets',
  `select b.description as name, e.amount_cents as cents, b.limit_cents - b.spent_cents - b.held_cents as left_cents
   from budget_entries e join budget_centers b on b.account_number = e.account_number and b.value = e.budget_center
   where e.order_number = $1 and e.kind = 'HELD' order by b.description`,
);
