-- Orders that were imported have shipments, too: with a history that comes with them, as their orders and payments do.
create or replace function note_shipment_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and exists (select from orders where order_number = new.order_number and origin = 'IMPORTED') then
    return null;
  end if;
  perform require_move('SHIPMENT', case tg_op when 'UPDATE' then old.state else '' end, new.state);
  insert into order_events (order_number, shipment_id, kind, from_state, to_state, actor, at)
    values (new.order_number, new.shipment_id, 'SHIPMENT', case tg_op when 'UPDATE' then old.state end, new.state, new.changed_by, new.updated_at);
  return null;
end $$;

alter table returns add column reason text; -- why it came back, by its code; null: nobody said
