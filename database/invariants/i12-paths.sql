-- I12: orders, tenders and shipments only moved along the edges of their machines, each from where the one before left them, and
-- each is where its last move brought it. An order is cancelled when all of its shipments are, and not before.
with told as materialized (
  select e.order_number, e.kind, coalesce(e.payment_id, e.shipment_id) as part_id, e.from_state, e.to_state,
    lag(e.to_state) over moves as before,
    lead(e.event_id) over moves is null as is_last
  from order_events e join orders o using (order_number)
  where o.origin = 'SHOP' or e.kind = 'SHIPMENT'
  window moves as (partition by coalesce(e.payment_id, e.shipment_id), e.order_number collate "C" order by e.event_id)),
things as (
  select order_number, 'ORDER' as kind, null::uuid as part_id, state from orders where origin = 'SHOP'
  union all
  select p.order_number, 'PAYMENT', p.payment_id, p.state from order_payments p join orders o using (order_number) where o.origin = 'SHOP'
  union all
  select order_number, 'SHIPMENT', shipment_id, state from shipments)
select order_number, kind, from_state, to_state, 'no move of its machine' as what
from told t
where not exists (
  select from state_moves m where m.machine = t.kind and m.from_state = coalesce(t.from_state, '') and m.to_state = t.to_state)
union all
select order_number, kind, from_state, to_state, 'began elsewhere than the move before ended'
from told
where before is distinct from from_state
union all
select g.order_number, g.kind, t.to_state, g.state, 'is not where its last move brought it'
from things g left join told t on t.is_last and t.order_number = g.order_number and t.kind = g.kind
  and t.part_id is not distinct from g.part_id
where t.to_state is distinct from g.state
union all
select o.order_number, 'ORDER', null, o.state, 'is not where its shipments are'
from orders o
  join (select order_number, bool_and(state = 'CANCELLED') as is_cancelled from shipments group by order_number) s using (order_number)
where (o.state = 'CANCELLED') <> s.is_cancelled
