-- I4: an order that was bought is paid in full by tenders that were approved, and nothing has left without its money.
select o.order_number, 'not paid in full' as what from orders o left join order_payments p on p.order_number = o.order_number and p.state not in ('PENDING', 'UNKNOWN', 'CHALLENGE', 'DECLINED')
where o.origin = 'SHOP' and o.state not in ('CLAIMED', 'ABANDONED') group by o.order_number, o.total_cents having coalesce(sum(p.amount_cents), 0) <> o.total_cents
union all
select s.order_number, 'left without its money' from shipments s left join money_moves m on m.shipment_id = s.shipment_id and m.kind = 'CAPTURE' and m.state = 'DONE'
where s.state in ('SHIPPED', 'DELIVERED', 'PICKED_UP', 'RETURNED') group by s.order_number, s.shipment_id, s.goods_cents, s.fees_cents having coalesce(sum(m.amount_cents), 0) <> s.goods_cents + s.fees_cents
union all
select r.order_number, 'a refund is not what came back' from returns r left join money_moves m using (return_id) group by r.order_number, r.return_id, r.refund_cents having coalesce(sum(m.amount_cents), 0) <> r.refund_cents
union all
select p.order_number, 'amounts of a tender are not its moves' from order_payments p join orders o using (order_number) left join money_moves m on m.payment_id = p.payment_id and m.state = 'DONE'
where o.origin = 'SHOP' group by p.order_number, p.payment_id having p.captured_cents <> coalesce(sum(m.amount_cents) filter (where m.kind = 'CAPTURE'), 0)
  or p.released_cents <> coalesce(sum(m.amount_cents) filter (where m.kind = 'RELEASE'), 0) or p.refunded_cents <> coalesce(sum(m.amount_cents) filter (where m.kind = 'REFUND'), 0)
