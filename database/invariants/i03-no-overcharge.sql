-- I3: what is held or was taken for an order never exceeds its total. For a shipment nothing is taken before it is to leave, then no
-- more than it costs; what was taken for one that was cancelled after all is given back, and for no other. What a vendor refuses to
-- give back is still owed, and waits for a person: it counts like what is on its way.
-- Its lists of states are its own: a second opinion on those of domain/.
with charged as (
  select s.order_number, s.state, s.goods_cents + s.fees_cents as cost,
    coalesce(sum(m.amount_cents) filter (where m.kind = 'CAPTURE'), 0) as taken,
    coalesce(sum(m.amount_cents) filter (where m.kind = 'REFUND'), 0) as given_back
  from shipments s left join money_moves m on m.shipment_id = s.shipment_id and (m.state <> 'REFUSED' or m.kind = 'REFUND')
  group by s.shipment_id)
select order_number, 'taken before it was to leave' as what
from charged
where state in ('OPEN', 'READY_FOR_PICKUP') and taken > 0
union all
select order_number, 'taken more than a shipment costs'
from charged
where taken > cost
union all
select order_number, 'kept what was taken for a cancelled shipment'
from charged
where state = 'CANCELLED' and taken <> given_back
union all
select order_number, 'given back for a shipment that was not cancelled'
from charged
where state <> 'CANCELLED' and given_back > 0
union all
select order_number, 'taken for no shipment'
from money_moves
where kind = 'CAPTURE' and shipment_id is null
union all
select m.order_number, 'moved for another order'
from money_moves m
  join order_payments p using (payment_id)
  left join shipments s using (shipment_id)
  left join returns r using (return_id)
where m.order_number is distinct from p.order_number
  or m.order_number <> coalesce(s.order_number, m.order_number)
  or m.order_number <> coalesce(r.order_number, m.order_number)
union all
select o.order_number, 'shipments cost more than the total'
from orders o join shipments s using (order_number)
group by o.order_number
having sum(s.goods_cents) + coalesce(sum(s.fees_cents) filter (where s.state <> 'CANCELLED'), 0) > o.total_cents
union all
select o.order_number, 'held more than the total'
from orders o join order_payments p using (order_number)
where p.state not in ('DECLINED', 'VOIDED')
  -- What is to take the place of another hold is none of the order's before it does.
  and not (p.replaces is not null and p.state in ('PENDING', 'UNKNOWN', 'CHALLENGE'))
group by o.order_number
having sum(p.amount_cents - p.unneeded_cents) > o.total_cents
union all
select p.order_number, 'what is needed no more is not let go'
from order_payments p left join money_moves m on m.payment_id = p.payment_id and m.kind = 'RELEASE'
group by p.payment_id
having p.unneeded_cents > coalesce(sum(m.amount_cents), 0)
union all
select p.order_number, 'more is to be moved than a tender has'
from order_payments p join money_moves m on m.payment_id = p.payment_id and (m.state = 'PENDING' or (m.state = 'REFUSED' and m.kind = 'REFUND'))
group by p.payment_id
having p.captured_cents + p.released_cents + coalesce(sum(m.amount_cents) filter (where m.kind in ('CAPTURE', 'RELEASE')), 0) > p.amount_cents
  or p.refunded_cents + coalesce(sum(m.amount_cents) filter (where m.kind = 'REFUND'), 0) > p.captured_cents
