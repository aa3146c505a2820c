-- I5: what is held and sold of an item at a location is what the orders say, and nothing is below zero.
with said as (select item_id, location_id, coalesce(sum(qty) filter (where state = 'HELD'), 0) as held, coalesce(sum(qty - returned_qty) filter (where state = 'SOLD'), 0) as sold from stock_holds group by item_id, location_id)
select s.item_id, s.location_id from stock s left join said using (item_id, location_id)
where (s.held > 0 or s.sold > 0 or said.item_id is not null) and (s.held <> coalesce(said.held, 0) or s.sold <> coalesce(said.sold, 0) or s.initial <> s.available + s.held + s.sold or s.available < 0)
union all
select l.item_id, 'returned more than bought' from return_lines r join order_lines l using (order_number, line_id) group by l.order_number, l.line_id, l.item_id, l.qty having sum(r.qty) > l.qty
