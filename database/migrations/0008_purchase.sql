-- The purchase: orders that move by tables of states, tenders of any kind, shipments, and what was done with the money.

-- Every move that an order, a tender or a shipment may make. Written at each start from the machines in domain/, so that the
-- rule stands in one place; '' is where a thing begins.
create table state_moves (
  machine    text not null,
  from_state text not null,
  to_state   text not null,
  primary key (machine, from_state, to_state)
);

create function require_move(which text, was text, will_be text) returns void language plpgsql as $$
begin
  if not exists (select from state_moves where machine = which and from_state = was and to_state = will_be) then
    raise exception '% may not go from "%" to "%"', which, was, will_be using errcode = 'FS002';
  end if;
end $$;

alter table orders rename column status to state;
alter table orders drop constraint orders_status_check;
alter table orders add column changed_by text not null default 'shopper'; -- who made the last move: shopper, reconciler, job:…

alter table order_payments drop constraint order_payments_state_check;
alter table order_payments add column changed_by text not null default 'shopper';
alter table order_payments add column nickname text not null default '';
-- When the vendor is to be asked to let go what it may hold for a tender that came to nothing; null: there is nothing to ask.
alter table order_payments add column release_due_at timestamptz;
alter table order_payments add column release_tries int not null default 0;
create index order_payments_to_release on order_payments (release_due_at) where release_due_at is not null;
drop index order_payments_unsettled; -- nobody asks by it any more
alter table order_payments add column released_cents int not null default 0 check (released_cents >= 0);
alter table order_payments add column is_to_save boolean not null default false; -- the payer wants to find the card again
alter table order_payments add constraint held_money_adds_up check (captured_cents + released_cents <= amount_cents);

create table shipments (
  shipment_id   uuid primary key,
  order_number  text not null references orders,
  position      int not null,
  kind          text not null check (kind in ('PARCEL', 'PICKUP', 'EMAIL')),
  store_number  text,                                 -- where it is fetched
  promised_for  date,
  state         text not null,
  goes_to       text,                                 -- while its money is being taken: the state that comes after
  goods_cents   int not null check (goods_cents >= 0),         -- its rows with their tax
  main_only_cents int not null default 0 check (main_only_cents between 0 and goods_cents), -- of the goods: what no gift or prepaid card may pay
  fees_cents    int not null default 0 check (fees_cents >= 0), -- fees of the order that were taken with it
  tracking      text,
  changed_by    text not null,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  unique (order_number, position)
);
create index shipments_under_way on shipments (updated_at) where state in ('OPEN', 'READY_FOR_PICKUP', 'SHIPPED', 'CHARGING');

create table shipment_lines (
  shipment_id  uuid not null references shipments,
  order_number text not null,
  line_id      uuid not null,
  primary key (shipment_id, line_id),
  unique (order_number, line_id),                     -- a row travels once
  foreign key (order_number, line_id) references order_lines
);

-- What came back. Never more of a row than was bought.
create table returns (
  return_id    uuid primary key,
  order_number text not null references orders,
  refund_cents int not null check (refund_cents >= 0),
  request_key  text,                                  -- of the call: its repeat gives nothing back a second time
  actor        text not null,
  at           timestamptz not null
);
create index returns_of_order on returns (order_number);
create unique index returns_once on returns (order_number, request_key) where request_key is not null;
create table return_lines (
  return_id    uuid not null references returns,
  order_number text not null,
  line_id      uuid not null,
  qty          int not null check (qty > 0),
  refund_cents int not null check (refund_cents >= 0),
  primary key (return_id, line_id),
  foreign key (order_number, line_id) references order_lines
);
create index return_lines_of_order on return_lines (order_number, line_id);

-- Money that is to be taken, let go or given back at a vendor: written with its key before the vendor is asked.
create table money_moves (
  move_id      uuid primary key,
  payment_id   uuid not null references order_payments,
  order_number text not null references orders,
  kind         text not null check (kind in ('CAPTURE', 'RELEASE', 'REFUND')),
  amount_cents int not null check (amount_cents > 0),
  shipment_id  uuid references shipments,             -- what it pays for
  return_id    uuid references returns,
  vendor_key   text not null unique,
  state        text not null default 'PENDING' check (state in ('PENDING', 'DONE', 'REFUSED')),
  tries        int not null default 0,
  due_at       timestamptz not null,
  created_at   timestamptz not null,
  done_at      timestamptz
);
create index money_moves_due on money_moves (due_at) where state = 'PENDING';
create index money_moves_of_order on money_moves (order_number);
create index money_moves_of_payment on money_moves (payment_id);
create index money_moves_of_shipment on money_moves (shipment_id) where shipment_id is not null;
create index money_moves_of_return on money_moves (return_id) where return_id is not null;

