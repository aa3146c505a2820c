-- I4: a placed order of the shop is paid in full by tenders that were approved.
select o.order_number, o.total_cents from orders o left join order_payments p on p.order_number = o.order_number and p.state in ('APPROVED', 'CAPTURED', 'REFUNDED')
where o.origin = 'SHOP' and o.status not in ('CLAIMED', 'ABANDONED', 'CANCELLED') group by o.order_number having coalesce(sum(p.amount_cents), 0) <> o.total_cents
