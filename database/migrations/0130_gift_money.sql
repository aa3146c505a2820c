-- Money that was sold as gift cards, piece by piece: a book to which lines are only ever added. SOLD: paid for, and gone; ISSUED: the issuer
-- has put it on a card; SENT: its number and PIN were mailed; VOIDED: the card pays nothing any more, and its money went back.
create table gift_entries (
  entry_id     bigint generated always as identity primary key,
  order_number text not null references orders,       -- which paid for it
  shipment_id  uuid not null references shipments,
  line_id      uuid not null,
  piece        int not null check (piece > 0),        -- of the row: the first is 1
  kind         text not null check (kind in ('SOLD', 'ISSUED', 'SENT', 'VOIDED')),
  amount_cents int not null check (amount_cents > 0),
  issuer_card  text check ((kind = 'ISSUED') = (issuer_card is not null)), -- as the issuer's list names it: neither number nor PIN
  at           timestamptz not null,
  foreign key (order_number, line_id) references order_lines
);
create unique index gift_entries_once on gift_entries (line_id, piece, kind);
create index gift_entries_of_shipment on gift_entries (shipment_id);
create index gift_entries_of_order on gift_entries (order_number);

-- The issuer's own list, as far as it was read: a copy, to hold our book to.
create table issuer_entries (
  position     bigint generated always as identity primary key,
  entry_id     text not null unique,                  -- the issuer's name for it
  kind         text not null check (kind in ('ISSUE', 'VOID')),
  issuer_card  text not null,
  issue_key    text not null,                         -- ours, under which the card was issued
  amount_cents int not null,
  at           timestamptz not null,                  -- by the issuer's clock
  read_at      timestamptz not null                   -- by ours
);
create index issuer_entries_of_key on issuer_entries (issue_key);

-- A plastic card is worth what it was sold for, as one by e-mail is.
update items set facts = facts || jsonb_build_object('giftCents', price_cents) where facts ->> 'classId' = '235' and not facts ? 'giftCents' and price_cents > 0;

-- What was sold by e-mail before there was a book, with the time at which it was written down: its order has the true one. What became of the cards is
-- read from the issuer's list, within the minute.
insert into gift_entries (order_number, shipment_id, line_id, piece, kind, amount_cents, at)
select s.order_number, s.shipment_id, l.line_id, piece, 'SOLD', (l.details ->> 'giftCents')::int, now()
from shipments s join shipment_lines t using (shipment_id) join order_lines l on l.order_number = t.order_number and l.line_id = t.line_id
  cross join generate_series(1, l.qty) piece
where s.kind = 'EMAIL' and s.state = 'DELIVERED' and l.details ? 'giftCents';

-- Shipments whose cards are still to be sent: each piece is an event of its own from now on.
create temporary table unsent on commit drop as
select distinct (o.payload ->> 'shipmentId')::uuid as shipment_id from outbox o
where o.kind = 'order.delivered' and o.sent_at is null and (o.handler is null or o.handler = 'gift cards') and o.payload ? 'shipmentId';
insert into outbox (message_id, kind, payload, created_at, due_at)
select gen_random_uuid(), 'order.gift-sold', jsonb_build_object('orderNumber', order_number, 'shipmentId', shipment_id, 'lineId', line_id, 'piece', piece), now(), now()
from gift_entries join unsent using (shipment_id);
delete from outbox where kind = 'order.delivered' and handler = 'gift cards' and sent_at is null;
insert into gift_entries (order_number, shipment_id, line_id, piece, kind, amount_cents, at)
select order_number, shipment_id, line_id, piece, 'SENT', amount_cents, at from gift_entries
where shipment_id not in (select shipment_id from unsent);
