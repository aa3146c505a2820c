-- An order is claimed (stock held), paid (the vendor called) and finished (stock sold, order placed). Each step can be repeated.
create sequence order_numbers start 10000001;

create table orders (
  order_number    text primary key,
  cart_id         uuid not null,
  tenant          text not null,
  user_id         uuid references users,
  session_hash    bytea,                              -- of the guest who ordered
  email           citext not null,
  status          text not null check (status in ('CLAIMED', 'ABANDONED', 'PLACED', 'PENDING_APPROVAL', 'APPROVED', 'DECLINED',
                    'READY_FOR_PICKUP', 'SHIPPED', 'DELIVERED', 'PICKED_UP', 'CANCELLED', 'RETURNED')),
  total_cents     int not null check (total_cents >= 0),
  summary         jsonb not null,                     -- the cart summary as it was shown, amounts in cents
  addresses       jsonb not null,
  delivery_groups jsonb not null,
  details         jsonb not null default '{}',        -- pickup person, PO, budget center, coupons
  origin          text not null default 'SHOP' check (origin in ('SHOP', 'IMPORTED')), -- imported: the demo's history
  claimed_at      timestamptz not null,
  held_until      timestamptz not null,               -- past it an unfinished claim is undone
  placed_at       timestamptz,
  updated_at      timestamptz not null
);
create unique index orders_one_live_per_cart on orders (cart_id) where status <> 'ABANDONED';
create index orders_of_user on orders (user_id, placed_at desc) where user_id is not null;
create index orders_unfinished on orders (held_until) where status = 'CLAIMED';

create table order_lines (
  order_number   text not null references orders,
  line_id        uuid not null,
  position       int not null,
  item_id        text not null,
  name           text not null,
  qty            int not null check (qty between 1 and 9999),
  unit_cents     int not null,
  base_cents     int not null,
  final_cents    int not null check (final_cents >= 0),
  tax_cents      int not null check (tax_cents >= 0),
  delivery_type  text not null,
  location_id    text,                                -- where its stock is taken; null for what has none (downloads, services)
  details        jsonb not null default '{}',         -- promise, store, parent row, picture
  primary key (order_number, line_id)
);
create index order_lines_of_item on order_lines (item_id);

-- One row a tender. Its key is the vendor's idempotency key: written before the vendor is called, never changed.
create table order_payments (
  payment_id     uuid primary key,
  order_number   text not null references orders,
  position       int not null,
  payment_type   text not null,
  token          text not null,
  brand          text not null,
  last_four      text not null,
  expiry_month   int,
  expiry_year    int,
  amount_cents   int not null check (amount_cents > 0),
  captured_cents int not null default 0,
  refunded_cents int not null default 0,
  state          text not null check (state in ('PENDING', 'UNKNOWN', 'CHALLENGE', 'APPROVED', 'DECLINED', 'CAPTURED', 'VOIDED', 'REFUNDED')),
  vendor_key     text not null unique,
  vendor_id      text,
  transaction_id text unique,
  challenge_url  text,
  challenge_status text check (challenge_status in ('Y', 'N')),
  checked_at     timestamptz,                         -- when the vendor was last asked
  created_at     timestamptz not null,
  constraint captured_within_amount check (captured_cents between 0 and amount_cents),
  constraint refunded_within_captured check (refunded_cents between 0 and captured_cents)
);
create index order_payments_of_order on order_payments (order_number, position);
create index order_payments_unsettled on order_payments (created_at) where state in ('PENDING', 'UNKNOWN', 'CHALLENGE');

-- What happened to an order and its payments, in order. Only ever appended to.
create table order_events (
  event_id     bigint generated always as identity primary key,
  order_number text not null references orders,
  payment_id   uuid,
  kind         text not null,                         -- ORDER or PAYMENT
  from_state   text,
  to_state     text not null,
  actor        text not null,                         -- shopper, vendor, reconciler, import
  at           timestamptz not null
);
create index order_events_of_order on order_events (order_number, event_id);

create table stock_holds (
  order_number text not null references orders,
  item_id      text not null,
  location_id  text not null,
  qty          int not null check (qty > 0),
  state        text not null check (state in ('HELD', 'SOLD', 'RELEASED')),
  held_until   timestamptz not null,
  primary key (order_number, item_id, location_id),
  foreign key (item_id, location_id) references stock
);
create index stock_holds_of_item on stock_holds (item_id, location_id) where state = 'HELD';

create table coupon_uses (
  code         text not null references coupons,
  order_number text not null references orders,
  user_id      uuid,
  state        text not null check (state in ('HELD', 'USED', 'RELEASED')),
  primary key (code, order_number)
);

-- Ends the whole statement, and undoes what it did so far, when less was had than was wanted: of stock, of coupons.
create function require_all(had bigint, wanted bigint, what text) returns boolean language plpgsql as $$
begin
  if had < wanted then
    raise exception 'not enough %', what using errcode = 'FS001', constraint = what;
  end if;
  return true;
end $$;
