-- Each order is looked over once before anything of it leaves. What it is compared with stands beside it: who paid with which card, from which visit, to where.
create table order_screenings (
  order_number text primary key references orders,
  at           timestamptz not null,
  state        text not null check (state in ('LOOKING', 'CLEARED', 'HELD', 'RELEASED', 'REFUSED')),
  reasons      text[] not null default '{}',
  email        text not null,                          -- in lower case
  card_key     text,                                   -- of the card that pays; null: none, or its vendor does not say which it is
  session_hash bytea,
  user_id      uuid,
  ship_key     bytea,                                  -- street and ZIP, hashed; null: nothing is shipped
  decided_at   timestamptz,
  check ((state in ('HELD', 'RELEASED', 'REFUSED')) = (cardinality(reasons) > 0)),
  check ((state in ('RELEASED', 'REFUSED')) = (decided_at is not null))
);
create index order_screenings_of_card on order_screenings (card_key, at) where card_key is not null;
create index order_screenings_of_visit on order_screenings (session_hash, at) where session_hash is not null;
create index order_screenings_of_person on order_screenings (user_id, at) where user_id is not null;
create index order_screenings_of_address on order_screenings (ship_key, at) where ship_key is not null;
create index order_screenings_held on order_screenings (at) where state = 'HELD';

-- What was bought before there was such a look goes on as it did.
insert into order_screenings (order_number, at, state, email, session_hash, user_id)
  select order_number, placed_at, 'CLEARED', lower(trim(email)), session_hash, user_id from orders where placed_at is not null;

create index shipments_on_hold on shipments (order_number) where state = 'ON_HOLD';
