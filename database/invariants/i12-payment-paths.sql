-- I12: orders, tenders and shipments only moved along the edges of their machines, each from where the one before left them.
select e.order_number, e.kind, e.from_state, e.to_state from order_events e join orders o using (order_number)
where o.origin = 'SHOP' and not exists (select from state_moves m where m.machine = e.kind and m.from_state = coalesce(e.from_state, '') and m.to_state = e.to_state)
union all
select order_number, kind, from_state, to_state from (
  select e.order_number, e.kind, e.from_state, e.to_state, lag(e.to_state) over (partition by e.order_number, e.kind, e.payment_id, e.shipment_id order by e.event_id) as before
  from order_events e join orders o using (order_number) where o.origin = 'SHOP') told where before is distinct from from_state
union all
select o.order_number, 'ORDER', null, o.state from orders o where o.origin = 'SHOP' and o.state is distinct from (select e.to_state from order_events e where e.order_number = o.order_number and e.kind = 'ORDER' order by e.event_id desc limit 1)
