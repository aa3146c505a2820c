-- I10: rows, fees and tax are the total of an order; its shipments are its rows with their tax, each of them once; what came back is
-- refunded by its rows, none of them with more than was paid for it.
select o.order_number, 'rows, fees and tax are not the total' as what
from orders o
  join (select order_number, sum(final_cents) as cents from order_lines group by order_number) l using (order_number)
where o.state <> 'ABANDONED'
  and l.cents + coalesce((o.summary->>'totalShipHandlFee')::int, 0) + coalesce((o.summary->>'totalTax')::int, 0) <> o.total_cents
union all
select o.order_number, 'rows have more tax than the order'
from orders o join order_lines l using (order_number)
where o.origin = 'SHOP'
group by o.order_number
having sum(l.tax_cents) > coalesce((o.summary->>'totalTax')::int, 0)
union all
select s.order_number, 'a shipment is not its rows'
from shipments s
  left join shipment_lines t using (shipment_id)
  left join order_lines l on l.order_number = t.order_number and l.line_id = t.line_id
group by s.shipment_id
having s.goods_cents <> coalesce(sum(l.final_cents + l.tax_cents), 0) or bool_or(t.order_number <> s.order_number)
union all
select l.order_number, 'a row travels with no shipment'
from order_lines l
where exists (select from shipments s where s.order_number = l.order_number)
  and not exists (select from shipment_lines t where t.order_number = l.order_number and t.line_id = l.line_id)
union all
select r.order_number, 'a refund is not its rows'
from returns r left join return_lines l using (return_id)
group by r.return_id
having r.refund_cents <> coalesce(sum(l.refund_cents), 0)
union all
select l.order_number, 'a row is refunded with more than was paid for it'
from order_lines l join return_lines r using (order_number, line_id)
group by l.order_number, l.line_id
having sum(r.refund_cents) > l.final_cents + l.tax_cents
