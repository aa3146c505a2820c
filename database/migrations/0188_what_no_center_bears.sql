-- Who keeps budgets says whether a center has to be chosen.
alter table budget_changes
  drop constraint budget_changes_what_check,
  add constraint budget_changes_what_check check (what in ('ADDED', 'CHANGED', 'CLOSED', 'REOPENED', 'DEFAULT', 'FISCAL_YEAR', 'REQUIRED'));

-- What of an order no center bears ('') is spent, too. It has no book: that each line of it is written once says its cause.
alter table budget_spend add column cause text; -- 'PLACED', the return or the shipment that it came back for, 'ORDER': canceled as a whole; 'BEFORE': of orders from before; null: it has a book
create unique index budget_spend_once on budget_spend (order_number, cause, category_id) where cause is not null;

-- Of orders from before: what they were charged and did not get back, without what budgets bear of it.
insert into budget_spend (account_number, month, budget_center, category_id, user_id, cents, order_number, cause)
select account_number, month, '', '', user_id, cents, order_number, 'BEFORE'
from (
  select u.account_number, date_trunc('month', o.placed_at at time zone 'America/New_York')::date as month, o.user_id, o.order_number,
    (o.total_cents
      - coalesce((select sum(r.refund_cents) from returns r where r.order_number = o.order_number), 0)
      - coalesce((select sum(p.goods_cents + p.fees_cents) from shipments p where p.order_number = o.order_number and p.state = 'CANCELLED'), 0)
      - coalesce((select sum(s.cents) from budget_spend s where s.order_number = o.order_number), 0))::int as cents
  from orders o join users u using (user_id) join accounts a on a.account_number = u.account_number and a.settings ->> 'isBudgetingEnabled' = 'true'
  where o.tenant = 'SBA' and o.placed_at is not null and o.state not in ('CLAIMED', 'PENDING_APPROVAL', 'ABANDONED', 'DECLINED', 'CANCELLED')
    and (o.state <> 'RETURNED' or exists (select from returns r where r.order_number = o.order_number))) spent
where cents <> 0;
