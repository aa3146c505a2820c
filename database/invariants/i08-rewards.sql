-- I8: what somebody has in rewards is what the ledger says; an order that came to nothing gave back what it took, and no order
-- what it did not take.
-- Its lists of states are its own: a second opinion on those of domain/.
select u.user_id::text as id, 'balance is not the ledger' as what
from users u left join reward_entries e using (user_id)
group by u.user_id
having u.rewards_cents <> coalesce(sum(e.amount_cents), 0)
union all
select r.order_number, 'gave back what it did not take'
from reward_entries r
where r.kind = 'RETURNED' and not exists (
  select from reward_entries t where t.order_number = r.order_number and t.kind = 'REDEEMED' and t.amount_cents = -r.amount_cents)
union all
select t.order_number, 'kept the rewards of an order that is ' || o.state
from reward_entries t join orders o using (order_number)
where t.kind = 'REDEEMED' and o.state in ('ABANDONED', 'DECLINED', 'CANCELLED')
  and not exists (select from reward_entries r where r.order_number = t.order_number and r.kind = 'RETURNED')
