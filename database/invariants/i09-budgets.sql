-- I9: what of a budget is granted, held and spent in the period that is now is what its book says, and never above its limit but by what somebody was asked about; an order that came to nothing holds and
-- spends nothing, one that was placed holds nothing, none gives back what it did not take, each is booked or let go in the period that it was held in,
-- periods follow each other, what reports call spent is what was booked and not given back, and what an order has in reports when it is placed is what it is charged.
-- Its lists of states are its own: a second opinion on those of domain/.
with said as (
  select account_number, budget_center as value, period_no,
    sum(case when kind in ('GRANTED', 'CARRIED', 'ADJUSTED') then amount_cents else 0 end) as granted,
    sum(case kind when 'HELD' then amount_cents when 'BOOKED' then -amount_cents when 'RELEASED' then -amount_cents else 0 end) as held,
    sum(case kind when 'BROUGHT' then amount_cents when 'BOOKED' then amount_cents when 'CREDITED' then -amount_cents else 0 end) as spent,
    sum(case when kind = 'HELD' and not exists (select from budget_entries r
        where r.order_number = e.order_number and r.budget_center = e.budget_center and r.kind = 'RELEASED') then beyond_cents else 0 end) as beyond
  from budget_entries e
  group by account_number, budget_center, period_no),
of_orders as (
  select order_number, budget_center,
    coalesce(sum(amount_cents) filter (where kind = 'HELD'), 0) as held,
    coalesce(sum(amount_cents) filter (where kind = 'BOOKED'), 0) as booked,
    coalesce(sum(amount_cents) filter (where kind = 'RELEASED'), 0) as released,
    coalesce(sum(amount_cents) filter (where kind = 'CREDITED'), 0) as credited,
    count(distinct period_no) filter (where kind <> 'CREDITED') as periods
  from budget_entries
  where order_number is not null
  group by order_number, budget_center),
reported as (
  select order_number, budget_center, sum(cents) as cents from budget_spend where entry_id is not null group by order_number, budget_center)
select b.account_number || ' ' || b.value as id, 'held and spent are not what the book says' as what
from budget_centers b left join said s using (account_number, value, period_no)
where b.held_cents <> coalesce(s.held, 0) or b.spent_cents <> coalesce(s.spent, 0)
union all
select b.account_number || ' ' || b.value, 'has another limit than its book grants'
from budget_centers b left join said s using (account_number, value, period_no)
where b.limit_cents <> coalesce(s.granted, 0)
union all
select b.account_number || ' ' || b.value, 'held and spent are above the limit'
from budget_centers b left join said s using (account_number, value, period_no)
where b.held_cents + b.spent_cents > b.limit_cents + coalesce(s.beyond, 0)
union all
select e.order_number, 'went past a budget and nobody was asked'
from budget_entries e
where e.beyond_cents > 0 and not exists (select from orders o where o.order_number = e.order_number and o.details -> 'approval' is not null)
union all
select p.account_number || ' ' || p.budget_center, 'had a period that ended and is not followed by the next one'
from budget_periods p join budget_centers b on b.account_number = p.account_number and b.value = p.budget_center
  left join budget_periods n on n.account_number = p.account_number and n.budget_center = p.budget_center and n.period_no = p.period_no + 1
where coalesce(n.starts_on, case when b.period_no = p.period_no + 1 then coalesce(b.starts_on, p.ends_on) end) is distinct from p.ends_on
union all
select order_number, 'booked or released another amount than it held, or both, or in another period'
from of_orders
where (booked <> 0 and booked <> held) or (released <> 0 and released <> held) or (booked <> 0 and released <> 0) or periods > 1
union all
select order_number, 'gave back more than it had booked'
from of_orders
where credited > booked
union all
select coalesce(o.order_number, r.order_number), 'is reported to have spent another amount than was booked and not given back'
from of_orders o full join reported r on r.order_number = o.order_number and r.budget_center = o.budget_center
where coalesce(o.booked - o.credited, 0) <> coalesce(r.cents, 0)
union all
select o.order_number, 'holds a budget and is ' || o.state
from of_orders e join orders o using (order_number)
where e.held > e.booked + e.released and o.state not in ('CLAIMED', 'PENDING_APPROVAL')
union all
select o.order_number, 'spends a budget and is ' || o.state
from of_orders e join orders o using (order_number)
where e.booked > e.credited and o.state in ('ABANDONED', 'DECLINED', 'CANCELLED')
union all
select o.order_number, 'is charged another amount than its centers bear and no center bears'
from (select p.order_number, sum(p.cents) as cents from (
    select order_number, amount_cents as cents from budget_entries where kind = 'BOOKED'
    union all select order_number, cents from budget_spend where cause = 'PLACED') p group by p.order_number) s
  join orders o using (order_number)
where o.details ? 'uncharged' and o.total_cents <> s.cents
