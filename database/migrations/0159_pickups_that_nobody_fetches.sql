-- The day through which a store keeps what is ready for pickup: then it is canceled. A store may give it another day. Which one its shopper was reminded of: each is told once.
alter table shipments add column held_until date;
alter table shipments add column reminded_for date;
update shipments s set held_until = (select (max(e.at) at time zone 'America/New_York')::date + 7 from order_events e
  where e.order_number = s.order_number and e.shipment_id = s.shipment_id and e.to_state = 'READY_FOR_PICKUP') where state = 'READY_FOR_PICKUP';
create index shipments_to_fetch on shipments (held_until) where state = 'READY_FOR_PICKUP';
