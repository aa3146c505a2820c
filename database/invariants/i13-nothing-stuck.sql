-- I13: no order waits for its payment over 15 minutes, no message unsent over 60 seconds without a failed try, no cart bound to an order that is over.
select 'order' as what, order_number as id from orders where status = 'CLAIMED' and updated_at < :now - interval '15 minutes' and claimed_at < :now - interval '15 minutes'
union all select 'message', message_id::text from outbox where sent_at is null and attempts = 0 and created_at < :now - interval '60 seconds'
union all select 'cart', c.cart_id::text from carts c join orders o on o.order_number = c.claimed_order where o.status <> 'CLAIMED'
