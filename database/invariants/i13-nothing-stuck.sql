-- I13: no order waits for its payment over 15 minutes, no message unsent over 60 seconds without a failed try, no cart bound to an order that is over,
-- no shipment whose money is there and that stays, no order without shipments.
select 'order' as what, order_number as id from orders where state = 'CLAIMED' and updated_at < :now - interval '15 minutes' and claimed_at < :now - interval '15 minutes'
union all select 'message', message_id::text from outbox where sent_at is null and attempts = 0 and created_at < :now - interval '60 seconds'
union all select 'cart', c.cart_id::text from carts c join orders o on o.order_number = c.claimed_order where o.state <> 'CLAIMED'
union all select 'shipment', s.shipment_id::text from shipments s where s.state = 'CHARGING' and s.updated_at < :now - interval '15 minutes' and not exists (select from money_moves m where m.shipment_id = s.shipment_id and m.state = 'PENDING')
union all select 'unprepared order', o.order_number from orders o where o.origin = 'SHOP' and o.state in ('PLACED', 'APPROVED') and o.placed_at < :now - interval '15 minutes' and not exists (select from shipments s where s.order_number = o.order_number)