alter table order_lines add column is_physical boolean not null default true;
alter table order_lines add column is_main_only boolean not null default false; -- gift cards and memberships: no gift or prepaid card pays for them
alter table order_lines add column store_number text;
alter table order_lines add column parent_line_id uuid;
alter table order_lines add column promised_for date;

-- What was sold and came back lies on the shelf again.
alter table stock_holds add column returned_qty int not null default 0;
alter table stock_holds add constraint returned_within_sold check (returned_qty = 0 or (state = 'SOLD' and returned_qty between 0 and qty));

-- History is written by the database itself, whoever moves what: a move that is not allowed does not happen, one that
-- happens is told.
alter table order_events add column shipment_id uuid;

create function note_order_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform require_move('ORDER', old.state, new.state);
    insert into order_events (order_number, kind, from_state, to_state, actor, at) values (new.order_number, 'ORDER', old.state, new.state, new.changed_by, new.updated_at);
  elsif new.origin = 'SHOP' then
    perform require_move('ORDER', '', new.state);
    insert into order_events (order_number, kind, from_state, to_state, actor, at) values (new.order_number, 'ORDER', null, new.state, new.changed_by, new.updated_at);
  end if;
  return null;
end $$;
create trigger orders_begin after insert on orders for each row execute function note_order_move();
create trigger orders_move after update of state on orders for each row when (old.state <> new.state) execute function note_order_move();

create function note_payment_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform require_move('PAYMENT', old.state, new.state);
    insert into order_events (order_number, payment_id, kind, from_state, to_state, actor, at) values (new.order_number, new.payment_id, 'PAYMENT', old.state, new.state, new.changed_by, new.checked_at);
  elsif exists (select from orders where order_number = new.order_number and origin = 'SHOP') then
    perform require_move('PAYMENT', '', new.state);
    insert into order_events (order_number, payment_id, kind, from_state, to_state, actor, at) values (new.order_number, new.payment_id, 'PAYMENT', null, new.state, new.changed_by, new.created_at);
  end if;
  return null;
end $$;
create trigger order_payments_begin after insert on order_payments for each row execute function note_payment_move();
create trigger order_payments_move after update of state on order_payments for each row when (old.state <> new.state) execute function note_payment_move();

create function note_shipment_move() returns trigger language plpgsql as $$
begin
  perform require_move('SHIPMENT', case tg_op when 'UPDATE' then old.state else '' end, new.state);
  insert into order_events (order_number, shipment_id, kind, from_state, to_state, actor, at)
    values (new.order_number, new.shipment_id, 'SHIPMENT', case tg_op when 'UPDATE' then old.state end, new.state, new.changed_by, new.updated_at);
  return null;
end $$;
create trigger shipments_begin after insert on shipments for each row execute function note_shipment_move();
create trigger shipments_move after update of state on shipments for each row when (old.state <> new.state) execute function note_shipment_move();

-- A message of the outbox is an event that others hear, or the part of one handler in it.
alter table outbox add column handler text;           -- null: the event itself, not handed out yet
alter table outbox add column event_id uuid;          -- of the event that a handler's part belongs to
create unique index outbox_once_per_handler on outbox (event_id, handler) where event_id is not null;
-- What was waiting under its old name.
update outbox set kind = 'order.placed', handler = 'confirmation mail', event_id = message_id where kind = 'ORDER_CONFIRMATION' and sent_at is null;
update outbox set kind = 'password.reset-asked', handler = 'mail', event_id = message_id where kind = 'PASSWORD_RESET' and sent_at is null;
delete from outbox where kind = 'CAPTURE_PAYMENTS' and sent_at is null; -- its order has no shipment yet and gets one

-- When an order that is being paid is looked at next by whoever clears up; it moves on with each look, so none blocks the others.
alter table orders add column look_at timestamptz not null default now();
drop index orders_unfinished;
create index orders_to_look_at on orders (look_at) where state = 'CLAIMED';
create index orders_without_shipments on orders (placed_at) where origin = 'SHOP' and state in ('PLACED', 'APPROVED');
