-- I3: what is held or was taken for an order never exceeds its total, and what was taken is what its shipments cost;
-- what was taken for one that was cancelled after all is given back.
select o.order_number, 'held more than the total' as what from orders o join order_payments p using (order_number)
where p.state not in ('DECLINED', 'VOIDED') group by o.order_number, o.total_cents having sum(p.amount_cents) > o.total_cents
union all
select o.order_number, 'took more than left' from orders o join lateral (select coalesce(sum(captured_cents), 0) - (select coalesce(sum(m.amount_cents), 0) from money_moves m join shipments s using (shipment_id)
    where m.order_number = o.order_number and m.kind = 'CAPTURE' and m.state = 'DONE' and s.state = 'CANCELLED') as taken from order_payments p where p.order_number = o.order_number) p on true
where o.origin = 'SHOP' and p.taken > (select coalesce(sum(goods_cents + fees_cents), 0) from shipments s where s.order_number = o.order_number and s.state not in ('OPEN', 'CANCELLED'))
union all
select m.order_number, 'a shipment was paid for twice' from money_moves m join shipments s using (shipment_id) where m.kind = 'CAPTURE' and m.state <> 'REFUSED'
group by m.order_number, s.shipment_id, s.goods_cents, s.fees_cents having sum(m.amount_cents) > s.goods_cents + s.fees_cents
union all
select m.order_number, 'kept what was taken for a cancelled shipment' from money_moves m join shipments s using (shipment_id) where s.state = 'CANCELLED' and m.state <> 'REFUSED'
group by m.order_number, s.shipment_id having sum(m.amount_cents) filter (where m.kind = 'CAPTURE') is distinct from sum(m.amount_cents) filter (where m.kind = 'REFUND')
