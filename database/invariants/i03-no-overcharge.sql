-- I3: what is approved or captured for an order never exceeds its total, and a tender is live once.
select o.order_number, o.total_cents, sum(p.amount_cents) from orders o join order_payments p using (order_number)
where p.state in ('APPROVED', 'CAPTURED') group by o.order_number having sum(p.amount_cents) > o.total_cents
