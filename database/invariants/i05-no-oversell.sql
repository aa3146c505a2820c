-- I5: what is held and sold of an item at a location is what the orders say, and nothing is below zero. Only an order that is not
-- decided holds, and one that came to nothing has sold nothing.
-- Its lists of states are its own: a second opinion on those of domain/.
with said as (
  select item_id, location_id,
    coalesce(sum(qty) filter (where state = 'HELD'), 0) as held,
    coalesce(sum(qty - returned_qty) filter (where state = 'SOLD'), 0) as sold
  from stock_holds
  group by item_id, location_id)
select s.item_id, s.location_id as what
from stock s left join said using (item_id, location_id)
where (s.held > 0 or s.sold > 0 or said.item_id is not null)
  and (s.held <> coalesce(said.held, 0) or s.sold <> coalesce(said.sold, 0)
    or s.initial <> s.available + s.held + s.sold or s.available < 0)
union all
select h.item_id, 'held for order ' || o.order_number || ', which is ' || o.state
from stock_holds h join orders o using (order_number)
where h.state = 'HELD' and o.state not in ('CLAIMED', 'PENDING_APPROVAL')
union all
select h.item_id, 'sold to order ' || o.order_number || ', which is ' || o.state
from stock_holds h join orders o using (order_number)
where h.state = 'SOLD' and h.qty > h.returned_qty and o.state in ('ABANDONED', 'DECLINED', 'CANCELLED')
union all
select l.item_id, 'returned more than bought'
from return_lines r join order_lines l using (order_number, line_id)
group by l.order_number, l.line_id, l.item_id, l.qty
having sum(r.qty) > l.qty
