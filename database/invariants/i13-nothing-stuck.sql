-- I13: nothing stays that somebody in the background should have ended: no order waits for its payment over 15 minutes, no message
-- unsent over 60 seconds without a failed try, no cart bound to an order that is over, no shipment whose money is there, no order
-- without shipments, no tender undecided for an order that is decided, no money that is to be moved or let go over a day or 20
-- tries, none held for an order that is over, and no order whose buyer has not paid another way in the days that they had.
-- What waits for a person is no matter of this: shop_shipments_charge_failed and shop_money_moves_refused show it.
-- Its lists of states are its own: a second opinion on those of domain/.
select 'order' as what, order_number as id
from orders
where state = 'CLAIMED' and updated_at < :now - interval '15 minutes' and claimed_at < :now - interval '15 minutes'
union all
select 'message', message_id::text
from outbox
where sent_at is null and attempts = 0 and created_at < :now - interval '60 seconds'
union all
select 'cart', c.cart_id::text
from carts c join orders o on o.order_number = c.claimed_order
where o.state <> 'CLAIMED'
union all
select 'shipment', s.shipment_id::text
from shipments s
where s.state = 'CHARGING' and s.updated_at < :now - interval '15 minutes'
  and not exists (select from money_moves m where (m.shipment_id = s.shipment_id or (m.kind = 'HOLD' and m.order_number = s.order_number)) and m.state = 'PENDING')
union all
select 'unprepared order', o.order_number
from orders o
where o.origin = 'SHOP' and o.state in ('PLACED', 'APPROVED') and o.placed_at < :now - interval '15 minutes'
  and not exists (select from shipments s where s.order_number = o.order_number)
union all
select 'money move', move_id::text
from money_moves
where state = 'PENDING' and (tries > 20 or created_at < :now - interval '1 day')
union all
select 'tender', p.payment_id::text
from order_payments p join orders o using (order_number)
where p.state in ('PENDING', 'UNKNOWN', 'CHALLENGE') and o.state <> 'CLAIMED'
  -- One that is to take the place of another is asked for as money is moved: that must end, and so this one.
  and not exists (select from money_moves m where m.payment_id = p.payment_id and m.kind = 'HOLD' and m.state = 'PENDING')
union all
select 'order nobody pays', p.order_number
from order_payments p join orders o using (order_number)
where p.unrenewed_at < :now - interval '4 days' and o.state not in ('CANCELLED', 'DECLINED')
  and p.amount_cents - p.captured_cents - p.released_cents > 0
  and not exists (select from money_moves m where m.order_number = p.order_number and m.state = 'PENDING')
union all
select 'late release', payment_id::text
from order_payments
where release_due_at is not null and (release_tries > 20 or coalesce(checked_at, created_at) < :now - interval '1 day')
union all
select 'hold', p.payment_id::text
from order_payments p join orders o using (order_number)
where o.origin = 'SHOP' and o.state in ('ABANDONED', 'DECLINED', 'CANCELLED') and o.updated_at < :now - interval '15 minutes'
  and p.state in ('APPROVED', 'PARTLY_CAPTURED', 'PARTLY_REFUNDED')
  and p.amount_cents - p.captured_cents - p.released_cents > (
    select coalesce(sum(m.amount_cents), 0) from money_moves m
    where m.payment_id = p.payment_id and m.kind = 'RELEASE' and m.state <> 'DONE')
