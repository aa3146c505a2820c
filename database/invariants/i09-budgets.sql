-- I9: what of a budget is held and spent is what its book says, and never above its limit; an order that came to nothing holds and spends nothing, one that
-- was placed holds nothing, and none gives back what it did not take.
-- Its lists of states are its own: a second opinion on those of domain/.
with said as (
  select account_number, budget_center as value,
    sum(case kind when 'HELD' then amount_cents when 'BOOKED' then -amount_cents when 'RELEASED' then -amount_cents else 0 end) as held,
    sum(case kind when 'BROUGHT' then amount_cents when 'BOOKED' then amount_cents when 'CREDITED' then -amount_cents else 0 end) as spent
  from budget_entries
  group by account_number, budget_center),
of_orders as (
  select order_number, budget_center,
    coalesce(sum(amount_cents) filter (where kind = 'HELD'), 0) as held,
    coalesce(sum(amount_cents) filter (where kind = 'BOOKED'), 0) as booked,
    coalesce(sum(amount_cents) filter (where kind = 'RELEASED'), 0) as released,
    coalesce(sum(amount_cents) filter (where kind = 'CREDITED'), 0) as credited
  from budget_entries
  where order_number is not null
  group by order_number, budget_center)
select b.account_number || ' ' || b.value as id, 'held and spent are not what the book says' as what
from budget_centers b left join said s using (account_number, value)
where b.held_cents <> coalesce(s.held, 0) or b.spent_cents <> coalesce(s.spent, 0)
union all
select account_number || ' ' || value, 'held and spent are above the limit'
from budget_centers
where held_cents + spent_cents > limit_cents
union all
select order_number, 'booked or released another amount than it held, or both'
from of_orders
where (booked <> 0 and booked <> held) or (released <> 0 and released <> held) or (booked <> 0 and released <> 0)
union all
select order_number, 'gave back more than it had booked'
from of_orders
where credited > booked
union all
select o.order_number, 'holds a budget and is ' || o.state
from of_orders e join orders o using (order_number)
where e.held > e.booked + e.released and o.state not in ('CLAIMED', 'PENDING_APPROVAL')
union all
select o.order_number, 'spends a budget and is ' || o.state
from of_orders e join orders o using (order_number)
where e.booked > e.credited and o.state in ('ABANDONED', 'DECLINED', 'CANCELLED')
